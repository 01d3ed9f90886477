import { bigint, boolean, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A postal address of a member, in the contract's form. */
export interface MemberAddress {
  line1: string;
  line2?: string;
  city: string;
  postcode: string;
  country: string;
  type: string;
}

/** Ids of members who register begin here; those below belong to the demonstration members. */
export const FIRST_REGISTERED_ID = 200_001;

export const members = pgTable(
  'members',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_REGISTERED_ID }),
    /** E-mail in lower case: one account for each, however it is typed. */
    emailKey: text('email_key').notNull().unique('members_email'),
    email: text().notNull(),
    /** Null where it is still the one that they registered with. */
    emailChangedAt: timestamp('email_changed_at', { withTimezone: true }),
    /** argon2id, with its parameters and salt. */
    passwordHash: text('password_hash').notNull(),
    /** Base32 secret of the authenticator app; log-in asks for a second factor when there is one. */
    totpSecret: text('totp_secret'),
    /** When an authenticator app was set up where there was none; one that took over from another counts from there. */
    authenticatorSince: timestamp('authenticator_since', { withTimezone: true }),
    /** Number of the 30-second step of the last code that was used: no code works twice. */
    totpLastStep: integer('totp_last_step'),
    title: text(),
    originalMemberName: text('original_member_name').notNull(),
    memberName: text('member_name').notNull(),
    memberNameConfirmed: boolean('member_name_confirmed').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    msisdn: text(),
    alternativePhoneNumber: text('alternative_phone_number'),
    hasActiveSim: boolean('has_active_sim').notNull().default(false),
    tcVersion: integer('tc_version').notNull(),
    birthDate: date('birth_date', { mode: 'string' }).notNull(),
    /** UK date. */
    memberSince: date('member_since', { mode: 'string' }).notNull(),
    notifyPromotions: boolean('notify_promotions').notNull().default(false),
    marketingOptIn: boolean('marketing_opt_in').notNull().default(false),
    marketingPrefsServicePlus: boolean('marketing_prefs_service_plus').notNull().default(false),
    marketingPrefsProducts: boolean('marketing_prefs_products').notNull().default(false),
    marketingPrefs3PartiesInternal: boolean('marketing_prefs_3_parties_internal').notNull().default(false),
    marketingPrefs3PartiesExternal: boolean('marketing_prefs_3_parties_external').notNull().default(false),
    marketingPrefsPostal: boolean('marketing_prefs_postal').notNull().default(false),
    /** The running log-in. */
    loggedInAt: timestamp('logged_in_at', { withTimezone: true }),
    /** The one before it, which is what the member is shown. */
    previousLogInAt: timestamp('previous_log_in_at', { withTimezone: true }),
    addresses: jsonb().$type<MemberAddress[]>().notNull().default([]),
  },
  (table) => [
    // Whether somebody has been a member before is looked up by these.
    index('members_msisdn').on(table.msisdn),
    index('members_birth_date').on(table.birthDate),
  ],
);
