import { assign, setup } from 'xstate';
import { codeOf, type Failed, failsTo, failureOf, statusOf } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { needed } from '../shared/needed.ts';
import { passwordError } from '../shared/password.ts';
import { paths } from '../shared/paths.ts';
import { supplied } from '../shared/supplied.ts';
import type {
  ChangePasswordContext,
  ChangePasswordEvent,
  ChangePasswordView,
  Passwords,
} from './change-password.types.ts';

/** Why the form is refused, by field; empty when it can be sent. */
export function passwordsErrors({ currentPassword, newPassword }: Passwords): ChangePasswordContext['errors'] {
  const error = passwordError(newPassword);
  return {
    ...(currentPassword === '' && { currentPassword: 'currentPasswordMissing' as const }),
    ...(error !== null && { newPassword: error }),
    ...(error === null && newPassword === currentPassword && { newPassword: 'passwordSame' as const }),
  };
}

/** The errand: a member who knows their password chooses another one. Both live in the event only. */
export const changePasswordMachine = setup({
  types: {
    context: {} as ChangePasswordContext,
    events: {} as ChangePasswordEvent,
    meta: {} as JourneyMeta<ChangePasswordView>,
    tags: {} as JourneyTag,
  },
  actors: { changePassword: supplied<void, Passwords>('changePassword') },
  guards: {
    isFormComplete: (_, params: Passwords) => Object.keys(passwordsErrors(params)).length === 0,
    isPasswordWrong: (_, params: Failed) => codeOf(params.failure) === 'password.wrong',
    isTooOften: (_, params: Failed) => statusOf(params.failure) === 429,
    isFormRefused: (_, params: Failed) => statusOf(params.failure) === 400,
  },
  actions: {
    refuseForm: assign((_, params: Passwords) => ({ errors: passwordsErrors(params) })),
    refusePassword: assign({ errors: { currentPassword: 'currentPasswordWrong' } }),
    refuseTries: assign({ errors: { currentPassword: 'tooManyTries' } }),
    refuseNewPassword: assign({ errors: { newPassword: 'passwordRefused' } }),
    clearErrors: assign({ errors: {}, failure: null }),
    storeFailure: assign({ failure: (_, params: Failed) => params.failure }),
  },
}).createMachine({
  id: 'changePassword',
  context: { errors: {}, failure: null },
  meta: { path: paths.changePassword },
  initial: 'enteringPasswords',
  states: {
    enteringPasswords: {
      id: 'enteringPasswords',
      description: 'Enter the current password and a new one.',
      route: {},
      meta: { view: 'EnteringPasswords', path: paths.changePassword, rows: ['AU-10'] },
      on: {
        'passwords.submitted': [
          {
            guard: { type: 'isFormComplete', params: ({ event }) => event },
            target: 'changingPassword',
            actions: 'clearErrors',
          },
          { actions: { type: 'refuseForm', params: ({ event }) => event } },
        ],
      },
    },
    changingPassword: {
      description: 'We save the new password, and end every other session of the account.',
      tags: ['busy', 'committing'],
      meta: { view: 'EnteringPasswords', rows: ['AU-10'] },
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ event }) => {
          const { currentPassword, newPassword } = needed(
            event.type === 'passwords.submitted' ? event : null,
            'a form',
          );
          return { currentPassword, newPassword };
        },
        onDone: 'passwordReplaced',
        onError: [
          {
            guard: { type: 'isPasswordWrong', params: failureOf },
            target: 'enteringPasswords',
            actions: 'refusePassword',
          },
          { guard: { type: 'isTooOften', params: failureOf }, target: 'enteringPasswords', actions: 'refuseTries' },
          {
            guard: { type: 'isFormRefused', params: failureOf },
            target: 'enteringPasswords',
            actions: 'refuseNewPassword',
          },
          failsTo('passwordNotChanged'),
        ],
      },
    },
    passwordNotChanged: {
      description: 'The password could not be changed; the old one still holds, try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'PasswordNotChanged', rows: ['AU-10', 'ER-04'] },
      on: { 'retry.requested': { target: 'enteringPasswords', actions: 'clearErrors' } },
    },
    passwordReplaced: {
      description: 'The new password holds, and the member is logged in here only.',
      meta: { view: 'PasswordReplaced', rows: ['AU-10'] },
    },
  },
});
