import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { log } from '../runtime/log.ts';
import { createMemberSessions } from './member-sessions.ts';
import { empty, json, problem } from './testing/fake-fetch.ts';
import { testClient } from './testing/test-client.ts';

const sessions = '/member-api/v1/members/me/sessions';
const session = {
  id: '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0001',
  isThisOne: false,
  browser: 'Chrome',
  system: null,
  loggedInAt: '2026-11-24T10:00:00.000Z',
  lastUsedAt: '2026-11-24T10:20:00.000Z',
};

beforeEach(() => {
  vi.spyOn(log, 'warn').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

it('a member is told where they are logged in', async () => {
  const { gateway } = testClient({ [`GET ${sessions}`]: () => json(200, { sessions: [session] }) });
  expect(await createMemberSessions(gateway).listSessions()).toEqual([session]);
});

it('a session is ended by its id, and with the anti-forgery token (HT-03)', async () => {
  const { gateway, calls } = testClient({ [`DELETE ${sessions}/${session.id}`]: empty });
  await createMemberSessions(gateway).endSession(session.id);
  expect(calls.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual(['token-1']);
});

it('what can be no session’s id is not asked about: it is answered as one that has ended', async () => {
  const { gateway, asked } = testClient({});
  await expect(createMemberSessions(gateway).endSession('../password')).rejects.toMatchObject({
    status: 404,
    code: 'session.not-found',
  });
  expect(asked()).toEqual([]);
});

it('that this session cannot be ended so reaches the caller', async () => {
  const { gateway } = testClient({ [`DELETE ${sessions}/${session.id}`]: () => problem(409, 'session.current') });
  await expect(createMemberSessions(gateway).endSession(session.id)).rejects.toMatchObject({ code: 'session.current' });
});

it('a member logs out everywhere with one call', async () => {
  const { gateway, asked } = testClient({ [`DELETE ${sessions}`]: empty });
  await createMemberSessions(gateway).logOutEverywhere();
  expect(asked()).toEqual([`DELETE ${sessions}`]);
});
