import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { banners } from '../../db/schema/banners.ts';

export type BannerRow = typeof banners.$inferSelect;
/** Banners that are neither dismissed nor over, newest first. */
export async function liveBanners(db: Executor, memberId: string, now: Date): Promise<BannerRow[]> {
  return db
    .select()
    .from(banners)
    .where(
      and(
        eq(banners.memberId, memberId),
        isNull(banners.dismissedAt),
        or(isNull(banners.endsAt), gt(banners.endsAt, now)),
      ),
    )
    .orderBy(desc(banners.createdAt), desc(banners.id));
}

export async function findOwnBanner(db: Executor, memberId: string, bannerId: string): Promise<BannerRow | undefined> {
  const [row] = await db
    .select()
    .from(banners)
    .where(and(eq(banners.id, bannerId), eq(banners.memberId, memberId)));
  return row;
}

/** The first dismissal counts. */
export async function markDismissed(db: Executor, bannerId: string, at: Date): Promise<void> {
  await db
    .update(banners)
    .set({ dismissedAt: at })
    .where(and(eq(banners.id, bannerId), isNull(banners.dismissedAt)));
}
