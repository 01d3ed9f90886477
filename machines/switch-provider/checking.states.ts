import { sendTo } from 'xstate';
import type { MatchWatchInput, MatchWatchOutput } from '../match-watch/match-watch.types.ts';
import { failsTo } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { switchProviderSetup as s, whileLooking } from './switch-provider.setup.ts';
import type { SwitchProviderContext } from './switch-provider.types.ts';

/** Looks for the result until it is there; what else may come of it is said at the state. */
const watch = (pace: MatchWatchInput['pace']) =>
  ({
    id: 'matchWatch',
    src: 'matchWatch',
    input: ({ context }: { context: SwitchProviderContext }): MatchWatchInput => ({
      pace,
      status: needed(context.switching.status, 'a switch'),
      looks: 0,
    }),
    onError: failsTo('#matchNotChecked'),
  }) as const;

const outcomeOf = ({ event }: { event: { output: MatchWatchOutput } }) => event.output;

const answered = {
  guard: { type: 'isMatchAnswered', params: outcomeOf },
  target: '#decidingMatch',
  actions: { type: 'storeMatch', params: outcomeOf },
} as const;

/** Ask at once, then 8 times more, each wait longer than the one before (SW-05, SW-06). */
export const checkingMatch = s.createStateConfig({
  id: 'checkingMatch',
  description: 'The provider looks for the customer; most answers come within seconds, and nobody has to wait here.',
  meta: { view: 'CheckingMatch', rows: ['SW-05', 'SW-06'] },
  on: { ...whileLooking, 'detailsChange.requested': '#givingDetails' },
  invoke: {
    ...watch('quick'),
    onDone: [
      answered,
      { guard: { type: 'isMatchDelayed', params: outcomeOf }, target: '#matchStillChecked' },
      { target: '#matchNotChecked', actions: { type: 'storeLookFailure', params: outcomeOf } },
    ],
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
  meta: { view: 'MatchStillChecked', rows: ['SW-06', 'SW-07'] },
  on: { ...whileLooking, 'result.requested': { actions: sendTo('matchWatch', { type: 'result.requested' }) } },
  invoke: {
    ...watch('slow'),
    onDone: { target: '#decidingMatch', actions: { type: 'storeMatch', params: outcomeOf } },
  },
});
