import { describe, expect, it } from 'vitest';
import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, registration, starts, today } from './register.cases.ts';
import { registrationErrors } from './register.rules.ts';
import { registerMachine } from './register.machine.ts';

describeMachine({
  machine: registerMachine,
  starts,
  cases,
  facts,
  // The last step leaves the page; the form behind it is for the next visitor.
  ends: ['enteringRegistration'],
  invariants: {
    'the password is never kept': (snapshot) => !JSON.stringify(snapshot.context).includes(registration.password),
  },
  moves: {
    'what the gateway refuses stands at its field': ({ event, after }) =>
      !(event.type === 'xstate.error.actor.registerMember' && after.matches('enteringRegistration')) ||
      Object.keys(after.context.errors).length > 0,
  },
});

describe('a registration', () => {
  it('that is complete has no errors', () => expect(registrationErrors(registration, today)).toEqual({}));

  it.each([
    [{ firstName: ' ' }, { firstName: 'firstNameMissing' }],
    [{ firstName: 'Win £500\nnow' }, { firstName: 'firstNameWrong' }],
    [{ firstName: 'R'.repeat(101) }, { firstName: 'firstNameTooLong' }],
    [{ lastName: '' }, { lastName: 'lastNameMissing' }],
    [{ email: ' rowan.archer@example.com ' }, {}],
    [{ email: 'rowan@' }, { email: 'emailWrong' }],
    [{ birthDay: '30', birthMonth: '2' }, { birthDay: 'birthDateImpossible' }],
    [{ birthDay: '22', birthMonth: '11', birthYear: '2008' }, { birthYear: 'tooYoung' }],
    [{ birthDay: '21', birthMonth: '11', birthYear: '2008' }, {}],
    [{ password: 'eleven sign' }, { password: 'passwordShortBy1' }],
  ])('with %j: %j', (change, errors) => {
    expect(registrationErrors({ ...registration, ...change }, today)).toEqual(errors);
  });
});
