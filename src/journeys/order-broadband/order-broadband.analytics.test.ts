import { expect, test } from 'vitest';
import { answered } from '../../../machines/shared/model-case.ts';
import { placed, resumed } from '../../../machines/order-broadband/order-broadband.cases.ts';
import { aMember } from '../../../machines/order-broadband/customers.cases.ts';
import { orderBroadbandMachine } from '../../../machines/order-broadband/order-broadband.machine.ts';
import { toldOf } from '../../../studio/machine-tests/told-of.ts';
import { orderBroadbandAnalytics } from './order-broadband.analytics.ts';

const order = { machine: orderBroadbandMachine, journey: orderBroadbandAnalytics, input: aMember };
const code = { type: 'savedJourney.requested', code: 'K7M2QX9P' } as const;

test('a saved journey that is found is told as resumed; a code without one is not (SC-15, CU-04)', () => {
  const resumes = [{ name: 'journey_resumed', data: {} }];
  expect(toldOf(order, code, answered('findSavedJourney', resumed))).toEqual(resumes);
  expect(toldOf(order, code, answered('findSavedJourney', null))).toEqual([]);
});

test('news of the order are told once they are on (SC-15, OR-09)', () => {
  const opts = [
    { type: 'page.sought', path: '/order-summary' } as const,
    answered('findPlacedOrder', placed),
    { type: 'updates.requested' } as const,
  ];
  expect(toldOf(order, ...opts)).toEqual([]);
  expect(toldOf(order, ...opts, answered('optIn'))).toEqual([{ name: 'order_updates_on', data: {} }]);
});
