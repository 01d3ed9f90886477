import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './log-out.cases.ts';
import { logOutMachine } from './log-out.machine.ts';

describeMachine({
  machine: logOutMachine,
  starts,
  cases,
  facts,
  ends: ['loggedOut'],
  moves: {
    'nobody is told that they are logged out before the gateway has said so (AU-10)': ({ event, after }) =>
      !after.matches('loggedOut') || event.type === 'xstate.done.actor.logOut',
  },
});
