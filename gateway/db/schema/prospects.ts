import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** Who wants to be first to know, once for each e-mail and home. */
export const prospects = pgTable(
  'prospects',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The member who registered it, logged in and with the email of their account; nobody else is known to be behind one. */
    memberId: text('member_id'),
    /** E-mail in lower case. */
    emailKey: text('email_key').notNull(),
    /** `uprn:…`, else `postcode:…`, else `lines:…`; `none` without an address. */
    homeKey: text('home_key').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name'),
    email: text().notNull(),
    /** The address check that led here. */
    nccTransactionId: text('ncc_transaction_id'),
    uprn: text(),
    postcode: text(),
    city: text(),
    lines: jsonb().$type<string[]>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('prospects_email_home').on(table.emailKey, table.homeKey),
    index('prospects_member')
      .on(table.memberId)
      .where(sql`${table.memberId} is not null`),
  ],
);
