import { boolean, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** What a member is told on top of the pages, until it is dismissed or over. */
export const banners = pgTable(
  'banners',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: text('member_id').notNull(),
    /** What it is about: a later banner about the same takes its place. */
    topic: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    variant: text({ enum: ['error', 'info', 'success', 'warning'] }).notNull(),
    showHelpBody: boolean('show_help_body').notNull(),
    showHelpText: boolean('show_help_text').notNull(),
    buttonText: text('button_text'),
    buttonAction: text('button_action'),
    dismissible: boolean().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Not shown from then on; null stays until it is dismissed. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
    dismissedAt: timestamp('dismissed_at', { withTimezone: true }),
  },
  (table) => [unique('banners_topic').on(table.memberId, table.topic)],
);
