import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/gateway.d.ts';

type Schemas = components['schemas'];
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What members’ own links are told apart by: one for each member. */
export const referralCodes = pgTable(
  'referral_codes',
  {
    /** Ten signs, at random. */
    code: text().primaryKey(),
    memberId: text('member_id').notNull(),
    /** When its member was shown it last; it lasts for some days from then. */
    shownAt: moment('shown_at').notNull(),
  },
  (table) => [uniqueIndex('referral_codes_member').on(table.memberId)],
);

/** Members who have joined with the link of another one. */
export const referrals = pgTable(
  'referrals',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Who has joined. */
    friendId: text('friend_id').notNull(),
    /** Whose link it was; null of a code that is nobody’s. */
    referrerId: text('referrer_id'),
    state: text().$type<Schemas['ReferralState']>().notNull(),
    /** Why there is no reward. */
    reason: text().$type<Schemas['JoinedReason']>(),
    joinedAt: moment('joined_at').notNull(),
    /** When it was rewarded or refused. */
    settledAt: moment('settled_at'),
  },
  (table) => [
    // Whoever joins is tied to one link, once.
    uniqueIndex('referrals_friend').on(table.friendId),
    index('referrals_referrer').on(table.referrerId, table.joinedAt),
    check('referrals_reason', sql`(${table.state} = 'REFUSED') = (${table.reason} is not null)`),
    check('referrals_settled', sql`(${table.state} = 'WAITING') = (${table.settledAt} is null)`),
    check('referrals_not_oneself', sql`${table.referrerId} <> ${table.friendId}`),
  ],
);

/** What was booked of them: one reward for each side. */
export const referralRewards = pgTable(
  'referral_rewards',
  {
    referralId: uuid('referral_id')
      .notNull()
      .references(() => referrals.id),
    side: text({ enum: ['REFERRER', 'FRIEND'] }).notNull(),
    memberId: text('member_id').notNull(),
    amountInPence: integer('amount_in_pence').notNull(),
    rewardedAt: moment('rewarded_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.referralId, table.side] }),
    index('referral_rewards_member').on(table.memberId, table.rewardedAt),
  ],
);
