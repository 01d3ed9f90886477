import { failsTo, failureOf } from '../shared/failure.ts';
import { earlierDateOutcomes } from './earlier-date.states.ts';
import { manageOrderSetup } from './manage-order.setup.ts';
import { showingOrder } from './showing-order.states.ts';

const toOrder = { 'order.requested': 'showingOrder.refreshingOrder' } as const;

const toDates = { 'otherDate.requested': 'showingOrder.findingDates' } as const;

/**
 * The errand: follow an order, move its visits, ask for an earlier date, tell the engineer something, or cancel it.
 * Which order it is stands in the address and comes in as input, so no state has an address of its own: a reload reads
 * the order anew, and Back leaves it.
 */
export const manageOrderMachine = manageOrderSetup.createMachine({
  id: 'manageOrder',
  context: ({ input: { memberId, orderId } }) => ({
    memberId,
    orderId,
    found: null,
    visitId: null,
    startDate: null,
    chosen: null,
    details: null,
    errors: {},
    account: null,
    accountErrors: {},
    news: null,
    failure: null,
  }),
  initial: 'loadingOrder',
  states: {
    loadingOrder: {
      description: 'We fetch the order.',
      tags: ['busy'],
      meta: { view: 'LoadingOrder', rows: ['OR-05'] },
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        input: ({ context: { memberId, orderId } }) => ({ memberId, orderId }),
        onDone: {
          target: 'showingOrder',
          actions: { type: 'storeOrder', params: ({ event }) => ({ found: event.output }) },
        },
        onError: [
          { guard: { type: 'isMissing', params: failureOf }, target: 'orderMissing' },
          failsTo('orderNotLoaded'),
        ],
      },
    },
    orderMissing: {
      description: 'The member has no order at this address.',
      meta: { view: 'OrderMissing', rows: ['OR-05'] },
    },
    orderNotLoaded: {
      description: 'The order could not be fetched; try again.',
      tags: ['failed'],
      meta: { view: 'OrderNotLoaded', rows: ['OR-05', 'ER-04'] },
      on: { 'retry.requested': { target: 'loadingOrder', actions: 'clearFailure' } },
    },
    showingOrder,
    dateTaken: {
      description: 'Somebody else took the date; choose another.',
      meta: { view: 'DateTaken', rows: ['BK-21', 'DB-04'] },
      on: { ...toDates, ...toOrder },
    },
    dateNotYetOpen: {
      description: 'The date cannot be booked yet; choose an earlier one.',
      meta: { view: 'DateNotYetOpen', rows: ['BK-22', 'DB-04'] },
      on: { ...toDates, ...toOrder },
    },
    changeTooLate: {
      description: 'The visit is too close to be moved, or is over.',
      meta: { view: 'ChangeTooLate', rows: ['DB-04'] },
      on: toOrder,
    },
    detailsTooLate: {
      description:
        'The visit is too close, or over, for its engineer to be told something else; nothing that was typed is lost.',
      meta: { view: 'DetailsTooLate', rows: ['BK-26', 'DB-04'] },
      on: { 'details.resumed': 'showingOrder.changingDetails', ...toOrder },
    },
    datesNotLoaded: {
      description: 'The dates for the visit could not be fetched; try again.',
      tags: ['failed'],
      meta: { view: 'DatesNotLoaded', rows: ['BK-18', 'ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingOrder.findingDates', ...toOrder },
    },
    dateNotSaved: {
      description: 'The visit could not be moved; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'DateNotSaved', rows: ['DB-04', 'ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingOrder.savingDate', ...toOrder },
    },
    ...earlierDateOutcomes,
    detailsNotSaved: {
      description: 'The details for the engineer could not be saved; nothing that was typed is lost.',
      tags: ['failed', 'unsent'],
      meta: { view: 'DetailsNotSaved', rows: ['BK-26', 'ER-04'] },
      exit: 'clearFailure',
      on: {
        'retry.requested': 'showingOrder.savingDetails',
        'details.resumed': 'showingOrder.changingDetails',
        ...toOrder,
      },
    },
    orderNotCancelled: {
      description: 'The order could not be cancelled; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'OrderNotCancelled', rows: ['DB-06', 'ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingOrder.cancellingOrder', ...toOrder },
    },
    payoutNotAsked: {
      description: 'Where to pay the compensation could not be sent; nothing that was typed is lost.',
      tags: ['failed', 'unsent'],
      meta: { view: 'PayoutNotAsked', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingOrder.askingForPayout', ...toOrder },
    },
    calendarNotMade: {
      description: 'The file for the calendar could not be made; try again.',
      tags: ['failed'],
      meta: { view: 'CalendarNotMade', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingOrder.makingCalendar', ...toOrder },
    },
  },
});
