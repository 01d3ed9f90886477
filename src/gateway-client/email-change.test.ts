import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../runtime/log.ts';
import { createEmailChanges } from './email-change.ts';
import { empty, json, problem } from './testing/fake-fetch.ts';
import { testClient } from './testing/test-client.ts';

const own = '/member-api/v1/members/me/email-change';
const links = '/auth-api/v1/email-changes';
const email = 'rowan.hale@example.com';
const pending = { email, requestedAt: '2026-11-24T10:00:00Z', expiresAt: '2026-11-25T10:00:00Z' };

beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

function changesOn(answers: Parameters<typeof testClient>[0]) {
  const client = testClient(answers);
  return { ...client, changes: createEmailChanges(client.gateway) };
}

describe('another email address (AU-10)', () => {
  it('waits for its link, or none does', async () => {
    const { changes } = changesOn({
      [`GET ${own}`]: [() => json(200, { pending }), () => json(200, { pending: null })],
    });
    expect(await changes.findPending()).toEqual(pending);
    expect(await changes.findPending()).toBeNull();
  });

  it('is asked for with the password, and with a code where there is one', async () => {
    const { changes, calls } = changesOn({ [`POST ${own}`]: () => json(200, pending) });
    expect(await changes.request({ email, password: 'a password' })).toEqual(pending);
    await changes.request({ email, password: 'a password', factorCode: '123456' });
    expect(calls.map(({ body }) => body)).toEqual([
      { email, password: 'a password' },
      { email, password: 'a password', factorCode: '123456' },
    ]);
    expect(calls[0]?.headers.get('X-XSRF-TOKEN')).toBe('token-1');
  });

  it.each(['password.wrong', 'totp.wrong', 'email.same', 'email.taken'])('is refused with %s', async (code) => {
    const { changes } = changesOn({ [`POST ${own}`]: () => problem(409, code) });
    await expect(changes.request({ email, password: 'a password' })).rejects.toMatchObject({ status: 409, code });
  });

  it('is taken back', async () => {
    const { changes, asked } = changesOn({ [`DELETE ${own}`]: empty });
    await changes.cancel();
    expect(asked()).toEqual([`DELETE ${own}`]);
  });

  it('is looked up and confirmed by the token of its link, which stands in no address', async () => {
    const { changes, calls } = changesOn({
      [`POST ${links}/look-up`]: () => json(200, { email }),
      [`POST ${links}/confirmation`]: empty,
    });
    expect(await changes.lookUp('a-token')).toEqual({ email });
    await changes.confirm({ token: 'a-token', password: 'correct horse battery' });
    for (const { path, query, body } of calls) {
      expect(`${path}${query}`).not.toContain('a-token');
      expect(body).toMatchObject({ token: 'a-token' });
    }
  });
});
