import { expect, test, vi } from 'vitest';
import { live } from '../../../machines/find-plan/find-plan.cases.ts';
import { findPlanMachine } from '../../../machines/find-plan/find-plan.machine.ts';
import { createMemberPlans } from '../../gateway-client/member-plans.ts';
import { json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createFindPlanActors } from './find-plan.actors.ts';

const memberId = '100001';
const plans = `GET /broadband/v1/members/${memberId}/plans`;

function actorsOn(answers: Parameters<typeof testClient>[0]) {
  const leadOn = vi.fn<(path: string) => void>();
  const actors = createFindPlanActors({ plans: createMemberPlans(testClient(answers).gateway), leadOn });
  // Types: the machine takes them as they are.
  findPlanMachine.provide({ actors });
  return { ...actors, led: leadOn.mock.calls };
}

test('the plans are those of the member (DB-01)', async () => {
  const { loadPlans } = actorsOn({ [plans]: () => json(200, [live]) });
  await expect(runActor(loadPlans, { memberId })).resolves.toEqual([live]);
});

test('plans that do not come wait for another try (ER-04)', async () => {
  const { loadPlans } = actorsOn({ [plans]: () => problem(503, 'server.busy') });
  await expect(runActor(loadPlans, { memberId })).rejects.toMatchObject({ status: 503 });
});

test('the site is told where to lead on to', async () => {
  const { leadOn, led } = actorsOn({});
  await runActor(leadOn, { path: '/dashboard/plans/1' });
  expect(led).toEqual([['/dashboard/plans/1']]);
});
