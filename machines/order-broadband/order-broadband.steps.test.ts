import { describeCustomers } from '../../studio/machine-tests/describe-customers.ts';
import { home, neighbour } from '../address-check/address-check.cases.ts';
import { member, plan, product } from '../choose-plan/choose-plan.cases.ts';
import { answered, failed } from '../shared/model-case.ts';
import { booking } from '../review-order/review-order.cases.ts';
import { choiceTells } from './order-broadband.cases.ts';
import { riverbourne } from '../switch-provider/switch-provider.cases.ts';
import { undecided } from '../switch-provider/switch-standing.rules.ts';
import {
  agreed,
  aMember,
  anotherPlan,
  aVisitor,
  awaited,
  booked,
  broken,
  checked,
  customised,
  customisePage,
  defaults,
  faster,
  flags,
  homeFound,
  openPage,
  pasts,
  planFor,
  planMadeOver,
  settled,
  switchPage,
  unswitchable,
  wishes,
  withoutCustomising,
  withoutUs,
} from './customers.cases.ts';
import { orderBroadbandMachine } from './order-broadband.machine.ts';

const nothingChosen = { product: null, plan: null, customisation: null, booking: null, speedBefore: null };
const interrupted = { failure: broken };
const prospect = { lines: ['12 Saltmarsh Row'], postcode: 'LK1 1AA', city: 'Larkhaven', uprn: home.uprn };

