import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from './log.ts';
import { json } from '../gateway-client/testing/fake-fetch.ts';
import { buildTimeConfig } from './build-time-config.ts';
import { loadRuntimeConfig } from './load-runtime-config.ts';

beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the runtime configuration (SC-06)', () => {
  it('comes from the host', async () => {
    const config = { ...buildTimeConfig, environment: 'dev', tools: true };
    const fetch = vi.fn<(path: string) => Promise<Response>>(() => Promise.resolve(json(200, config)));
    await expect(loadRuntimeConfig(fetch)).resolves.toEqual(config);
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/config');
    expect(log.warn).not.toHaveBeenCalled();
  });

  it.each([
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the host fails', () => Promise.resolve(json(500, {}))],
    ['the answer is no configuration', () => Promise.resolve(json(200, 'hello'))],
    ['the answer is not JSON', () => Promise.resolve(new Response('<html>'))],
  ])('is the build’s, with a warning, when %s', async (_, fetch) => {
    await expect(loadRuntimeConfig(fetch)).resolves.toEqual(buildTimeConfig);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it('is the build’s when the host is silent for 10 s', async () => {
    vi.useFakeTimers();
    const loading = loadRuntimeConfig(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
    );
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await loading).toEqual(buildTimeConfig);
  });
});
