import { assign, setup } from 'xstate';
import { appCodeOf, recoveryCodeOf } from '../shared/factor-code.ts';
import { codeOf, type Failed, failsTo, failureOf, statusOf } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { needed } from '../shared/needed.ts';
import { paths } from '../shared/paths.ts';
import { supplied } from '../shared/supplied.ts';
import type { Credentials, CredentialsAnswer, LogInContext, LogInEvent, LogInView } from './log-in.types.ts';

/** Why the log-in form is refused, by field; empty when it can be sent. */
export function credentialsErrors({ email, password }: Credentials): LogInContext['errors'] {
  return {
    ...(email.trim() === '' ? { email: 'emailMissing' as const } : {}),
    ...(password === '' ? { password: 'passwordMissing' as const } : {}),
  };
}

type CodeForm =
  | { form: 'enteringCode'; refusal: 'refuseWrongCode' }
  | { form: 'enteringRecoveryCode'; refusal: 'refuseWrongRecoveryCode' };

/** Where a code that was not taken leads, of the app and for recovery. */
const codeFailures = ({ form, refusal }: CodeForm) =>
  [
    { guard: { type: 'isNotExpected', params: failureOf }, target: 'enteringCredentials', actions: 'refuseLateCode' },
    { guard: { type: 'isRefused', params: failureOf }, target: form, actions: refusal },
    { guard: { type: 'isTooOften', params: failureOf }, target: 'attemptsExceeded' },
    failsTo('logInNotAnswered'),
  ] as const;

/**
 * The errand: log in with e-mail and password, and where the account asks for it with a code from an authenticator app,
 * or a recovery code.
 * The password lives in the event only: a retry asks for it again.
 */
