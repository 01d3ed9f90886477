import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { DAY_MS } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { emailChanges } from '../../db/schema/email-changes.ts';
import { forgottenBefore, linkKeyOf, newLinkToken } from './link-token.ts';

export type EmailChangeRow = typeof emailChanges.$inferSelect;

/** How long a link works. */
const WORKS_MS = DAY_MS;

const isOpenFor = (memberId: string) => and(eq(emailChanges.memberId, memberId), isNull(emailChanges.usedAt));

/** Takes the place of what waited. The member's row is locked: they have one that waits. */
export async function replaceEmailChange(
  tx: Executor,
  given: { memberId: string; email: string; now: Date },
): Promise<{ change: EmailChangeRow; token: string }> {
  const { memberId, email, now } = given;
  const token = newLinkToken();
  const expiresAt = new Date(now.getTime() + WORKS_MS);
  const change = { key: linkKeyOf(token), memberId, email, requestedAt: now, expiresAt, usedAt: null };
  await voidEmailChanges(tx, memberId, now);
  await tx.insert(emailChanges).values(change);
  return { change, token };
}

/** What a link of that token confirms, whether it still works or not. */
export async function findEmailChange(db: Executor, token: string): Promise<EmailChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.key, linkKeyOf(token)));
  return row;
}

/** The address of a member that waits for its link. */
export async function findPendingEmailChange(
  db: Executor,
  memberId: string,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(isOpenFor(memberId), gt(emailChanges.expiresAt, now)));
  return row;
}

/** Marks a link as used. False when it has run out or works no more, also because of a call at the same moment. */
export async function spendEmailChange(tx: Executor, { key }: EmailChangeRow, now: Date): Promise<boolean> {
  const rows = await tx
    .update(emailChanges)
    .set({ usedAt: now })
    .where(and(eq(emailChanges.key, key), isNull(emailChanges.usedAt), gt(emailChanges.expiresAt, now)))
    .returning({ key: emailChanges.key });
  return rows.length > 0;
}

/** No link that confirms another address of the member works any more. */
export async function voidEmailChanges(tx: Executor, memberId: string, now: Date): Promise<void> {
  await tx.update(emailChanges).set({ usedAt: now }).where(isOpenFor(memberId));
}

/** Deletes links that ran out a month ago; a job does so now and then. */
export async function sweepEmailChanges(tx: Executor, now: Date): Promise<void> {
  await tx.delete(emailChanges).where(lt(emailChanges.expiresAt, forgottenBefore(now)));
}
