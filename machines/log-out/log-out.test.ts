import { describeMachine } from '../../tests/support/model/describe-machine.ts';
import { answered, failed } from '../../tests/support/model/events.ts';
import { logOutMachine } from './log-out.machine.ts';

describeMachine({
  machine: logOutMachine,
  starts: { 'a member': undefined },
  cases: [answered('logOut'), failed('logOut', { kind: 'NetworkError', message: 'offline' })],
  facts: ({ failure }) => ({ isFailed: failure !== null }),
  ends: ['loggedOut'],
  moves: {
    'nobody is told that they are logged out before the gateway has said so (AU-10)': ({ event, after }) =>
      !after.matches('loggedOut') || event.type === 'xstate.done.actor.logOut',
  },
});
