import { customType, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { plans } from './plans.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Contract documents as they were shown; none is changed, or deleted before its plan, because a customer may have agreed to it. */
export const contractDocuments = pgTable(
  'contract_documents',
  {
    /** Made from the contents: the same contract is stored once. */
    id: text().primaryKey(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    kind: text({ enum: ['contract-summary', 'contract-information'] }).notNull(),
    pdf: bytea().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('contract_documents_plan').on(table.planId)],
);
