import { describeCustomers } from '../../studio/machine-tests/describe-customers.ts';
import { answered, failed } from '../shared/model-case.ts';
import { product, plan } from '../choose-plan/choose-plan.cases.ts';
import { booking, order } from '../review-order/review-order.cases.ts';
import { bookingWrites } from './order-broadband.cases.ts';
import {
  agreed,
  aMember,
  awaited,
  booked,
  bookingPage,
  broken,
  customised,
  defaults,
  faster,
  flags,
  homeFound,
  openPage,
  ordered,
  pasts,
  planFor,
  planMadeOver,
  reviewPage,
  settled,
  switchPage,
  unswitchable,
  wishes,
} from './customers.cases.ts';
import { orderBroadbandMachine } from './order-broadband.machine.ts';

const notesNeeded = answered('reviewOrder', { kind: 'engineerNotesNeeded', row: 'contact' });

const interrupted = { failure: broken };

describeCustomers(
  { machine: orderBroadbandMachine, region: 'ordering' },
  {
    'a member who customises the plan (CU-01)': {
      begins: aMember,
      past: pasts.atCustomising,
      at: 'customisingPlan',
      steps: [
        [
          answered('customisePlan', {
            product: faster,
            plan: planMadeOver,
            customisation: { ...wishes, productId: faster.productId },
          }),
          'bookingInstall',
          { product: faster, plan: planMadeOver, customisation: { ...wishes, productId: faster.productId } },
          {
            bookInstall: bookingPage,
          },
        ],
        [failed('customisePlan', broken), 'journeyInterrupted', interrupted],
      ],
    },
    'a member who changes the plan from the review is back there when all is still complete (OR-01)': {
      begins: aMember,
      past: [...pasts.atReview, openPage('customisingPlan')],
      at: 'customisingPlan',
      asks: { customisePlan: { customisation: wishes, isBooked: true } },
      steps: [
        [
          answered('customisePlan', { product, plan, customisation: defaults }),
          'reviewingOrder',
          { customisation: defaults, booking },
          { reviewOrder: { ...reviewPage, customisation: defaults } },
        ],
      ],
    },
    'a member who changes the plan while the switch is open goes on to the booking, and from there to the switch (SW-07)':
      {
        begins: aMember,
        past: [...pasts.atSwitch, settled(awaited), customised, booked, openPage('customisingPlan')],
        at: 'customisingPlan',
        steps: [[customised, 'bookingInstall']],
      },
    'a member who books the visits (BK-01)': {
      begins: { ...aMember, flags: { ...flags, bookInstallV2: true } },
      past: [...pasts.atSwitch, settled(awaited), customised],
      at: 'bookingInstall',
      asks: {
        bookInstall: { ...bookingPage, switchId: awaited.status?.id, isV2: true },
      },
      steps: [
        [booked, 'switchingProvider', { booking }],
        [failed('bookInstall', broken), 'journeyInterrupted', interrupted],
      ],
    },
    'a member who books, with nothing open about the old broadband': {
      begins: aMember,
      past: pasts.atBooking,
      at: 'bookingInstall',
      steps: [
        [
          booked,
          'reviewingOrder',
          { booking },
          {
            reviewOrder: reviewPage,
          },
        ],
      ],
    },
    'somebody who is logged out in another tab, and books': {
      begins: aMember,
      past: [...pasts.atCustomising, { type: 'member.changed', member: null }, customised],
      at: 'bookingInstall',
      asks: {
        bookInstall: { ...bookingPage, contact: { firstName: '', lastName: '', phone: '' } },
      },
    },
    'a member whose home cannot be switched, with the visits booked (AD-18)': {
      begins: aMember,
      past: [homeFound(unswitchable), planFor, customised, booked],
      at: 'reviewingOrder',
      asks: {
        reviewOrder: { ...reviewPage, switching: null },
      },
    },
    'a member who reviews the order (OR-01)': {
      begins: aMember,
      past: pasts.atReview,
      at: 'reviewingOrder',
      steps: [
        [ordered(), 'orderPlaced.offeringUpdates', { order, missing: null }],
        [
          ordered('/order-summary?paid=yes'),
          'orderPlaced.followingRedirect',
          { order: { ...order, redirectUrl: '/order-summary?paid=yes' } },
          { followRedirect: { url: '/order-summary?paid=yes' } },
        ],
        [
          answered('reviewOrder', { kind: 'visitsNeeded' }),
          'bookingInstall',
          { booking: null, customisation: wishes, order: null },
        ],
        [
          notesNeeded,
          'bookingInstall',
          { booking, customisation: wishes },
          { bookInstall: { ...bookingPage, installation: booking.installation, booking, askedFor: 'contact' } },
        ],
        [answered('reviewOrder', { kind: 'orderOutdated' }), 'findingCurrentJourney', { booking, order: null }],
        [failed('reviewOrder', broken), 'journeyInterrupted', interrupted],
      ],
    },
    'a member who answers the question last, with the visits booked (SW-07)': {
      begins: aMember,
      past: [...pasts.atSwitch, settled(awaited), customised, booked],
      at: 'switchingProvider',
      asks: {
        switchProvider: {
          ...switchPage,
          switching: awaited,
          booking,
          connectionDate: '2026-12-10',
        },
      },
      steps: [
        [settled(agreed), 'reviewingOrder', { switching: agreed, booking }],
        [settled(awaited), 'bookingInstall', { booking }],
      ],
    },
    'a member who has come back from the engineer notes, changed or not (BK-23)': {
      begins: aMember,
      past: [...pasts.atReview, notesNeeded, answered('bookInstall', { booking, askedFor: 'contact' })],
      at: 'reviewingOrder',
      asks: { reviewOrder: { ...reviewPage, changed: 'contact' } },
      steps: [[openPage('bookingInstall'), 'bookingInstall', { booking }, { bookInstall: { askedFor: null } }]],
    },
    'a member whose visits could not be held again sees no review that says they are (BK-20)': {
      begins: aMember,
      past: [...pasts.atReview, notesNeeded, bookingWrites],
      at: 'bookingInstall',
      knows: { booking: null },
      steps: [[booked, 'reviewingOrder', { booking }]],
    },
    'a member who comes back to the visits booked': {
      begins: aMember,
      past: [...pasts.atReview, openPage('bookingInstall')],
      at: 'bookingInstall',
      asks: {
        bookInstall: { ...bookingPage, installation: booking.installation, booking },
      },
    },
  },
);
