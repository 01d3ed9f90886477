import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sessionMissing } from '../../http/member-of.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import { findMember, lockMember, setPasswordHash, type MemberRow } from '../members/members.rows.ts';
import { passwordChangedMessage } from './auth.messages.ts';
import { voidEmailChanges } from './email-change.store.ts';
import { voidPasswordResets } from './password-reset.store.ts';
import { hashPassword, isPassword } from './password.ts';
import { dropSetUp } from './second-factor.store.ts';

/** Gives the caller a session in the transaction that earns it, so that a change of password or second factor ends it or prevents it. */
export type Enter = (tx: Executor, memberId: string) => Promise<unknown>;

/** The session that a request comes with. */
export type OwnSession = {
  /** Whether it has not ended since the request came. */
  stillStands: (tx: Executor) => Promise<boolean>;
  enter: Enter;
};

/**
 * Does `change`, which ends every session of the member, and gives the caller another. One that was ended elsewhere in
 * the meantime comes back by no change of its own: throws 401 `session.missing`. The member's row is locked already.
 */
export async function enterAnew(
  tx: Executor,
  memberId: string,
  { stillStands, enter }: OwnSession,
  change: () => Promise<void>,
): Promise<void> {
  if (!(await stillStands(tx))) throw sessionMissing();
  await change();
  await enter(tx, memberId);
}

export const wrongPassword = (): HttpProblem =>
  new HttpProblem(409, 'password.wrong', { message: 'That is not your current password.' });

/**
 * The member whose password was checked, whose row nobody else changes until the transaction ends. To check takes long:
 * throws `refusal` when the password is another one by now.
 */
export async function holdChecked(tx: Executor, checked: MemberRow, refusal: HttpProblem): Promise<MemberRow> {
  const member = await lockMember(tx, String(checked.id));
  if (!member || member.passwordHash !== checked.passwordHash) throw refusal;
  return member;
}

/** Every session of the member ends, no link to a new password or another address and no device being set up works any more, and they are told by e-mail. */
export async function replacePassword(
  { clock, sessions, outbox, env }: Dependencies,
  tx: Executor,
  member: MemberRow,
  passwordHash: string,
): Promise<void> {
  const memberId = String(member.id);
  await voidPasswordResets(tx, memberId, clock.now());
  await voidEmailChanges(tx, memberId, clock.now());
  await setPasswordHash(tx, memberId, passwordHash);
  await dropSetUp(tx, memberId);
  await sessions.endAllOf(tx, memberId);
  await outbox.post(tx, passwordChangedMessage(member, env));
}

/** The logged-in member, who has given their password. Throws 409 `password.wrong`, 429 `rate.limited`. */
export async function checkOwnPassword(
  { db, attempts }: Dependencies,
  memberId: string,
  password: string,
  address: string,
): Promise<MemberRow> {
  const member = await findMember(db, memberId);
  // A session outlives a member who is deleted.
  if (!member) throw sessionMissing();
  const attempt = await attempts.begin('own-password', { account: memberId, address });
  if (!(await isPassword(member.passwordHash, password))) throw wrongPassword();
  await attempt.succeeded();
  return member;
}

/** Throws as `checkOwnPassword` and `enterAnew` do. */
export async function changePassword(
  deps: Dependencies,
  memberId: string,
  { currentPassword, newPassword }: components['schemas']['PasswordChange'],
  address: string,
  session: OwnSession,
): Promise<void> {
  const checked = await checkOwnPassword(deps, memberId, currentPassword, address);
  const passwordHash = await hashPassword(newPassword);
  await deps.db.transaction(async (tx) => {
    const member = await holdChecked(tx, checked, wrongPassword());
    await enterAnew(tx, memberId, session, () => replacePassword(deps, tx, member, passwordHash));
  });
}
