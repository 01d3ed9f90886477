import { expect, test } from 'vitest';
import { offerOf, product, starts } from '../../../machines/choose-plan/choose-plan.cases.ts';
import { choosePlanMachine } from '../../../machines/choose-plan/choose-plan.machine.ts';
import { answered } from '../../../machines/shared/model-case.ts';
import { toldOf } from '../../../studio/machine-tests/told-of.ts';
import { choosePlanAnalytics } from './choose-plan.analytics.ts';

const plans = { machine: choosePlanMachine, journey: choosePlanAnalytics, input: starts['a visitor'] };
const offer = { ...product, priceInPence: 3100, contractDurationInMonths: 12, downstreamSpeedInMbps: 500 };

test('the plan that is selected is told with its price, length and speed; one that is not on offer is not (SC-15)', () => {
  const selects = (productId: string) =>
    toldOf(plans, answered('listProducts', offerOf(offer)), { type: 'plan.selected', productId });
  expect(selects(offer.productId)).toEqual([
    {
      name: 'plan_selected',
      data: { product_id: offer.productId, monthly_price_in_pence: 3100, contract_months: 12, speed_in_mbps: 500 },
    },
  ]);
  expect(selects('not-on-offer')).toEqual([]);
});

test('a plan that is enough is told by its speed, never by who lives there; a refused answer is not told (SC-15)', () => {
  const asked = [answered('listProducts', offerOf(offer)), { type: 'suggestion.requested' }];
  const says = (people: string) => ({ type: 'household.submitted', people, uses: ['films'] });
  expect(toldOf(plans, ...asked, says('two'))).toEqual([
    { name: 'plan_suggested', data: { speed_in_mbps: 500, fit: 'smallest' } },
  ]);
  expect(toldOf(plans, ...asked, says(''))).toEqual([]);
});