describeCustomers(
  { machine: orderBroadbandMachine, region: 'ordering' },
  {
    'a visitor who begins': {
      begins: aVisitor,
      at: 'checkingAddress',
      asks: { addressCheck: { premise: null, transactionId: null, status: null, flags } },
      steps: [
        [
          homeFound(),
          'choosingPlan',
          { address: checked, prospect: { address: prospect, transactionId: 'ncc-1' }, ...nothingChosen, looks: 0 },
          {
            choosePlan: {
              member: null,
              transactionId: 'ncc-1',
              uprn: home.uprn,
              speedBefore: null,
              booking: null,
            },
          },
        ],
        [
          answered('addressCheck', { kind: 'interestRequested', address: prospect, transactionId: 'ncc-7' }),
          'registeringInterest',
          { prospect: { address: prospect, transactionId: 'ncc-7' }, address: null },
          { registerInterest: { address: prospect, transactionId: 'ncc-7' } },
        ],
        [failed('addressCheck', broken), 'journeyInterrupted', interrupted],
        [{ type: 'member.changed', member }, 'checkingAddress', { member }],
        [
          { type: 'flags.changed', flags: withoutCustomising.flags },
          'checkingAddress',
          { flags: withoutCustomising.flags },
        ],
        [
          openPage('registeringInterest'),
          'registeringInterest',
          {},
          { registerInterest: { address: null, transactionId: null } },
        ],
      ],
    },
    'a visitor whose area is not served': {
      begins: aVisitor,
      past: [answered('addressCheck', { kind: 'interestRequested', address: prospect, transactionId: 'ncc-7' })],
      at: 'registeringInterest',
      steps: [[failed('registerInterest', broken), 'journeyInterrupted', interrupted]],
    },
    'a member who chooses a plan (PL-03)': {
      begins: aMember,
      past: pasts.atPlans,
      at: 'choosingPlan',
      asks: { choosePlan: { member, transactionId: 'ncc-1', uprn: home.uprn, speedBefore: null } },
      steps: [
        [
          planFor,
          'switchingProvider',
          { product, plan, switching: undecided('') },
          {
            switchProvider: { ...switchPage, address: '12 Saltmarsh Row, Larkhaven, LK1 1AA' },
          },
        ],
        [failed('choosePlan', broken), 'journeyInterrupted', interrupted],
        [
          { type: 'flags.changed', flags: withoutCustomising.flags },
          'choosingPlan',
          withoutCustomising,
          { choosePlan: { member, transactionId: 'ncc-1', uprn: home.uprn, speedBefore: null } },
        ],
      ],
    },
    'a member whose home cannot be switched (AD-18)': {
      begins: aMember,
      past: [homeFound(unswitchable)],
      at: 'choosingPlan',
      steps: [
        [
          planFor,
          'customisingPlan',
          {},
          {
            customisePlan: { ...customisePage, isSwitchable: false },
          },
        ],
      ],
    },
    'a member who is asked about the old broadband (SW-01)': {
      begins: aMember,
      past: pasts.atSwitch,
      at: 'switchingProvider',
      steps: [
        [
          settled(withoutUs),
          'customisingPlan',
          { switching: withoutUs },
          {
            customisePlan: customisePage,
          },
        ],
        [
          settled(agreed),
          'customisingPlan',
          { switching: agreed },
          {
            customisePlan: { ...customisePage, switchingFrom: riverbourne.name },
          },
        ],
        [
          answered('switchProvider', { kind: 'addressNeeded', switching: awaited }),
          'checkingAddress',
          { switching: awaited },
          { addressCheck: { ...checked, flags } },
        ],
        [failed('switchProvider', broken), 'journeyInterrupted', interrupted],
      ],
    },
    'a member who gave the name on the bill, and comes back to the question': {
      begins: aMember,
      past: [
        ...pasts.atSwitch,
        settled({ ...withoutUs, lastName: 'Fairweather' }),
        customised,
        openPage('switchingProvider'),
      ],
      at: 'switchingProvider',
      asks: {
        switchProvider: {
          ...switchPage,
          switching: { ...withoutUs, lastName: 'Fairweather' },
          connectionDate: '2026-12-10',
        },
      },
      steps: [[settled(agreed), 'bookingInstall', { customisation: wishes, switching: agreed }]],
    },
    'somebody who is not logged in, and is asked': {
      begins: aVisitor,
      past: pasts.atSwitch,
      at: 'switchingProvider',
      asks: {
        switchProvider: { ...switchPage, switching: undecided('') },
      },
    },
    'a member where customising is switched off (CU-05)': {
      begins: withoutCustomising,
      past: pasts.atSwitch,
      at: 'switchingProvider',
      steps: [[settled(withoutUs), 'bookingInstall', { customisation: defaults }]],
    },
    'a member for whom customising is switched off after it was done': {
      begins: aMember,
      past: [...pasts.atBooking, { type: 'flags.changed', flags: withoutCustomising.flags }, openPage('choosingPlan')],
      at: 'choosingPlan',
      steps: [[planFor, 'bookingInstall', { customisation: wishes }]],
    },
    'a member who comes back to the plans with everything chosen, and keeps the plan, is back at the review (OR-01)': {
      begins: aMember,
      past: [...pasts.atSwitch, settled(agreed), customised, booked, openPage('choosingPlan')],
      at: 'choosingPlan',
      steps: [
        [planFor, 'reviewingOrder', { plan, customisation: wishes, booking, switching: agreed }],
        [
          answered('choosePlan', { product: faster, plan: planMadeOver }),
          'customisingPlan',
          {
            product: faster,
            plan: planMadeOver,
            customisation: null,
            lastChoice: { months: product.contractDurationInMonths, meshWifi: true, connectionDate: '2026-12-10' },
            booking,
            switching: agreed,
          },
          { customisePlan: { plan: planMadeOver, product: faster, isBooked: true } },
        ],
        [
          answered('choosePlan', { product, plan: { ...plan, id: anotherPlan.id } }),
          'switchingProvider',
          {
            customisation: null,
            booking: null,
            switching: { wish: 'switch', provider: riverbourne, lastName: 'Fairweather', status: null, started: null },
          },
        ],
      ],
    },
    'a member with another plan for a complete order, whose visits are held as before, and who keeps its length and kit':
      {
        begins: aMember,
        past: [
          ...pasts.atSwitch,
          settled(agreed),
          customised,
          booked,
          openPage('choosingPlan'),
          answered('choosePlan', { product: faster, plan: planMadeOver }),
        ],
        at: 'customisingPlan',
        steps: [[customised, 'reviewingOrder', { booking, customisation: wishes }]],
      },
    'a member who leaves “Make it yours” by Back, and finds there what they chose': {
      begins: aMember,
      past: [...pasts.atCustomising, choiceTells(1, true, '2026-12-10'), openPage('switchingProvider')],
      at: 'switchingProvider',
      steps: [
        [
          openPage('customisingPlan'),
          'customisingPlan',
          { customisation: null },
          {
            customisePlan: {
              ...customisePage,
              lastChoice: { months: 1, meshWifi: true, connectionDate: '2026-12-10' },
            },
          },
        ],
      ],
    },
    'a member who comes back to the address with everything chosen': {
      begins: aMember,
      past: [...pasts.atSwitch, settled(agreed), customised, booked, openPage('checkingAddress')],
      at: 'checkingAddress',
      asks: { addressCheck: { ...checked, flags } },
      steps: [
        [homeFound(), 'choosingPlan', { plan, product, customisation: wishes, booking, switching: agreed }],
        [
          homeFound({ ...checked, transactionId: 'ncc-2' }),
          'choosingPlan',
          {
            address: { ...checked, transactionId: 'ncc-2' },
            plan,
            product,
            customisation: wishes,
            booking,
            switching: { ...agreed, status: null, started: null },
          },
        ],
        [
          homeFound({ ...checked, premise: neighbour }),
          'choosingPlan',
          {
            address: { ...checked, premise: neighbour },
            ...nothingChosen,
            speedBefore: 150,
            switching: { ...agreed, wish: null, status: null, started: null },
          },
          { choosePlan: { member, transactionId: 'ncc-1', uprn: neighbour.uprn, speedBefore: 150 } },
        ],
      ],
    },
  },
);
