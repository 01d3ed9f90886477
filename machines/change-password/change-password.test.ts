import { describe, expect, it } from 'vitest';
import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, passwords, starts } from './change-password.cases.ts';
import { changePasswordMachine, passwordsErrors } from './change-password.machine.ts';

describeMachine({
  machine: changePasswordMachine,
  starts,
  cases,
  facts,
  ends: ['passwordReplaced'],
  invariants: {
    'neither password is kept (AU-10)': (snapshot) =>
      Object.values(passwords).every((password) => !JSON.stringify(snapshot.context).includes(password)),
  },
  moves: {
    'nobody is told of a new password before the gateway has said so (AU-10)': ({ event, after }) =>
      !after.matches('passwordReplaced') || event.type === 'xstate.done.actor.changePassword',
  },
});

describe('the passwords', () => {
  it.each([
    [{}, {}],
    [{ currentPassword: '' }, { currentPassword: 'currentPasswordMissing' }],
    [{ newPassword: 'eleven sign' }, { newPassword: 'passwordShortBy1' }],
    [{ currentPassword: 'short', newPassword: 'short' }, { newPassword: 'passwordShortBy7' }],
    [{ newPassword: passwords.currentPassword }, { newPassword: 'passwordSame' }],
  ])('with %j: %j', (change, errors) => {
    expect(passwordsErrors({ ...passwords, ...change })).toEqual(errors);
  });
});
