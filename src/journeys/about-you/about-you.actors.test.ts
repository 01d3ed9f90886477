import { expect, it, vi } from 'vitest';
import { aboutYouMachine } from '../../../machines/about-you/about-you.machine.ts';
import { createMemberAccount } from '../../gateway-client/member-account.ts';
import { json } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createAboutYouActors } from './about-you.actors.ts';

it('the full name is sent, and only then the customer comes back (SC-10)', async () => {
  const { gateway, calls } = testClient({ 'PATCH /member-api/v1/members/me': () => json(200, {}) });
  const comeBack = vi.fn<() => void>();
  const actors = createAboutYouActors({
    members: createMemberAccount(gateway),
    welcome: () => Promise.resolve(),
    comeBack,
  });
  // Types: the machine takes them as they are.
  aboutYouMachine.provide({ actors });
  await runActor(actors.saveName, { firstName: 'Jo', lastName: 'Dunnock' });
  expect(calls.map(({ body }) => body)).toEqual([{ firstName: 'Jo', lastName: 'Dunnock' }]);
  expect(comeBack).not.toHaveBeenCalled();
  await runActor(actors.welcomeMember, {});
  expect(comeBack).toHaveBeenCalledTimes(1);
});
