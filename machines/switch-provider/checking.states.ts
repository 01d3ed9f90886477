import { failsTo, failureOf } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { switchProviderSetup as s, whileLooking } from './switch-provider.setup.ts';
import type { SwitchProviderContext, SwitchStatus } from './switch-provider.types.ts';

/** The question for the result, whoever asks it. */
const look = {
  id: 'checkMatch',
  src: 'checkMatch',
  input: ({ context }: { context: SwitchProviderContext }) => ({
    switchId: needed(context.switching.status, 'a switch').id,
  }),
  onDone: {
    target: '#decidingMatch',
    actions: {
      type: 'storeStatus',
      params: ({ event }: { event: { output: SwitchStatus } }) => ({ status: event.output }),
    },
  },
} as const;

/** Ask at once, then 8 times more, each wait longer than the one before (SW-05, SW-06). */
export const checkingMatch = s.createStateConfig({
  id: 'checkingMatch',
  description: 'The provider looks for the customer; most answers come within seconds, and nobody has to wait here.',
  meta: { view: 'CheckingMatch' },
  initial: 'askingForResult',
  exit: 'forgetRetries',
  on: { ...whileLooking, 'detailsChange.requested': '#givingDetails' },
  states: {
    askingForResult: {
      meta: { rows: ['SW-05', 'SW-06'] },
      description: 'We ask whether the result is there.',
      invoke: {
        ...look,
        onError: [
          {
            guard: { type: 'isStillLoading', params: failureOf },
            target: 'decidingRetry',
          },
          failsTo('#matchNotChecked'),
        ],
      },
    },
    decidingRetry: {
      description: 'Not yet: ask again after a wait, until the retries are used up.',
      always: [{ guard: 'hasRetriesLeft', target: 'awaitingRetry' }, { target: '#matchStillChecked' }],
    },
    awaitingRetry: {
      meta: { rows: ['SW-06'] },
      description: 'The next question waits 500 ms, then twice as long each time, 8 s at most.',
      after: { retryWait: { target: 'askingForResult', actions: 'countRetry' } },
    },
  },
});

export const matchNotChecked = s.createStateConfig({
  id: 'matchNotChecked',
  description: 'The result could not be fetched; try again. The provider goes on looking.',
  tags: ['failed'],
  meta: { view: 'MatchNotChecked', rows: ['SW-05', 'ER-04'] },
  exit: 'clearFailure',
  on: { ...whileLooking, 'retry.requested': 'checkingMatch' },
});

/** Not failed: a provider may take a minute, and longer when it has trouble (SW-07). */
export const matchStillChecked = s.createStateConfig({
  id: 'matchStillChecked',
  description: 'The provider takes longer than usual; we go on looking, and the customer may go on with the order.',
  meta: { view: 'MatchStillChecked' },
  initial: 'awaitingNextLook',
  on: { ...whileLooking, 'result.requested': '.lookingAgain' },
  states: {
    awaitingNextLook: {
      meta: { rows: ['SW-06', 'SW-07'] },
      description: 'The next look is some seconds away.',
      after: { slowCheck: 'lookingAgain' },
    },
    lookingAgain: {
      meta: { rows: ['SW-06', 'SW-07'] },
      description: 'We look whether the result is there.',
      invoke: {
        ...look,
        // Also when the call itself failed: nobody asked for this look, and another one follows.
        onError: 'awaitingNextLook',
      },
    },
  },
});
