import { expect, it } from 'vitest';
import { registerInterestMachine } from '../../../machines/register-interest/register-interest.machine.ts';
import { createProspects } from '../../gateway-client/prospects.ts';
import { json } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createRegisterInterestActors } from './register-interest.actors.ts';

it('interest is noted with what was typed and the address kept (RI-02)', async () => {
  const { gateway, calls } = testClient({ 'POST /broadband/v1/prospects': () => json(201, { id: 'p' }) });
  const actors = createRegisterInterestActors(createProspects(gateway));
  // Types: the machine takes them as they are.
  registerInterestMachine.provide({ actors });
  const prospect = { firstName: 'Rowan', email: 'rowan@example.com', address: { lines: ['4 Heron Way'] } };
  await runActor(actors.registerProspect, prospect);
  expect(calls[0]?.body).toEqual(prospect);
});