export const logInMachine = setup({
  types: {
    context: {} as LogInContext,
    events: {} as LogInEvent,
    meta: {} as JourneyMeta<LogInView>,
    tags: {} as JourneyTag,
  },
  actors: {
    checkCredentials: supplied<CredentialsAnswer, Credentials>('checkCredentials'),
    checkCode: supplied<void, { code: string }>('checkCode'),
    /** Learns who the member is and brings them back to where they came from. */
    welcomeMember: supplied<void, Record<string, never>>('welcomeMember'),
  },
  guards: {
    isFormComplete: (_, params: Credentials) => Object.keys(credentialsErrors(params)).length === 0,
    isCode: (_, params: { code: string }) => appCodeOf(params.code) !== null,
    isRecoveryCode: (_, params: { code: string }) => recoveryCodeOf(params.code) !== null,
    isMfaRequired: (_, params: CredentialsAnswer) => params.mfaRequired,
    // Nobody waits for a code any more: it took too long, or the second factor has changed since.
    isNotExpected: (_, params: Failed) => codeOf(params.failure) === 'totp.not-expected',
    isRefused: (_, params: Failed) => [400, 401].includes(statusOf(params.failure)),
    isTooOften: (_, params: Failed) => statusOf(params.failure) === 429,
  },
  actions: {
    storeEmail: assign({ email: (_, params: Credentials) => params.email.trim(), errors: {}, failure: null }),
    refuseForm: assign((_, params: Credentials) => ({ email: params.email, errors: credentialsErrors(params) })),
    refuseCredentials: assign({
      errors: { password: 'noMatch' },
    }),
    refuseCode: assign({ errors: { code: 'codeMissing' } }),
    refuseWrongCode: assign({ errors: { code: 'codeWrong' } }),
    refuseRecoveryCode: assign({ errors: { code: 'recoveryCodeMissing' } }),
    refuseWrongRecoveryCode: assign({
      errors: { code: 'recoveryCodeWrong' },
    }),
    refuseLateCode: assign({ errors: { password: 'tooLate' } }),
    clearErrors: assign({ errors: {}, failure: null }),
    storeFailure: assign({ failure: (_, params: Failed) => params.failure }),
  },
}).createMachine({
  id: 'logIn',
  context: { email: '', errors: {}, failure: null },
  meta: { path: paths.logIn },
  initial: 'enteringCredentials',
  states: {
    enteringCredentials: {
      id: 'enteringCredentials',
      description: 'Enter e-mail address and password.',
      route: {},
      meta: { view: 'EnteringCredentials', path: paths.logIn, rows: ['AU-10'] },
      on: {
        'credentials.submitted': [
          {
            guard: { type: 'isFormComplete', params: ({ event }) => event },
            target: 'checkingCredentials',
            actions: { type: 'storeEmail', params: ({ event }) => event },
          },
          { actions: { type: 'refuseForm', params: ({ event }) => event } },
        ],
      },
    },
    checkingCredentials: {
      description: 'We check e-mail address and password.',
      tags: ['busy', 'committing'],
      meta: { view: 'EnteringCredentials', rows: ['AU-10'] },
      invoke: {
        id: 'checkCredentials',
        src: 'checkCredentials',
        input: ({ context, event }) => ({
          email: context.email,
          password: needed(event.type === 'credentials.submitted' ? event : null, 'a form').password,
        }),
        onDone: [
          { guard: { type: 'isMfaRequired', params: ({ event }) => event.output }, target: 'enteringCode' },
          { target: 'welcomingMember' },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: failureOf },
            target: 'enteringCredentials',
            actions: 'refuseCredentials',
          },
          {
            guard: { type: 'isTooOften', params: failureOf },
            target: 'attemptsExceeded',
          },
          failsTo('logInNotAnswered'),
        ],
      },
    },
    enteringCode: {
      description: 'Enter the code from the authenticator app.',
      meta: { view: 'EnteringCode', rows: ['AU-10'] },
      on: {
        'code.submitted': [
          { guard: { type: 'isCode', params: ({ event }) => event }, target: 'checkingCode', actions: 'clearErrors' },
          { actions: 'refuseCode' },
        ],
        'recovery.chosen': { target: 'enteringRecoveryCode', actions: 'clearErrors' },
        'logIn.restarted': { target: 'enteringCredentials', actions: 'clearErrors' },
      },
    },
    checkingCode: {
      description: 'We check the code.',
      tags: ['busy', 'committing'],
      meta: { view: 'EnteringCode', rows: ['AU-10'] },
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ event }) => ({
          code: needed(event.type === 'code.submitted' ? appCodeOf(event.code) : null, 'a code'),
        }),
        onDone: 'welcomingMember',
        onError: codeFailures({ form: 'enteringCode', refusal: 'refuseWrongCode' }),
      },
    },
    enteringRecoveryCode: {
      description: 'Enter a recovery code in place of a device that is not there.',
      meta: { view: 'EnteringRecoveryCode', rows: ['AU-10'] },
      on: {
        'recoveryCode.submitted': [
          {
            guard: { type: 'isRecoveryCode', params: ({ event }) => event },
            target: 'checkingRecoveryCode',
            actions: 'clearErrors',
          },
          { actions: 'refuseRecoveryCode' },
        ],
        'app.chosen': { target: 'enteringCode', actions: 'clearErrors' },
        'logIn.restarted': { target: 'enteringCredentials', actions: 'clearErrors' },
      },
    },
    checkingRecoveryCode: {
      description: 'We check the recovery code, which works once.',
      tags: ['busy', 'committing'],
      meta: { view: 'EnteringRecoveryCode', rows: ['AU-10'] },
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ event }) => ({
          code: needed(event.type === 'recoveryCode.submitted' ? recoveryCodeOf(event.code) : null, 'a recovery code'),
        }),
        onDone: 'welcomingMember',
        onError: codeFailures({ form: 'enteringRecoveryCode', refusal: 'refuseWrongRecoveryCode' }),
      },
    },
    attemptsExceeded: {
      description: 'Too many attempts in a row; wait a few minutes.',
      meta: { view: 'AttemptsExceeded', rows: ['AU-10'] },
      on: { 'logIn.restarted': 'enteringCredentials' },
    },
    logInNotAnswered: {
      description: 'The log-in could not be checked; try again.',
      tags: ['failed'],
      meta: { view: 'LogInNotAnswered', rows: ['AU-10', 'ER-04'] },
      on: { 'retry.requested': { target: 'enteringCredentials', actions: 'clearErrors' } },
    },
    welcomingMember: {
      description: 'The customer is logged in and goes back to where they came from.',
      tags: ['busy'],
      meta: { view: 'WelcomingMember', rows: ['AU-02'] },
      invoke: {
        id: 'welcomeMember',
        src: 'welcomeMember',
        input: {},
        onDone: 'enteringCredentials',
        onError: failsTo('memberNotWelcomed'),
      },
    },
    memberNotWelcomed: {
      description: 'The log-in was right, but who the member is could not be read: try again, or log in anew.',
      tags: ['failed'],
      meta: { view: 'MemberNotWelcomed', rows: ['AU-02', 'ER-04'] },
      on: {
        'retry.requested': { target: 'welcomingMember', actions: 'clearErrors' },
        'logIn.restarted': { target: 'enteringCredentials', actions: 'clearErrors' },
      },
    },
  },
});
