import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { EntryKind } from './airtime.rules.ts';
import {
  countAbout,
  changeAccount,
  entriesOf,
  findAccount,
  findEntry,
  insertEntry,
  lockAccount,
  type AccountRow,
} from './airtime.store.ts';
import { tellAwaited } from './awaited-credit.ts';
import { askForRating, askToTopUp, isLow } from './low-balance.ts';

type Deps = Pick<Dependencies, 'clock' | 'jobs'>;

/** What other domains book: what adds to the credit of a member, and what is paid with it. */
const directions = {
  TOP_UP: 1,
  AUTOMATIC_TOP_UP: 1,
  VOUCHER: 1,
  REFUND: 1,
  REWARD: 1,
  PURCHASE: -1,
  USAGE: -1,
} as const satisfies Partial<Record<EntryKind, 1 | -1>>;

export interface Booking {
  memberId: string;
  kind: keyof typeof directions;
  /** More than nothing, also of what is paid with credit. */
  amountInPence: number;
  /** Of what is booked: an id of the domain that has it booked. For each kind it is booked once, whoever's it is. */
  reference: string;
  /** For its member: what was bought, say. */
  about?: string;
}

/** NOT_ENOUGH: nothing was booked, as the credit is less than that. BEFORE: it had been booked already. */
export type Booked = 'BOOKED' | 'BEFORE' | 'NOT_ENOUGH';

/**
 * Books something on the credit of a member, once for each kind and reference. Belongs into the transaction in which that is found to be
 * right; it locks the account until that ends, after every other lock. Credit that falls low is topped up where that is wanted.
 */
export async function book(deps: Deps, tx: Executor, booking: Booking): Promise<Booked> {
  const { memberId, kind, amountInPence, reference, about = null } = booking;
  if (!Number.isInteger(amountInPence) || amountInPence <= 0) throw new Error(`Nobody books ${amountInPence} pence`);
  const account = await lockAccount(tx, memberId);
  const before = await findEntry(tx, kind, reference);
  const change = directions[kind] * amountInPence;
  if (before) {
    if (before.memberId !== memberId || before.amountInPence !== change)
      throw new Error(`${kind} ${reference} was booked before, and otherwise`);
    return 'BEFORE';
  }
  if (account.balanceInPence + change < 0) return 'NOT_ENOUGH';
  const after = await write(deps, tx, account, { kind, reference, about, amountInPence: change, debtInPence: 0 });
  if (change < 0 && isLow(after)) await askToTopUp(deps, tx, memberId);
  return 'BOOKED';
}

/** Books as much of what was used as the credit pays for, once; gives that much, pence. Otherwise as `book`. */
export async function bookUpTo(deps: Deps, tx: Executor, usage: Booking & { kind: 'USAGE' }): Promise<number> {
  const { balanceInPence } = await lockAccount(tx, usage.memberId);
  const amountInPence = Math.min(balanceInPence, usage.amountInPence);
  if (amountInPence > 0) await book(deps, tx, { ...usage, amountInPence });
  return amountInPence;
}

/** What a member has of credit; pence. */
export async function balanceOf(db: Executor, memberId: string): Promise<number> {
  return (await findAccount(db, memberId)).balanceInPence;
}

/**
 * Whether something was bought with more than what a member was given: rewards are spent before their own money, and are rewards again where it
 * is given back.
 */
export async function isOwnMoneyIn(db: Executor, memberId: string, purchase: string): Promise<boolean> {
  let given = 0;
  const givenIn = new Map<string, number>();
  for (const { kind, reference, amountInPence } of (await entriesOf(db, memberId)).toReversed()) {
    if (kind === 'PURCHASE' && reference === purchase) return -amountInPence > given;
    if (kind === 'REWARD') given += amountInPence;
    // Of a plan that was cancelled only a part is given back.
    if (kind === 'REFUND') given += Math.min(amountInPence, givenIn.get(reference) ?? 0);
    const spent = Math.min(given, Math.max(0, -amountInPence));
    if (kind === 'PURCHASE') givenIn.set(reference, spent);
    given -= spent;
  }
  return false;
}

/** A payment that a bank has taken back, or given to us again. */
interface Moved {
  memberId: string;
  amountInPence: number;
  /** Of what was paid; each time that it is taken back is an entry of its own. */
  reference: string;
}

/** Takes a payment back: what is left of the credit pays for it, the rest is owed. Gives what is owed of it. */
export async function takeBack(
  deps: Deps,
  tx: Executor,
  { memberId, amountInPence, reference }: Moved,
): Promise<number> {
  const account = await lockAccount(tx, memberId);
  const fromCredit = Math.min(account.balanceInPence, amountInPence);
  const debtInPence = amountInPence - fromCredit;
  await writeAgain(deps, tx, account, { kind: 'TAKEN_BACK', reference, amountInPence: -fromCredit, debtInPence });
  return debtInPence;
}

/** Books money that pays what is owed before it is credit: what a bank gives to us again, or a payment of what is owed. */
export async function payDebtFirst(
  deps: Deps,
  tx: Executor,
  { memberId, amountInPence: paid, reference }: Moved,
  kind: 'RETURNED' | 'DEBT_PAYMENT',
): Promise<void> {
  const account = await lockAccount(tx, memberId);
  const ofDebt = Math.min(account.debtInPence, paid);
  await writeAgain(deps, tx, account, { kind, reference, amountInPence: paid - ofDebt, debtInPence: -ofDebt });
}

type Change = Pick<Parameters<typeof insertEntry>[1], 'kind' | 'reference' | 'about' | 'amountInPence' | 'debtInPence'>;

/** Writes an entry about something that can happen more than once; payments tell it once each time. */
async function writeAgain(deps: Deps, tx: Executor, account: AccountRow, change: Change): Promise<void> {
  const times = await countAbout(tx, change.kind, change.reference);
  await write(deps, tx, account, { ...change, reference: `${change.reference}:${times + 1}` });
}

/** Gives the account as it is then. */
async function write(deps: Deps, tx: Executor, account: AccountRow, change: Change): Promise<AccountRow> {
  const { memberId } = account;
  const balanceInPence = account.balanceInPence + change.amountInPence;
  const debtInPence = account.debtInPence + change.debtInPence;
  await insertEntry(tx, { ...change, memberId, balanceInPence, bookedAt: deps.clock.now() });
  await changeAccount(tx, memberId, { balanceInPence, debtInPence });
  if (account.balanceInPence > 0 !== balanceInPence > 0) await askForRating(deps, tx, memberId);
  // It may be enough without the top-up that it waits for, whatever has brought it.
  if (change.amountInPence > 0 && account.awaitedInPence !== null) await tellAwaited(deps, tx, memberId, 'MORE');
  return { ...account, balanceInPence, debtInPence };
}
