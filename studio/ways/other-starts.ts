import { addressCheckMachine } from '../../machines/address-check/address-check.machine.ts';
import { bookInstallMachine } from '../../machines/book-install/book-install.machine.ts';
import { reviewOrderMachine } from '../../machines/review-order/review-order.machine.ts';
import { orderBroadbandMachine } from '../../machines/order-broadband/order-broadband.machine.ts';
import { paths } from '../../machines/shared/paths.ts';
import type { Preparation, WayStep } from '../inspector/open-in-state/way.types.ts';
import { homeOf } from '../../tests/support/browser/gateway.ts';
import { sentinel, type SentinelId } from '../../gateway/scenarios/sentinels.ts';
import { stepAt } from './way-parts.ts';

/** How a journey begins: what is prepared, the page that is opened, and what is done until the journey's machine runs. */
export type Beginning = { path: string; prepare: readonly Preparation[]; steps: readonly WayStep[] };

const addressStep = (leaf: string, event: WayStep['event']) => stepAt(addressCheckMachine, [leaf], event);

/** A home is found by hand, and its plans are asked for. */
export const plansOf = (home: SentinelId): WayStep[] => [
  addressStep('addressCheck.enteringAddress.awaitingText', { type: 'manualEntry.requested' }),
  addressStep('enteringAddressByHand', { type: 'address.submitted', ...homeOf(home) }),
  addressStep('addressCheck.addressServed', { type: 'plans.requested' }),
];

const checker = '/postcode-checker';

const bookStep = (event: WayStep['event'], ...leaves: string[]) => stepAt(bookInstallMachine, leaves, event);

const dateStep = (page: 'choosingOutsideVisit' | 'choosingInHomeVisit', leaf: string, event: WayStep['event']) =>
  bookStep(event, page, `bookInstall.choosingVisit.date.${leaf}`);

const confirmed = (page: 'choosingOutsideVisit' | 'choosingInHomeVisit') =>
  dateStep(page, 'confirmingBooking.addingEngineerNotes', {
    type: 'booking.confirmed',
    firstName: '‹=contact.firstName›',
    lastName: '‹=contact.lastName›',
    phone: '‹=contact.phone›',
    healthAndSafety: '',
    engineerInstructions: '',
  });

/** Both visits are held with the dates proposed, and the review is open. */
const bothBooked: WayStep[] = [
  dateStep('choosingOutsideVisit', 'visitProposed', { type: 'visit.confirmed' }),
  dateStep('choosingInHomeVisit', 'visitProposed', { type: 'visit.confirmed' }),
  confirmed('choosingInHomeVisit'),
];

/** The review is open, and what the engineer is told is to be changed. */
const toNotes = stepAt(reviewOrderMachine, ['reviewOrder.reviewingOrder'], {
  type: 'engineerNotes.requested',
  row: 'contact',
});

/** Starts that a walk reaches by clicks on pages of other journeys; by journey and start. */
export const otherStarts: Readonly<Record<string, Readonly<Record<string, Beginning>>>> = {
  'choose-plan': {
    'a visitor': { path: checker, prepare: [], steps: plansOf('visits-both') },
    'a visitor at a home without plans': { path: checker, prepare: [], steps: plansOf('products-none') },
    'a member': { path: checker, prepare: [{ do: 'register' }], steps: plansOf('visits-both') },
  },
  'book-install': {
    'a customer who comes back from the review': {
      path: '/book-install/outside',
      prepare: [{ do: 'register' }, { do: 'draftPlan', home: 'visits-both' }],
      steps: [
        ...bothBooked,
        stepAt(
          orderBroadbandMachine,
          [
            'reviewingOrder',
            'orderBroadband.watchingMatch.noMatchAwaited',
            'orderBroadband.fillingCalendar.noFileWanted',
            'orderBroadband.orderSummary.summaryClosed',
          ],
          {
            type: 'xstate.route',
            to: '#bookingInstall',
          },
        ),
      ],
    },
    'a customer whom the review sends for the engineer notes': {
      path: '/book-install/outside',
      prepare: [{ do: 'register' }, { do: 'draftPlan', home: 'visits-both' }],
      steps: [...bothBooked, toNotes],
    },
    'the same with a visit outside only': {
      path: '/book-install/outside',
      prepare: [{ do: 'register' }, { do: 'draftPlan', home: 'visits-outside-only' }],
      steps: [
        dateStep('choosingOutsideVisit', 'visitProposed', { type: 'visit.confirmed' }),
        confirmed('choosingOutsideVisit'),
        toNotes,
      ],
    },
  },
  'review-order': {
    'a customer with everything chosen': {
      path: '/book-install',
      prepare: [{ do: 'register' }, { do: 'draftPlan', home: 'visits-none' }],
      steps: [bookStep({ type: 'overview.read' }, 'bookInstall.readingOverview.visitsNotNeeded')],
    },
  },
  'reset-password': {
    // An e-mail is nothing that a page can open.
    'somebody who opens the link': {
      path: `/auth/reset-password?token=${sentinel('reset-link-works').value}`,
      prepare: [],
      steps: [],
    },
  },
  'confirm-email': {
    'somebody who opens the link': {
      path: `/auth/confirm-email?token=${sentinel('email-link-works').value}`,
      prepare: [],
      steps: [],
    },
  },
  'manage-profile': {
    'a member': { path: paths.profile, prepare: [{ do: 'register' }], steps: [] },
  },
  'about-you': {
    // Nobody can join without a last name today; members of long standing could.
    'a member known by a first name': {
      path: '/about-you',
      prepare: [
        { do: 'register', firstName: 'Jo' },
        { do: 'fault', operationId: 'getMember', body: { '...': '‹=member›', lastName: null } },
      ],
      steps: [],
    },
  },
};
