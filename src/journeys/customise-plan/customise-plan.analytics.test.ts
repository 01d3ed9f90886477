import { expect, test } from 'vitest';
import { plan, rolling, starts } from '../../../machines/customise-plan/customise-plan.cases.ts';
import { customisePlanMachine } from '../../../machines/customise-plan/customise-plan.machine.ts';
import { answered } from '../../../machines/shared/model-case.ts';
import { toldOf } from '../../../studio/machine-tests/told-of.ts';
import { customisePlanAnalytics } from './customise-plan.analytics.ts';

const input = starts['a customer who is new to this step'];
const customising = { machine: customisePlanMachine, journey: customisePlanAnalytics, input };
const options = answered('loadOptions', {
  lengths: [input.product, rolling],
  isDateFree: false,
  meshMonthlyPriceInPence: 400,
});

test('a plan is told as customised once it is kept, with the length chosen and the price with its kit (SC-15)', () => {
  const chooses = [
    options,
    { type: 'length.chosen', productId: rolling.productId } as const,
    { type: 'meshWifi.toggled', meshWifi: true } as const,
    { type: 'installBooking.requested' } as const,
  ];
  expect(toldOf(customising, ...chooses)).toEqual([]);
  expect(toldOf(customising, ...chooses, answered('keepCustomisation', plan))).toEqual([
    {
      name: 'plan_customised',
      data: {
        product_id: rolling.productId,
        monthly_price_in_pence: rolling.priceInPence + 400,
        contract_months: rolling.contractDurationInMonths,
        mesh_wifi: true,
      },
    },
  ]);
});

test('a journey is told as saved once it has its code (SC-15, CU-04)', () => {
  const ticket = { code: 'K7M2QX9P', link: '/customise-plan?saved=K7M2QX9P', expiresAt: '2026-12-21T00:00:00Z' };
  const saves = [options, { type: 'saving.requested' } as const, answered('keepCustomisation', plan)];
  expect(toldOf(customising, ...saves)).toEqual([]);
  expect(toldOf(customising, ...saves, answered('saveJourney', ticket))).toEqual([{ name: 'journey_saved', data: {} }]);
});
