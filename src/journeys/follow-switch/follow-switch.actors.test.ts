import { expect, test } from 'vitest';
import { input } from '../../../machines/follow-switch/follow-switch.cases.ts';
import { followSwitchMachine } from '../../../machines/follow-switch/follow-switch.machine.ts';
import { coming, disputed, switchId } from '../../../machines/follow-switch/switches.cases.ts';
import { createMemberSwitches } from '../../gateway-client/member-switches.ts';
import { createProducts } from '../../gateway-client/products.ts';
import { createQueries } from '../../gateway-client/queries.ts';
import { json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { nobodyThere } from '../../runtime/testing/nobody-there.ts';
import { createFollowSwitchActors } from './follow-switch.actors.ts';

const at = `/broadband/v1/members/100001/switches/${switchId}`;
const kit = { id: 'mesh-wifi', displayName: 'Mesh Wi-Fi', description: 'A second point', monthlyPriceInPence: 400 };

const around = {
  'GET /broadband/v1/products': () => json(200, []),
  'GET /broadband/v1/kit-options': () => json(200, [kit]),
  [`GET ${at}`]: () => json(200, coming),
};

function actorsOn(answers: Parameters<typeof testClient>[0]) {
  const client = testClient(answers);
  const { somebodyThere, comesBack } = nobodyThere();
  const read = {
    switches: createMemberSwitches(client.gateway),
    products: createProducts(client.gateway, createQueries()),
  };
  const actors = createFollowSwitchActors({
    ...read,
    quiet: { ...read, somebodyThere },
  });
  // Types: the machine takes them as they are.
  followSwitchMachine.provide({ actors });
  return { ...client, actors, comesBack };
}

test('a switch is read with what the lines of a final bill are called (DB-03)', async () => {
  const { actors } = actorsOn(around);
  const names = { 'mesh-wifi': 'Mesh Wi-Fi' };
  await expect(runActor(actors.loadSwitch, input)).resolves.toEqual({ found: coming, names });
});

test.each([
  ['products', { 'mesh-wifi': 'Mesh Wi-Fi' }],
  ['kit-options', {}],
])('a switch is read without the names that %s would give where they cannot be (ER-04)', async (list, names) => {
  const { actors } = actorsOn({ ...around, [`GET /broadband/v1/${list}`]: () => problem(500, 'internal.error') });
  await expect(runActor(actors.loadSwitch, input)).resolves.toEqual({ found: coming, names });
});

test('a switch that is not the member’s is none of theirs, nor is an address with anything else in it (ER-04)', async () => {
  const missing = { status: 404, code: 'switch.not-found' };
  const others = actorsOn({ ...around, [`GET ${at}`]: () => problem(404, 'switch.not-found') });
  await expect(runActor(others.actors.loadSwitch, input)).rejects.toMatchObject(missing);
  const { actors } = actorsOn(around);
  const anything = { ...input, switchId: 'anything' };
  await expect(runActor(actors.loadSwitch, anything)).rejects.toMatchObject(missing);
  await expect(runActor(actors.objectToSwitch, anything)).rejects.toMatchObject(missing);
});

test('“This wasn’t me” is said of the switch, and answered with how it stands then (SW-12)', async () => {
  const { actors, calls } = actorsOn({ [`POST ${at}/objection`]: () => json(200, disputed) });
  await expect(runActor(actors.objectToSwitch, input)).resolves.toEqual(disputed);
  expect(calls).toHaveLength(1);
});

test('news are looked for once somebody is at the page', async () => {
  const { actors, calls, comesBack } = actorsOn(around);
  const look = runActor(actors.lookForNews, input);
  await Promise.resolve();
  expect(calls).toEqual([]);
  comesBack();
  await expect(look).resolves.toMatchObject({ found: coming });
});
