import type { Executor } from '../../platform/db/open.ts';
import { passwordResets } from '../db/schema/password-resets.ts';
import { sentinel } from '../scenarios/sentinels.ts';
import { findMemberByEmail } from '../domains/members/members.rows.ts';
import { linkKeyOf } from '../domains/auth/link-token.ts';

const FAR = new Date('2100-01-01T00:00:00Z');

/** The links of the list of sentinels. Doing it again puts them back as they were. */
export async function seedPasswordResets(db: Executor, now: Date): Promise<void> {
  const member = await findMemberByEmail(db, sentinel('member-sparse').value);
  if (!member) return;
  const links = [
    { token: sentinel('reset-link-works').value, expiresAt: FAR, usedAt: null },
    { token: sentinel('reset-link-expired').value, expiresAt: now, usedAt: null },
    { token: sentinel('reset-link-used').value, expiresAt: FAR, usedAt: now },
  ];
  for (const { token, ...state } of links)
    await db
      .insert(passwordResets)
      .values({ key: linkKeyOf(token), memberId: String(member.id), ...state })
      .onConflictDoUpdate({ target: passwordResets.key, set: state });
}
