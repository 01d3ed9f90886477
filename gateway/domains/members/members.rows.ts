import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { isDuplicate } from '../../../platform/db/errors.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { members } from '../../db/schema/members.ts';

export type MemberRow = typeof members.$inferSelect;
export type NewMember = Omit<typeof members.$inferInsert, 'emailKey'>;

/** One account for each e-mail, however it is typed. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}

/** `memberId` as in sessions and on the wire: a number as text. */
export async function findMember(db: Executor, memberId: string): Promise<MemberRow | undefined> {
  const [row] = await db
    .select()
    .from(members)
    .where(eq(members.id, Number(memberId)));
  return row;
}

/** The members with these ids. */
export async function findMembers(db: Executor, memberIds: readonly string[]): Promise<MemberRow[]> {
  if (memberIds.length === 0) return [];
  return db
    .select()
    .from(members)
    .where(inArray(members.id, memberIds.map(Number)));
}

/** The member's row, which nobody else changes until the transaction ends. */
export async function lockMember(tx: Executor, memberId: string): Promise<MemberRow | undefined> {
  const [row] = await tx
    .select()
    .from(members)
    .where(eq(members.id, Number(memberId)))
    .for('update');
  return row;
}

export async function findMemberByEmail(db: Executor, email: string): Promise<MemberRow | undefined> {
  const [row] = await db
    .select()
    .from(members)
    .where(eq(members.emailKey, emailKeyOf(email)));
  return row;
}

/** The ids of other members who are, by all that we know, the same person: the same mobile number, or the same name and date of birth. */
export async function findSamePerson(
  db: Executor,
  { id, msisdn, firstName, lastName, birthDate }: MemberRow,
): Promise<string[]> {
  const hasNumber = msisdn === null ? undefined : eq(members.msisdn, msisdn);
  const isNamed = and(
    eq(members.birthDate, birthDate),
    sql`lower(${members.firstName}) = lower(${firstName})`,
    sql`lower(${members.lastName}) = lower(${lastName})`,
  );
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(and(ne(members.id, id), or(hasNumber, isNamed)));
  return rows.map((row) => String(row.id));
}

/** Gives the id of the new member, or undefined when there is one with this e-mail. */
export async function insertMember(tx: Executor, member: NewMember): Promise<string | undefined> {
  const [row] = await tx
    .insert(members)
    .values({ ...member, emailKey: emailKeyOf(member.email) })
    .onConflictDoNothing({ target: members.emailKey })
    .returning({ id: members.id });
  return row && String(row.id);
}

export async function changeMember(
  tx: Executor,
  memberId: string,
  changes: Partial<Omit<NewMember, 'id' | 'email' | 'passwordHash'>>,
): Promise<MemberRow | undefined> {
  const [row] = await tx
    .update(members)
    .set(changes)
    .where(eq(members.id, Number(memberId)))
    .returning();
  return row;
}

export async function setPasswordHash(tx: Executor, memberId: string, passwordHash: string): Promise<void> {
  await tx
    .update(members)
    .set({ passwordHash })
    .where(eq(members.id, Number(memberId)));
}

/** False when another member has this e-mail, or takes it at the same moment: the transaction is then to be given up. */
export async function setEmail(
  tx: Executor,
  memberId: string,
  { email, changedAt }: { email: string; changedAt: Date | null },
): Promise<boolean> {
  try {
    await tx
      .update(members)
      .set({ email, emailKey: emailKeyOf(email), emailChangedAt: changedAt })
      .where(eq(members.id, Number(memberId)));
    return true;
  } catch (error) {
    if (isDuplicate(error, 'members_email')) return false;
    throw error;
  }
}

export async function recordLogIn(db: Executor, memberId: string, at: Date): Promise<void> {
  await db
    .update(members)
    // The right-hand side is the row as it was.
    .set({ previousLogInAt: members.loggedInAt, loggedInAt: at })
    .where(eq(members.id, Number(memberId)));
}

/** Marks a step of the authenticator as used. False when it, or a later one, was used before. */
export async function spendTotpStep(db: Executor, memberId: string, step: number): Promise<boolean> {
  const unused = or(isNull(members.totpLastStep), lt(members.totpLastStep, step));
  const rows = await db
    .update(members)
    .set({ totpLastStep: step })
    .where(and(eq(members.id, Number(memberId)), unused))
    .returning({ id: members.id });
  return rows.length > 0;
}
