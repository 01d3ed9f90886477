import { expect, test } from 'vitest';
import { coming } from '../../../machines/follow-switch/switches.cases.ts';
import { managePlanMachine } from '../../../machines/manage-plan/manage-plan.machine.ts';
import { freePauses, made, planned } from '../../../machines/manage-plan/pauses.cases.ts';
import { boosted, livePlan, noneLeft, planId, someBoosts } from '../../../machines/manage-plan/plans.cases.ts';
import { createMemberPlans } from '../../gateway-client/member-plans.ts';
import { createMemberSwitches } from '../../gateway-client/member-switches.ts';
import { createPlanChanges } from '../../gateway-client/plan-changes.ts';
import { json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { nobodyThere } from '../../runtime/testing/nobody-there.ts';
import { createManagePlanActors } from './manage-plan.actors.ts';

const of = { memberId: '100001', planId };
const path = `/broadband/v1/plans/${planId}`;
const pauseId = planned.pause?.id ?? '';

function actorsOn(answers: Parameters<typeof testClient>[0]) {
  const client = testClient(answers);
  const { gateway } = client;
  const { somebodyThere, comesBack } = nobodyThere();
  const actors = createManagePlanActors({
    plans: createMemberPlans(gateway),
    switches: createMemberSwitches(gateway),
    changes: createPlanChanges(gateway),
    quiet: { plans: createMemberPlans(gateway), somebodyThere },
  });
  // Types: the machine takes them as they are.
  managePlanMachine.provide({ actors });
  return { ...client, actors, comesBack };
}

const readable = {
  'GET /broadband/v1/members/100001/plans': () => json(200, [livePlan.member]),
  [`GET ${path}/cancellation`]: () => json(200, livePlan.leaving),
  'GET /broadband/v1/members/100001/switches': () => json(200, []),
  [`GET ${path}/changes`]: () => json(200, livePlan.changes),
  [`GET ${path}/boosts`]: () => json(200, someBoosts),
  [`GET ${path}/pauses`]: () => json(200, freePauses),
};

test('a plan comes with what its contract means, how it would end and what it can become (DB-01, DB-05)', async () => {
  const { actors } = actorsOn(readable);
  await expect(runActor(actors.loadPlan, of)).resolves.toEqual(livePlan);
  await expect(runActor(actors.loadBoosts, of)).resolves.toEqual(someBoosts);
  await expect(runActor(actors.loadPauses, of)).resolves.toEqual(freePauses);
});

test('a plan comes with the switches of its member, and without them where they cannot be read (SW-12)', async () => {
  const switches = 'GET /broadband/v1/members/100001/switches';
  const known = actorsOn({ ...readable, [switches]: () => json(200, [coming]) });
  await expect(runActor(known.actors.loadPlan, of)).resolves.toEqual({ ...livePlan, switches: [coming] });
  const unread = actorsOn({ ...readable, [switches]: () => problem(500, 'internal.error') });
  await expect(runActor(unread.actors.loadPlan, of)).resolves.toEqual(livePlan);
});

test('a plan comes without what it can become where that cannot be read, and so it does after a pause (DB-05, ER-04)', async () => {
  const { actors } = actorsOn({
    ...readable,
    [`GET ${path}/changes`]: () => problem(500, 'internal.error'),
    [`POST ${path}/pauses`]: () => json(200, planned),
  });
  const plain = { ...livePlan, changes: null };
  await expect(runActor(actors.loadPlan, of)).resolves.toEqual(plain);
  const wanted = { from: '2026-03-20', days: 14, lastDayAccepted: '2027-03-09' };
  await expect(runActor(actors.planPause, { ...of, ...wanted })).resolves.toMatchObject({ found: plain });
});

test('a plan that is in no list of the member’s is none of theirs', async () => {
  const { actors } = actorsOn({ ...readable, 'GET /broadband/v1/members/100001/plans': () => json(200, []) });
  await expect(runActor(actors.loadPlan, of)).rejects.toMatchObject({ status: 404, code: 'plan.not-found' });
});

test.each(['1', 'p-1', '../100002'])(
  'an address with %s, which can be no plan’s id, is that of no plan',
  async (other) => {
    const { actors } = actorsOn(readable);
    const missing = { status: 404, code: 'plan.not-found' };
    await expect(runActor(actors.loadPlan, { ...of, planId: other })).rejects.toMatchObject(missing);
    await expect(runActor(actors.loadBoosts, { ...of, planId: other })).rejects.toMatchObject(missing);
  },
);

test('a boost begins by one call, and its answer says what is left', async () => {
  const { actors, calls } = actorsOn({ [`POST ${path}/boosts`]: () => json(200, boosted) });
  await expect(runActor(actors.startBoost, of)).resolves.toEqual(boosted);
  expect(calls).toHaveLength(1);
});

test('a pause is sent with the last day that was agreed to, and all that hangs on it is read anew', async () => {
  const { actors, calls } = actorsOn({ ...readable, [`POST ${path}/pauses`]: () => json(200, planned) });
  const wanted = { from: '2026-03-20', days: 14, lastDayAccepted: '2027-03-09' };
  const { pauses, boosts, found } = await runActor(actors.planPause, { ...of, ...wanted });
  expect(calls[0]?.body).toEqual(wanted);
  expect({ pauses, boosts, found }).toEqual({ pauses: made.pauses, boosts: someBoosts, found: livePlan });
});

test('a pause that was planned while its page could not be read is not planned twice: it is sent again as it was', async () => {
  let attempts = 0;
  const { actors, calls } = actorsOn({
    ...readable,
    [`POST ${path}/pauses`]: () => json(200, planned),
    [`GET ${path}/boosts`]: () => (attempts++ === 0 ? problem(503, 'server.busy') : json(200, someBoosts)),
  });
  const wanted = { ...of, from: '2026-03-20', days: 14, lastDayAccepted: null };
  await expect(runActor(actors.planPause, wanted)).rejects.toMatchObject({ status: 503 });
  await expect(runActor(actors.planPause, wanted)).resolves.toMatchObject({ pauses: planned });
  const sent = calls.flatMap(({ body }) => (body ? [body] : []));
  expect(sent[0]).toEqual(sent[1]);
});

test('a pause ends by its own id', async () => {
  const { actors } = actorsOn({ ...readable, [`DELETE ${path}/pauses/${pauseId}`]: () => json(200, freePauses) });
  await expect(runActor(actors.endPause, { ...of, pauseId })).resolves.toMatchObject({ pauses: freePauses });
});

test('whether a boost is over is looked up once somebody is at the page', async () => {
  const { actors, calls, comesBack } = actorsOn({ [`GET ${path}/boosts`]: () => json(200, noneLeft) });
  const look = runActor(actors.lookForNews, { memberId: '100001', planId });
  await Promise.resolve();
  expect(calls).toEqual([]);
  comesBack();
  await expect(look).resolves.toEqual(noneLeft);
});
