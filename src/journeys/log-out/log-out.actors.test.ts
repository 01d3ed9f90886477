import { expect, it, vi } from 'vitest';
import { logOutMachine } from '../../../machines/log-out/log-out.machine.ts';
import { log } from '../../runtime/log.ts';
import { createAuth } from '../../gateway-client/auth.ts';
import { empty, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createLogOutActors } from './log-out.actors.ts';

it('the site hears of a log-out once the gateway has ended the session, and not before', async () => {
  vi.spyOn(log, 'warn').mockReturnValue();
  const answers = [() => problem(409, 'session.busy'), empty];
  const { gateway } = testClient({ 'POST /auth-api/v1/logout': answers });
  const loggedOut = vi.fn<() => void>();
  const actors = createLogOutActors({ auth: createAuth(gateway), loggedOut });
  // Types: the machine takes them as they are.
  logOutMachine.provide({ actors });
  await expect(runActor(actors.logOut, {})).rejects.toMatchObject({ status: 409 });
  expect(loggedOut).not.toHaveBeenCalled();
  await runActor(actors.logOut, {});
  expect(loggedOut).toHaveBeenCalledTimes(1);
});
