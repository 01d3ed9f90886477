import type { Executor } from '../../../platform/db/open.ts';
import type { Application } from './credit.rules.ts';

/** Given by `gateway/domains.ts`: credit does not know the orders whose phones are bought by it. */
export interface CreditPorts {
  creditOrders: {
    /** Has nobody else change an order or its credit until the transaction ends; before every lock of a row. */
    lock: (tx: Executor, orderId: string) => Promise<void>;
    /** Follows what the lender has said of an application. The order is locked. */
    follow: (tx: Executor, change: { before: Application; after: Application }) => Promise<void>;
  };
}
