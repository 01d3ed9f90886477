import { assign, setup } from 'xstate';
import { type Failed, failsTo } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { needed } from '../shared/needed.ts';
import { newsDue, quietLook } from '../shared/quiet-look.ts';
import { supplied } from '../shared/supplied.ts';
import type {
  Known,
  Referrals,
  ShareLoveContext,
  ShareLoveEvent,
  ShareLoveInput,
  ShareLoveView,
} from './share-love.types.ts';

type OfMember = Pick<ShareLoveInput, 'memberId'>;

const ofMember = ({ context: { memberId } }: { context: ShareLoveContext }): OfMember => ({ memberId });

/**
 * The errand: hand one's own link on to friends, and see who has joined with it and what came of it (MK-06). Copying the link is the button's own doing.
 * No state has an address of its own, and a reload reads how it stands.
 */
export const shareLoveMachine = setup({
  types: {
    context: {} as ShareLoveContext,
    input: {} as ShareLoveInput,
    events: {} as ShareLoveEvent,
    meta: {} as JourneyMeta<ShareLoveView>,
    tags: {} as JourneyTag,
  },
  actors: {
    loadFriends: supplied<Known, OfMember>('loadFriends'),
    lookForNews: supplied<Referrals, OfMember>('lookForNews'),
    /** Ends when the sheet is closed again, whatever was done in it; fails where the browser does not open it. */
    openSheet: supplied<void, { url: string }>('openSheet'),
  },
  delays: { newsDue },
  guards: {
    isRead: ({ context }) => context.known !== null,
    canOpenSheet: ({ context }) => context.canOpenSheet && context.known !== null,
  },
  actions: {
    storeKnown: assign({ known: (_, params: { known: Known }) => params.known }),
    storeReferrals: assign({
      known: ({ context: { known } }, { referrals }: { referrals: Referrals }) => known && { ...known, referrals },
    }),
    noteSheetShut: assign({ isSheetShut: true }),
    forgetSheet: assign({ isSheetShut: false }),
    storeFailure: assign({ failure: (_, params: Failed) => params.failure }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'shareLove',
  context: ({ input: { memberId, canOpenSheet } }) => ({
    memberId,
    canOpenSheet,
    known: null,
    isSheetShut: false,
    failure: null,
  }),
  initial: 'loadingFriends',
  states: {
    loadingFriends: {
      description: 'We look up the member’s link, who has joined with it, and the rewards.',
      tags: ['busy'],
      meta: { view: 'LoadingFriends', rows: ['MK-06'] },
      invoke: {
        id: 'loadFriends',
        src: 'loadFriends',
        input: ofMember,
        onDone: {
          target: 'sharingLink',
          actions: { type: 'storeKnown', params: ({ event }) => ({ known: event.output }) },
        },
        onError: failsTo('friendsNotLoaded'),
      },
    },
    friendsNotLoaded: {
      description: 'The link could not be fetched; try again.',
      tags: ['failed'],
      meta: { view: 'FriendsNotLoaded', rows: ['ER-04'] },
      on: { 'retry.requested': { target: 'loadingFriends', actions: 'clearFailure' } },
    },
    sharingLink: {
      description: 'Hand the link on, and read who has joined with it, the rewards and their rules.',
      meta: { view: 'SharingLink', rows: ['MK-06'] },
      initial: 'readingFriends',
      states: {
        readingFriends: {
          description: 'Copy the link, have its QR code scanned, and read how friends stand.',
          ...quietLook({
            while: 'isRead',
            input: ofMember,
            onDone: {
              target: 'upToDate',
              actions: {
                type: 'storeReferrals',
                params: ({ event }: { event: { output: Referrals } }) => ({ referrals: event.output }),
              },
            },
          }),
          on: { 'sheet.requested': { guard: 'canOpenSheet', target: 'openingSheet', actions: 'forgetSheet' } },
        },
        openingSheet: {
          description: 'The browser’s share sheet is open over the page.',
          invoke: {
            id: 'openSheet',
            src: 'openSheet',
            input: ({ context: { known } }) => ({ url: needed(known, 'the link').link.url }),
            onDone: 'readingFriends',
            onError: { target: 'readingFriends', actions: 'noteSheetShut' },
          },
        },
      },
    },
  },
});
