import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { problem } from '../gateway-client/testing/fake-fetch.ts';
import { testClient } from '../gateway-client/testing/test-client.ts';
import { log } from '../runtime/log.ts';
import { quietly } from './quiet-look.ts';

beforeEach(() => {
  vi.spyOn(log, 'warn').mockReturnValue();
  vi.spyOn(log, 'error').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

test.each([401, 500])(
  'a look that is answered with %i leads nowhere, and a call of the page does (ER-01, ER-03)',
  async (status) => {
    const path = '/member-api/v1/members/me/sessions';
    const { gateway, onUnauthorised, onServerError } = testClient({
      [`GET ${path}`]: () => problem(status, 'refused'),
    });
    await expect(quietly(gateway).gateway.GET(path)).rejects.toMatchObject({ status });
    expect(onUnauthorised).not.toHaveBeenCalled();
    expect(onServerError).not.toHaveBeenCalled();
    await expect(gateway.GET(path)).rejects.toMatchObject({ status });
    expect(onUnauthorised.mock.calls.length + onServerError.mock.calls.length).toBe(1);
  },
);
