import { failsTo, failureOf } from '../shared/failure.ts';
import { openOffer } from './earlier-date.rules.ts';
import { currentVisit } from './manage-order.rules.ts';
import { ending, manageOrderSetup as s, tooLateToChange } from './manage-order.setup.ts';
import type { ManageOrderContext } from './manage-order.types.ts';

const ofVisit = ({ context }: { context: ManageOrderContext }) => ({ visitId: currentVisit(context).id });

const ofOffer = ({ context }: { context: ManageOrderContext }) => openOffer(context);

const toOrder = { 'order.requested': 'showingOrder.refreshingOrder' } as const;

/** The offer was over, or was taken back, before the answer to it arrived. */
const isGone = {
  guard: { type: 'isOfferGone', params: failureOf },
  target: '#manageOrder.offerGone',
} as const;

/** The visit’s day has come. */
const isOver = { guard: tooLateToChange, target: '#manageOrder.changeTooLate' } as const;

/** What the customer does about an earlier date while the order is shown: asks to be told of one, or answers an offer. */
export const changingEarlierDate = {
  askingForEarlierDate: s.createStateConfig({
    description: 'We note that the customer wants to hear of an earlier date.',
    tags: ['busy', 'committing'],
    invoke: {
      id: 'askForEarlierDate',
      src: 'askForEarlierDate',
      input: ofVisit,
      onDone: { target: 'refreshingOrder', actions: { type: 'tell', params: { news: 'earlierDateAsked' } } },
      onError: [
        isOver,
        ending,
        {
          // The visit has been moved to the first date, in another tab, say.
          guard: { type: 'isNoneEarlier', params: failureOf },
          target: 'refreshingOrder',
          actions: { type: 'tell', params: { news: 'noneEarlier' } },
        },
        failsTo('#manageOrder.earlierDateNotAsked'),
      ],
    },
  }),
  waivingEarlierDate: s.createStateConfig({
    description: 'We take the customer off the list for an earlier date.',
    tags: ['busy', 'committing'],
    invoke: {
      id: 'waiveEarlierDate',
      src: 'waiveEarlierDate',
      input: ofVisit,
      onDone: { target: 'refreshingOrder', actions: { type: 'tell', params: { news: 'earlierDateWaived' } } },
      onError: failsTo('#manageOrder.earlierDateNotWaived'),
    },
  }),
  acceptingOffer: s.createStateConfig({
    description: 'We move the visit to the date on offer.',
    tags: ['busy', 'committing'],
    invoke: {
      id: 'acceptOffer',
      src: 'acceptOffer',
      input: ofOffer,
      onDone: { target: 'refreshingOrder', actions: { type: 'tell', params: { news: 'offerAccepted' } } },
      onError: [isGone, isOver, ending, failsTo('#manageOrder.offerNotAccepted')],
    },
  }),
  decliningOffer: s.createStateConfig({
    description: 'We pass the date on offer on: the visit stays as it is.',
    tags: ['busy', 'committing'],
    invoke: {
      id: 'declineOffer',
      src: 'declineOffer',
      input: ofOffer,
      onDone: { target: 'refreshingOrder', actions: { type: 'tell', params: { news: 'offerDeclined' } } },
      onError: failsTo('#manageOrder.offerNotDeclined'),
    },
  }),
} as const;

/** What can become of it, on pages of their own. */
export const earlierDateOutcomes = {
  offerGone: s.createStateConfig({
    description: 'The date on offer has gone: it was held until its time was up. The visit stays as it is.',
    meta: { view: 'OfferGone', rows: ['DB-04'] },
    on: toOrder,
  }),
  earlierDateNotAsked: s.createStateConfig({
    description: 'The wish for an earlier date could not be noted; try again.',
    tags: ['failed', 'unsent'],
    meta: { view: 'EarlierDateNotAsked', rows: ['DB-04', 'ER-04'] },
    exit: 'clearFailure',
    on: { 'retry.requested': 'showingOrder.askingForEarlierDate', ...toOrder },
  }),
  earlierDateNotWaived: s.createStateConfig({
    description: 'The customer could not be taken off the list; try again.',
    tags: ['failed', 'unsent'],
    meta: { view: 'EarlierDateNotWaived', rows: ['DB-04', 'ER-04'] },
    exit: 'clearFailure',
    on: { 'retry.requested': 'showingOrder.waivingEarlierDate', ...toOrder },
  }),
  offerNotAccepted: s.createStateConfig({
    description: 'The date on offer could not be taken; try again while it is held.',
    tags: ['failed', 'unsent'],
    meta: { view: 'OfferNotAccepted', rows: ['DB-04', 'ER-04'] },
    exit: 'clearFailure',
    on: { 'retry.requested': 'showingOrder.acceptingOffer', ...toOrder },
  }),
  offerNotDeclined: s.createStateConfig({
    description: 'The date on offer could not be passed on; try again, or let it run out.',
    tags: ['failed', 'unsent'],
    meta: { view: 'OfferNotDeclined', rows: ['DB-04', 'ER-04'] },
    exit: 'clearFailure',
    on: { 'retry.requested': 'showingOrder.decliningOffer', ...toOrder },
  }),
} as const;
