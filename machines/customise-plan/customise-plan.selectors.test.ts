import { expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import type { Happening } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed } from '../shared/model-case.ts';
import { unanswered } from '../../studio/model/explore.ts';
import { plan, rolling, starts } from './customise-plan.cases.ts';
import { customisePlanMachine } from './customise-plan.machine.ts';
import { selectCustomisePlan } from './customise-plan.selectors.ts';

const { product } = starts['a customer who is new to this step'];
const loaded = answered('loadOptions', {
  lengths: [product, rolling],
  isDateFree: true,
  isOutsideVisitRequired: false,
  meshMonthlyPriceInPence: 400,
});

/** What the page of a customer is told after these events. */
function shown(start: keyof typeof starts, ...events: Happening[]) {
  const actor = createActor(unanswered(customisePlanMachine), { input: starts[start] }).start();
  for (const event of events) actor.send(event);
  return selectCustomisePlan(actor.getSnapshot() as SnapshotFrom<typeof customisePlanMachine>);
}

test('the page shows the plan that was picked while its options come, and asks for no date before they are known', () => {
  expect(shown('a customer who is new to this step')).toMatchObject({
    choice: { productId: product.productId, meshWifi: false, connectionDate: null },
    isDateFree: false,
    meshMonthlyPriceInPence: 0,
    isLoading: true,
    isSaving: false,
    isKeeping: false,
  });
});

test('a length that is not known yet has no price', () => {
  expect(shown('a customer who comes back')).toMatchObject({ monthlyPriceInPence: 0 });
});

test('the price is that of the length chosen, with the mesh Wi-Fi where it is added (CU-02, CU-03)', () => {
  const dear = { ...product, priceInPence: 3000, setupPriceInPence: 3000, displayName: 'Full Fibre 150, rolling' };
  const lengths = [product, { ...dear, productId: rolling.productId, contractDurationText: '1 month rolling' }];
  const options = answered('loadOptions', {
    lengths,
    isDateFree: true,
    isOutsideVisitRequired: false,
    meshMonthlyPriceInPence: 400,
  });
  expect(shown('a customer who is new to this step', options)).toMatchObject({
    monthlyPriceInPence: 2500,
    meshMonthlyPriceInPence: 400,
    isLoading: false,
  });
  expect(shown('a customer who comes back', options)).toMatchObject({
    monthlyPriceInPence: 3400,
    lengths,
  });
});

test('the days on offer begin with the earliest that the network can do and end with the last that we take', () => {
  const { earliestDate, latestDate } = shown('a customer who is new to this step', loaded);
  expect(earliestDate).toBe('2026-12-01');
  expect(latestDate).toBe('2027-02-16');
});

test('a customer who comes back finds the date and the kit of before, and whom they switch from', () => {
  expect(shown('a customer who comes back', loaded)).toMatchObject({
    choice: { productId: rolling.productId, meshWifi: true, connectionDate: '2026-12-10' },
    isSwitchable: true,
    switchingFrom: 'Riverbourne Broadband',
    errors: {},
  });
});

test('the buttons say which of the two is under way, going on or saving for later', () => {
  const going = [loaded, { type: 'connectionDate.chosen', connectionDate: '2026-12-24' }];
  expect(shown('a customer who comes back', ...going, { type: 'installBooking.requested' })).toMatchObject({
    isKeeping: true,
    isSaving: false,
  });
  const saving = [...going, { type: 'saving.requested' }];
  expect(shown('a customer who comes back', ...saving)).toMatchObject({ isKeeping: false, isSaving: true });
  const kept = [...saving, answered('keepCustomisation', plan)];
  expect(shown('a customer who comes back', ...kept)).toMatchObject({ isKeeping: false, isSaving: true });
  const ticket = { code: 'K7M2QX9P', link: '/customise-plan?saved=K7M2QX9P', expiresAt: '2026-12-21T00:00:00Z' };
  expect(shown('a customer who comes back', ...kept, answered('saveJourney', ticket))).toMatchObject({
    isSaving: false,
    ticket,
  });
});

test('a choice that the gateway refuses is told in its own words; a line that breaks is not', () => {
  const asked = [loaded, { type: 'installBooking.requested' }];
  const refused = { kind: 'HttpError', status: 400, code: 'invalid.request', message: 'No such kit.', fields: [] };
  const words = (error: unknown) =>
    shown('a customer who comes back', ...asked, failed('keepCustomisation', error)).refusal;
  expect(words(refused)).toBe('No such kit.');
  expect(words({ ...refused, status: 503 })).toBe('');
});
