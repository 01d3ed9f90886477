import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './follow-switch.cases.ts';
import { followSwitchMachine } from './follow-switch.machine.ts';
import { isDeparture } from './follow-switch.rules.ts';

describeMachine({
  machine: followSwitchMachine,
  starts,
  cases,
  facts,
  ends: ['followingArrival', 'followingDeparture', 'switchMissing'],
  invariants: {
    'each switch is told as what it is: to us, or to another provider (SW-11, SW-12)': (snapshot) => {
      const { followed } = snapshot.context;
      if (snapshot.matches('followingDeparture')) return followed !== null && isDeparture(followed);
      return !snapshot.matches('followingArrival') || (followed !== null && !isDeparture(followed));
    },
  },
  moves: {
    'nothing is stopped that its member has not said they didn’t ask for (SW-12)': ({ event, before, after }) =>
      !after.matches({ followingDeparture: 'objecting' }) ||
      before.matches({ followingDeparture: 'objecting' }) ||
      ['objection.confirmed', 'retry.requested'].includes(event.type),
  },
});
