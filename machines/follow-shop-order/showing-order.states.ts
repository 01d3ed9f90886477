import { failsTo, failureOf } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { quietLook } from '../shared/quiet-look.ts';
import { asked, followShopOrderSetup as s, orderPage, store, tells } from './follow-shop-order.setup.ts';

/** The order cannot be changed so any more: how it stands now says why. */
const readAnew = '#followShopOrder.loadingOrder';

/** The order as it stands, and what its member does about it: stop it, name a day, send something back, keep it after all. */
export const showingOrder = s.createStateConfig({
  id: 'showingOrder',
  description: 'Read how the order stands, what is in it, what was paid and what goes back.',
  route: { guard: 'isRead' },
  meta: {
    view: 'ShowingOrder',
    path: orderPage,
    history: 'replace',
    rows: ['PH-05', 'PH-07', 'PH-08', 'PH-12'],
  },
  initial: 'readingOrder',
  states: {
    readingOrder: {
      description: 'Read how the order and its returns go, and keep its receipt.',
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
        'return.requested': {
          guard: 'canSendBack',
          target: '#followShopOrder.choosingReturn',
          actions: 'forgetNews',
        },
        'withdrawal.requested': {
          guard: { type: 'isWithdrawable', params: ({ event }) => event },
          target: 'confirmingWithdrawal',
          actions: { type: 'turnToReturn', params: ({ event }) => event },
        },
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
          { guard: { type: 'isLeftAlready', params: failureOf }, target: readAnew, actions: tells('leftAlready') },
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
          { guard: { type: 'isDayGone', params: failureOf }, target: readAnew, actions: tells('dayGone') },
          { guard: { type: 'isNotHeld', params: failureOf }, target: readAnew, actions: tells('notHeld') },
          failsTo('#followShopOrder.dayNotSent'),
        ],
      },
    },
    confirmingWithdrawal: {
      description: 'Confirm that what was to be sent back is kept.',
      meta: { view: 'ConfirmingWithdrawal', modal: true, rows: ['PH-08'] },
      on: { 'withdrawal.confirmed': 'withdrawing', 'withdrawal.declined': 'readingOrder' },
    },
    withdrawing: {
      description: 'We take the return back.',
      tags: ['busy', 'committing'],
      meta: { view: 'ConfirmingWithdrawal', modal: true, rows: ['PH-08'] },
      invoke: {
        id: 'withdrawReturn',
        src: 'withdrawReturn',
        input: ({ context }) => ({
          ...asked({ context }),
          returnId: needed(context.returnId, 'the return that is taken back'),
        }),
        onDone: { target: 'readingOrder', actions: [store, tells('kept')] },
        onError: [
          { guard: { type: 'isHandedIn', params: failureOf }, target: readAnew, actions: tells('notKept') },
          failsTo('#followShopOrder.withdrawalNotSent'),
        ],
      },
    },
  },
});
