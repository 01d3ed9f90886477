import { assign, setup } from 'xstate';
import { codeOf, type Failed, failsTo, failureOf, statusOf } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { needed } from '../shared/needed.ts';
import { paths } from '../shared/paths.ts';
import { supplied } from '../shared/supplied.ts';
import type { ConfirmEmailContext, ConfirmEmailEvent, ConfirmEmailView } from './confirm-email.types.ts';

/** Where a link leads that does not work, when it is looked at and when it is followed. */
const deadLinks = [
  { guard: { type: 'isLinkUsed', params: failureOf }, target: 'linkUsed' },
  { guard: { type: 'isLinkExpired', params: failureOf }, target: 'linkExpired' },
  { guard: { type: 'isLinkUnknown', params: failureOf }, target: 'linkUnknown' },
] as const;

/**
 * The errand: confirm another email address by the link that was sent to it. Whoever opens the link changes nothing yet:
 * scanners of mail open links, too, and so does a stranger to whom a slip of the finger has sent it. The member's password
 * is asked for; it lives in the event only, and the link's token stays in the app.
 */
export const confirmEmailMachine = setup({
  types: {
    context: {} as ConfirmEmailContext,
    events: {} as ConfirmEmailEvent,
    meta: {} as JourneyMeta<ConfirmEmailView>,
    tags: {} as JourneyTag,
  },
  actors: {
    checkLink: supplied<{ email: string }, Record<string, never>>('checkLink'),
    confirmEmail: supplied<void, { password: string }>('confirmEmail'),
  },
  guards: {
    isLinkUsed: (_, params: Failed) => codeOf(params.failure) === 'email-link.used',
    isLinkExpired: (_, params: Failed) => codeOf(params.failure) === 'email-link.expired',
    isLinkUnknown: (_, params: Failed) => codeOf(params.failure) === 'email-link.unknown',
    isPassword: (_, params: { password: string }) => params.password !== '',
    // One that the gateway refuses unread is none of theirs.
    isPasswordWrong: (_, { failure }: Failed) => codeOf(failure) === 'password.wrong' || statusOf(failure) === 400,
    isTooOften: (_, params: Failed) => statusOf(params.failure) === 429,
    isEmailTaken: (_, params: Failed) => codeOf(params.failure) === 'email.taken',
  },
  actions: {
    storeEmail: assign((_, { email }: { email: string }) => ({ email })),
    refuseNoPassword: assign({ errors: { password: 'passwordMissing' } }),
    refusePassword: assign({ errors: { password: 'passwordWrong' } }),
    refuseTries: assign({ errors: { password: 'tooManyTries' } }),
    clearErrors: assign({ errors: {} }),
    storeFailure: assign({ failure: (_, params: Failed) => params.failure }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'confirmEmail',
  context: { email: '', errors: {}, failure: null },
  meta: { path: paths.confirmEmail },
  initial: 'checkingLink',
  states: {
    checkingLink: {
      id: 'checkingLink',
      description: 'We look whether the link still works, and which address it confirms.',
      route: {},
      tags: ['busy'],
      meta: { view: 'CheckingLink', path: paths.confirmEmail, rows: ['AU-10'] },
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        input: {},
        onDone: { target: 'readingAddress', actions: { type: 'storeEmail', params: ({ event }) => event.output } },
        onError: [...deadLinks, failsTo('linkNotChecked')],
      },
    },
    linkExpired: {
      description: 'The link has run out; ask for another one on your profile.',
      meta: { view: 'LinkExpired', rows: ['AU-10'] },
    },
    linkUsed: {
      description:
        'The link works no more: you followed it, took the change back, asked for another, or changed your password.',
      meta: { view: 'LinkUsed', rows: ['AU-10'] },
    },
    linkUnknown: {
      description: 'The link is not whole or none of ours; open it again, or ask for another one on your profile.',
      meta: { view: 'LinkUnknown', rows: ['AU-10'] },
    },
    linkNotChecked: {
      description: 'The link could not be looked at; try again.',
      tags: ['failed'],
      meta: { view: 'LinkNotChecked', rows: ['AU-10', 'ER-04'] },
      on: { 'retry.requested': { target: 'checkingLink', actions: 'clearFailure' } },
    },
    readingAddress: {
      description: 'Read the new address, and confirm it with the password.',
      meta: { view: 'ReadingAddress', rows: ['AU-10'] },
      on: {
        'email.confirmed': [
          {
            guard: { type: 'isPassword', params: ({ event }) => event },
            target: 'confirmingEmail',
            actions: 'clearErrors',
          },
          { actions: 'refuseNoPassword' },
        ],
      },
    },
    confirmingEmail: {
      description: 'We check the password, and make the new address the one that you log in with.',
      tags: ['busy', 'committing'],
      meta: { view: 'ReadingAddress', rows: ['AU-10'] },
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        input: ({ event }) => ({
          password: needed(event.type === 'email.confirmed' ? event : null, 'a password').password,
        }),
        onDone: 'emailConfirmed',
        onError: [
          {
            guard: { type: 'isPasswordWrong', params: failureOf },
            target: 'readingAddress',
            actions: 'refusePassword',
          },
          { guard: { type: 'isTooOften', params: failureOf }, target: 'readingAddress', actions: 'refuseTries' },
          { guard: { type: 'isEmailTaken', params: failureOf }, target: 'emailTaken' },
          ...deadLinks,
          failsTo('emailNotConfirmed'),
        ],
      },
    },
    emailTaken: {
      description: 'Another account has the address by now; yours stays as it was.',
      meta: { view: 'EmailTaken', rows: ['AU-10'] },
    },
    emailNotConfirmed: {
      description: 'We could not confirm the address; enter the password once more.',
      tags: ['failed', 'unsent'],
      meta: { view: 'EmailNotConfirmed', rows: ['AU-10', 'ER-04'] },
      on: { 'retry.requested': { target: 'readingAddress', actions: 'clearFailure' } },
    },
    emailConfirmed: {
      description: 'The new address is yours; log in with it.',
      meta: { view: 'EmailConfirmed', rows: ['AU-10'] },
    },
  },
});
