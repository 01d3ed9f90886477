import { failsTo, failureOf } from '../shared/failure.ts';
import { asked, followShopOrderSetup, foundIn, store } from './follow-shop-order.setup.ts';
import type { ShopOrderSummary } from './follow-shop-order.types.ts';
import { choosingReturn, returnNotSent, reviewingReturn, sendingReturn } from './sending-back.states.ts';
import { showingOrder } from './showing-order.states.ts';

const ordersIn = ({ event }: { event: { output: ShopOrderSummary[] } }) => ({ orders: event.output });

/**
 * The errand: follow what was ordered in the phone shop to the door, stop it before it leaves, name another day for a parcel that is held, and
 * send something back, on pages of its own. Which order it is stands in the address and comes in as input; a reload reads how it stands.
 */
export const followShopOrderMachine = followShopOrderSetup.createMachine({
  id: 'followShopOrder',
  context: ({ input: { shopOrderId } }) => ({
    shopOrderId,
    orders: null,
    order: null,
    deliverOn: null,
    wanted: null,
    returnId: null,
    errors: {},
    news: null,
    failure: null,
  }),
  initial: 'openingPage',
  states: {
    openingPage: {
      description: 'The address says whether all phone orders are wanted, or one.',
      always: [{ guard: 'isAboutOne', target: 'loadingOrder' }, { target: 'loadingOrders' }],
    },
    loadingOrders: {
      description: 'We fetch the orders of the phone shop.',
      tags: ['busy'],
      meta: { view: 'LoadingOrders', rows: ['PH-07'] },
      invoke: {
        id: 'loadOrders',
        src: 'loadOrders',
        input: {},
        onDone: [
          {
            guard: { type: 'isAnyOrder', params: ordersIn },
            target: 'showingOrders',
            actions: { type: 'storeOrders', params: ordersIn },
          },
          { target: 'noOrders', actions: { type: 'storeOrders', params: ordersIn } },
        ],
        onError: failsTo('ordersNotLoaded'),
      },
    },
    ordersNotLoaded: {
      description: 'The orders could not be fetched; try again.',
      tags: ['failed'],
      meta: { view: 'OrdersNotLoaded', rows: ['ER-04'] },
      on: { 'retry.requested': { target: 'loadingOrders', actions: 'clearFailure' } },
    },
    noOrders: {
      description: 'Nothing was ordered in the phone shop yet: the ways to its phones.',
      meta: { view: 'NoOrders', rows: ['PH-01'] },
    },
    showingOrders: {
      description: 'Read how each order stands, newest first.',
      meta: { view: 'ShowingOrders', rows: ['PH-07'] },
    },
    loadingOrder: {
      description: 'We fetch the order.',
      tags: ['busy'],
      meta: { view: 'LoadingOrder', rows: ['PH-07'] },
      entry: 'forgetOrder',
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        input: asked,
        onDone: [
          {
            guard: { type: 'isStillReturnable', params: foundIn },
            target: 'choosingReturn',
            actions: [store, 'refuseWanted'],
          },
          { target: 'showingOrder', actions: [store, 'forgetReturn'] },
        ],
        onError: [
          { guard: { type: 'isMissing', params: failureOf }, target: 'orderMissing' },
          failsTo('orderNotLoaded'),
        ],
      },
    },
    orderMissing: {
      description: 'The member has no phone order at this address.',
      meta: { view: 'OrderMissing', rows: ['ER-04'] },
    },
    orderNotLoaded: {
      description: 'The order could not be fetched; try again.',
      tags: ['failed'],
      meta: { view: 'OrderNotLoaded', rows: ['ER-04'] },
      on: { 'retry.requested': { target: 'loadingOrder', actions: 'clearFailure' } },
    },
    showingOrder,
    cancellationNotSent: {
      description: 'That the order is to be stopped could not be sent; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'CancellationNotSent', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingOrder.cancelling', 'order.requested': 'showingOrder' },
    },
    dayNotSent: {
      description: 'The day for the parcel could not be sent; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'DayNotSent', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingOrder.namingDay', 'order.requested': 'showingOrder' },
    },
    choosingReturn,
    reviewingReturn,
    sendingReturn,
    returnNotSent,
    withdrawalNotSent: {
      description: 'That it is kept could not be sent; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'WithdrawalNotSent', rows: ['PH-08', 'ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingOrder.withdrawing', 'order.requested': 'showingOrder' },
    },
  },
});
