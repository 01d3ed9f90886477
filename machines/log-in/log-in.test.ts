import { describeMachine } from '../../tests/support/model/describe-machine.ts';
import { cases, facts, password, starts } from './log-in.cases.ts';
import { logInMachine } from './log-in.machine.ts';

describeMachine({
  machine: logInMachine,
  starts,
  cases,
  facts,
  // The last step leaves the page; the form behind it is for the next visitor.
  ends: ['enteringCredentials'],
  invariants: {
    'the password is never kept': (snapshot) => !JSON.stringify(snapshot.context).includes(password),
  },
  moves: {
    'a code is asked for only after the right password (AU-10)': ({ event, before, after }) =>
      !(after.matches('enteringCode') && before.matches('checkingCredentials')) ||
      event.type === 'xstate.done.actor.checkCredentials',
    'nobody is welcomed without the gateway’s word (AU-10)': ({ event, before, after }) =>
      !after.matches('welcomingMember') ||
      before.matches('welcomingMember') ||
      event.type.startsWith('xstate.done.actor.'),
  },
});
