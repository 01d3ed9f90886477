import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './manage-order.cases.ts';
import { manageOrderMachine } from './manage-order.machine.ts';
import { openOffer } from './earlier-date.rules.ts';
import { offerId } from './orders.cases.ts';
import type { News } from './manage-order.types.ts';

const writes = new Set(
  [
    'moveVisit',
    'saveDetails',
    'cancelOrder',
    'payOut',
    'askForEarlierDate',
    'waiveEarlierDate',
    'acceptOffer',
    'declineOffer',
  ].map((call) => `xstate.done.actor.${call}`),
);

/** News that nothing was changed. */
const refusals = new Set<News>(['notCancellable', 'ending', 'nothingOwed', 'noneEarlier']);

describeMachine({
  machine: manageOrderMachine,
  starts,
  cases,
  facts,
  ends: ['readingOrder', 'orderMissing'],
  invariants: {
    'an order is shown only once it is known (OR-05)': (snapshot) =>
      !snapshot.matches('showingOrder') || snapshot.context.found !== null,
    'a visit is moved only to a date that was chosen (DB-04)': (snapshot) =>
      !snapshot.matches({ showingOrder: 'savingDate' }) || snapshot.context.chosen !== null,
    'compensation is paid only to an account that is whole': (snapshot) =>
      !snapshot.matches({ showingOrder: 'askingForPayout' }) ||
      (snapshot.context.account !== null && Object.keys(snapshot.context.accountErrors).length === 0),
    'details are saved only when they are complete (BK-26)': (snapshot) =>
      !snapshot.matches({ showingOrder: 'savingDetails' }) ||
      (snapshot.context.details !== null && Object.keys(snapshot.context.errors).length === 0),
    'only a date that was read on the page is taken or passed on': (snapshot) =>
      (!snapshot.matches({ showingOrder: 'acceptingOffer' }) &&
        !snapshot.matches({ showingOrder: 'decliningOffer' })) ||
      openOffer(snapshot.context).offerId === offerId,
  },
  moves: {
    'nobody is told of a change before the gateway has said so': ({ event, before, after }) => {
      const { news } = after.context;
      const isTold = news !== null && !refusals.has(news) && news !== before.context.news;
      return !isTold || writes.has(event.type);
    },
    'an order is cancelled only by a customer who has read what it means (DB-06)': ({ event, before, after }) =>
      !after.matches({ showingOrder: 'cancellingOrder' }) ||
      before.matches({ showingOrder: 'cancellingOrder' }) ||
      ['cancellation.confirmed', 'retry.requested'].includes(event.type),
    'a visit gets a date on offer only by a customer who has taken it': ({ event, before, after }) =>
      !after.matches({ showingOrder: 'acceptingOffer' }) ||
      before.matches({ showingOrder: 'acceptingOffer' }) ||
      ['offer.accepted', 'retry.requested'].includes(event.type),
    'what has changed is read anew': ({ event, after }) =>
      ![
        'xstate.done.actor.moveVisit',
        'xstate.done.actor.saveDetails',
        'xstate.done.actor.askForEarlierDate',
        'xstate.done.actor.waiveEarlierDate',
        'xstate.done.actor.acceptOffer',
        'xstate.done.actor.declineOffer',
      ].includes(event.type) || after.matches({ showingOrder: 'refreshingOrder' }),
  },
});
