import { assign, setup } from 'xstate';
import { isEmail } from '../shared/email.ts';
import { codeOf, type Failed, failsTo, failureOf, statusOf } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { needed } from '../shared/needed.ts';
import { passwordError } from '../shared/password.ts';
import { paths } from '../shared/paths.ts';
import { supplied } from '../shared/supplied.ts';
import type {
  LinkFacts,
  LinkRequest,
  ResetPasswordContext,
  ResetPasswordEvent,
  ResetPasswordInput,
  ResetPasswordView,
} from './reset-password.types.ts';

/** Where a link leads that does not work, when it is looked at and when it is followed. */
const deadLinks = [
  { guard: { type: 'isLinkUsed', params: failureOf }, target: 'linkUsed' },
  { guard: { type: 'isLinkExpired', params: failureOf }, target: 'linkExpired' },
  { guard: { type: 'isLinkUnknown', params: failureOf }, target: 'linkUnknown' },
] as const;

/**
 * The errand: choose a new password in place of a forgotten one, by a link that is e-mailed.
 * The password lives in the event only, and the link's token in the app: a retry asks for the password again.
 */
export const resetPasswordMachine = setup({
  types: {
    context: {} as ResetPasswordContext,
    input: {} as ResetPasswordInput,
    events: {} as ResetPasswordEvent,
    meta: {} as JourneyMeta<ResetPasswordView>,
    tags: {} as JourneyTag,
  },
  actors: {
    requestLink: supplied<void, LinkRequest>('requestLink'),
    checkLink: supplied<LinkFacts, Record<string, never>>('checkLink'),
    savePassword: supplied<void, { password: string }>('savePassword'),
  },
  guards: {
    hasLink: ({ context }) => context.hasLink,
    isEmail: (_, params: { email: string }) => isEmail(params.email.trim()),
    isPassword: (_, params: { password: string }) => passwordError(params.password) === null,
    isFormRefused: (_, params: Failed) => statusOf(params.failure) === 400,
    isTooOften: (_, params: Failed) => statusOf(params.failure) === 429,
    isLinkUsed: (_, params: Failed) => codeOf(params.failure) === 'reset-link.used',
    isLinkExpired: (_, params: Failed) => codeOf(params.failure) === 'reset-link.expired',
    isLinkUnknown: (_, params: Failed) => codeOf(params.failure) === 'reset-link.unknown',
  },
  actions: {
    storeEmail: assign({ email: (_, params: { email: string }) => params.email.trim(), errors: {}, failure: null }),
    refuseEmail: assign({ errors: { email: 'emailWrong' } }),
    storeLink: assign((_, params: LinkFacts) => ({
      email: params.email,
      ...(params.returnTo !== null && { returnTo: params.returnTo }),
      failure: null,
    })),
    refusePassword: assign({
      errors: (_, params: { password: string }) => ({
        password: needed(passwordError(params.password), 'a fault in the password'),
      }),
    }),
    refuseSentPassword: assign({ errors: { password: 'passwordRefused' } }),
    clearErrors: assign({ errors: {}, failure: null }),
    storeFailure: assign({ failure: (_, params: Failed) => params.failure }),
  },
}).createMachine({
  id: 'resetPassword',
  context: ({ input: { hasLink, returnTo } }) => ({ hasLink, returnTo, email: '', errors: {}, failure: null }),
  initial: 'decidingPage',
  states: {
    decidingPage: {
      description: 'Whether the link of the e-mail was opened, or one is to be asked for.',
      always: [{ guard: 'hasLink', target: 'checkingLink' }, { target: 'enteringEmail' }],
    },
    enteringEmail: {
      id: 'enteringEmail',
      description: 'Enter the e-mail address of the account.',
      route: {},
      // A link that works no more is nothing to come back to.
      meta: { view: 'EnteringEmail', path: paths.forgotPassword, history: 'replace', rows: ['AU-10'] },
      on: {
        'email.submitted': [
          {
            guard: { type: 'isEmail', params: ({ event }) => event },
            target: 'requestingLink',
            actions: { type: 'storeEmail', params: ({ event }) => event },
          },
          { actions: 'refuseEmail' },
        ],
      },
    },
    requestingLink: {
      description: 'We take the request; nobody is told whether there is such an account.',
      tags: ['busy', 'committing'],
      meta: { view: 'EnteringEmail', path: paths.forgotPassword, rows: ['AU-10'] },
      invoke: {
        id: 'requestLink',
        src: 'requestLink',
        input: ({ context }) => ({ email: context.email, returnTo: context.returnTo }),
        onDone: 'linkSent',
        onError: [
          {
            guard: { type: 'isFormRefused', params: failureOf },
            target: 'enteringEmail',
            actions: 'refuseEmail',
          },
          { guard: { type: 'isTooOften', params: failureOf }, target: 'requestsExceeded' },
          failsTo('linkNotRequested'),
        ],
      },
    },
    linkSent: {
      description: 'An e-mail with a link is on its way, if there is an account with this address.',
      meta: { view: 'LinkSent', path: paths.forgotPassword, rows: ['AU-10'] },
      on: { 'newLink.requested': { target: 'enteringEmail' } },
    },
    requestsExceeded: {
      description: 'Too many links were asked for in a row; wait a few minutes.',
      meta: { view: 'RequestsExceeded', path: paths.forgotPassword, rows: ['AU-10'] },
      on: { 'newLink.requested': { target: 'enteringEmail' } },
    },
    linkNotRequested: {
      description: 'The request could not be sent; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'LinkNotRequested', path: paths.forgotPassword, rows: ['AU-10', 'ER-04'] },
      on: { 'retry.requested': { target: 'requestingLink', actions: 'clearErrors' } },
    },
    checkingLink: {
      id: 'checkingLink',
      description: 'We look whether the link still works.',
      route: {},
      tags: ['busy'],
      meta: { view: 'CheckingLink', path: paths.resetPassword, rows: ['AU-10'] },
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        input: {},
        onDone: {
          target: 'enteringNewPassword',
          actions: { type: 'storeLink', params: ({ event }) => event.output },
        },
        onError: [...deadLinks, failsTo('linkNotChecked')],
      },
    },
    linkExpired: {
      description: 'The link has run out; ask for a new one.',
      meta: { view: 'LinkExpired', path: paths.resetPassword, rows: ['AU-10'] },
      on: { 'newLink.requested': { target: 'enteringEmail', actions: 'clearErrors' } },
    },
    linkUsed: {
      description: 'The link has done its work; log in, or ask for a new one.',
      meta: { view: 'LinkUsed', path: paths.resetPassword, rows: ['AU-10'] },
      on: { 'newLink.requested': { target: 'enteringEmail', actions: 'clearErrors' } },
    },
    linkUnknown: {
      description: 'The link is not whole or none of ours; open it again, or ask for a new one.',
      meta: { view: 'LinkUnknown', path: paths.resetPassword, rows: ['AU-10'] },
      on: { 'newLink.requested': { target: 'enteringEmail', actions: 'clearErrors' } },
    },
    linkNotChecked: {
      description: 'The link could not be looked at; try again.',
      tags: ['failed'],
      meta: { view: 'LinkNotChecked', path: paths.resetPassword, rows: ['AU-10', 'ER-04'] },
      on: { 'retry.requested': { target: 'checkingLink', actions: 'clearErrors' } },
    },
    enteringNewPassword: {
      description: 'Enter a new password.',
      meta: { view: 'EnteringNewPassword', path: paths.resetPassword, rows: ['AU-10'] },
      on: {
        'password.submitted': [
          {
            guard: { type: 'isPassword', params: ({ event }) => event },
            target: 'savingPassword',
            actions: 'clearErrors',
          },
          { actions: { type: 'refusePassword', params: ({ event }) => event } },
        ],
      },
    },
    savingPassword: {
      description: 'We save the new password, and end every session of the account.',
      tags: ['busy', 'committing'],
      meta: { view: 'EnteringNewPassword', path: paths.resetPassword, rows: ['AU-10'] },
      invoke: {
        id: 'savePassword',
        src: 'savePassword',
        input: ({ event }) => ({
          password: needed(event.type === 'password.submitted' ? event : null, 'a form').password,
        }),
        onDone: 'passwordChanged',
        onError: [
          ...deadLinks,
          {
            guard: { type: 'isFormRefused', params: failureOf },
            target: 'enteringNewPassword',
            actions: 'refuseSentPassword',
          },
          failsTo('passwordNotSaved'),
        ],
      },
    },
    passwordNotSaved: {
      description: 'The password could not be saved; the old one still holds, try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'PasswordNotSaved', path: paths.resetPassword, rows: ['AU-10', 'ER-04'] },
      on: { 'retry.requested': { target: 'enteringNewPassword', actions: 'clearErrors' } },
    },
    passwordChanged: {
      description: 'The new password holds; log in with it.',
      meta: { view: 'PasswordChanged', path: paths.resetPassword, rows: ['AU-10'] },
    },
  },
});
