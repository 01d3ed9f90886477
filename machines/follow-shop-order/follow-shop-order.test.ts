import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './follow-shop-order.cases.ts';
import { followShopOrderMachine } from './follow-shop-order.machine.ts';
import { canComeOn, isUnderWay } from './follow-shop-order.rules.ts';
import { canSendBack, isCodeAwaited, reviewOf, withdrawableIn } from './sending-back.rules.ts';

describeMachine({
  machine: followShopOrderMachine,
  starts,
  cases,
  facts,
  ends: ['noOrders', 'showingOrders', 'showingOrder', 'orderMissing', 'choosingReturn', 'reviewingReturn'],
  invariants: {
    'orders are listed only where there are any (PH-07)': (snapshot) =>
      !snapshot.matches('showingOrders') || Boolean(snapshot.context.orders?.length),
    'nobody with a phone order is told that there is none (PH-07)': (snapshot) =>
      !snapshot.matches('noOrders') || snapshot.context.orders?.length === 0,
    'the page of an order shows that order and no other (PH-07)': (snapshot) =>
      !snapshot.matches('showingOrder') || snapshot.context.order?.id === snapshot.context.shopOrderId,
    'of what is over no news is looked for': (snapshot) =>
      !snapshot.matches({ showingOrder: { readingOrder: 'lookingForNews' } }) || isUnderWay(snapshot.context.order),
    'what goes back is chosen only of what the gateway takes back (PH-08)': (snapshot) =>
      !snapshot.matches('choosingReturn') || canSendBack(snapshot.context.order),
    'nothing is asked for whose outcome was not to be read before (PH-08)': (snapshot) =>
      !(snapshot.matches('reviewingReturn') || snapshot.matches('sendingReturn')) ||
      reviewOf(snapshot.context) !== null,
    'a code is looked for as long as it is awaited': (snapshot) =>
      !isCodeAwaited(snapshot.context.order) || isUnderWay(snapshot.context.order),
  },
  moves: {
    'no return is asked for that its member has not confirmed (PH-08)': ({ event, before, after }) =>
      !after.matches('sendingReturn') ||
      before.matches('sendingReturn') ||
      ['return.confirmed', 'retry.requested'].includes(event.type),
    'nothing that was chosen is lost before it is asked for (PH-08)': ({ before, after }) =>
      !before.matches('sendingReturn') ||
      after.matches({ showingOrder: 'readingOrder' }) ||
      after.context.wanted === before.context.wanted,
    'a return is taken back only by a member who has confirmed it (PH-08)': ({ event, before, after }) =>
      !after.matches({ showingOrder: 'withdrawing' }) ||
      before.matches({ showingOrder: 'withdrawing' }) ||
      (['withdrawal.confirmed', 'retry.requested'].includes(event.type) &&
        withdrawableIn(after.context.order, after.context.returnId) !== null),
    'nothing is stopped that its member has not confirmed (PH-07)': ({ event, before, after }) =>
      !after.matches({ showingOrder: 'cancelling' }) ||
      before.matches({ showingOrder: 'cancelling' }) ||
      ['cancellation.confirmed', 'retry.requested'].includes(event.type),
    'no day is named that the courier does not offer': ({ after }) =>
      !after.matches({ showingOrder: 'namingDay' }) || canComeOn(after.context.order, after.context.deliverOn ?? ''),
    'the page stays with what its address names': ({ before, after }) =>
      before.context.shopOrderId === after.context.shopOrderId,
  },
});
