import { describeCustomers, type Customer } from '../../studio/machine-tests/describe-customers.ts';
import { member } from '../choose-plan/choose-plan.cases.ts';
import { answered, failed } from '../shared/model-case.ts';
import { booking, order } from '../review-order/review-order.cases.ts';
import { placed, resumed } from './order-broadband.cases.ts';
import {
  agreed,
  aMember,
  aVisitor,
  beforeTheLaunch,
  broken,
  defaults,
  homeFound,
  openPage,
  ordered,
  pasts,
  refusedPage,
  settled,
  soughtPage,
  unswitchable,
  withoutCustomising,
  withoutUs,
} from './customers.cases.ts';
import { orderBroadbandMachine } from './order-broadband.machine.ts';
import type { OrderBroadbandInput, ResumedJourney } from './order-broadband.types.ts';

const code = 'K7M2QX9P';
const resume = { type: 'savedJourney.requested', code };
const found = (journey: Partial<ResumedJourney> = {}) => answered('findCurrentJourney', { ...resumed, ...journey });
const saved = (journey: Partial<ResumedJourney> = {}) => answered('findSavedJourney', { ...resumed, ...journey });

/** Who opens a page in the middle in a new tab, and for whom that journey is found. */
const foundFor = (
  path: string,
  journey: Partial<ResumedJourney>,
  at: string,
  begins: OrderBroadbandInput = aMember,
): Customer<typeof orderBroadbandMachine> => ({ begins, past: [soughtPage(path), found(journey)], at });

