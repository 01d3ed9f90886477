import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './match-watch.cases.ts';
import { matchWatchMachine } from './match-watch.machine.ts';

describeMachine({
  machine: matchWatchMachine,
  starts,
  cases,
  facts,
  // Whoever waits for news of a placed switch leaves the watch.
  ends: ['awaitingNextLook'],
  invariants: {
    'the result is asked for at most nine times at speed (SW-06)': ({ context, status }) =>
      context.pace !== 'quick' || context.looks <= (status === 'done' ? 9 : 8),
    'a customer who waits is told what failed (ER-04)': ({ output, context }) =>
      output?.kind !== 'notChecked' || (context.pace === 'quick' && output.failure === context.failure),
  },
});
