import { boolean, date, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { plans } from './plans.ts';

/** Why an order is late, as far as the network says. */
export interface OrderDelay {
  reasons: string[];
  causedBy: string;
  actionOwner: string;
  /** When the network expects to go on; UK local date. */
  nextDate: string | null;
}

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order ID that the customer sees: `LK-7Q4M2X9`. */
    key: text().notNull(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    memberId: text('member_id').notNull(),
    /** What was ordered; the plan's own changes when its member asks for another. */
    productId: uuid('product_id').notNull(),
    /** The network's id; null until it acknowledges the order. */
    externalOrderId: text('external_order_id'),
    idempotencyKey: text('idempotency_key'),
    state: text({
      enum: ['RECEIVED', 'ACKNOWLEDGED', 'COMMITTED', 'DELAYED', 'COMPLETED', 'CANCELLING', 'CANCELLED', 'REJECTED'],
    }).notNull(),
    delay: jsonb().$type<OrderDelay>(),
    /** Why the network has rejected or cancelled it: its code. */
    endReason: text('end_reason'),
    /** The Go Live date that the network has promised; UK local date. */
    committedDate: date('committed_date'),
    /** When the customer chose other dates for its visits last. */
    datesNamedAt: timestamp('dates_named_at', { withTimezone: true }),
    cancellationCompletionDate: date('cancellation_completion_date'),
    /** The first month and the set-up were charged. */
    paid: boolean().notNull().default(false),
    redirectUrl: text('redirect_url'),
    /** The documents that the customer agreed to. */
    contractSummaryDocId: text('contract_summary_doc_id').notNull(),
    contractInformationDocId: text('contract_information_doc_id').notNull(),
    orderDate: timestamp('order_date', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('orders_key').on(table.key),
    uniqueIndex('orders_one_per_plan').on(table.planId),
    uniqueIndex('orders_external_id').on(table.externalOrderId),
    uniqueIndex('orders_idempotency').on(table.memberId, table.idempotencyKey),
    index('orders_member').on(table.memberId, table.orderDate),
  ],
);
