import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logInMachine } from '../../../machines/log-in/log-in.machine.ts';
import { log } from '../../runtime/log.ts';
import { createAuth } from '../../gateway-client/auth.ts';
import { json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createLogInActors } from './log-in.actors.ts';

const credentials = { email: 'rowan@example.com', password: 'correct horse battery' };

beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

function actorsOn(answers: Parameters<typeof testClient>[0], welcome = () => Promise.resolve()) {
  const client = testClient(answers);
  const comeBack = vi.fn<() => void>();
  const actors = createLogInActors({ auth: createAuth(client.gateway), welcome, comeBack });
  // Types: the machine takes them as they are.
  logInMachine.provide({ actors });
  return { ...client, actors, comeBack };
}

describe('log-in (AU-10)', () => {
  it('sends e-mail and password, and says whether a code is asked for', async () => {
    const answers = [() => json(200, { memberId: '100001' }), () => json(200, { mfaRequired: true })];
    const { actors, calls } = actorsOn({ 'POST /auth-api/v1/login': answers });
    expect(await runActor(actors.checkCredentials, credentials)).toEqual({ mfaRequired: false });
    expect(await runActor(actors.checkCredentials, credentials)).toEqual({ mfaRequired: true });
    expect(calls[0]?.body).toEqual(credentials);
  });

  it('that is wrong fails with 401 and sends nobody anywhere', async () => {
    const { actors, onUnauthorised } = actorsOn({ 'POST /auth-api/v1/login': () => problem(401, 'credentials.wrong') });
    await expect(runActor(actors.checkCredentials, credentials)).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  it('sends the code', async () => {
    const { actors, calls } = actorsOn({ 'POST /auth-api/v1/login/totp': () => json(200, { memberId: '100001' }) });
    await runActor(actors.checkCode, { code: '123456' });
    expect(calls[0]?.body).toEqual({ code: '123456' });
  });

  it('comes back to where the customer was, only once it is known who they are', async () => {
    const { actors, comeBack } = actorsOn({});
    await runActor(actors.welcomeMember, {});
    expect(comeBack).toHaveBeenCalledTimes(1);
    const failing = actorsOn({}, () => Promise.reject({ kind: 'UnknownError', message: 'no' }));
    await expect(runActor(failing.actors.welcomeMember, {})).rejects.toMatchObject({ kind: 'UnknownError' });
    expect(failing.comeBack).not.toHaveBeenCalled();
  });
});
