import { describeCustomers } from '../../studio/machine-tests/describe-customers.ts';
import { booking, order } from '../review-order/review-order.cases.ts';
import { answered, failed } from '../shared/model-case.ts';
import { failedWith, switchingWith } from '../switch-provider/switch-provider.cases.ts';
import { broken, ofAnOrder, refusedPage, settled, soughtPage, switchPage, withoutUs } from './customers.cases.ts';
import { placed } from './order-broadband.cases.ts';
import { orderBroadbandMachine } from './order-broadband.machine.ts';

describeCustomers(
  { machine: orderBroadbandMachine, region: 'ordering' },
  {
    'a member with several orders who follows the link about one of them (SW-09)': {
      begins: ofAnOrder,
      at: 'findingPlacedOrder',
      pages: ['registeringInterest'],
      asks: { findPlacedOrder: { orderId: order.id } },
      steps: [
        [
          answered('findPlacedOrder', placed),
          'orderPlaced.offeringUpdates',
          { order: placed.order, plan: placed.plan, booking, switching: placed.switching },
        ],
        [answered('findPlacedOrder', null), 'orderMissing', { order: null }],
        [failed('findPlacedOrder', broken), 'orderNotLoaded', { order: null, failure: broken }],
      ],
      ignores: [...['/order-summary', '/switch', '/customise-plan'].map(soughtPage), refusedPage('/order-summary')],
    },
    'a member who has no such order: no other takes its place': {
      begins: ofAnOrder,
      past: [answered('findPlacedOrder', null)],
      at: 'orderMissing',
      pages: ['registeringInterest'],
      ignores: [soughtPage('/order-summary'), soughtPage('/switch'), refusedPage('/order-summary')],
    },
    'a member whose order could not be fetched (ER-04)': {
      begins: ofAnOrder,
      past: [failed('findPlacedOrder', broken)],
      at: 'orderNotLoaded',
      pages: ['registeringInterest'],
      steps: [['retry.requested', 'findingPlacedOrder', {}, { findPlacedOrder: { orderId: order.id } }]],
      ignores: [soughtPage('/order-summary')],
    },
    'a member whose order is fetched at the second try': {
      begins: ofAnOrder,
      past: [failed('findPlacedOrder', broken), 'retry.requested'],
      at: 'findingPlacedOrder',
      steps: [[answered('findPlacedOrder', placed), 'orderPlaced.offeringUpdates', { failure: null }]],
    },
    'a member who tries the switch of that order again, and comes back to it': {
      begins: ofAnOrder,
      past: [answered('findPlacedOrder', placed), 'switch.requested'],
      at: 'switchingAgain',
      pages: ['registeringInterest', 'orderPlaced'],
      asks: { switchProvider: { ...switchPage, switching: placed.switching, booking, isOrdered: true } },
      steps: [
        [settled(withoutUs), 'orderPlaced.offeringUpdates', { order: placed.order, switching: withoutUs }],
        [failed('switchProvider', broken), 'orderPlaced.offeringUpdates', { order: placed.order }],
      ],
    },
    'a member whose plan has ended: nothing is switched to us any more': {
      begins: ofAnOrder,
      past: [
        answered('findPlacedOrder', {
          ...placed,
          switching: switchingWith({ ...failedWith('1201'), planEndedOn: '2027-03-03' }),
        }),
      ],
      at: 'orderPlaced.offeringUpdates',
      ignores: ['switch.requested'],
    },
  },
);
