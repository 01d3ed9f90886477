import type { SnapshotFrom } from 'xstate';
import { premiseLine } from '../address-check/address-check.selectors.ts';
import type { readBillsMachine } from './read-bills.machine.ts';
import { awaitingGoLive, chargeOf, countOfPlans, isDue, isPayable, nameOf, orderOfPlan } from './read-bills.rules.ts';
import type { Background, Bill, BillLine, MemberBills, PlannedCharge, ReadBillsContext } from './read-bills.types.ts';

/** Whose broadband a bill is for. */
export type BilledHome = { planName: string; address: string };

type BillSummary = MemberBills['bills'][number];

/** A bill among the others. */
export type ListedBill = Pick<
  BillSummary,
  'id' | 'number' | 'from' | 'to' | 'dueDate' | 'totalInPence' | 'state' | 'isFinal'
> & {
  /** Null where all bills are for the same plan. */
  home: BilledHome | null;
  /** When it is taken without its member, and how; null where nothing is planned. */
  charge: PlannedCharge | null;
  /** It is due, and its member has to pay it themselves. */
  isToPay: boolean;
};

/** What its member has to pay themselves. `first`: the bill that is due longest. */
export type BillsToPay = {
  count: number;
  totalInPence: number;
  first: Pick<ListedBill, 'id' | 'from' | 'totalInPence'>;
};

/** `name`: of what is paid for; null where it is none, or not known. */
export type NamedLine = BillLine & { name: string | null };

/** What lines come to. */
export type BilledSum = { lines: NamedLine[]; totalInPence: number; vatInPence: number };

/** The bill that comes next. */
export type BillAhead = BilledSum & {
  planId: string;
  date: string;
  monthsLeft: number;
  isFinal: boolean;
  home: BilledHome | null;
};

/** The first bill of an order that is not live yet, as it was ordered. */
export type FirstBill = BilledHome & {
  orderId: string;
  /** The day on which Go Live is expected; null while nobody knows. */
  goLive: string | null;
  monthlyInPence: number;
  setUpInPence: number;
  totalInPence: number;
};

export type ReadBillsModel = {
  memberId: string;
  /** All bills by their years, the newest first in each. */
  years: { year: string; bills: ListedBill[] }[];
  /** Null where nothing is. */
  toPay: BillsToPay | null;
  /** A card or a Direct Debit is chosen for bills. */
  isWayChosen: boolean;
  /** Of each plan, earliest first. */
  next: BillAhead[];
  firsts: FirstBill[];
  /** The bill of the page; null on the page of all bills. */
  bill:
    | (BilledSum &
        Omit<ListedBill, 'home' | 'charge' | 'isToPay'> & {
          home: BilledHome | null;
          isDue: boolean;
          isPayable: boolean;
        })
    | null;
  /** When the bill of the page is taken without its member, and how; null where nothing is planned. */
  charge: PlannedCharge | null;
  /** A payment is being begun. */
  isBusy: boolean;
  /** When to try to pay again, in the gateway's words; null where nobody has tried too often. */
  message: string | null;
};

function homeOf(context: Background, planId: string): BilledHome | null {
  const order = orderOfPlan(context, planId);
  return order ? { planName: order.plan.displayName, address: premiseLine(order.premise) } : null;
}

const sumOf = (
  { names }: Background,
  { lines, totalInPence, vatInPence }: Pick<Bill, 'lines' | 'totalInPence' | 'vatInPence'>,
): BilledSum => ({
  lines: lines.map((line) => ({ ...line, name: nameOf(names, line) })),
  totalInPence,
  vatInPence,
});

const summaryOf = ({ id, number, from, to, dueDate, totalInPence, state, isFinal }: BillSummary) => ({
  id,
  number,
  from,
  to,
  dueDate,
  totalInPence,
  state,
  isFinal,
});

const yearOf = ({ from }: { from: string }): string => from.slice(0, 4);

function listedOf(context: ReadBillsContext, all: MemberBills): ListedBill[] {
  const areSeveral = countOfPlans(all) > 1;
  return all.bills.map((bill) => {
    const charge = chargeOf(bill, context.charges);
    return {
      ...summaryOf(bill),
      home: areSeveral ? homeOf(context, bill.planId) : null,
      charge,
      isToPay: isDue(bill) && charge === null,
    };
  });
}

function toPayOf(listed: readonly ListedBill[]): BillsToPay | null {
  const bills = listed
    .filter(({ isToPay }) => isToPay)
    .toSorted((one, other) => one.dueDate.localeCompare(other.dueDate));
  const [first] = bills;
  if (!first) return null;
  return { count: bills.length, totalInPence: bills.reduce((sum, bill) => sum + bill.totalInPence, 0), first };
}

function yearsOf(listed: readonly ListedBill[]): ReadBillsModel['years'] {
  const years = [...new Set(listed.map(yearOf))];
  return years.map((year) => ({ year, bills: listed.filter((bill) => yearOf(bill) === year) }));
}

function nextOf(context: ReadBillsContext, all: MemberBills): BillAhead[] {
  const areSeveral = countOfPlans(all) > 1;
  return all.nextBills.map((bill) => {
    const { planId, date, monthsLeft, isFinal } = bill;
    return {
      ...sumOf(context, bill),
      planId,
      date,
      monthsLeft,
      isFinal,
      home: areSeveral ? homeOf(context, planId) : null,
    };
  });
}

const firstsOf = ({ orders }: Background): FirstBill[] =>
  awaitingGoLive(orders).map(({ order: { id, plan, premise } }) => {
    const monthlyInPence = Number(plan.monthlyPrice);
    const setUpInPence = Number(plan.upfrontPrice);
    return {
      orderId: id,
      planName: plan.displayName,
      address: premiseLine(premise),
      goLive: plan.provisionalStartDate,
      monthlyInPence,
      setUpInPence,
      totalInPence: monthlyInPence + setUpInPence,
    };
  });

export function selectReadBills(snapshot: SnapshotFrom<typeof readBillsMachine>): ReadBillsModel {
  const { context } = snapshot;
  const { memberId, all, bill, failure, isWayChosen } = context;
  const listed = all ? listedOf(context, all) : [];
  return {
    memberId,
    years: yearsOf(listed),
    toPay: toPayOf(listed),
    isWayChosen,
    next: all ? nextOf(context, all) : [],
    firsts: all ? firstsOf(context) : [],
    bill: bill && {
      ...sumOf(context, bill),
      ...summaryOf(bill),
      home: homeOf(context, bill.planId),
      isDue: isDue(bill),
      isPayable: isPayable(context),
    },
    charge: context.charge,
    isBusy: snapshot.hasTag('busy'),
    message: snapshot.matches('tooManyPayments') ? (failure?.message ?? null) : null,
  };
}
