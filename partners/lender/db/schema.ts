import { date, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/lender.d.ts';
import type { Life } from '../../../openapi/partners/lender/test-data.ts';

type Schemas = components['schemas'];

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Who has asked for credit, what became of it, and what was agreed. Neither date of birth nor income is ever written here. */
export const applications = pgTable('applications', {
  /** The shop's own id. */
  reference: text().primaryKey(),
  terms: jsonb().$type<Schemas['Terms']>().notNull(),
  /** Null once the customer owes nothing under it: not to be logged. */
  applicant: jsonb().$type<Pick<Schemas['Applicant'], 'firstName' | 'lastName' | 'address'>>(),
  /** By the last name, which may be forgotten before the last event. */
  life: text().$type<Life>().notNull(),
  state: text().$type<Schemas['ApplicationState']>().notNull(),
  creditReferenceAgency: text('credit_reference_agency'),
  appliedAt: moment('applied_at').notNull(),
  /** The last day on which it can be signed. */
  acceptedUntil: date('accepted_until'),
  decidedAt: moment('decided_at'),
  agreementNumber: text('agreement_number').unique(),
  /** The name as it was typed. */
  signedAs: text('signed_as'),
  signedAt: moment('signed_at'),
  /** When the shop handed the signature in, and the agreement was made. */
  agreedAt: moment('agreed_at'),
  /** When the shop said that the goods were sent. */
  drawnAt: moment('drawn_at'),
  paidOutOn: date('paid_out_on'),
  /** When it was withdrawn from or cancelled. */
  endedAt: moment('ended_at'),
});
