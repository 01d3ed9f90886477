import { failsTo } from '../shared/failure.ts';
import { meantFor } from '../shared/meant-for.ts';
import { dashboardSetup as s } from './dashboard.setup.ts';

const ofEvent = ({ event }: { event: { bannerId: string } }) => event;

const dismissal = {
  guard: { type: 'isDismissible', params: ofEvent },
  target: 'dismissingBanners',
  actions: { type: 'putAway', params: ofEvent },
} as const;

/**
 * What we have to tell the member. A banner is fetched once and never asked for again by itself (DB-07); whoever puts
 * one away sees it go at once, and again only if the gateway has not taken it.
 */
export const banners = s.createStateConfig({
  description: 'What we have to tell the member.',
  meta: { rows: ['DB-07', 'DB-08'] },
  initial: 'loadingBanners',
  states: {
    loadingBanners: {
      description: 'We fetch the banners, once.',
      tags: ['busy'],
      invoke: {
        id: 'loadBanners',
        src: 'loadBanners',
        input: ({ context: { memberId } }) => ({ memberId }),
        onDone: [
          {
            guard: { type: 'hasBanners', params: ({ event }) => ({ banners: event.output }) },
            target: 'decidingPlace',
            actions: { type: 'storeBanners', params: ({ event }) => ({ banners: event.output }) },
          },
          { target: 'noBanners' },
        ],
        // Nothing is said of it: nobody waits for a banner.
        onError: 'noBanners',
      },
    },
    decidingPlace: {
      description: 'Above the cards; at the end of the page where that is being read already.',
      always: [
        { guard: 'isPageShown', target: 'showingBanners', actions: 'noteLateBanners' },
        { target: 'showingBanners' },
      ],
    },
    showingBanners: {
      description: 'Read the banners, do what they offer, or put them away.',
      on: { 'banner.dismissed': dismissal },
    },
    dismissingBanners: {
      description: 'We put banners away for good; they are gone from the page already.',
      invoke: {
        id: 'dismissBanners',
        src: 'dismissBanners',
        input: ({ context: { memberId, putAway: bannerIds } }) => ({ memberId, bannerIds }),
        onDone: [
          { guard: 'isBannerLeft', target: 'showingBanners', actions: 'dropPutAway' },
          { target: 'noBanners', actions: 'dropPutAway' },
        ],
        onError: failsTo('bannersNotDismissed'),
      },
      // One more: both are sent, as one that has arrived before stays dismissed.
      on: {
        'banner.dismissed': { ...dismissal, guard: { type: 'isAnotherDismissible', params: ofEvent }, reenter: true },
      },
    },
    bannersNotDismissed: {
      description: 'What was put away is back, as we could not take it away for good; try again, or let it stay.',
      tags: ['failed', 'unsent'],
      meta: { rows: ['ER-04'] },
      on: {
        'retry.requested': {
          guard: meantFor('banners'),
          target: 'dismissingBanners',
        },
        'banner.dismissed': dismissal,
      },
    },
    noBanners: { description: 'There is nothing to tell.' },
  },
});
