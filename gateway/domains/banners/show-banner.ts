import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { banners } from '../../db/schema/banners.ts';
import type { BannerRow } from './banners.store.ts';

type NewBanner = typeof banners.$inferInsert;

/** A banner as somebody has it shown; without a button there is neither text nor action. */
export interface BannerContent {
  topic: string;
  title: string;
  content: string;
  variant: BannerRow['variant'];
  button?: { text: string; action: `path:/${string}` | 'chat' | 'dismiss' };
  /** True unless it must stay. */
  dismissible?: boolean;
  /** Offers help below the text, and within it. */
  help?: boolean;
  endsAt?: Date;
}

function rowOf(memberId: string, banner: BannerContent, createdAt: Date): NewBanner {
  const { topic, title, content, variant, button, dismissible = true, help = false, endsAt } = banner;
  return {
    memberId,
    topic,
    title,
    content,
    variant,
    showHelpBody: help,
    showHelpText: help,
    buttonText: button?.text ?? null,
    buttonAction: button?.action ?? null,
    dismissible,
    createdAt,
    endsAt: endsAt ?? null,
    dismissedAt: null,
  };
}

/** Shows a banner; one about the same topic gives its place to it, also when it was dismissed. */
export async function showBanner(tx: Executor, memberId: string, banner: BannerContent, now: Date): Promise<void> {
  const row = rowOf(memberId, banner, now);
  await tx
    .insert(banners)
    .values(row)
    .onConflictDoUpdate({ target: [banners.memberId, banners.topic], set: row });
}

/** As `showBanner`, unless there was one about the topic before. */
export async function showBannerOnce(db: Executor, memberId: string, banner: BannerContent, now: Date): Promise<void> {
  await db
    .insert(banners)
    .values(rowOf(memberId, banner, now))
    .onConflictDoNothing();
}

/** Takes away what is said about a topic: it is no longer true. */
export async function withdrawBanner(tx: Executor, memberId: string, topic: string): Promise<void> {
  await tx.delete(banners).where(and(eq(banners.memberId, memberId), eq(banners.topic, topic)));
}
