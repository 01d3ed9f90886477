import { expect, test, vi } from 'vitest';
import { late } from './late.ts';

test('what comes late is fetched once, for all who ask', async () => {
  const fetch = vi.fn<() => Promise<string>>().mockResolvedValue('views');
  const views = late(fetch);
  expect(views.now()).toBeNull();
  await Promise.all([views.load(), views.load()]);
  await views.load();
  expect(fetch).toHaveBeenCalledOnce();
  expect(views.now()).toBe('views');
});

test('what did not arrive says so to all who hear of it, and is asked for again later', async () => {
  vi.useFakeTimers();
  const fetch = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no connection'))
    .mockResolvedValue('views');
  const views = late(fetch);
  await expect(views.load()).rejects.toThrow('no connection');
  await expect(views.load()).rejects.toThrow('no connection');
  expect(fetch).toHaveBeenCalledOnce();
  expect(views.now()).toBeNull();
  vi.advanceTimersByTime(1000);
  await expect(views.load()).resolves.toBe('views');
  vi.useRealTimers();
});
