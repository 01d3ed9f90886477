import { assign, setup } from 'xstate';
import { failsTo, failureOf, type Failed } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { isStillLoading } from '../shared/still-loading.ts';
import { supplied } from '../shared/supplied.ts';
import type { SwitchStatus } from '../switch-provider/switch-provider.types.ts';
import { maxRetries, waitMs } from './match-watch.rules.ts';
import type { MatchWatchContext, MatchWatchEvent, MatchWatchInput, MatchWatchOutput } from './match-watch.types.ts';

type Looked = { status: SwitchStatus };

/**
 * The errand: look, again and again, what the losing provider says of a switch. Whoever waits for it runs this one: the
 * page of the switch, the order beside its steps, and the summary of the order. It has no page of its own.
 */
export const matchWatchMachine = setup({
  types: {
    context: {} as MatchWatchContext,
    input: {} as MatchWatchInput,
    events: {} as MatchWatchEvent,
    output: {} as MatchWatchOutput,
  },
  actors: {
    /** Rejects with `stillLoading` while there is no result; of a switch that is placed it tells that, too. */
    checkMatch: supplied<SwitchStatus, { switchId: string; isPlaced: boolean }>('checkMatch'),
  },
  delays: { nextLook: ({ context }) => waitMs(context) },
  guards: {
    isSlow: ({ context }) => context.pace === 'slow',
    isResultAwaited: ({ context }) => context.pace !== 'placed',
    hasRetriesLeft: ({ context }) => context.pace !== 'quick' || context.looks < maxRetries,
    // Nobody asked for a slow look, and another one follows.
    isFailureTold: ({ context }, { failure }: Failed) => context.pace === 'quick' && !isStillLoading(failure),
  },
  actions: {
    // More are as many.
    countLook: assign({ looks: ({ context }) => Math.min(context.looks + 1, maxRetries + 1) }),
    storeStatus: assign({ status: (_, params: Looked) => params.status }),
    storeFailure: assign({ failure: (_, params: Failed) => params.failure }),
  },
}).createMachine({
  id: 'matchWatch',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'decidingFirstLook',
  states: {
    decidingFirstLook: {
      description: 'Who waits has it looked for at once; who goes on with the order has time.',
      always: [{ guard: 'isSlow', target: 'awaitingNextLook' }, { target: 'looking' }],
    },
    looking: {
      description: 'We look whether the result is there, or what is new of the switch.',
      meta: { rows: ['SW-05', 'SW-06', 'SW-07', 'SW-09'] },
      invoke: {
        id: 'checkMatch',
        src: 'checkMatch',
        input: ({ context: { status, pace } }) => ({ switchId: status.id, isPlaced: pace === 'placed' }),
        onDone: [
          {
            guard: 'isResultAwaited',
            target: 'matchAnswered',
            actions: { type: 'storeStatus', params: ({ event }) => ({ status: event.output }) },
          },
          {
            target: 'awaitingNextLook',
            actions: [{ type: 'storeStatus', params: ({ event }) => ({ status: event.output }) }, 'countLook'],
          },
        ],
        onError: [
          { guard: { type: 'isFailureTold', params: failureOf }, ...failsTo('matchNotChecked') },
          { guard: 'hasRetriesLeft', target: 'awaitingNextLook', actions: 'countLook' },
          { target: 'matchDelayed' },
        ],
      },
    },
    awaitingNextLook: {
      description:
        'The next look waits 500 ms, then twice as long each time, 8 s at most; where nobody waits it is some seconds away.',
      meta: { rows: ['SW-06', 'SW-07', 'SW-09'] },
      on: { 'result.requested': 'looking' },
      after: { nextLook: 'looking' },
    },
    matchAnswered: {
      description: 'The result is there.',
      type: 'final',
      output: ({ context }): MatchWatchOutput => ({ kind: 'answered', status: context.status }),
    },
    matchDelayed: {
      description: 'The provider takes longer than usual.',
      type: 'final',
      output: (): MatchWatchOutput => ({ kind: 'delayed' }),
    },
    matchNotChecked: {
      description: 'The result could not be fetched; the provider goes on looking.',
      type: 'final',
      output: ({ context }): MatchWatchOutput => ({
        kind: 'notChecked',
        failure: needed(context.failure, 'a failure'),
      }),
    },
  },
  output: ({ event }) => event.output as MatchWatchOutput,
});
