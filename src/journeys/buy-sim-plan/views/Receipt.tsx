import type { MySimPlan } from '../../../../machines/buy-sim-plan/buy-sim-plan.types.ts';
import { simPlanReceipt } from '../../../pages/content/sim-plan-receipt.ts';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { buySimPlanCopy } from '../buy-sim-plan.copy.ts';

type Sold = Pick<NonNullable<MySimPlan['current']>, 'purchaseId' | 'paidBy'>;

/** The receipt of a plan, in a tab of its own; nothing for one that was paid from credit, as VAT was paid with the top-up. */
export function Receipt({ plan: { purchaseId, paidBy } }: { plan: Sold }) {
  if (paidBy !== 'CARD') return null;
  return (
    <TextLink alone to={simPlanReceipt(purchaseId)} newTab isDocument>
      {buySimPlanCopy.ShowingPlan.receipt}
    </TextLink>
  );
}
