import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { matchWatchMachine } from '../../../machines/match-watch/match-watch.machine.ts';
import {
  failedWith,
  loading,
  matched,
  started,
  starts,
} from '../../../machines/switch-provider/switch-provider.cases.ts';
import { switchProviderMachine } from '../../../machines/switch-provider/switch-provider.machine.ts';
import type {
  Provider,
  Switch,
  SwitchProviderEvent,
  SwitchProviderInput,
  SwitchStatus,
} from '../../../machines/switch-provider/switch-provider.types.ts';
import type { AnalyticsEvent } from '../../analytics/catalogue.ts';
import { createFactReader } from '../../analytics/fact-reader.ts';
import { createFacts } from '../../analytics/facts.ts';
import { matchWatchAnalytics } from '../match-watch/match-watch.analytics.ts';
import { switchProviderAnalytics } from './switch-provider.analytics.ts';

/** What is told of a customer who does this, with a provider who answers so. */
async function toldOf(input: SwitchProviderInput, answer: SwitchStatus, ...events: SwitchProviderEvent[]) {
  const told: AnalyticsEvent[] = [];
  const facts = createFacts(() =>
    Promise.resolve(
      createFactReader({
        journeys: [switchProviderAnalytics, matchWatchAnalytics],
        track: (event) => void told.push(event),
        onMistake: (message) => expect.fail(message),
      }),
    ),
  );
  await facts.load();
  const machine = switchProviderMachine.provide({
    actors: {
      loadProviders: fromPromise<Provider[], Record<string, never>>(() => Promise.resolve([])),
      requestMatch: fromPromise(() => Promise.resolve(loading)),
      matchWatch: matchWatchMachine.provide({ actors: { checkMatch: fromPromise(() => Promise.resolve(answer)) } }),
      startSwitch: fromPromise(() => Promise.resolve<Switch>(started)),
      withdrawSwitch: fromPromise(() => Promise.resolve()),
    },
  });
  const actor = createActor(machine, {
    input,
    inspect: (event) => facts.journey(event, false),
  }).start();
  for (const event of events) {
    await new Promise((resolve) => setTimeout(resolve));
    actor.send(event);
  }
  await new Promise((resolve) => setTimeout(resolve));
  return told.filter(({ name }) => name !== 'error_shown' && name !== 'step_shown');
}

const before = starts['a customer who has chosen a provider before'];
const asks: SwitchProviderEvent = { type: 'details.submitted', lastName: 'Fairweather', accountNumber: '' };

test('what the customer wishes is told once it is said, and not when nothing is (SC-15, SW-01)', async () => {
  const nothing: SwitchProviderEvent = { type: 'wish.submitted', wish: '' };
  const self: SwitchProviderEvent = { type: 'wish.submitted', wish: 'self' };
  expect(await toldOf(starts['a customer with a plan'], matched, nothing, self)).toEqual([
    { name: 'switch_wish_given', data: { wish: 'self' } },
  ]);
});

test('a customer who has said it before, and gives no answer now, has said nothing new (SC-15)', async () => {
  const nothing: SwitchProviderEvent = { type: 'wish.submitted', wish: '' };
  const { switching } = starts['a customer with a plan'];
  const said = { ...starts['a customer with a plan'], switching: { ...switching, wish: 'self' as const } };
  expect(await toldOf(said, matched, nothing)).toEqual([]);
});

test('a match and its consent are told, with nothing of whom it is about (SC-15, SW-04)', async () => {
  const agrees: SwitchProviderEvent = { type: 'consent.submitted', consent: true, landline: '' };
  const told = await toldOf(before, matched, asks, agrees);
  expect(told).toEqual([
    { name: 'match_answered', data: { outcome: 'matched' } },
    { name: 'switch_started', data: {} },
  ]);
});

test('a failed match is told with its code, and so is going on without (SC-15, SW-07)', async () => {
  expect(await toldOf(before, failedWith('1107'), asks, { type: 'switch.declined' })).toEqual([
    { name: 'match_answered', data: { outcome: 'failed', fault_code: '1107' } },
    { name: 'switch_declined', data: {} },
  ]);
  expect(await toldOf(before, { ...matched, state: 'pondering' }, asks)).toEqual([
    { name: 'match_answered', data: { outcome: 'unknown' } },
  ]);
});

test('a customer who goes without us before any request is told at once (SC-15, SW-01)', async () => {
  expect(await toldOf(before, matched, { type: 'switch.declined' })).toEqual([{ name: 'switch_declined', data: {} }]);
});
