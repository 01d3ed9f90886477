import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { applicationsOf } from '../credit/credit.service.ts';
import { owedOf, type Application } from '../credit/credit.rules.ts';
import { applicationFor, onCredit } from './instalments.rules.ts';
import type { PieceRow, ShopOrder } from './shop-orders.store.ts';

type Owed = components['schemas']['CreditOwed'];

/**
 * What is owed for a phone after a withdrawal from its credit, and to whom. To us nothing while its order is being stopped, and for a phone that has
 * come back or got lost; what the lender has paid is repaid to it whatever becomes of the phone.
 */
export function owedFor(
  order: Pick<ShopOrder, 'state'>,
  { refundedAt, owedAt }: Pick<PieceRow, 'refundedAt' | 'owedAt'>,
  row: Application | undefined,
): Owed | null {
  const owed = row ? owedOf(row) : null;
  if (owed?.to !== 'SHOP') return owed;
  return order.state === 'CANCELLING' || refundedAt !== null || owedAt !== null ? null : owed;
}

interface Debt {
  row: Application;
  owed: Owed;
}

/** All that is owed of an order after withdrawals. */
export async function debtsOf(tx: Executor, order: ShopOrder): Promise<Debt[]> {
  const rows = await applicationsOf(tx, [order.id]);
  return onCredit(order).flatMap((piece) => {
    const row = applicationFor(piece, rows);
    const owed = owedFor(order, piece, row);
    return row && owed ? [{ row, owed }] : [];
  });
}