describeCustomers(
  { machine: orderBroadbandMachine, region: 'ordering' },
  {
    'a member who opens the review in a new tab (RT-03)': {
      begins: aMember,
      past: [soughtPage('/order-confirmation')],
      at: 'findingCurrentJourney',
      steps: [
        [
          found({ booking, switching: agreed }),
          'reviewingOrder',
          {
            address: resumed.address,
            product: resumed.product,
            plan: resumed.plan,
            customisation: defaults,
            booking,
            switching: agreed,
            sought: null,
          },
        ],
        [found(), 'bookingInstall', { switching: { wish: 'unkept', provider: null, status: null } }],
        [found({ customisation: null }), 'switchingProvider', { switching: { wish: null } }],
        [found({ booking, page: '/customise-plan' }), 'customisingPlan'],
        [answered('findCurrentJourney', null), 'checkingAddress', { address: null }],
        [failed('findCurrentJourney', broken), 'checkingAddress', { failure: null }],
      ],
    },
    '/switch, opened with everything booked': foundFor('/switch', { booking }, 'switchingProvider'),
    '/switch, for a home that cannot be switched': foundFor(
      '/switch',
      { booking, address: unswitchable },
      'reviewingOrder',
    ),
    '/customise-plan, opened with everything booked': foundFor('/customise-plan', { booking }, 'customisingPlan'),
    '/customise-plan, where customising is switched off': foundFor(
      '/customise-plan',
      { booking },
      'reviewingOrder',
      withoutCustomising,
    ),
    ...Object.fromEntries(
      [
        '/book-install',
        '/book-install/key-info',
        '/book-install/dates',
        '/book-install/outside',
        '/book-install/home',
      ].map((path) => [`${path}, opened with everything booked`, foundFor(path, { booking }, 'bookingInstall')]),
    ),
    '/book-install, opened before the plan was customised': foundFor(
      '/book-install',
      { customisation: null },
      'switchingProvider',
    ),
    '/choose-plan, opened with everything booked: the journey goes on where it was': foundFor(
      '/choose-plan',
      { booking },
      'reviewingOrder',
    ),
    ...Object.fromEntries(
      ['/switch', '/customise-plan', '/book-install', '/order-confirmation'].map((path) => [
        `${path}, opened before the commercial launch (SC-10)`,
        foundFor(path, { booking }, 'checkingAddress', beforeTheLaunch),
      ]),
    ),
    'a plan found before the commercial launch (SC-10)': foundFor(
      '/choose-plan',
      { customisation: null },
      'checkingAddress',
      beforeTheLaunch,
    ),
    'a visitor with the link of a saved journey (CU-04)': {
      begins: aVisitor,
      past: [resume],
      at: 'awaitingLogIn',
      steps: [
        [
          { type: 'member.loggedIn', member },
          'findingSavedJourney',
          { member, savedCode: code },
          { findSavedJourney: { code } },
        ],
        ['logIn.abandoned', 'checkingAddress', { savedCode: null }],
      ],
    },
    'a visitor who types the code of a saved journey (CU-04)': {
      begins: aVisitor,
      at: 'checkingAddress',
      steps: [
        [answered('addressCheck', { kind: 'savedJourneyRequested', code }), 'awaitingLogIn', { savedCode: code }],
      ],
    },
    'a member who types the code of a saved journey (CU-04)': {
      begins: aMember,
      past: [answered('addressCheck', { kind: 'savedJourneyRequested', code })],
      at: 'findingSavedJourney',
      asks: { findSavedJourney: { code } },
      steps: [
        [
          saved({ page: '/customise-plan' }),
          'customisingPlan',
          { plan: resumed.plan, booking: null, savedCode: null, sought: null, failure: null },
        ],
        [saved(), 'bookingInstall', { plan: resumed.plan }],
        [answered('findSavedJourney', null), 'savedJourneyMissing', { savedCode: code }],
        [failed('findSavedJourney', broken), 'journeyInterrupted', { failure: broken, savedCode: code }],
      ],
    },
    'a member with a code that nothing is saved under': {
      begins: aMember,
      past: [resume, answered('findSavedJourney', null)],
      at: 'savedJourneyMissing',
      steps: [['journey.abandoned', 'checkingAddress', { savedCode: null }]],
    },
    'a member whose saved journey could not be fetched (ER-04)': {
      begins: aMember,
      past: [resume, failed('findSavedJourney', broken)],
      at: 'journeyInterrupted',
      steps: [
        ['retry.requested', 'findingSavedJourney', { savedCode: code }, { findSavedJourney: { code } }],
        ['journey.abandoned', 'checkingAddress', { savedCode: null, failure: null }],
      ],
    },
    'a member whose saved journey is found at the second try': {
      begins: aMember,
      past: [resume, failed('findSavedJourney', broken), 'retry.requested', saved()],
      at: 'bookingInstall',
      steps: [[refusedPage('/order-confirmation'), 'bookingInstall', { failure: null, savedCode: null }]],
    },
    'somebody who was logged out while the saved journey was fetched': {
      begins: aMember,
      past: [resume, failed('findSavedJourney', broken), { type: 'member.changed', member: null }],
      at: 'journeyInterrupted',
      steps: [['retry.requested', 'awaitingLogIn', { savedCode: code }]],
    },
    'a member in the middle who asks for a saved journey: what is chosen stays until it is found': {
      begins: aMember,
      past: [...pasts.atReview, resume],
      at: 'findingSavedJourney',
      asks: { findSavedJourney: { code } },
      steps: [[answered('findSavedJourney', null), 'savedJourneyMissing', { plan: resumed.plan, booking }]],
    },
    'a member who asks for a saved journey after an order: it takes the place of the order': {
      begins: aMember,
      past: [...pasts.atReview, ordered()],
      at: 'orderPlaced.offeringUpdates',
      steps: [
        [
          resume,
          'findingSavedJourney',
          {
            order: null,
            address: null,
            product: null,
            plan: null,
            customisation: null,
            booking: null,
            savedCode: code,
          },
        ],
      ],
    },
    'a visitor for whom the plans could not be shown (ER-04)': {
      begins: aVisitor,
      past: [...pasts.atPlans, failed('choosePlan', broken)],
      at: 'journeyInterrupted',
      steps: [
        ['retry.requested', 'choosingPlan'],
        ['journey.abandoned', 'checkingAddress', { failure: null }],
      ],
    },
    'a visitor for whom the address check broke': {
      begins: aVisitor,
      past: [failed('addressCheck', broken)],
      at: 'journeyInterrupted',
      steps: [['retry.requested', 'checkingAddress']],
    },
    'a member for whom the switch could not be shown': {
      begins: aMember,
      past: [...pasts.atSwitch, failed('switchProvider', broken)],
      at: 'journeyInterrupted',
      steps: [['retry.requested', 'switchingProvider']],
    },
    'a member for whom customising could not be shown, with the old broadband settled': {
      begins: aMember,
      past: [...pasts.atCustomising, failed('customisePlan', broken)],
      at: 'journeyInterrupted',
      steps: [['retry.requested', 'customisingPlan']],
    },
    'a member for whom the booking could not be shown': {
      begins: aMember,
      past: [...pasts.atBooking, failed('bookInstall', broken)],
      at: 'journeyInterrupted',
      steps: [['retry.requested', 'bookingInstall']],
    },
    'a member for whom the review could not be shown': {
      begins: aMember,
      past: [...pasts.atReview, failed('reviewOrder', broken)],
      at: 'journeyInterrupted',
      steps: [['retry.requested', 'reviewingOrder']],
    },
    'a member who has ordered, and for whom another page breaks: no step of the order opens again': {
      begins: aMember,
      past: [...pasts.atReview, ordered(), openPage('registeringInterest'), failed('registerInterest', broken)],
      at: 'journeyInterrupted',
      steps: [['retry.requested', 'checkingAddress', { order }]],
    },
    'a member whose order has changed elsewhere, with the answer about the old broadband given here': {
      begins: aMember,
      past: [...pasts.atReview, answered('reviewOrder', { kind: 'orderOutdated' })],
      at: 'findingCurrentJourney',
      steps: [
        [found({ booking }), 'reviewingOrder', { switching: withoutUs }],
        [answered('findCurrentJourney', null), 'reviewingOrder', { booking }],
      ],
    },
    'a member whose switch the gateway no longer has': {
      begins: aMember,
      past: [
        ...pasts.atSwitch,
        settled(agreed),
        ...pasts.atReview.slice(3),
        answered('reviewOrder', { kind: 'orderOutdated' }),
      ],
      at: 'findingCurrentJourney',
      steps: [[found({ booking }), 'switchingProvider', { switching: { ...agreed, status: null, started: null } }]],
    },
    'a member who opens the summary of an order in a new tab (OR-07)': {
      begins: aMember,
      past: [soughtPage('/order-summary'), refusedPage('/order-summary')],
      at: 'findingPlacedOrder',
      asks: { findPlacedOrder: { orderId: null } },
      steps: [
        [
          answered('findPlacedOrder', placed),
          'orderPlaced.offeringUpdates',
          { order: placed.order, plan: placed.plan, booking, switching: placed.switching, missing: null },
        ],
        [answered('findPlacedOrder', null), 'checkingAddress', { order: null }],
        [failed('findPlacedOrder', broken), 'checkingAddress', { order: null, failure: null }],
      ],
    },
    'a member who begins for another home after what was sought is shown': {
      begins: aMember,
      past: [soughtPage('/switch'), found({ booking }), openPage('checkingAddress'), homeFound()],
      at: 'choosingPlan',
      steps: [[failed('choosePlan', broken), 'journeyInterrupted', { sought: null }]],
    },
  },
);
