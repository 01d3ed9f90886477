import { factorCodeOf } from '../shared/factor-code.ts';
import { failsTo, failureOf } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { manageProfileSetup as s } from './manage-profile.setup.ts';
import type { EmailChangeState, TypedEmail } from './manage-profile.types.ts';

const typed = ({ event }: { event: TypedEmail }) => event;

const storeEmailChange = {
  type: 'storeEmailChange',
  params: ({ event }: { event: { output: EmailChangeState } }) => ({ emailChange: event.output }),
} as const;

const changingEmail = s.createStateConfig({
  description: 'Enter another email address and the password, and a code where log-in asks for one.',
  meta: { view: 'ChangingEmail', modal: true, rows: ['AU-04', 'AU-10'] },
  on: {
    'email.submitted': [
      {
        guard: { type: 'isEmailComplete', params: typed },
        target: 'requestingEmail',
        actions: { type: 'storeWantedEmail', params: typed },
      },
      { actions: { type: 'refuseEmailForm', params: typed } },
    ],
    'change.closed': { target: 'readingProfile', actions: 'giveUpChange' },
  },
});

const requestingEmail = s.createStateConfig({
  description: 'We check the password, and send a link to the new email address.',
  tags: ['busy', 'committing'],
  meta: { view: 'ChangingEmail', modal: true, rows: ['AU-10'] },
  invoke: {
    id: 'requestEmailChange',
    src: 'requestEmailChange',
    input: ({ context, event }) => {
      const { password, code } = needed(event.type === 'email.submitted' ? event : null, 'a form');
      return { email: context.wantedEmail, password, code: context.asksCode ? factorCodeOf(code) : null };
    },
    onDone: {
      target: 'readingProfile',
      actions: [storeEmailChange, 'giveUpChange', { type: 'tell', params: { news: 'linkSent' } }],
    },
    onError: [
      {
        guard: { type: 'isEmailRefused', params: failureOf },
        target: 'changingEmail',
        actions: { type: 'refuseEmail', params: failureOf },
      },
      failsTo('#manageProfile.emailNotRequested'),
    ],
  },
});

const cancellingEmailChange = s.createStateConfig({
  description: 'We take the change of the email address back; its link works no more.',
  tags: ['busy', 'committing'],
  meta: { rows: ['AU-10'] },
  invoke: {
    id: 'cancelEmailChange',
    src: 'cancelEmailChange',
    input: {},
    // Whoever had the link may have been quicker: the address that the member has now is read anew.
    onDone: {
      target: 'refreshingProfile',
      actions: [storeEmailChange, { type: 'tell', params: { news: 'emailChangeCancelled' } }],
    },
    onError: failsTo('#manageProfile.emailChangeNotCancelled'),
  },
});

const endingSession = s.createStateConfig({
  description: 'We log the member out on another device.',
  tags: ['busy', 'committing'],
  meta: { rows: ['AU-10'] },
  invoke: {
    id: 'endSession',
    src: 'endSession',
    input: ({ context }) => ({ sessionId: needed(context.sessionId, 'a session to end') }),
    onDone: {
      target: 'readingProfile',
      actions: [
        { type: 'storeSessions', params: ({ event }) => ({ sessions: event.output }) },
        { type: 'tell', params: { news: 'sessionEnded' } },
      ],
    },
    onError: failsTo('#manageProfile.sessionNotEnded'),
  },
});

const confirmingLogOut = s.createStateConfig({
  description: 'Confirm to be logged out everywhere, here too.',
  meta: { view: 'ConfirmingLogOut', modal: true, rows: ['AU-10'] },
  on: { 'loggingOut.confirmed': 'loggingOutEverywhere', 'loggingOut.declined': 'readingProfile' },
});

const loggingOutEverywhere = s.createStateConfig({
  description: 'We end every session of the member.',
  tags: ['busy', 'committing'],
  meta: { view: 'ConfirmingLogOut', modal: true, rows: ['AU-10'] },
  invoke: {
    id: 'logOutEverywhere',
    src: 'logOutEverywhere',
    input: {},
    onDone: '#manageProfile.leavingProfile',
    onError: failsTo('#manageProfile.notLoggedOut'),
  },
});

const downloadingData = s.createStateConfig({
  description: 'We gather everything that we hold of the member, for a file of theirs.',
  tags: ['busy'],
  meta: { rows: ['AU-04'] },
  invoke: {
    id: 'downloadData',
    src: 'downloadData',
    input: {},
    onDone: { target: 'readingProfile', actions: { type: 'tell', params: { news: 'dataDownloaded' } } },
    onError: [
      {
        guard: { type: 'isTooOftenHere', params: failureOf },
        target: 'readingProfile',
        actions: { type: 'tell', params: { news: 'downloadedTooOftenHere' } },
      },
      {
        guard: { type: 'isTooOften', params: failureOf },
        target: 'readingProfile',
        actions: { type: 'tell', params: { news: 'downloadedTooOften' } },
      },
      failsTo('#manageProfile.dataNotDownloaded'),
    ],
  },
});

/** What the member logs in with, where they are logged in, and what we hold of them. */
export const account = {
  changingEmail,
  requestingEmail,
  cancellingEmailChange,
  endingSession,
  confirmingLogOut,
  loggingOutEverywhere,
  downloadingData,
} as const;
