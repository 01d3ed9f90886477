import { DAY_MS } from '../../../platform/clock/clock.ts';
import { addDays, type LocalDate } from '../../../platform/clock/local-date.ts';
import { ukTime } from '../../../platform/clock/uk-time.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { creditStateOf, type Application } from '../credit/credit.rules.ts';
import { applicationsOf } from '../credit/credit.service.ts';
import { balanceReminder, owedMessage, signReminder } from './instalments.messages.ts';
import { applicationFor } from './instalments.rules.ts';
import { debtsOf } from './owed-after-withdrawal.ts';
import { lockOrder, type ShopOrder } from './shop-orders.store.ts';
import { writeToMember, type OrderDeps } from './write-to-member.ts';

const SIGN = 'shop-orders.remind-to-sign';
const BALANCE = 'shop-orders.remind-of-balance';

/** While our team is there. */
const MORNING = 9;

/** Days before the last one on which an agreement can be signed. */
const SIGN_DAYS_BEFORE = 3;

/** Days from the one by which a balance is to be paid: a week before it, the day after it, and two weeks after it. */
const BALANCE_DAYS = [-7, 1, 14] as const;

/** After the last letter our team sees to it: nothing is charged for being late. */
const TEAM_DAYS = 30;

/** A balance that a bank has taken back is reminded of after a week at the earliest: its member has just read of it. */
const REST_MS = 7 * DAY_MS;

type Deps = Pick<OrderDeps, 'clock' | 'env' | 'jobs' | 'log' | 'outbox'>;
type Asking = Pick<Deps, 'clock' | 'jobs'>;

const morningOf = (day: LocalDate): Date => new Date(ukTime(day, MORNING));

/** Has a customer reminded before what the lender has accepted lapses. Belongs into the transaction in which that is known. */
export async function remindToSign({ clock, jobs }: Asking, tx: Executor, row: Application): Promise<void> {
  const { id: applicationId, orderId, acceptedUntil } = row;
  const at = acceptedUntil === null ? undefined : morningOf(addDays(acceptedUntil, -SIGN_DAYS_BEFORE));
  if (at && at > clock.now()) await jobs.enqueue(tx, SIGN, { orderId, applicationId }, at, `${SIGN}:${applicationId}`);
}

/**
 * Has a customer reminded of what they owe us after a withdrawal, for as long as they do. What is owed to the lender is the lender's to remind of: we do not
 * hear what is repaid. `by`: the last day to pay it. Belongs into the transaction in which that is known, or in which a bank has taken it back.
 */
export async function remindOfBalance(
  { clock, jobs }: Asking,
  tx: Executor,
  { id: applicationId, orderId, balanceSessionId }: Application,
  { by, notBefore = clock.now() }: { by: LocalDate; notBefore?: Date },
): Promise<void> {
  const days = [...BALANCE_DAYS, TEAM_DAYS].find((each) => morningOf(addDays(by, each)) > notBefore) ?? TEAM_DAYS;
  const at = new Date(Math.max(morningOf(addDays(by, days)).getTime(), notBefore.getTime()));
  // One row of letters at a time: another begins only where a bank has taken a payment back.
  const key = `${BALANCE}:${applicationId}:${days}:${balanceSessionId ?? 'unpaid'}`;
  await jobs.enqueue(tx, BALANCE, { orderId, applicationId, days }, at, key);
}

/** The same after a bank has taken a payment of it back. */
export async function remindOfReturnedBalance(
  deps: Asking,
  tx: Executor,
  row: Application,
  by: LocalDate,
): Promise<void> {
  await remindOfBalance(deps, tx, row, { by, notBefore: new Date(deps.clock.now().getTime() + REST_MS) });
}

/** Tells what is owed of an order that was to be stopped and had left: nothing was said of it while that was not known. */
export async function tellOfDebts(deps: OrderDeps, tx: Executor, order: ShopOrder): Promise<void> {
  for (const { row, owed } of await debtsOf(tx, order)) {
    await writeToMember(deps, tx, order, (member, about) => owedMessage(member, about, row, owed));
    if (owed.to === 'SHOP') await remindOfBalance(deps, tx, row, owed);
  }
}

/** Names the jobs; once for each gateway. */
export function handleCreditReminders(deps: Deps): void {
  deps.jobs.handle(SIGN, (tx, { orderId, applicationId }) => signNow(deps, tx, String(orderId), applicationId));
  deps.jobs.handle(BALANCE, (tx, { orderId, applicationId, days }) =>
    payNow(deps, tx, String(orderId), { applicationId, days: Number(days) }),
  );
}

async function signNow(deps: Deps, tx: Executor, orderId: string, applicationId: unknown): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const row = (await applicationsOf(tx, [orderId])).find(({ id }) => id === applicationId);
  const piece = order?.pieces.find(({ id }) => id === row?.pieceId);
  // It was signed, paid or chosen otherwise since.
  if (!order || !row || !piece || order.state !== 'UNPAID' || applicationFor(piece, [row]) === undefined) return;
  if (creditStateOf(row, deps.clock.now()) !== 'ACCEPTED') return;
  await writeToMember(deps, tx, order, (member, about) => signReminder(member, about, row));
}

async function payNow(
  deps: Deps,
  tx: Executor,
  orderId: string,
  { applicationId, days }: { applicationId: unknown; days: number },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order) return;
  const debt = (await debtsOf(tx, order)).find(({ row }) => row.id === applicationId);
  // It was paid, or the phone has come back.
  if (debt?.owed.to !== 'SHOP') return;
  const { row, owed } = debt;
  if (days >= TEAM_DAYS) {
    deps.log.error({ reference: row.reference }, 'a balance is owed for a month: somebody has to talk to its customer');
    return;
  }
  await writeToMember(deps, tx, order, (member, about) =>
    balanceReminder(member, about, owed, { isLate: deps.clock.today() > owed.by }),
  );
  await remindOfBalance(deps, tx, row, owed);
}
