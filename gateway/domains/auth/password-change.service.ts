import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sessionMissing } from '../../http/member-of.ts';
import { HttpProblem } from '../../http/problem.ts';
import { findMember, setPasswordHash, type MemberRow } from '../members/members.store.ts';
import { passwordChangedMessage } from './auth.messages.ts';
import { voidPasswordResets } from './password-reset.store.ts';
import { hashPassword, isPassword } from './password.ts';

/** Every session of the member ends, no link to a new password works any more, and they are told by e-mail. */
export async function replacePassword(
  { clock, sessions, outbox, env }: Dependencies,
  tx: Executor,
  member: MemberRow,
  passwordHash: string,
): Promise<void> {
  const memberId = String(member.id);
  await voidPasswordResets(tx, memberId, clock.now());
  await setPasswordHash(tx, memberId, passwordHash);
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
  if (!(await isPassword(member.passwordHash, password)))
    throw new HttpProblem(409, 'password.wrong', { message: 'That is not your current password.' });
  await attempt.succeeded();
  return member;
}

/** Throws as `checkOwnPassword` does. The caller's session has ended with the others. */
export async function changePassword(
  deps: Dependencies,
  memberId: string,
  { currentPassword, newPassword }: components['schemas']['PasswordChange'],
  address: string,
): Promise<void> {
  const member = await checkOwnPassword(deps, memberId, currentPassword, address);
  const passwordHash = await hashPassword(newPassword);
  await deps.db.transaction((tx) => replacePassword(deps, tx, member, passwordHash));
}
