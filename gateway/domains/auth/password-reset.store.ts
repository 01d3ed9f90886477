import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { HOUR_MS } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { passwordResets } from '../../db/schema/password-resets.ts';
import { forgottenBefore, linkKeyOf, newLinkToken } from './link-token.ts';

export type PasswordResetRow = typeof passwordResets.$inferSelect;

/** How long a link works. */
const WORKS_MS = HOUR_MS;

/** Gives the token of a new link. It is in no table and cannot be asked for again. */
export async function insertPasswordReset(
  tx: Executor,
  given: { memberId: string; returnTo: string | null; now: Date },
): Promise<string> {
  const token = newLinkToken();
  const { memberId, returnTo, now } = given;
  const expiresAt = new Date(now.getTime() + WORKS_MS);
  await tx.insert(passwordResets).values({ key: linkKeyOf(token), memberId, returnTo, expiresAt });
  return token;
}

export async function findPasswordReset(db: Executor, token: string): Promise<PasswordResetRow | undefined> {
  const [row] = await db
    .select()
    .from(passwordResets)
    .where(eq(passwordResets.key, linkKeyOf(token)));
  return row;
}

/** Marks a link as used. False when it has run out or was used before, also by a call at the same moment. */
export async function spendPasswordReset(tx: Executor, token: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(
      and(eq(passwordResets.key, linkKeyOf(token)), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now)),
    )
    .returning({ key: passwordResets.key });
  return rows.length > 0;
}

/** No link that a member was sent before works any more. */
export async function voidPasswordResets(tx: Executor, memberId: string, now: Date): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.memberId, memberId), isNull(passwordResets.usedAt)));
}

/** Deletes links that ran out a month ago; a job does so now and then. */
export async function sweepPasswordResets(tx: Executor, now: Date): Promise<void> {
  await tx.delete(passwordResets).where(lt(passwordResets.expiresAt, forgottenBefore(now)));
}
