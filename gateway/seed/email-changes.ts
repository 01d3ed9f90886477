import type { Executor } from '../../platform/db/open.ts';
import { emailChanges } from '../db/schema/email-changes.ts';
import { voidEmailChanges } from '../domains/auth/email-change.store.ts';
import { linkKeyOf } from '../domains/auth/link-token.ts';
import { findMemberByEmail } from '../domains/members/members.rows.ts';
import { sentinel, type SentinelId } from '../scenarios/sentinels.ts';

const FAR = new Date('2100-01-01T00:00:00Z');

interface Link {
  link: SentinelId;
  /** A member has one link at a time that is neither used nor taken back. */
  of: SentinelId;
  email: string;
  state: { expiresAt: Date; usedAt: Date | null };
}

const linksAt = (now: Date): Link[] => [
  {
    link: 'email-link-used',
    of: 'member-sparse',
    email: 'jo.dipper@example.com',
    state: { expiresAt: FAR, usedAt: now },
  },
  {
    link: 'email-link-works',
    of: 'member-sparse',
    email: 'jo.wagtail@example.com',
    state: { expiresAt: FAR, usedAt: null },
  },
  {
    link: 'email-link-taken',
    of: 'member-not-listed',
    email: sentinel('member').value,
    state: { expiresAt: FAR, usedAt: null },
  },
  {
    link: 'email-link-expired',
    of: 'member-banners',
    email: 'kit.wagtail@example.com',
    state: { expiresAt: now, usedAt: null },
  },
];

/** The links of the list of sentinels that confirm another address. Doing it again puts them back as they were. */
export async function seedEmailChanges(db: Executor, now: Date): Promise<void> {
  for (const { link, of, email, state } of linksAt(now)) {
    const member = await findMemberByEmail(db, sentinel(of).value);
    if (!member) continue;
    const memberId = String(member.id);
    await voidEmailChanges(db, memberId, now);
    await db
      .insert(emailChanges)
      .values({ key: linkKeyOf(sentinel(link).value), memberId, email, requestedAt: now, ...state })
      .onConflictDoUpdate({ target: emailChanges.key, set: state });
  }
}
