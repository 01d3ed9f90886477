import type { Executor } from '../../platform/db/open.ts';
import { sentinel } from '../scenarios/sentinels.ts';
import { findMemberByEmail } from '../domains/members/members.rows.ts';
import { readRecoveryCode } from '../domains/auth/recovery-code.rules.ts';
import { replaceRecoveryCodes, setAuthenticator } from '../domains/auth/second-factor.store.ts';

/** Authenticator and recovery codes of the list of sentinels. Doing it again puts them back as they were. */
export async function seedSecondFactor(db: Executor): Promise<void> {
  const { value, also } = sentinel('member-second-factor');
  const member = await findMemberByEmail(db, value);
  if (!member || !also?.totpSecret || !also.recoveryCodes) return;
  const memberId = String(member.id);
  await setAuthenticator(db, memberId, { secret: also.totpSecret, step: member.totpLastStep ?? 0, since: null });
  await replaceRecoveryCodes(db, memberId, also.recoveryCodes.map(readRecoveryCode));
}
