import type { MemberOrder } from '../manage-order/manage-order.types.ts';
import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { Wire } from '../shared/wire.ts';

export type MemberBills = Wire<'MemberBills'>;
export type Bill = Wire<'Bill'>;
export type BillLine = Wire<'BillLine'>;

/** `billId` is what stands in the address: anything, until the gateway knows a bill by it; null for all bills. */
export type ReadBillsInput = { memberId: string; billId: string | null };

/** What products and kit are called, by their ids. */
export type ItemNames = Readonly<Record<string, string>>;

/** What bills are about: the member's orders, with plans and homes, and the names of what is paid for. */
export type Background = { orders: readonly MemberOrder[]; names: ItemNames };

/**
 * `charges`: what is taken without its member, of all bills; `isWayChosen`: bills are charged to a card or collected by
 * Direct Debit from now on.
 */
export type AllBills = Background & { all: MemberBills; charges: readonly PlannedCharge[]; isWayChosen: boolean };

/** When a bill is taken without its member, and how. */
export type PlannedCharge = Wire<'PaymentMethod'>['charges'][number];

/** `charge`: null where its member pays it themselves, or it is paid. */
export type OneBill = Background & { bill: Bill; charge: PlannedCharge | null };

export type ReadBillsContext = ReadBillsInput &
  Background & {
    /** All bills, as they were read last; null before that, and on the page of one. */
    all: MemberBills | null;
    /** When bills are taken, and how; none before they are read, and on the page of one. */
    charges: readonly PlannedCharge[];
    /** A card or a Direct Debit is chosen for bills; not before they are read, and on the page of one. */
    isWayChosen: boolean;
    /** The bill of the page; null before it is read, and on the page of all. */
    bill: Bill | null;
    /** When the bill of the page is taken, and how; null where nothing is planned. */
    charge: PlannedCharge | null;
    /** The payment that was begun for the bill; null before that. */
    paymentSessionId: string | null;
    failure: Failure | null;
  };

export type ReadBillsEvent =
  /** The bill of the page is to be paid. */
  { type: 'payment.requested' } | RetryRequested;

export type ReadBillsView =
  | 'LoadingBills'
  | 'BillsNotLoaded'
  | 'NoBills'
  | 'ShowingBills'
  | 'LoadingBill'
  | 'BillMissing'
  | 'BillNotLoaded'
  | 'ShowingBill'
  | 'TooManyPayments'
  | 'PaymentNotBegun';
