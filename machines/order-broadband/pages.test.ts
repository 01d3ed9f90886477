import { describeCustomers } from '../../studio/machine-tests/describe-customers.ts';
import { failedWith, switchingWith } from '../switch-provider/switch-provider.cases.ts';
import {
  aMember,
  aVisitor,
  awaited,
  beforeTheLaunch,
  booked,
  customised,
  homeFound,
  openPage,
  ordered,
  pasts,
  planFor,
  refusedPage,
  settled,
  soughtPage,
  unswitchable,
  withoutCustomising,
} from './customers.cases.ts';
import { watchTells } from './order-broadband.cases.ts';
import { orderBroadbandMachine } from './order-broadband.machine.ts';

const review = refusedPage('/order-confirmation');
const alwaysOpen = ['registeringInterest', 'checkingAddress'];
const untilBooking = [...alwaysOpen, 'choosingPlan', 'switchingProvider', 'customisingPlan', 'bookingInstall'];

/** Which pages an address opens, and what is said to be missing where it opens none (RT-03). */
describeCustomers(
  { machine: orderBroadbandMachine, region: 'ordering' },
  {
    'a visitor who begins': {
      begins: aVisitor,
      at: 'checkingAddress',
      pages: alwaysOpen,
      steps: [[review, 'checkingAddress', { missing: 'address' }]],
      ignores: [soughtPage('/order-confirmation'), soughtPage('/order-summary')],
    },
    'a member who begins': {
      begins: aMember,
      at: 'checkingAddress',
      pages: alwaysOpen,
      steps: [
        [
          soughtPage('/customise-plan'),
          'findingCurrentJourney',
          { sought: '/customise-plan' },
          { findCurrentJourney: {} },
        ],
        [soughtPage('/order-summary'), 'findingPlacedOrder', { sought: null }, { findPlacedOrder: { orderId: null } }],
      ],
    },
    'a visitor whose home was checked': {
      begins: aVisitor,
      past: pasts.atPlans,
      at: 'choosingPlan',
      pages: [...alwaysOpen, 'choosingPlan'],
      steps: [[review, 'choosingPlan', { missing: 'plan' }]],
      ignores: [soughtPage('/order-confirmation'), soughtPage('/order-summary')],
    },
    'a member whose home was checked: an order begun elsewhere never takes its place': {
      begins: aMember,
      past: pasts.atPlans,
      at: 'choosingPlan',
      pages: [...alwaysOpen, 'choosingPlan'],
      ignores: [soughtPage('/order-confirmation'), soughtPage('/order-summary')],
    },
    'a member with a plan': {
      begins: aMember,
      past: pasts.atSwitch,
      at: 'switchingProvider',
      pages: [...alwaysOpen, 'choosingPlan', 'switchingProvider', 'customisingPlan'],
      steps: [
        [review, 'switchingProvider', { missing: 'customisation' }],
        [openPage('customisingPlan'), 'customisingPlan'],
        [openPage('registeringInterest'), 'registeringInterest'],
      ],
    },
    'a member with a plan for a home that cannot be switched (AD-18)': {
      begins: aMember,
      past: [homeFound(unswitchable), planFor],
      at: 'customisingPlan',
      pages: [...alwaysOpen, 'choosingPlan', 'customisingPlan'],
    },
    'a member with a plan, where customising is switched off (CU-05)': {
      begins: withoutCustomising,
      past: pasts.atCustomising,
      at: 'bookingInstall',
      pages: [...alwaysOpen, 'choosingPlan', 'switchingProvider', 'bookingInstall'],
      steps: [[review, 'bookingInstall', { missing: 'visits' }]],
    },
    'a member who has customised the plan': {
      begins: aMember,
      past: pasts.atBooking,
      at: 'bookingInstall',
      pages: untilBooking,
      steps: [
        [review, 'bookingInstall', { missing: 'visits' }],
        [openPage('checkingAddress'), 'checkingAddress'],
        [openPage('choosingPlan'), 'choosingPlan'],
        [openPage('switchingProvider'), 'switchingProvider'],
        [openPage('customisingPlan'), 'customisingPlan'],
      ],
    },
    'a member with the visits booked, and the old broadband open (SW-01)': {
      begins: aMember,
      past: [...pasts.atSwitch, settled(awaited), customised, booked],
      at: 'switchingProvider',
      pages: untilBooking,
      steps: [[review, 'switchingProvider', { missing: 'switch' }]],
    },
    'a member with the visits booked, for a home that cannot be switched (AD-18)': {
      begins: aMember,
      past: [homeFound(unswitchable), planFor, customised, booked],
      at: 'reviewingOrder',
      pages: [...alwaysOpen, 'choosingPlan', 'customisingPlan', 'bookingInstall', 'reviewingOrder'],
      steps: [[refusedPage('/order-summary'), 'reviewingOrder', { missing: 'agreement' }]],
    },
    'a member with everything chosen': {
      begins: aMember,
      past: pasts.atReview,
      at: 'reviewingOrder',
      pages: [...untilBooking, 'reviewingOrder'],
      steps: [[refusedPage('/order-summary'), 'reviewingOrder', { missing: 'agreement' }]],
      ignores: [soughtPage('/order-confirmation'), soughtPage('/order-summary')],
    },
    'a member with everything chosen, for whom ordering closes (SC-10)': {
      begins: aMember,
      past: [...pasts.atReview, { type: 'flags.changed', flags: beforeTheLaunch.flags }],
      at: 'reviewingOrder',
      pages: alwaysOpen,
      steps: [[refusedPage('/order-summary'), 'reviewingOrder', { missing: null }]],
    },
    'somebody before the commercial launch (SC-10)': {
      begins: beforeTheLaunch,
      at: 'checkingAddress',
      pages: alwaysOpen,
      steps: [[review, 'checkingAddress', { missing: null }]],
    },
    'a member who has ordered (RT-03)': {
      begins: aMember,
      past: [...pasts.atReview, ordered()],
      at: 'orderPlaced.offeringUpdates',
      pages: ['registeringInterest', 'orderPlaced'],
      steps: [[openPage('orderPlaced'), 'orderPlaced.offeringUpdates']],
      ignores: [review, soughtPage('/order-summary'), soughtPage('/customise-plan')],
    },
    'a member who has ordered, and repairs the switch': {
      begins: aMember,
      past: [
        ...pasts.atSwitch,
        settled(switchingWith({ ...failedWith('1201'), state: 'consented' })),
        customised,
        booked,
        ordered(),
        watchTells(failedWith('1201')),
        'switch.requested',
      ],
      at: 'switchingAgain',
      pages: ['registeringInterest', 'orderPlaced'],
    },
    ...Object.fromEntries(
      [...untilBooking, 'reviewingOrder'].map((page) => [
        `a member who was told what is missing, and then opens ${page}`,
        {
          begins: aMember,
          past: [...pasts.atReview, refusedPage('/order-summary')],
          at: 'reviewingOrder',
          steps: [[openPage(page), page, { missing: null, sought: null }] as const],
        },
      ]),
    ),
  },
);
