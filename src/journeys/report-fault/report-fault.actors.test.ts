import { expect, test } from 'vitest';
import { livePlan } from '../../../machines/leave-plan/plans.cases.ts';
import {
  closed,
  none,
  open,
  planId,
  planWith,
  reported,
  visitId,
  withMoved,
} from '../../../machines/report-fault/faults.cases.ts';
import { reportFaultMachine } from '../../../machines/report-fault/report-fault.machine.ts';
import { createPlanFaults } from '../../gateway-client/faults.ts';
import { createMemberPlans } from '../../gateway-client/member-plans.ts';
import { json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { nobodyThere } from '../../runtime/testing/nobody-there.ts';
import { createReportFaultActors } from './report-fault.actors.ts';

const at = `/broadband/v1/plans/${planId}/faults`;
const asked = { memberId: '100001', planId };

const around = {
  'GET /broadband/v1/members/100001/plans': () => json(200, [livePlan]),
  [`GET ${at}`]: () => json(200, none),
};

function actorsOn(answers: Parameters<typeof testClient>[0]) {
  const client = testClient(answers);
  const calls = { faults: createPlanFaults(client.gateway), plans: createMemberPlans(client.gateway) };
  const { somebodyThere, comesBack } = nobodyThere();
  const actors = createReportFaultActors({ ...calls, quiet: { ...calls, somebodyThere } });
  // Types: the machine takes them as they are.
  reportFaultMachine.provide({ actors });
  return { ...client, actors, comesBack };
}

test('a plan is read with what has been wrong with it (DB-01)', async () => {
  const { actors } = actorsOn(around);
  await expect(runActor(actors.loadFaults, asked)).resolves.toEqual(planWith(none));
});

test('a plan that is not the member’s is none of theirs, nor is an address with anything else in it (ER-04)', async () => {
  const missing = { status: 404, code: 'plan.not-found' };
  const others = actorsOn({ ...around, [`GET ${at}`]: () => problem(404, 'plan.not-found') });
  await expect(runActor(others.actors.loadFaults, asked)).rejects.toMatchObject(missing);
  const unlisted = actorsOn({ ...around, 'GET /broadband/v1/members/100001/plans': () => json(200, []) });
  await expect(runActor(unlisted.actors.loadFaults, asked)).rejects.toMatchObject(missing);
  const { actors } = actorsOn(around);
  await expect(runActor(actors.loadFaults, { ...asked, planId: 'anything' })).rejects.toMatchObject(missing);
});

test('a report is sent as it was said, and answered with the faults as they stand then', async () => {
  const { actors, calls } = actorsOn({ [`POST ${at}`]: () => json(200, open) });
  const report = {
    problem: 'DROPS',
    sinceDate: '2026-09-07',
    sinceTime: 'MORNING',
    details: null,
    contactPhone: '07700 900123',
  } as const;
  await expect(runActor(actors.reportFault, { planId, report })).resolves.toEqual(open);
  expect(calls[0]?.body).toEqual(report);
});

test('that it works again is said of the one fault', async () => {
  const { actors } = actorsOn({ [`POST ${at}/${reported.id}/closure`]: () => json(200, closed) });
  await expect(runActor(actors.closeFault, { planId, faultId: reported.id })).resolves.toEqual(closed);
});

test('a visit is put on the day that was chosen, and answered with the faults as they stand then (BK-31)', async () => {
  const { actors, calls } = actorsOn({
    [`PUT /broadband/v1/plans/${planId}/fault-appointments/${visitId}`]: () => json(200, withMoved),
  });
  const choice = { date: '2026-09-11', slot: 'PM' } as const;
  await expect(runActor(actors.moveVisit, { planId, visitId, choice })).resolves.toEqual(withMoved);
  expect(calls[0]?.body).toEqual(choice);
});

test('news are looked for once somebody is at the page', async () => {
  const { actors, calls, comesBack } = actorsOn(around);
  const look = runActor(actors.lookForNews, asked);
  await Promise.resolve();
  expect(calls).toEqual([]);
  comesBack();
  await expect(look).resolves.toEqual(planWith(none));
});
