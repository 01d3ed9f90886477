import { and, count, eq, gt, lte } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { members } from '../../db/schema/members.ts';
import { recoveryCodes, secondFactorSetUps } from '../../db/schema/second-factor.ts';
import { recoveryKeyOf } from './recovery-code.rules.ts';

/** The member's app; `step` is the last one whose code was used, `since` when there was none before; null is long ago. */
export type Authenticator = { secret: string; step: number; since: Date | null };

/** Takes the place of a set-up that the member has begun before. */
export async function putSetUp(
  db: Executor,
  given: { memberId: string; secret: string; expiresAt: Date },
): Promise<void> {
  const { memberId, ...set } = given;
  await db
    .insert(secondFactorSetUps)
    .values({ memberId, ...set })
    .onConflictDoUpdate({ target: secondFactorSetUps.memberId, set });
}

/** The secret of the device that is being set up; undefined when there is none, or it has run out. */
export async function findSetUp(db: Executor, memberId: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ secret: secondFactorSetUps.secret })
    .from(secondFactorSetUps)
    .where(and(eq(secondFactorSetUps.memberId, memberId), gt(secondFactorSetUps.expiresAt, now)));
  return row?.secret;
}

/** A set-up rests on a proof that is worth nothing after a change of password or second factor. */
export async function dropSetUp(tx: Executor, memberId: string): Promise<void> {
  await tx.delete(secondFactorSetUps).where(eq(secondFactorSetUps.memberId, memberId));
}

/** Deletes set-ups that were never confirmed; a job does so now and then. */
export async function sweepSetUps(tx: Executor, now: Date): Promise<void> {
  await tx.delete(secondFactorSetUps).where(lte(secondFactorSetUps.expiresAt, now));
}

/** With null, log-in asks for the password alone. */
export async function setAuthenticator(
  tx: Executor,
  memberId: string,
  authenticator: Authenticator | null,
): Promise<void> {
  await tx
    .update(members)
    .set({
      totpSecret: authenticator?.secret ?? null,
      totpLastStep: authenticator?.step ?? null,
      authenticatorSince: authenticator?.since ?? null,
    })
    .where(eq(members.id, Number(memberId)));
}

/** Those of before work no more. */
export async function replaceRecoveryCodes(tx: Executor, memberId: string, codes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
  if (codes.length === 0) return;
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ memberId, key: recoveryKeyOf(memberId, code) })))
    .onConflictDoNothing();
}

/** False when there is no such code, or it was used before, also by a call at the same moment. */
export async function spendRecoveryCode(db: Executor, memberId: string, code: string): Promise<boolean> {
  const rows = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.memberId, memberId), eq(recoveryCodes.key, recoveryKeyOf(memberId, code))))
    .returning({ key: recoveryCodes.key });
  return rows.length > 0;
}

export async function countRecoveryCodes(db: Executor, memberId: string): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
  return row?.left ?? 0;
}
