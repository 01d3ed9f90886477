import { assign, setup } from 'xstate';
import { codeOf, type Failed, failsTo, failureOf, isMissing } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { needed } from '../shared/needed.ts';
import { newsDue, quietLook } from '../shared/quiet-look.ts';
import { supplied } from '../shared/supplied.ts';
import { canComeOn, isCancellable, isHeld, isUnderWay } from './follow-shop-order.rules.ts';
import type {
  FollowShopOrderContext,
  FollowShopOrderEvent,
  FollowShopOrderInput,
  FollowShopOrderView,
  ShopOrder,
  ShopOrderNews,
  ShopOrderSummary,
} from './follow-shop-order.types.ts';

type Asked = { shopOrderId: string };
type Day = { deliverOn: string };

/** Types, stubs and named steps of the pages of phone orders. */
const followShopOrderSetup = setup({
  types: {
    context: {} as FollowShopOrderContext,
    input: {} as FollowShopOrderInput,
    events: {} as FollowShopOrderEvent,
    meta: {} as JourneyMeta<FollowShopOrderView>,
    tags: {} as JourneyTag,
  },
  actors: {
    loadOrders: supplied<ShopOrderSummary[], Record<string, never>>('loadOrders'),
    loadOrder: supplied<ShopOrder, Asked>('loadOrder'),
    lookForNews: supplied<ShopOrder, Asked>('lookForNews'),
    cancelOrder: supplied<ShopOrder, Asked>('cancelOrder'),
    redeliverOrder: supplied<ShopOrder, Asked & Day>('redeliverOrder'),
  },
  delays: { newsDue },
  guards: {
    isAboutOne: ({ context }) => context.shopOrderId !== null,
    isAnyOrder: (_, { orders }: { orders: readonly ShopOrderSummary[] }) => orders.length > 0,
    isMissing: (_, { failure }: Failed) => isMissing(failure),
    isUnderWay: ({ context }) => isUnderWay(context.order),
    isCancellable: ({ context }) => isCancellable(context.order),
    isHeld: ({ context }) => isHeld(context.order),
    canComeOn: ({ context }, { deliverOn }: Day) => canComeOn(context.order, deliverOn),
    isLeftAlready: (_, { failure }: Failed) => codeOf(failure) === 'order.not-cancellable',
    isDayGone: (_, { failure }: Failed) => codeOf(failure) === 'delivery.day-gone',
    isNotHeld: (_, { failure }: Failed) => codeOf(failure) === 'parcel.not-held',
  },
  actions: {
    storeOrders: assign({ orders: (_, params: { orders: readonly ShopOrderSummary[] }) => params.orders }),
    storeOrder: assign({ order: (_, params: { order: ShopOrder }) => params.order }),
    storeDay: assign({ deliverOn: (_, params: Day) => params.deliverOn, errors: {}, news: null }),
    refuseDay: assign({ errors: { deliverOn: 'notChosen' }, news: null }),
    forgetNews: assign({ errors: {}, news: null }),
    tell: assign({ news: (_, params: { news: ShopOrderNews }) => params.news }),
    storeFailure: assign({ failure: (_, params: Failed) => params.failure }),
    clearFailure: assign({ failure: null }),
  },
});

const ordersIn = ({ event }: { event: { output: ShopOrderSummary[] } }) => ({ orders: event.output });

const store = {
  type: 'storeOrder',
  params: ({ event }: { event: { output: ShopOrder } }) => ({ order: event.output }),
} as const;

const tells = (news: ShopOrderNews) => ({ type: 'tell', params: { news } }) as const;

const asked = ({ context: { shopOrderId } }: { context: FollowShopOrderContext }): Asked => ({
  shopOrderId: needed(shopOrderId, 'the order of the page'),
});

/**
 * The errand: follow what was ordered in the phone shop to the door, stop it before it leaves, and name another day for a parcel
 * that is held. Which order it is stands in the address and comes in as input, so no state has an address of its own: a reload reads how it stands, and Back leads from an order to all of them.
 */
export const followShopOrderMachine = followShopOrderSetup.createMachine({
  id: 'followShopOrder',
  context: ({ input: { shopOrderId } }) => ({
    shopOrderId,
    orders: null,
    order: null,
    deliverOn: null,
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
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        input: asked,
        onDone: { target: 'showingOrder', actions: store },
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
    showingOrder: {
      description: 'Read how the order stands, what is in it and what was paid.',
      meta: { view: 'ShowingOrder', rows: ['PH-05', 'PH-07', 'PH-12'] },
      initial: 'readingOrder',
      states: {
        readingOrder: {
          description: 'Read how the order goes, and keep its receipt.',
          ...quietLook({ while: 'isUnderWay', input: asked, onDone: { target: 'upToDate', actions: store } }),
          on: {
            'cancellation.requested': {
              guard: 'isCancellable',
              target: 'confirmingCancellation',
              actions: 'forgetNews',
            },
            'redelivery.submitted': [
              {
                guard: { type: 'canComeOn', params: ({ event }) => event },
                target: 'namingDay',
                actions: { type: 'storeDay', params: ({ event }) => event },
              },
              { guard: 'isHeld', actions: 'refuseDay' },
            ],
          },
        },
        confirmingCancellation: {
          description: 'Confirm that the order is to be stopped, knowing what goes back.',
          meta: { view: 'ConfirmingCancellation', modal: true, rows: ['PH-07'] },
          on: { 'cancellation.confirmed': 'cancelling', 'cancellation.declined': 'readingOrder' },
        },
        cancelling: {
          description: 'We have the courier stop the order.',
          tags: ['busy', 'committing'],
          meta: { view: 'ConfirmingCancellation', modal: true, rows: ['PH-07'] },
          invoke: {
            id: 'cancelOrder',
            src: 'cancelOrder',
            input: asked,
            onDone: { target: 'readingOrder', actions: [store, tells('stopping')] },
            onError: [
              {
                guard: { type: 'isLeftAlready', params: failureOf },
                target: '#followShopOrder.loadingOrder',
                actions: tells('leftAlready'),
              },
              failsTo('#followShopOrder.cancellationNotSent'),
            ],
          },
        },
        namingDay: {
          description: 'We tell the courier the day on which the parcel is to come.',
          tags: ['busy', 'committing'],
          invoke: {
            id: 'redeliverOrder',
            src: 'redeliverOrder',
            input: ({ context }) => ({
              ...asked({ context }),
              deliverOn: needed(context.deliverOn, 'the day that was named'),
            }),
            onDone: { target: 'readingOrder', actions: [store, tells('dayNamed')] },
            onError: [
              {
                guard: { type: 'isDayGone', params: failureOf },
                target: '#followShopOrder.loadingOrder',
                actions: tells('dayGone'),
              },
              {
                guard: { type: 'isNotHeld', params: failureOf },
                target: '#followShopOrder.loadingOrder',
                actions: tells('notHeld'),
              },
              failsTo('#followShopOrder.dayNotSent'),
            ],
          },
        },
      },
    },
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
  },
});
