import { describeCustomers } from '../../studio/machine-tests/describe-customers.ts';
import { member } from '../choose-plan/choose-plan.cases.ts';
import { answered, failed } from '../shared/model-case.ts';
import { booking, order } from '../review-order/review-order.cases.ts';
import { failedWith } from '../switch-provider/switch-provider.cases.ts';
import { undecided } from '../switch-provider/switch-standing.rules.ts';
import {
  agreed,
  aMember,
  awaited,
  booked,
  broken,
  customised,
  ordered,
  pasts,
  settled,
  switchPage,
  switchTells,
} from './customers.cases.ts';
import { howToPay, watchTells } from './order-broadband.cases.ts';
import { orderBroadbandMachine } from './order-broadband.machine.ts';

const withSwitch = [...pasts.atSwitch, settled(agreed), customised, booked, ordered()];
const refused = watchTells(failedWith('1201'));

describeCustomers(
  { machine: orderBroadbandMachine, region: 'ordering' },
  {
    'a member who has ordered (OR-09)': {
      begins: aMember,
      past: [...pasts.atReview, ordered()],
      at: 'orderPlaced.offeringUpdates',
      steps: [['updates.requested', 'orderPlaced.optingIn', {}, { optIn: { memberId: member.memberId } }]],
      ignores: ['switch.requested'],
    },
    'a member who is led on to pay (OR-04)': {
      begins: aMember,
      past: [...pasts.atReview, ordered('/pay')],
      at: 'orderPlaced.followingRedirect',
      asks: { followRedirect: { url: '/pay' } },
      steps: [
        [answered('followRedirect'), 'orderPlaced.offeringUpdates', { order }],
        [failed('followRedirect', broken), 'orderPlaced.offeringUpdates', { order }],
      ],
    },
    'a member whom the gateway sends to “How you pay” reads the confirmation first (OR-04)': {
      begins: aMember,
      past: [...pasts.atReview, ordered(howToPay)],
      at: 'orderPlaced.offeringUpdates',
      steps: [['updates.requested', 'orderPlaced.optingIn', { order: { ...order, redirectUrl: howToPay } }]],
    },
    'a member who wants news of the order (OR-09)': {
      begins: aMember,
      past: [...pasts.atReview, ordered(), 'updates.requested'],
      at: 'orderPlaced.optingIn',
      steps: [
        [answered('optIn'), 'orderPlaced.updatesOn'],
        [failed('optIn', broken), 'orderPlaced.updatesNotOn', { failure: broken }],
      ],
    },
    'a member for whom the news could not be switched on (OR-09)': {
      begins: aMember,
      past: [...pasts.atReview, ordered(), 'updates.requested', failed('optIn', broken)],
      at: 'orderPlaced.updatesNotOn',
      steps: [['retry.requested', 'orderPlaced.optingIn', {}, { optIn: { memberId: member.memberId } }]],
    },
    'a member whose switch goes well after the order (SW-04)': {
      begins: aMember,
      past: withSwitch,
      at: 'orderPlaced.offeringUpdates',
      ignores: ['switch.requested'],
    },
    'a member whose switch was refused after the order (SW-09)': {
      begins: aMember,
      past: [...withSwitch, refused],
      at: 'orderPlaced.offeringUpdates',
      steps: [
        [
          'switch.requested',
          'switchingAgain',
          { looks: 0 },
          {
            switchProvider: {
              ...switchPage,
              switching: { ...agreed, status: failedWith('1201') },
              booking,
              connectionDate: '2026-12-10',
              isOrdered: true,
            },
          },
        ],
      ],
    },
    'a member who repairs the switch after the order (SW-04)': {
      begins: aMember,
      past: [...withSwitch, refused, 'switch.requested'],
      at: 'switchingAgain',
      steps: [
        [settled(agreed), 'orderPlaced.offeringUpdates', { switching: agreed }],
        [failed('switchProvider', broken), 'orderPlaced.offeringUpdates', { failure: null }],
        [switchTells(awaited), 'switchingAgain', { switching: awaited }],
      ],
    },
    'a member who is asked about the old broadband: what the page knows, the order knows': {
      begins: aMember,
      past: pasts.atSwitch,
      at: 'switchingProvider',
      steps: [
        [switchTells(awaited), 'switchingProvider', { switching: awaited }],
        [{ type: 'xstate.snapshot.switchProvider', snapshot: {} }, 'switchingProvider', { switching: undecided('') }],
      ],
    },
  },
);
