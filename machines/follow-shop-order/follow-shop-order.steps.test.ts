import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { due } from '../shared/quiet-look.cases.ts';
import { cases, facts, noSuchOrder, ofOne, someOrders, starts } from './follow-shop-order.cases.ts';
import { followShopOrderMachine } from './follow-shop-order.machine.ts';
import { delivered, outForDelivery, placed } from './shop-orders.cases.ts';

const reading = 'showingOrder.readingOrder';

describeSteps(
  { machine: followShopOrderMachine, starts, cases, facts },
  {
    begins: { 'a member': 'loadingOrders', 'a member with a phone order': 'loadingOrder' },
    steps: {
      loadingOrders: [
        [answered('loadOrders', someOrders), 'showingOrders', { orders: someOrders }],
        [answered('loadOrders', []), 'noOrders', { orders: [] }],
        [failed('loadOrders', offline), 'ordersNotLoaded', { failure: offline }],
      ],
      ordersNotLoaded: [['retry.requested', 'loadingOrders', { failure: null }]],
      loadingOrder: [
        [answered('loadOrder', placed), `${reading}.upToDate`, { order: placed }],
        [answered('loadOrder', delivered), `${reading}.upToDate`, { order: delivered }],
        [failed('loadOrder', noSuchOrder), 'orderMissing'],
        [failed('loadOrder', offline), 'orderNotLoaded', { failure: offline }],
      ],
      orderNotLoaded: [['retry.requested', 'loadingOrder', { failure: null }, { loadOrder: ofOne }]],
      [`${reading}.upToDate`]: [
        [due(`followShopOrder.${reading}`), `${reading}.lookingForNews`, {}, { lookForNews: ofOne }],
      ],
      [`${reading}.lookingForNews`]: [
        [answered('lookForNews', outForDelivery), `${reading}.upToDate`, { order: outForDelivery }],
        [answered('lookForNews', delivered), `${reading}.upToDate`, { order: delivered }],
        [failed('lookForNews', offline), `${reading}.upToDate`, { failure: null }],
      ],
    },
  },
);
