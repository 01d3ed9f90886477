import { assign, setup } from 'xstate';
import { type Failed, failsTo, failureOf, isMissing } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { needed } from '../shared/needed.ts';
import { supplied } from '../shared/supplied.ts';
import { isAnyBill } from './read-bills.rules.ts';
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
  },
  guards: {
    isAboutOne: ({ context }) => context.billId !== null,
    isAnyBill: (_, { found }: { found: AllBills }) => isAnyBill(found.all),
    isMissing: (_, { failure }: Failed) => isMissing(failure),
  },
  actions: {
    storeBills: assign((_, { found: { all, orders, names } }: { found: AllBills }) => ({ all, orders, names })),
    storeBill: assign((_, { found: { bill, orders, names } }: { found: OneBill }) => ({ bill, orders, names })),
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
    bill: null,
    orders: [],
    names: {},
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
      description: 'Read what the bill charges and credits, and keep it as a document.',
      meta: { view: 'ShowingBill', rows: ['DB-01', 'FM-01'] },
    },
  },
});
