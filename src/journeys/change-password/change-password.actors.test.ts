import { expect, it, vi } from 'vitest';
import { changePasswordMachine } from '../../../machines/change-password/change-password.machine.ts';
import { log } from '../../runtime/log.ts';
import { createMemberAccount } from '../../gateway-client/member-account.ts';
import { empty, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createChangePasswordActors } from './change-password.actors.ts';

it('both passwords are sent as typed; a wrong one is refused and logs nobody out (AU-10)', async () => {
  vi.spyOn(log, 'warn').mockReturnValue();
  const answers = [() => problem(409, 'password.wrong'), empty];
  const { gateway, calls, onUnauthorised } = testClient({ 'PUT /member-api/v1/members/me/password': answers });
  const actors = createChangePasswordActors({ members: createMemberAccount(gateway) });
  // Types: the machine takes them as they are.
  changePasswordMachine.provide({ actors });
  const passwords = { currentPassword: ' correct horse ', newPassword: ' a brand new password ' };
  await expect(runActor(actors.changePassword, passwords)).rejects.toMatchObject({ code: 'password.wrong' });
  expect(onUnauthorised).not.toHaveBeenCalled();
  await runActor(actors.changePassword, passwords);
  expect(calls.map(({ body }) => body)).toEqual([passwords, passwords]);
});
