import type { Executor } from '../../../platform/db/open.ts';
import { earlier } from '../../../platform/clock/local-date.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { addressInLine } from '../../../platform/postal/address-lines.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findMember } from '../members/members.rows.ts';
import { findPlan, findServedPlans } from '../plans/plans.rows.ts';
import { homeOf } from '../plans/plans.service.ts';
import { accountsOf, type PlanAccount } from './bill-accounts.ts';
import { lineOf } from './bill-lines.views.ts';
import { billLayout } from './bill.layout.ts';
import { monthsLeft } from './billing-months.rules.ts';
import { billAfter } from './bills.rules.ts';
import { findOwnBill, listOwnBills, withLines, type PlanBill } from './bills.store.ts';
import type { Bill, BillRow, BillSummary, MemberBills } from './bills.types.ts';

type Deps = Pick<Dependencies, 'db' | 'clock'>;

/** All bills of a member, newest first, and the one that comes next of each plan. */
export async function listBills({ db, clock }: Deps, memberId: string): Promise<MemberBills> {
  const [rows, plans] = await Promise.all([listOwnBills(db, memberId), findServedPlans(db, memberId)]);
  const ahead = (await accountsOf(db, plans)).flatMap((account) => aheadOf(account, clock.today()));
  return { bills: rows.map(summaryOf), nextBills: ahead.toSorted((a, b) => a.date.localeCompare(b.date)) };
}

function aheadOf({ plan, account, made }: PlanAccount, today: string): MemberBills['nextBills'] {
  const next = billAfter(account, made);
  if (!next) return [];
  const { from: date, totalInPence, vatInPence, lines, isFinal } = next;
  // Who is leaving pays until their last day.
  const until = plan.end && account.lastDay ? earlier(plan.end, account.lastDay) : plan.end;
  const left = monthsLeft(account.goLive, until, today);
  return [{ planId: plan.id, date, totalInPence, vatInPence, lines: lines.map(lineOf), monthsLeft: left, isFinal }];
}

/** All bills of a member with their lines, newest first. */
export async function listWholeBills(db: Executor, memberId: string): Promise<Bill[]> {
  return (await withLines(db, await listOwnBills(db, memberId))).map(wholeOf);
}

/** Throws 404 `bill.not-found`, also for someone else's. */
export async function getBill({ db }: Pick<Deps, 'db'>, memberId: string, billId: string): Promise<Bill> {
  return wholeOf(await ownBill(db, memberId, billId));
}

/** A bill as a PDF, with its number. Throws 404 `bill.not-found`, also for someone else's. */
export async function drawBill(
  { db, documents, env }: Pick<Dependencies, 'db' | 'documents' | 'env'>,
  memberId: string,
  billId: string,
): Promise<{ number: string; pdf: Buffer }> {
  const bill = await ownBill(db, memberId, billId);
  const [plan, member] = await Promise.all([findPlan(db, bill.planId), findMember(db, memberId)]);
  if (!plan || !member) throw notFound('bill');
  const home = await homeOf(db, plan);
  const layout = billLayout(bill, {
    brandName: env.brandName,
    customerName: [member.firstName, member.lastName].filter(Boolean).join(' ') || member.memberName,
    address: addressInLine(home),
  });
  return { number: bill.number, pdf: await documents.drawer.draw(layout, { author: env.brandName, date: bill.from }) };
}

async function ownBill(db: Executor, memberId: string, billId: string): Promise<PlanBill> {
  const bill = await findOwnBill(db, memberId, billId);
  if (!bill) throw notFound('bill');
  return bill;
}

function wholeOf(bill: PlanBill): Bill {
  return { ...summaryOf(bill), vatInPence: bill.vatInPence, lines: bill.lines.map(lineOf) };
}

/** A bill is due on the day that it is made for: its month is paid ahead. */
function summaryOf({ id, number, planId, from, to, totalInPence, state, isFinal }: BillRow): BillSummary {
  return { id, number, planId, from, to, billingDate: from, dueDate: from, totalInPence, state, isFinal };
}
