import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProviderDirectory, type Provider } from './directory.ts';
import { HOUR_MS } from '../../platform/clock/clock.ts';

const riverbourne: Provider = {
  id: 'RRVB',
  name: 'Riverbourne Broadband',
  status: 'active',
  switchingContact: 'switching@example.com',
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A hub that is there, or not; and how often it was asked. */
function hub({ isThere = true } = {}) {
  const state = { isThere, asked: 0 };
  const directory = new ProviderDirectory(async () => {
    state.asked += 1;
    await Promise.resolve();
    if (!state.isThere) throw new Error('nobody there');
    return [riverbourne];
  });
  return { state, directory };
}

test('the hub is asked once an hour, and once for all who come at the same time', async () => {
  const { state, directory } = hub();
  await Promise.all([directory.read(), directory.known(), directory.read()]);
  vi.advanceTimersByTime(HOUR_MS - 1);
  expect((await directory.read()).get('RRVB')).toEqual(riverbourne);
  expect(state.asked).toBe(1);
  vi.advanceTimersByTime(1);
  await directory.read();
  expect(state.asked).toBe(2);
});

test('who asks for the list of a hub that never answered is told so; who asks for names gets none', async () => {
  const { directory } = hub({ isThere: false });
  await expect(directory.read()).rejects.toThrow('nobody there');
  expect(await directory.known()).toEqual(new Map());
});

test('an old list is better than none, and a hub that is away is not asked again for half a minute', async () => {
  const { state, directory } = hub();
  await directory.read();
  state.isThere = false;
  vi.advanceTimersByTime(HOUR_MS);
  expect((await directory.read()).size).toBe(1);
  vi.advanceTimersByTime(29_999);
  expect((await directory.known()).size).toBe(1);
  expect(state.asked).toBe(2);
  vi.advanceTimersByTime(1);
  await directory.known();
  expect(state.asked).toBe(3);
});

test('a hub that has come back is asked at once where nobody is known yet', async () => {
  const { state, directory } = hub({ isThere: false });
  expect((await directory.known()).size).toBe(0);
  state.isThere = true;
  expect((await directory.read()).size).toBe(1);
});
