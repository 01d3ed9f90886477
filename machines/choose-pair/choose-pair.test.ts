import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { daysBetween } from '../shared/local-date.ts';
import { cases, facts, starts } from './choose-pair.cases.ts';
import { choosePairMachine } from './choose-pair.machine.ts';
import { pairsShown } from './choose-pair.rules.ts';

describeMachine({
  machine: choosePairMachine,
  starts,
  cases,
  facts,
  invariants: {
    'pairs are proposed only where there are some': (snapshot) =>
      !snapshot.matches({ choosingPair: 'pairsProposed' }) || pairsShown(snapshot.context).length > 0,
    'none is said to be there only once all dates are known': (snapshot) =>
      !snapshot.matches({ choosingPair: 'pairsMissing' }) ||
      (snapshot.context.nextBlock === null && pairsShown(snapshot.context).length === 0),
    'a pair that is taken keeps the lead time (BK-05)': ({ context: { taken, leadTimeInDays } }) =>
      taken === null || daysBetween(taken.outsideVisit.date, taken.inHomeVisit.date) >= (leadTimeInDays ?? Infinity),
    'the customer leaves with a pair, or to choose each date': ({ status, output, context }) =>
      status !== 'done' || (output?.kind === 'pairTaken') === (context.taken !== null),
    'a failure is known exactly while it is shown': (snapshot) =>
      (snapshot.context.failure !== null) === snapshot.hasTag('failed'),
  },
  moves: {
    'only a pair that is shown can be taken': ({ event, before, after }) =>
      event.type !== 'pair.taken' || after.context.taken !== null || before.context.taken === after.context.taken,
    'more pairs never take one away that was shown': ({ event, before, after }) =>
      event.type !== 'morePairs.requested' ||
      pairsShown(before.context).every((pair, index) => {
        const shown = pairsShown(after.context)[index];
        return shown?.inHomeVisit.date === pair.inHomeVisit.date;
      }),
  },
});
