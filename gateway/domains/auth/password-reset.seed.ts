import type { Executor } from '../../db/open.ts';
import { passwordResets } from '../../db/schema/password-resets.ts';
import { sentinel } from '../../scenarios/sentinels.ts';
import { findMemberByEmail } from '../members/members.store.ts';
import { resetKeyOf } from './password-reset.store.ts';

const FAR = new Date('2100-01-01T00:00:00Z');

/** Links of which everybody knows that they work no more. Doing it again changes nothing but when they ran out. */
export async function seedPasswordResets(db: Executor, now: Date): Promise<void> {
  const member = await findMemberByEmail(db, sentinel('member').value);
  if (!member) return;
  const memberId = String(member.id);
  const links = [
    { key: resetKeyOf(sentinel('reset-link-expired').value), memberId, expiresAt: now },
    { key: resetKeyOf(sentinel('reset-link-used').value), memberId, expiresAt: FAR, usedAt: now },
  ];
  for (const link of links)
    await db
      .insert(passwordResets)
      .values(link)
      .onConflictDoUpdate({ target: passwordResets.key, set: { expiresAt: link.expiresAt } });
}
