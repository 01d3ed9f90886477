import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { plans } from '../../db/schema/plans.ts';
import { MESH_WIFI_MONTHLY_PENCE } from '../products/products.catalogue.ts';
import type { NewPlan } from './plans.rows.ts';
import type { PlanRow } from './plans.types.ts';

function keptForSameProduct(column: typeof plans.contractSummaryDocId | typeof plans.contractInformationDocId) {
  return sql`case when ${plans.productId} = excluded.product_id then ${column} end`;
}

/**
 * Makes a draft (without mesh Wi-Fi), or gives the member's draft for the same home the new product and price. Its contract is void unless
 * the product is the same; kit and connection date are kept.
 */
export async function saveDraft(tx: Executor, draft: NewPlan): Promise<PlanRow> {
  const [row] = await tx
    .insert(plans)
    .values(draft)
    .onConflictDoUpdate({
      target: [plans.memberId, plans.premiseId],
      targetWhere: sql`${plans.state} = 'DRAFT'`,
      set: {
        transactionId: draft.transactionId,
        productId: draft.productId,
        upfrontPriceInPence: draft.upfrontPriceInPence,
        monthlyPriceInPence: sql`excluded.monthly_price_in_pence
          + case when ${plans.meshWifi} then ${MESH_WIFI_MONTHLY_PENCE}::int else 0 end`,
        preworkRequired: draft.preworkRequired,
        inhomeRequired: draft.inhomeRequired,
        contractSummaryDocId: keptForSameProduct(plans.contractSummaryDocId),
        contractInformationDocId: keptForSameProduct(plans.contractInformationDocId),
        updatedAt: draft.updatedAt,
      },
    })
    .returning();
  // An upsert always gives its row.
  if (!row) throw new Error('The draft was not saved');
  return row;
}
