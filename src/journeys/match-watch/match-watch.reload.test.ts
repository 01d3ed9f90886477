import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { matchWatchMachine } from '../../../machines/match-watch/match-watch.machine.ts';
import { orderBroadbandMachine } from '../../../machines/order-broadband/order-broadband.machine.ts';
import { placed, starts } from '../../../machines/order-broadband/order-broadband.cases.ts';
import type { PlacedJourney } from '../../../machines/order-broadband/order-broadband.types.ts';
import { matched, switchingWith } from '../../../machines/switch-provider/switch-provider.cases.ts';
import type { SwitchStatus } from '../../../machines/switch-provider/switch-provider.types.ts';
import { runMachine } from '../../journey-host/run-machine.ts';

const consented = { ...matched, state: 'consented' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a summary that is loaded again goes on watching where it was: the looks before count (SW-06, SW-09)', async () => {
  const asked: number[] = [];
  const machine = orderBroadbandMachine.provide({
    actors: {
      findPlacedOrder: fromPromise<PlacedJourney | null, { orderId: string | null }>(() =>
        Promise.resolve({ ...placed, switching: switchingWith(consented) }),
      ),
      matchWatch: matchWatchMachine.provide({
        actors: {
          checkMatch: fromPromise<SwitchStatus, { switchId: string; isPlaced: boolean }>(() => {
            asked.push(Date.now());
            return Promise.resolve(consented);
          }),
        },
      }),
    },
  });
  const run = (input: unknown, snapshot?: unknown) =>
    runMachine(
      machine,
      { input, snapshot },
      { log: (message) => expect.fail(message), observe: undefined, onChange: () => undefined },
    );

  const before = run(starts['a member']);
  before.send({ type: 'page.sought', path: '/order-summary' });
  await vi.advanceTimersByTimeAsync(500 + 1000);
  expect(asked).toHaveLength(3);
  const saved: unknown = JSON.parse(JSON.stringify(before.getPersistedSnapshot()));
  before.stop();

  const loadedAt = Date.now();
  const after = run(undefined, saved);
  await vi.advanceTimersByTimeAsync(2000 + 4000);
  expect(asked.slice(3).map((at) => at - loadedAt)).toEqual([2000, 6000]);
  after.stop();
});
