import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { matchWatchMachine } from '../match-watch/match-watch.machine.ts';
import { failedWith, matched, switchingWith } from '../switch-provider/switch-provider.cases.ts';
import { switchProviderMachine } from '../switch-provider/switch-provider.machine.ts';
import { placed, starts } from './order-broadband.cases.ts';
import { orderBroadbandMachine } from './order-broadband.machine.ts';
import { placedSwitchOf } from './told-switch.rules.ts';
import type { PlacedJourney, SwitchStatus } from './order-broadband.types.ts';

const consented = { ...matched, state: 'consented' };
const ordered = { ...matched, state: 'ordered' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The summary of an order, opened in a new tab; `answers` are what the looks at its switch find, the last one for good. */
async function summaryWith(...answers: (SwitchStatus | null)[]) {
  let looks = 0;
  const checkMatch = fromPromise<SwitchStatus, { switchId: string; isPlaced: boolean }>(() => {
    const answer = answers[Math.min(looks, answers.length - 1)];
    looks += 1;
    return answer ? Promise.resolve(answer) : Promise.reject(new Error('offline'));
  });
  const findPlacedOrder = fromPromise<PlacedJourney | null, { orderId: string | null }>(() =>
    Promise.resolve({ ...placed, switching: switchingWith(consented) }),
  );
  const machine = orderBroadbandMachine.provide({
    actors: {
      findPlacedOrder,
      matchWatch: matchWatchMachine.provide({ actors: { checkMatch } }),
      switchProvider: switchProviderMachine,
    },
  });
  const input = starts['a member'];
  if (!input) throw new Error('no such start');
  const actor = createActor(machine, { input }).start();
  actor.send({ type: 'page.sought', path: '/order-summary' });
  await vi.advanceTimersByTimeAsync(0);
  return { actor, news: () => placedSwitchOf(actor.getSnapshot().context.switching)?.news, looks: () => looks };
}

describe('the summary of an order', () => {
  it('goes on looking while the losing provider is told, and tells that it refused (SW-09)', async () => {
    const { news } = await summaryWith(consented, consented, failedWith('1201'));
    expect(news()).toBe('telling');
    await vi.advanceTimersByTimeAsync(500 + 1000);
    expect(news()).toBe('notOrdered');
  });

  it('looks again after a look that failed (SW-09)', async () => {
    const { news } = await summaryWith(null, null, failedWith('1202'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(news()).toBe('notOrdered');
  });

  it('looks seldom once the provider has accepted, and no more once the switch is done (SW-09)', async () => {
    const { news, looks } = await summaryWith(ordered, { ...ordered, error: { code: '1303', message: '' } }, matched);
    expect([news(), looks()]).toEqual(['accepted', 1]);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(looks()).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(news()).toBe('refused');
    const done = await summaryWith({ ...matched, state: 'triggered' });
    await vi.advanceTimersByTimeAsync(600_000);
    expect([done.news(), done.looks()]).toEqual(['complete', 1]);
  });

  it('leads to the switch, where provider and details are kept and the home stays (SW-04, SW-09)', async () => {
    const { actor } = await summaryWith(failedWith('1106'));
    actor.send({ type: 'switch.requested' });
    const { switchProvider } = actor.getSnapshot().children;
    const child = switchProvider as ActorRefFrom<typeof switchProviderMachine> | undefined;
    expect(child?.getSnapshot().matches('addressNotMatched')).toBe(true);
    child?.send({ type: 'addressChange.requested' });
    expect(child?.getSnapshot().matches('addressNotMatched')).toBe(true);
    expect(child?.getSnapshot().context.switching.lastName).toBe('Fairweather');
    child?.send({ type: 'order.continued' });
    expect(actor.getSnapshot().matches({ ordering: 'orderPlaced' })).toBe(true);
  });

  it('leads nowhere while all is well (SW-04)', async () => {
    const { actor } = await summaryWith(ordered);
    expect(actor.getSnapshot().can({ type: 'switch.requested' })).toBe(false);
  });
});
