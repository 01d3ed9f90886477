import { setImmediate } from 'node:timers/promises';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, it } from 'vitest';
import { matchWatchMachine } from '../match-watch/match-watch.machine.ts';
import { offline } from '../shared/model-case.ts';
import { stillLoading } from '../shared/still-loading.ts';
import { failedWith, loading, matched, starts } from './switch-provider.cases.ts';
import { switchProviderMachine } from './switch-provider.machine.ts';
import type { SwitchProviderEvent } from './switch-provider.types.ts';
import { selectSwitchProvider } from './switch-provider.selectors.ts';

/** Ms of the simulated clock at which each question was asked and each request sent, and what the machine came to. */
function poll(answers: (asked: number) => 'loading' | 'matched' | 'timedOut' | 'offline') {
  const clock = new SimulatedClock();
  const asked: number[] = [];
  const sent: number[] = [];
  const machine = switchProviderMachine.provide({
    actors: {
      matchWatch: matchWatchMachine.provide({
        actors: {
          checkMatch: fromPromise(() => {
            asked.push(clock.now());
            const answer = answers(asked.length);
            if (answer === 'offline') return Promise.reject(offline);
            if (answer === 'loading') return Promise.reject(stillLoading);
            return Promise.resolve(answer === 'matched' ? matched : failedWith('9008'));
          }),
        },
      }),
      requestMatch: fromPromise(() => {
        sent.push(clock.now());
        return Promise.resolve(loading);
      }),
    },
  });
  const actor = createActor(machine, {
    input: starts['a customer who comes back to a match that is still looked for'] as never,
    clock,
  });
  actor.start();
  return {
    asked,
    sent,
    value: () => actor.getSnapshot().value,
    send: (event: SwitchProviderEvent) => actor.send(event),
    model: () => selectSwitchProvider(actor.getSnapshot()),
    /** Moves the clock in small steps, so that nothing is asked later than it is due. */
    advance: async (ms: number) => {
      await setImmediate();
      for (let at = 0; at < ms; at += 100) {
        clock.increment(100);
        await setImmediate();
      }
    },
  };
}

it('the result is asked for at once, then after 500, 1000, 2000, 4000 and four times 8000 ms (SW-06)', async () => {
  const { asked, value, advance } = poll(() => 'loading');
  await advance(39_500);
  expect(asked).toEqual([0, 500, 1500, 3500, 7500, 15_500, 23_500, 31_500, 39_500]);
  expect(value()).toEqual('matchStillChecked');
});

it('when the retries are used up the match is still checked, every 15 s, and not failed (SW-07)', async () => {
  const { asked, value, advance } = poll((count) => (count <= 11 ? 'loading' : 'matched'));
  await advance(39_500 + 30_000);
  expect(asked.slice(9)).toEqual([54_500, 69_500]);
  await advance(15_000);
  expect(asked).toHaveLength(12);
  expect(value()).toEqual({ matchFound: 'switchReadyToStart' });
});

it('a result ends the questions (SW-05)', async () => {
  const { asked, value, advance } = poll((count) => (count < 3 ? 'loading' : 'matched'));
  await advance(60_000);
  expect(asked).toEqual([0, 500, 1500]);
  expect(value()).toEqual({ matchFound: 'switchReadyToStart' });
});

it('whoever does not want to wait has it looked for at once, and sees that we look (SW-07)', async () => {
  const { asked, send, model, advance } = poll(() => 'loading');
  expect(model().isLookingAgain).toBe(false);
  await advance(39_500 + 5000);
  expect(model().isLookingAgain).toBe(false);
  send({ type: 'result.requested' });
  expect(model().isLookingAgain).toBe(true);
  await advance(15_000);
  expect(asked.slice(9)).toEqual([44_500, 59_500]);
});

it('a look that fails while the customer waits is told, and asked again only when they want it (ER-04)', async () => {
  const { asked, send, value, advance } = poll((count) => (count === 2 ? 'offline' : 'loading'));
  await advance(60_000);
  expect(value()).toBe('matchNotChecked');
  expect(asked).toEqual([0, 500]);
  send({ type: 'retry.requested' });
  await advance(500);
  expect(asked).toEqual([0, 500, 60_000, 60_500]);
});

it('a slow look that fails is not told: nobody asked for it, and another one follows (SW-07)', async () => {
  const { asked, value, advance } = poll((count) => (count === 10 ? 'offline' : 'loading'));
  await advance(39_500 + 30_000);
  expect(asked.slice(9)).toEqual([54_500, 69_500]);
  expect(value()).toBe('matchStillChecked');
});

it('a provider that did not answer in time is asked again after 20 s, once, and then the customer decides (SW-07)', async () => {
  const { asked, sent, value, advance } = poll(() => 'timedOut');
  await advance(19_900);
  expect(value()).toEqual({ providerNotAnswering: 'awaitingAutomaticRetry' });
  await advance(60_000);
  expect(sent).toEqual([20_000]);
  expect(asked).toEqual([0, 20_000]);
  expect(value()).toEqual({ providerNotAnswering: 'retryOffered' });
});

it('says in its own words that a result is not ready (SW-05, specification, point 8)', () => {
  expect(loading.state).toBe('loading');
  expect(stillLoading.message).toBe('Match result still loading');
});
