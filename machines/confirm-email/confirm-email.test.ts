import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, password, starts } from './confirm-email.cases.ts';
import { confirmEmailMachine } from './confirm-email.machine.ts';

describeMachine({
  machine: confirmEmailMachine,
  starts,
  cases,
  facts,
  // The way on is the profile, where another link is asked for, or the log-in page.
  ends: ['emailConfirmed', 'emailTaken', 'linkExpired', 'linkUsed', 'linkUnknown'],
  invariants: {
    'nobody confirms an address that they were not shown (AU-10)': (snapshot) =>
      !(snapshot.matches('readingAddress') || snapshot.matches('confirmingEmail')) || snapshot.context.email !== '',
  },
  moves: {
    'the password is kept nowhere': ({ after }) => !JSON.stringify(after.context).includes(password),
    'to open the link changes nothing: only a click confirms (AU-10)': ({ before, event, after }) =>
      !after.matches('confirmingEmail') || before.matches('confirmingEmail') || event.type === 'email.confirmed',
    'nobody is told of a new address before the gateway has said so (AU-10)': ({ event, after }) =>
      !after.matches('emailConfirmed') || event.type === 'xstate.done.actor.confirmEmail',
  },
});
