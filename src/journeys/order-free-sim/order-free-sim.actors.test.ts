import { expect, test } from 'vitest';
import { ordered } from '../../../machines/order-free-sim/order-free-sim.cases.ts';
import { orderFreeSimMachine } from '../../../machines/order-free-sim/order-free-sim.machine.ts';
import { createAddresses } from '../../gateway-client/addresses.ts';
import { createQueries } from '../../gateway-client/queries.ts';
import { createSims } from '../../gateway-client/sims.ts';
import { json } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createOrderFreeSimActors } from './order-free-sim.actors.ts';

test('free SIM cards are ordered with what was typed (PH-12)', async () => {
  const { gateway, calls } = testClient({ 'POST /sim/v1/free-sims': () => json(201, ordered) });
  const addresses = createAddresses(gateway, createQueries());
  const actors = createOrderFreeSimActors({ sims: createSims(gateway), addresses });
  // Types: the machine takes them as they are.
  orderFreeSimMachine.provide({ actors });
  const wanted = {
    requestId: ordered.id,
    firstName: 'Rowan',
    lastName: 'Archer',
    email: 'rowan@example.com',
    address: { line1: '4 Heron Way', city: 'Larkhaven', postcode: 'LK1 1AA' },
    count: 2,
  };
  await expect(runActor(actors.orderSim, wanted)).resolves.toEqual(ordered);
  expect(calls[0]?.body).toEqual(wanted);
});
