import { assign, setup } from 'xstate';
import { payPath } from '../pay/pay.rules.ts';
import { codeOf, type Failed, failsTo, failureOf, isMissing, statusOf } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { needed } from '../shared/needed.ts';
import { supplied } from '../shared/supplied.ts';
import { isAnyBill, isPayable } from './read-bills.rules.ts';
import type {
  AllBills,
  OneBill,
  ReadBillsContext,
  ReadBillsEvent,
  ReadBillsInput,
  ReadBillsView,
} from './read-bills.types.ts';

/** Types, stubs and named steps of the pages of bills. */
const readBillsSetup = setup({
  types: {
    context: {} as ReadBillsContext,
    input: {} as ReadBillsInput,
    events: {} as ReadBillsEvent,
    meta: {} as JourneyMeta<ReadBillsView>,
    tags: {} as JourneyTag,
  },
  actors: {
    loadBills: supplied<AllBills, { memberId: string }>('loadBills'),
    loadBill: supplied<OneBill, { memberId: string; billId: string }>('loadBill'),
    beginPayment: supplied<{ paymentSessionId: string }, { billId: string }>('beginPayment'),
    /** Goes to a page from this one, so that Back leads to the bill again. */
    leadOn: supplied<void, { path: string }>('leadOn'),
  },
  guards: {
    isAboutOne: ({ context }) => context.billId !== null,
    isAnyBill: (_, { found }: { found: AllBills }) => isAnyBill(found.all),
    isMissing: (_, { failure }: Failed) => isMissing(failure),
    isPayable: ({ context }) => isPayable(context),
    /** In another tab, say. */
    isPaidAlready: (_, { failure }: Failed) => isMissing(failure) || codeOf(failure) === 'payment.nothing-due',
    isTooOften: (_, { failure }: Failed) => statusOf(failure) === 429,
  },
  actions: {
    storeBills: assign((_, { found: { all, charges, isWayChosen, orders, names } }: { found: AllBills }) => ({
      all,
      charges,
      isWayChosen,
      orders,
      names,
    })),
    storeBill: assign((_, { found: { bill, charge, orders, names } }: { found: OneBill }) => ({
      bill,
      charge,
      orders,
      names,
    })),
    storePayment: assign((_, { paymentSessionId }: { paymentSessionId: string }) => ({ paymentSessionId })),
    storeFailure: assign({ failure: (_, params: Failed) => params.failure }),
    clearFailure: assign({ failure: null }),
  },
});

/**
 * The errand: read what is to be paid, and why. Which bill it is stands in the address and comes in as input, so no state
 * has an address of its own: a reload reads it anew, and Back leads from a bill to all of them.
 */
export const readBillsMachine = readBillsSetup.createMachine({
  id: 'readBills',
  context: ({ input: { memberId, billId } }) => ({
    memberId,
    billId,
    all: null,
    charges: [],
    isWayChosen: false,
    bill: null,
    charge: null,
    orders: [],
    names: {},
    paymentSessionId: null,
    failure: null,
  }),
  initial: 'openingPage',
  states: {
    openingPage: {
      description: 'The address says whether all bills are wanted, or one.',
      always: [{ guard: 'isAboutOne', target: 'loadingBill' }, { target: 'loadingBills' }],
    },
    loadingBills: {
      description: 'We fetch the bills, and what they are for.',
      tags: ['busy'],
      meta: { view: 'LoadingBills', rows: ['DB-01'] },
      invoke: {
        id: 'loadBills',
        src: 'loadBills',
        input: ({ context: { memberId } }) => ({ memberId }),
        onDone: [
          {
            guard: { type: 'isAnyBill', params: ({ event }) => ({ found: event.output }) },
            target: 'showingBills',
            actions: { type: 'storeBills', params: ({ event }) => ({ found: event.output }) },
          },
          {
            target: 'noBills',
            actions: { type: 'storeBills', params: ({ event }) => ({ found: event.output }) },
          },
        ],
        onError: failsTo('billsNotLoaded'),
      },
    },
    billsNotLoaded: {
      description: 'The bills could not be fetched; try again.',
      tags: ['failed'],
      meta: { view: 'BillsNotLoaded', rows: ['ER-04'] },
      on: { 'retry.requested': { target: 'loadingBills', actions: 'clearFailure' } },
    },
    noBills: {
      description: 'There are no bills before Go Live: read when the first one comes, and what it will hold.',
      meta: { view: 'NoBills', rows: ['DB-01'] },
    },
    showingBills: {
      description: 'Read the bills, newest first, and what the next one will be.',
      meta: { view: 'ShowingBills', rows: ['DB-01', 'FM-01'] },
    },
    loadingBill: {
      description: 'We fetch the bill, and what it is for.',
      tags: ['busy'],
      meta: { view: 'LoadingBill', rows: ['DB-01'] },
      invoke: {
        id: 'loadBill',
        src: 'loadBill',
        input: ({ context: { memberId, billId } }) => ({ memberId, billId: needed(billId, 'the bill of the page') }),
        onDone: {
          target: 'showingBill',
          actions: { type: 'storeBill', params: ({ event }) => ({ found: event.output }) },
        },
        onError: [{ guard: { type: 'isMissing', params: failureOf }, target: 'billMissing' }, failsTo('billNotLoaded')],
      },
    },
    billMissing: {
      description: 'The member has no bill at this address.',
      meta: { view: 'BillMissing', rows: ['ER-04'] },
    },
    billNotLoaded: {
      description: 'The bill could not be fetched; try again.',
      tags: ['failed'],
      meta: { view: 'BillNotLoaded', rows: ['ER-04'] },
      on: { 'retry.requested': { target: 'loadingBill', actions: 'clearFailure' } },
    },
    showingBill: {
      description: 'Read what the bill charges and credits, keep it as a document, and pay it.',
      meta: { view: 'ShowingBill', rows: ['DB-01', 'FM-01', 'PH-08'] },
      on: { 'payment.requested': { guard: 'isPayable', target: 'beginningPayment' } },
    },
    beginningPayment: {
      description: 'We begin a payment for the bill, or go on with the one that is open.',
      tags: ['busy', 'committing'],
      meta: { view: 'ShowingBill', rows: ['PH-09'] },
      invoke: {
        id: 'beginPayment',
        src: 'beginPayment',
        input: ({ context: { bill } }) => ({ billId: needed(bill, 'the bill to pay').id }),
        onDone: { target: 'leadingOn', actions: { type: 'storePayment', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isPaidAlready', params: failureOf }, target: 'loadingBill' },
          { guard: { type: 'isTooOften', params: failureOf }, ...failsTo('tooManyPayments') },
          failsTo('paymentNotBegun'),
        ],
      },
    },
    leadingOn: {
      description: 'The page of the payment follows; Back from it leads to the bill.',
      tags: ['busy'],
      meta: { view: 'ShowingBill', rows: ['PH-09'] },
      invoke: {
        id: 'leadOn',
        src: 'leadOn',
        input: ({ context: { paymentSessionId } }) => ({ path: payPath(needed(paymentSessionId, 'the payment')) }),
        onDone: 'showingBill',
        onError: 'showingBill',
      },
    },
    tooManyPayments: {
      description: 'The member has tried to pay too often today; read when to try again.',
      meta: { view: 'TooManyPayments', rows: ['PH-10'] },
    },
    paymentNotBegun: {
      description: 'No payment could be begun; nothing was taken, try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'PaymentNotBegun', rows: ['PH-10', 'ER-04'] },
      on: { 'retry.requested': { target: 'beginningPayment', actions: 'clearFailure' } },
    },
  },
});
