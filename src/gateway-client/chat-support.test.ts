import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { log } from '../runtime/log.ts';
import { createChatSupport } from './chat-support.ts';
import { json, problem } from './testing/fake-fetch.ts';
import { testClient } from './testing/test-client.ts';

const call = 'GET /chat-support/members/v1/me';

beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(log, level).mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

it('the member’s id and its signature come from the gateway (DB-09)', async () => {
  const { gateway } = testClient({ [call]: () => json(200, { id: '100001', hmac: 'abc' }) });
  expect(await createChatSupport(gateway).findChatIdentity()).toEqual({ id: '100001', hmac: 'abc' });
});

it.each([401, 403, 404, 500, 503])(
  'an answer %i gives nothing: no error page, no log-in (DB-09, ER-01, ER-03)',
  async (status) => {
    const { gateway, onServerError, onUnauthorised } = testClient({ [call]: () => problem(status, 'refused') });
    expect(await createChatSupport(gateway).findChatIdentity()).toBeNull();
    expect(onServerError).not.toHaveBeenCalled();
    expect(onUnauthorised).not.toHaveBeenCalled();
  },
);

it('no answer gives nothing (DB-09)', async () => {
  const { gateway } = testClient({ [call]: () => Promise.reject(new TypeError('Failed to fetch')) });
  expect(await createChatSupport(gateway).findChatIdentity()).toBeNull();
});
