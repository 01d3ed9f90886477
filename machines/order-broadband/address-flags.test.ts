import { expect, test } from 'vitest';
import { createActor, type ActorRefFrom } from 'xstate';
import type { addressCheckMachine } from '../address-check/address-check.machine.ts';
import { aVisitor, flags } from './customers.cases.ts';
import { orderBroadbandMachine } from './order-broadband.machine.ts';

test('flags that change while the home is looked for are known to the search, too (SC-10)', () => {
  const order = createActor(orderBroadbandMachine, { input: aVisitor }).start();
  const search = order.getSnapshot().children['addressCheck'] as ActorRefFrom<typeof addressCheckMachine>;
  const changed = { ...flags, commercialLaunch: false, addressLookupSpike: false };
  order.send({ type: 'flags.changed', flags: changed });
  expect(search.getSnapshot().context.flags).toEqual(changed);
  expect(order.getSnapshot().context.flags).toEqual(changed);
});

test('the postcode with which somebody comes is searched for (AD-08)', () => {
  const order = createActor(orderBroadbandMachine, { input: aVisitor }).start();
  const search = order.getSnapshot().children['addressCheck'] as ActorRefFrom<typeof addressCheckMachine>;
  order.send({ type: 'postcode.given', postcode: 'LK9 1SA' });
  expect(search.getSnapshot().matches({ enteringAddress: 'searchingAddresses' })).toBe(true);
  expect(search.getSnapshot().context.text).toBe('LK9 1SA');
});
