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
    [{ firstName: 'Win £500\nnow' }, { firstName: 'nameWrong' }],
    [{ firstName: 'R'.repeat(101) }, { firstName: 'textTooLong' }],
    [{ lastName: '' }, { lastName: 'lastNameMissing' }],
    [{ email: ' rowan.archer@example.com ' }, {}],
    [{ email: 'rowan@' }, { email: 'emailWrong' }],
    [{ birthDate: '1990-02-30' }, { birthDate: 'birthDateMissing' }],
    [{ birthDate: '2008-11-22' }, { birthDate: 'tooYoung' }],
    [{ birthDate: '2008-11-21' }, {}],
    [{ password: 'eleven sign' }, { password: 'passwordTooShort' }],
  ])('with %j: %j', (change, errors) => {
    expect(registrationErrors({ ...registration, ...change }, today)).toEqual(errors);
  });
});
