import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmEmailMachine } from '../../../machines/confirm-email/confirm-email.machine.ts';
import { createEmailChanges } from '../../gateway-client/email-change.ts';
import { empty, json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { log } from '../../runtime/log.ts';
import { createConfirmEmailActors } from './confirm-email.actors.ts';

const links = '/auth-api/v1/email-changes';
const email = 'rowan.hale@example.com';
const password = 'correct horse battery';

beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

function actorsOn(answers: Parameters<typeof testClient>[0], token = 'a-token') {
  const client = testClient(answers);
  const confirmed = vi.fn<() => void>();
  const actors = createConfirmEmailActors({ changes: createEmailChanges(client.gateway), token, confirmed });
  // Types: the machine takes them as they are.
  confirmEmailMachine.provide({ actors });
  return { ...client, actors, confirmed };
}

describe('a link that confirms another email address (AU-10)', () => {
  it('is looked up by its token, which changes nothing', async () => {
    const { actors, calls, confirmed } = actorsOn({ [`POST ${links}/look-up`]: () => json(200, { email }) });
    expect(await runActor(actors.checkLink, {})).toEqual({ email });
    expect(calls.map(({ path, body }) => [path, body])).toEqual([[`${links}/look-up`, { token: 'a-token' }]]);
    expect(confirmed).not.toHaveBeenCalled();
  });

  it('that is missing is unknown, and the gateway is not asked', async () => {
    const { actors, calls } = actorsOn({}, '');
    await expect(runActor(actors.checkLink, {})).rejects.toEqual({
      kind: 'HttpError',
      status: 404,
      code: 'email-link.unknown',
      message: '',
      fields: [],
    });
    expect(calls).toEqual([]);
  });

  it('tells the site of the new address once it is confirmed, and not before', async () => {
    const answers = [() => problem(409, 'email.taken'), empty];
    const { actors, calls, confirmed } = actorsOn({ [`POST ${links}/confirmation`]: answers });
    await expect(runActor(actors.confirmEmail, { password })).rejects.toMatchObject({
      status: 409,
      code: 'email.taken',
    });
    expect(confirmed).not.toHaveBeenCalled();
    await runActor(actors.confirmEmail, { password });
    expect(calls.map(({ body }) => body)).toEqual([
      { token: 'a-token', password },
      { token: 'a-token', password },
    ]);
    expect(confirmed).toHaveBeenCalledTimes(1);
  });
});
