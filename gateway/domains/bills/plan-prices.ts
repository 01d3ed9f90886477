import { addDays, type LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { MESH_WIFI_MONTHLY_PENCE } from '../products/products.catalogue.ts';
import { priceOn } from './bill-lines.rules.ts';
import { billsOf, deletePrice, pricesOf, savePrice } from './bills.store.ts';
import type { Price } from './bills.types.ts';

/**
 * Notes what a plan costs from a day on, in the transaction in which that is agreed: bills take the price that is in force on
 * their date, also those that are only foretold.
 */
export async function notePrice(
  tx: Executor,
  plan: Pick<PlanRow, 'id' | 'productId' | 'meshWifi' | 'monthlyPriceInPence'>,
  from: LocalDate,
): Promise<void> {
  const addOnInPence = plan.meshWifi ? MESH_WIFI_MONTHLY_PENCE : 0;
  const planInPence = plan.monthlyPriceInPence - addOnInPence;
  await savePrice(tx, { planId: plan.id, from, productId: plan.productId, planInPence, addOnInPence });
}

/** Takes back the price from a day that has not come: no bill has it. */
export async function withdrawPrice(tx: Executor, planId: string, from: LocalDate): Promise<void> {
  await deletePrice(tx, planId, from);
}

/** Takes back a price whose day has come. Gives the one that holds again, and how many bills have charged the other. */
export async function undoPrice(
  tx: Executor,
  planId: string,
  from: LocalDate,
): Promise<{ before: Price; monthsBilled: number }> {
  const before = priceOn(await pricesOf(tx, [planId]), addDays(from, -1));
  const charged = (await billsOf(tx, [planId])).filter((bill) => !bill.isFinal && bill.from >= from);
  await deletePrice(tx, planId, from);
  return { before, monthsBilled: charged.length };
}
