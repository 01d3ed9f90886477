import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPasswordMachine } from '../../../machines/reset-password/reset-password.machine.ts';
import { log } from '../../runtime/log.ts';
import { createAuth } from '../../gateway-client/auth.ts';
import { empty, json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createResetPasswordActors } from './reset-password.actors.ts';

const resets = '/auth-api/v1/password-resets';
const email = 'rowan@example.com';

beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

function actorsOn(answers: Parameters<typeof testClient>[0], token = 'a-token') {
  const client = testClient(answers);
  const loggedOut = vi.fn<() => void>();
  const actors = createResetPasswordActors({ auth: createAuth(client.gateway), token, loggedOut });
  // Types: the machine takes them as they are.
  resetPasswordMachine.provide({ actors });
  return { ...client, actors, loggedOut };
}

describe('a new password (AU-10)', () => {
  it('begins with an e-mail address, and the page to come back to where there is one', async () => {
    const { actors, calls } = actorsOn({ [`POST ${resets}`]: empty });
    await runActor(actors.requestLink, { email, returnTo: '/choose-plan?from=mail' });
    await runActor(actors.requestLink, { email, returnTo: '/' });
    await runActor(actors.requestLink, { email, returnTo: `/${'a'.repeat(500)}` });
    expect(calls.map(({ body }) => body)).toEqual([
      { email, returnTo: '/choose-plan?from=mail' },
      { email },
      { email },
    ]);
  });

  it('is asked for only after the link’s token has been looked up', async () => {
    const answers = [() => json(200, { email }), () => json(200, { email, returnTo: '/choose-plan' })];
    const { actors, calls } = actorsOn({ [`POST ${resets}/look-up`]: answers });
    expect(await runActor(actors.checkLink, {})).toEqual({ email, returnTo: null });
    expect(await runActor(actors.checkLink, {})).toEqual({ email, returnTo: '/choose-plan' });
    expect(calls[0]?.body).toEqual({ token: 'a-token' });
  });

  it('is not asked for without a link, and the gateway is not asked either', async () => {
    const { actors, calls } = actorsOn({}, '');
    await expect(runActor(actors.checkLink, {})).rejects.toEqual({
      kind: 'HttpError',
      status: 404,
      code: 'reset-link.unknown',
      message: '',
      fields: [],
    });
    expect(calls).toEqual([]);
  });

  it('ends the session in this browser, once it is saved and not before', async () => {
    const answers = [() => problem(410, 'reset-link.used'), empty];
    const { actors, calls, loggedOut } = actorsOn({ [`POST ${resets}/password`]: answers });
    await expect(runActor(actors.savePassword, { password: 'correct horse battery' })).rejects.toMatchObject({
      code: 'reset-link.used',
    });
    expect(loggedOut).not.toHaveBeenCalled();
    await runActor(actors.savePassword, { password: 'correct horse battery' });
    expect(calls[0]?.body).toEqual({ token: 'a-token', password: 'correct horse battery' });
    expect(loggedOut).toHaveBeenCalledTimes(1);
  });
});
