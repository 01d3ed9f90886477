import { failsTo } from '../shared/failure.ts';
import { account } from './account.states.ts';
import { manageProfileSetup } from './manage-profile.setup.ts';
import { partsRequested, profileParts } from './profile-parts.states.ts';
import type { Profile } from './manage-profile.types.ts';

const profileIn = ({ event }: { event: { output: Profile } }) => ({ profile: event.output });

const storeProfile = { type: 'storeProfile', params: profileIn } as const;

/** Back to the page as it stands; what was typed is given up. */
const toProfile = {
  'profile.requested': { target: 'showingProfile.refreshingProfile', actions: 'giveUpChange' },
} as const;

/**
 * The errand: read and change who we know the member to be, what they log in with, where they are logged in and what
 * they are sent. Every part is changed by itself; whoever comes from their order meets the form that they came for. The page is read anew whenever it is opened, so no state has an
 * address of its own: a reload reads it, and Back leaves it.
 */
export const manageProfileMachine = manageProfileSetup.createMachine({
  id: 'manageProfile',
  context: ({ input }) => ({
    ...input,
    profile: null,
    addressType: null,
    change: null,
    wantedEmail: '',
    asksCode: false,
    sessionId: null,
    errors: {},
    news: null,
    failure: null,
  }),
  initial: 'loadingProfile',
  states: {
    loadingProfile: {
      description: 'We fetch the profile.',
      tags: ['busy'],
      meta: { view: 'LoadingProfile', rows: ['AU-04'] },
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        input: {},
        onDone: [
          { guard: 'isForName', target: 'showingProfile.changingName', actions: storeProfile },
          {
            guard: { type: 'isForPhone', params: profileIn },
            target: 'showingProfile.changingPhone',
            actions: storeProfile,
          },
          { guard: 'isForEmail', target: 'showingProfile.changingEmail', actions: [storeProfile, 'askForCode'] },
          { target: 'showingProfile', actions: storeProfile },
        ],
        onError: failsTo('profileNotLoaded'),
      },
    },
    profileNotLoaded: {
      description: 'The profile could not be fetched; try again.',
      tags: ['failed'],
      meta: { view: 'ProfileNotLoaded', rows: ['AU-04', 'ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'loadingProfile' },
    },
    showingProfile: {
      description: 'The profile as it stands, and what can be changed.',
      meta: { view: 'ShowingProfile', rows: ['AU-04', 'AU-10'] },
      initial: 'readingProfile',
      states: {
        readingProfile: {
          description: 'Read the profile, or choose what to change.',
          on: {
            ...partsRequested,
            'addressChange.requested': {
              target: 'changingAddress',
              actions: ['giveUpChange', 'forgetNews', { type: 'turnTo', params: ({ event }) => event }],
            },
            'emailChange.requested': { target: 'changingEmail', actions: ['giveUpChange', 'forgetNews', 'askForCode'] },
            'emailChange.cancelled': {
              guard: 'isEmailChanging',
              target: 'cancellingEmailChange',
              actions: 'forgetNews',
            },
            'session.ended': {
              guard: { type: 'isOtherSession', params: ({ event }) => event },
              target: 'endingSession',
              actions: ['forgetNews', { type: 'turnToSession', params: ({ event }) => event }],
            },
            'loggingOut.requested': { target: 'confirmingLogOut', actions: 'forgetNews' },
            'data.requested': { target: 'downloadingData', actions: 'forgetNews' },
            'profile.requested': { target: 'refreshingProfile', actions: 'forgetNews' },
          },
        },
        refreshingProfile: {
          description: 'We read the profile anew.',
          tags: ['busy'],
          invoke: {
            id: 'loadProfile',
            src: 'loadProfile',
            input: {},
            onDone: { target: 'readingProfile', actions: storeProfile },
            onError: failsTo('#manageProfile.profileNotLoaded'),
          },
        },
        ...profileParts,
        ...account,
      },
    },
    nameNotSaved: {
      description: 'The name could not be kept; nothing that was typed is lost.',
      tags: ['failed', 'unsent'],
      meta: { view: 'NameNotSaved', rows: ['AU-04', 'ER-04'] },
      exit: 'clearFailure',
      on: {
        'retry.requested': 'showingProfile.savingName',
        'change.resumed': 'showingProfile.changingName',
        ...toProfile,
      },
    },
    phoneNotSaved: {
      description: 'The phone number could not be kept; nothing that was typed is lost.',
      tags: ['failed', 'unsent'],
      meta: { view: 'PhoneNotSaved', rows: ['AU-04', 'ER-04'] },
      exit: 'clearFailure',
      on: {
        'retry.requested': 'showingProfile.savingPhone',
        'change.resumed': 'showingProfile.changingPhone',
        ...toProfile,
      },
    },
    addressNotSaved: {
      description: 'The address could not be changed; nothing that was typed is lost.',
      tags: ['failed', 'unsent'],
      meta: { view: 'AddressNotSaved', rows: ['AU-04', 'ER-04'] },
      exit: 'clearFailure',
      on: {
        'retry.requested': 'showingProfile.savingAddress',
        'change.resumed': 'showingProfile.changingAddress',
        ...toProfile,
      },
    },
    preferencesNotSaved: {
      description: 'What the member wants to be sent could not be kept; what they ticked is not lost.',
      tags: ['failed', 'unsent'],
      meta: { view: 'PreferencesNotSaved', rows: ['AU-04', 'ER-04'] },
      exit: 'clearFailure',
      on: {
        'retry.requested': 'showingProfile.savingPreferences',
        'change.resumed': 'showingProfile.readingProfile',
        ...toProfile,
      },
    },
    emailNotRequested: {
      description: 'No link could be sent to the new email address; enter the password once more.',
      tags: ['failed', 'unsent'],
      meta: { view: 'EmailNotRequested', rows: ['AU-10', 'ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingProfile.changingEmail', ...toProfile },
    },
    emailChangeNotCancelled: {
      description: 'The change of the email address could not be taken back; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'EmailChangeNotCancelled', rows: ['AU-10', 'ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingProfile.cancellingEmailChange', ...toProfile },
    },
    sessionNotEnded: {
      description: 'The member could not be logged out on another device; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'SessionNotEnded', rows: ['AU-10', 'ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingProfile.endingSession', ...toProfile },
    },
    notLoggedOut: {
      description: 'The member could not be logged out everywhere; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'NotLoggedOut', rows: ['AU-10', 'ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingProfile.loggingOutEverywhere', ...toProfile },
    },
    dataNotDownloaded: {
      description: 'What we hold of the member could not be downloaded; try again.',
      tags: ['failed'],
      meta: { view: 'DataNotDownloaded', rows: ['AU-04', 'ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingProfile.downloadingData', ...toProfile },
    },
    leavingProfile: {
      description: 'Every session has ended; the page for who is logged out follows.',
      meta: { view: 'LeavingProfile', rows: ['AU-10'] },
    },
  },
});
