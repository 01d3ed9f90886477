import { failsTo } from '../shared/failure.ts';
import { meantFor } from '../shared/meant-for.ts';
import { releaseInput, savePreferencesInput } from './dashboard.rules.ts';
import { dashboardSetup as s } from './dashboard.setup.ts';
import type { DashboardContext, MemberMessages, Preferences } from './dashboard.types.ts';

const isMeant = meantFor('messages');

const isAnythingInIt = {
  type: 'isAnythingIn',
  params: ({ event }: { event: { output: MemberMessages } }) => ({ messages: event.output }),
} as const;

const storeThem = {
  type: 'storeMessages',
  params: ({ event }: { event: { output: MemberMessages } }) => ({ messages: event.output }),
} as const;

/** Switches the news on, for who has not. */
const optsIn = { 'updates.requested': { guard: 'isNotOptedIn', target: 'optingIn' } } as const;

type PreferencesChanged = { event: { preferences: Preferences } };

/** Which news, and how: what is changed is sent at once, as a box that is ticked has no button beside it. */
const changesPreferences = {
  'preferences.changed': {
    guard: { type: 'isChange', params: ({ event }: PreferencesChanged) => event },
    target: 'savingPreferences',
    actions: { type: 'want', params: ({ event }: PreferencesChanged) => event },
  },
} as const;

/** What an order's messages wait for. */
const releases = {
  'release.requested': {
    guard: { type: 'isWaiting', params: ({ event }: { event: { orderId: string } }) => event },
    target: 'releasingMessages',
    actions: { type: 'turnTo', params: ({ event }: { event: { orderId: string } }) => event },
  },
} as const;

const storeTaken = {
  type: 'storePreferences',
  params: ({ event }: { event: { output: Preferences } }) => ({ preferences: event.output }),
} as const;

/** The call that reads them; anew once there are more. */
const reading = {
  id: 'loadMessages',
  src: 'loadMessages',
  input: ({ context: { memberId } }: { context: DashboardContext }) => ({ memberId }),
  onDone: [
    { guard: isAnythingInIt, target: 'showingMessages', actions: storeThem },
    { target: 'noMessages', actions: storeThem },
  ],
  onError: failsTo('messagesNotLoaded'),
} as const;

/** What the member was told about their orders, and whether they want to be told as things happen (OR-09). */
export const messages = s.createStateConfig({
  description: 'What the member was told, and what waits to be told.',
  meta: { rows: ['OR-09'] },
  initial: 'loadingMessages',
  states: {
    loadingMessages: {
      description: 'We fetch the messages.',
      tags: ['busy'],
      invoke: reading,
    },
    messagesNotLoaded: {
      description: 'The messages could not be fetched; try again. The other cards stay.',
      tags: ['failed'],
      meta: { rows: ['ER-04'] },
      on: { 'retry.requested': { guard: isMeant, target: 'loadingMessages' } },
    },
    noMessages: {
      description: 'Nothing was sent yet; switch the news on.',
      on: { ...optsIn, ...changesPreferences },
    },
    showingMessages: {
      description: 'Read the messages, have those sent that wait, or switch the news on.',
      on: { ...optsIn, ...changesPreferences, ...releases },
    },
    optingIn: {
      description: 'We switch the news on.',
      invoke: {
        id: 'optIn',
        src: 'optIn',
        input: ({ context: { memberId } }) => ({ memberId }),
        onDone: [
          {
            guard: { type: 'isAnythingIn', params: ({ context }) => context },
            target: 'showingMessages',
            actions: 'storeOptIn',
          },
          { target: 'noMessages', actions: 'storeOptIn' },
        ],
        onError: failsTo('optInFailed'),
      },
    },
    optInFailed: {
      description: 'The news could not be switched on; try again.',
      tags: ['failed', 'unsent'],
      meta: { rows: ['ER-04'] },
      on: { 'retry.requested': { guard: isMeant, target: 'optingIn' }, ...releases },
    },
    savingPreferences: {
      description: 'We note which news is wanted, and how.',
      invoke: {
        id: 'savePreferences',
        src: 'savePreferences',
        input: ({ context }) => savePreferencesInput(context),
        onDone: [
          {
            guard: { type: 'isAnythingIn', params: ({ context }) => context },
            target: 'showingMessages',
            actions: storeTaken,
          },
          { target: 'noMessages', actions: storeTaken },
        ],
        onError: failsTo('preferencesNotSaved'),
      },
      // One more box: the last word counts.
      on: {
        'preferences.changed': { ...changesPreferences['preferences.changed'], reenter: true },
      },
    },
    preferencesNotSaved: {
      description: 'What was changed could not be noted; try again, or change it anew.',
      tags: ['failed', 'unsent'],
      meta: { rows: ['ER-04'] },
      on: { 'retry.requested': { guard: isMeant, target: 'savingPreferences' }, ...changesPreferences },
    },
    releasingMessages: {
      description: 'We send the messages about an order that wait.',
      invoke: {
        id: 'releaseMessages',
        src: 'releaseMessages',
        input: ({ context }) => releaseInput(context),
        onDone: 'refreshingMessages',
        onError: failsTo('messagesNotReleased'),
      },
    },
    messagesNotReleased: {
      description: 'The messages could not be sent; try again.',
      tags: ['failed', 'unsent'],
      meta: { rows: ['ER-04'] },
      on: {
        'retry.requested': { guard: isMeant, target: 'releasingMessages' },
        ...optsIn,
        ...changesPreferences,
        ...releases,
      },
    },
    refreshingMessages: {
      description: 'We read the messages anew, as there are more now.',
      invoke: reading,
    },
  },
});
