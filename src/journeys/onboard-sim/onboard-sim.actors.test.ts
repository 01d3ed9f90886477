import { expect, test } from 'vitest';
import {
  activating,
  active,
  blocked,
  profile,
  several,
  simId,
  simNumber,
} from '../../../machines/onboard-sim/onboard-sim.cases.ts';
import { onboardSimMachine } from '../../../machines/onboard-sim/onboard-sim.machine.ts';
import { createSims } from '../../gateway-client/sims.ts';
import { json } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { nobodyThere } from '../../runtime/testing/nobody-there.ts';
import { createOnboardSimActors } from './onboard-sim.actors.ts';

function actorsOn(answers: Parameters<typeof testClient>[0]) {
  const client = testClient(answers);
  const { somebodyThere, comesBack } = nobodyThere();
  const sims = createSims(client.gateway);
  const actors = createOnboardSimActors({ sims, quiet: { sims, somebodyThere } });
  // Types: the machine takes them as they are.
  onboardSimMachine.provide({ actors });
  return { ...client, actors, comesBack };
}

test('a number is checked, and the card switched on with a code where one was asked for (PH-12)', async () => {
  const { actors, calls } = actorsOn({
    'POST /sim/v1/checks': () => json(200, { simNumber }),
    'POST /sim/v1/activations': () => json(201, activating),
  });
  await runActor(actors.checkSim, { simNumber });
  expect(calls.at(-1)?.body).toEqual({ simNumber });
  const wanted = { what: 'card', simNumber } as const;
  await expect(runActor(actors.switchOn, { wanted, code: null })).resolves.toEqual(activating);
  expect(calls.at(-1)?.body).toEqual({ simNumber });
  await runActor(actors.switchOn, { wanted, code: '123456' });
  expect(calls.at(-1)?.body).toEqual({ simNumber, proofCode: '123456' });
});

test('an eSIM is ordered, and a SIM of one’s own tried again (PH-12)', async () => {
  const { actors, calls } = actorsOn({
    'POST /sim/v1/esims': () => json(201, activating),
    [`POST /sim/v1/sims/${simId}/activation`]: () => json(200, activating),
  });
  await runActor(actors.switchOn, { wanted: { what: 'esim' }, code: null });
  expect(calls.at(-1)?.body).toEqual({});
  await runActor(actors.switchOn, { wanted: { what: 'own', simId }, code: '123456' });
  expect(calls.at(-1)?.body).toEqual({ proofCode: '123456' });
});

test('where the code is, and what a phone needs, is asked', async () => {
  const { actors, calls } = actorsOn({
    'POST /sim/v1/proofs': () => json(200, { way: 'APP' }),
    [`POST /sim/v1/sims/${simId}/profile/showing`]: () => json(200, profile),
  });
  await expect(runActor(actors.askProof, {})).resolves.toBe('APP');
  await expect(runActor(actors.loadProfile, { simId, code: null })).resolves.toEqual(profile);
  expect(calls.at(-1)?.body).toEqual({});
  await runActor(actors.loadProfile, { simId, code: '123456' });
  expect(calls.at(-1)?.body).toEqual({ proofCode: '123456' });
});

test('news of the SIM are looked for once somebody is at the page', async () => {
  const { actors, calls, comesBack } = actorsOn({ 'GET /sim/v1/sims': () => json(200, [active]) });
  const look = runActor(actors.lookForNews, {});
  await Promise.resolve();
  expect(calls).toEqual([]);
  comesBack();
  await expect(look).resolves.toEqual([active]);
});

test('a member’s SIMs are fetched, a lost one is blocked, and an eSIM given out again (PH-12)', async () => {
  const { actors, calls } = actorsOn({
    'GET /sim/v1/sims': () => json(200, several),
    [`POST /sim/v1/sims/${simId}/block`]: () => json(200, blocked),
    [`POST /sim/v1/sims/${simId}/profile`]: () => json(200, profile),
  });
  await expect(runActor(actors.loadSims, {})).resolves.toEqual(several);
  await expect(runActor(actors.blockSim, { simId })).resolves.toEqual(blocked);
  await expect(runActor(actors.renewProfile, { simId, code: '123456' })).resolves.toEqual(profile);
  expect(calls.at(-1)?.body).toEqual({ proofCode: '123456' });
});
