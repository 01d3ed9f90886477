import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './estimate-data.cases.ts';
import { estimateDataMachine } from './estimate-data.machine.ts';
import { isStep, uses } from './estimate-data.rules.ts';

describeMachine({
  machine: estimateDataMachine,
  starts,
  cases,
  facts,
  ends: ['recommending'],
  invariants: {
    'every use has hours that can be chosen': ({ context: { hours } }) => uses.every((use) => isStep(hours[use])),
  },
  moves: {
    'plans that come, or do not, leave the hours as they are': ({ event, before, after }) =>
      event.type.startsWith('hours.') || before.context.hours === after.context.hours,
  },
});
