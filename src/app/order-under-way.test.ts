import { expect, it } from 'vitest';
import { isOrderUnderWay, planUnderWay } from './order-under-way.ts';

const kept = (address: object | null, order: object | null = null) =>
  JSON.stringify({ v: 1, snapshot: { status: 'active', context: { address, order } } });

it.each([
  ['a home has been chosen', kept({ lines: ['7 Saltmarsh Row'] }), true],
  ['it has been placed', kept({ lines: ['7 Saltmarsh Row'] }, { id: '1' }), false],
  ['no home has been chosen yet', kept(null), false],
  ['nothing is kept', null, false],
  ['what is kept is of another shape', '{}', false],
])('an order is under way when %s', (_, text, isUnderWay) => {
  expect(isOrderUnderWay(text)).toBe(isUnderWay);
});

const picked = {
  displayName: 'Full Fibre 150',
  priceInPence: 2500,
  setupPriceInPence: 0,
  contractDurationText: '12 months',
};
const at = (chosen: unknown, address: object | null = { lines: ['7 Saltmarsh Row'] }, known = {}) =>
  JSON.stringify({
    v: 1,
    snapshot: {
      context: { address, order: null },
      children: { choosePlan: { snapshot: { context: { chosen, ...known } } } },
    },
  });

it('the plan that was picked waits for its member (AU-08)', () => {
  expect(planUnderWay(at({ ...picked, benefits: [] }))).toEqual({
    name: 'Full Fibre 150',
    priceInPence: 2500,
    setupPriceInPence: 0,
    contract: '12 months',
  });
});

it('the first day that it can be live goes with it (CU-03)', () => {
  expect(planUnderWay(at(picked, undefined, { earliestGoLiveDay: '2026-12-07' }))).toMatchObject({
    earliestGoLiveDay: '2026-12-07',
  });
  expect(planUnderWay(at(picked, undefined, { earliestGoLiveDay: null }))).not.toHaveProperty('earliestGoLiveDay');
});

it.each([
  ['nothing is kept', null],
  ['no home has been chosen', at(picked, null)],
  ['no plan has been picked', at(null)],
  ['the order stands at another step', kept({ lines: ['7 Saltmarsh Row'] })],
  ['what is kept of it is of another shape', at({ ...picked, priceInPence: '25' })],
])('no plan waits where %s', (_, text) => {
  expect(planUnderWay(text)).toBeNull();
});
