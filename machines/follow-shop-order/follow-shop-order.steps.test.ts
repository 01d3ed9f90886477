import { describeSteps, type Step } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { due } from '../shared/quiet-look.cases.ts';
import {
  cases,
  day,
  dayGone,
  handedIn,
  keeps,
  facts,
  leftAlready,
  names,
  noSuchOrder,
  notHeld,
  ofOne,
  someOrders,
  starts,
} from './follow-shop-order.cases.ts';
import { followShopOrderMachine } from './follow-shop-order.machine.ts';
import { expected, kept, onlyFaulty, posted, returnable, withCode } from './returns.cases.ts';
import { delivered, held, named, outForDelivery, placed, stopping } from './shop-orders.cases.ts';

const reading = 'showingOrder.readingOrder';

/** What is pressed while we look for news is done all the same. */
const choices: readonly Step<typeof followShopOrderMachine>[] = [
  ['cancellation.requested', 'showingOrder.confirmingCancellation', { errors: {}, news: null }],
  [
    names(day),
    'showingOrder.namingDay',
    { deliverOn: day, errors: {}, news: null },
    { redeliverOrder: { ...ofOne, deliverOn: day } },
  ],
  ['return.requested', 'choosingReturn', { errors: {}, news: null }],
  [keeps, 'showingOrder.confirmingWithdrawal', { returnId: expected.id, errors: {}, news: null }],
];

const refused = { errors: { deliverOn: 'notChosen' }, news: null } as const;

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
        [answered('loadOrder', held), `${reading}.upToDate`, { order: held }],
        [answered('loadOrder', delivered), `${reading}.upToDate`, { order: delivered }],
        [answered('loadOrder', withCode), `${reading}.upToDate`, { order: withCode }],
        [answered('loadOrder', returnable), `${reading}.upToDate`, { order: returnable }],
        [answered('loadOrder', returnable), 'choosingReturn', { order: returnable }],
        [answered('loadOrder', onlyFaulty), `${reading}.upToDate`, { order: onlyFaulty }],
        [answered('loadOrder', onlyFaulty), 'choosingReturn', { order: onlyFaulty }],
        [failed('loadOrder', noSuchOrder), 'orderMissing'],
        [failed('loadOrder', offline), 'orderNotLoaded', { failure: offline }],
      ],
      orderNotLoaded: [['retry.requested', 'loadingOrder', { failure: null }, { loadOrder: ofOne }]],
      [`${reading}.upToDate`]: [
        [due(`followShopOrder.${reading}`), `${reading}.lookingForNews`, {}, { lookForNews: ofOne }],
        ...choices,
        [names(''), `${reading}.upToDate`, refused],
      ],
      [`${reading}.lookingForNews`]: [
        [answered('lookForNews', outForDelivery), `${reading}.upToDate`, { order: outForDelivery }],
        [answered('lookForNews', delivered), `${reading}.upToDate`, { order: delivered }],
        [answered('lookForNews', posted), `${reading}.upToDate`, { order: posted }],
        [failed('lookForNews', offline), `${reading}.upToDate`, { failure: null }],
        ...choices,
        [names(''), `${reading}.lookingForNews`, refused],
      ],
      'showingOrder.confirmingCancellation': [
        ['cancellation.confirmed', 'showingOrder.cancelling', {}, { cancelOrder: ofOne }],
        ['cancellation.declined', `${reading}.upToDate`],
      ],
      'showingOrder.cancelling': [
        [answered('cancelOrder', stopping), `${reading}.upToDate`, { order: stopping, news: 'stopping' }],
        [failed('cancelOrder', leftAlready), 'loadingOrder', { news: 'leftAlready' }],
        [failed('cancelOrder', offline), 'cancellationNotSent', { failure: offline }],
      ],
      cancellationNotSent: [
        ['retry.requested', 'showingOrder.cancelling', { failure: null }],
        ['order.requested', `${reading}.upToDate`, { failure: null }],
      ],
      'showingOrder.namingDay': [
        [answered('redeliverOrder', named), `${reading}.upToDate`, { order: named, news: 'dayNamed' }],
        [failed('redeliverOrder', dayGone), 'loadingOrder', { news: 'dayGone' }],
        [failed('redeliverOrder', notHeld), 'loadingOrder', { news: 'notHeld' }],
        [failed('redeliverOrder', offline), 'dayNotSent', { failure: offline }],
      ],
      'showingOrder.confirmingWithdrawal': [
        [
          'withdrawal.confirmed',
          'showingOrder.withdrawing',
          {},
          { withdrawReturn: { ...ofOne, returnId: expected.id } },
        ],
        ['withdrawal.declined', `${reading}.upToDate`],
      ],
      'showingOrder.withdrawing': [
        [answered('withdrawReturn', kept), `${reading}.upToDate`, { order: kept, news: 'kept' }],
        [failed('withdrawReturn', handedIn), 'loadingOrder', { news: 'notKept' }],
        [failed('withdrawReturn', offline), 'withdrawalNotSent', { failure: offline }],
      ],
      withdrawalNotSent: [
        ['retry.requested', 'showingOrder.withdrawing', { failure: null }],
        ['order.requested', `${reading}.upToDate`, { failure: null }],
      ],
      dayNotSent: [
        ['retry.requested', 'showingOrder.namingDay', { failure: null }],
        ['order.requested', `${reading}.upToDate`, { failure: null }],
      ],
    },
  },
);
