import type { MemberOrder } from '../manage-order/manage-order.types.ts';
import type {
  Background,
  Bill,
  BillLine,
  ItemNames,
  MemberBills,
  PlannedCharge,
  ReadBillsContext,
} from './read-bills.types.ts';

/** Whether there is anything to show: a bill, or one that comes next. */
export const isAnyBill = ({ bills, nextBills }: MemberBills): boolean => bills.length > 0 || nextBills.length > 0;

/** Orders that never go live, or have; one in a state of a newer gateway may still. */
const settled: ReadonlySet<string> = new Set(['CANCELLING', 'CANCELLED', 'REJECTED', 'COMPLETED']);

/** Orders whose first bill is still to come, with their Go Live. */
export const awaitingGoLive = (orders: readonly MemberOrder[]): MemberOrder[] =>
  orders.filter(({ order }) => order.plan.serviceStart === null && !settled.has(order.state));

/** Whether a bill is to be paid; one of nothing is not. */
export const isDue = (bill: Pick<Bill, 'state' | 'totalInPence'> | null): boolean =>
  bill?.state === 'DUE' && bill.totalInPence > 0;

/** What is planned for a bill: nothing for one that is paid, or of nothing. */
export const chargeOf = (
  bill: Pick<Bill, 'id' | 'state' | 'totalInPence'>,
  charges: readonly PlannedCharge[],
): PlannedCharge | null => (isDue(bill) && charges.find(({ billId }) => billId === bill.id)) || null;

/** Whether the bill of the page can be paid by its member: not while its bank has been asked for it. */
export const isPayable = ({ bill, charge }: Pick<ReadBillsContext, 'bill' | 'charge'>): boolean =>
  isDue(bill) && charge?.state !== 'COLLECTING';

/** How many plans the bills are for, with those that come next. */
export const countOfPlans = ({ bills, nextBills }: MemberBills): number =>
  new Set([...bills, ...nextBills].map(({ planId }) => planId)).size;

/** The order of a plan; undefined for one that we do not know of. */
export const orderOfPlan = ({ orders }: Pick<Background, 'orders'>, planId: string): MemberOrder['order'] | undefined =>
  orders.find(({ order }) => order.plan.id === planId)?.order;

/** What is paid for by a line; null where it has no name of its own, or one that we do not know any more. */
export const nameOf = (names: ItemNames, { item }: Pick<BillLine, 'item'>): string | null =>
  item !== null && Object.hasOwn(names, item) ? (names[item] ?? null) : null;
