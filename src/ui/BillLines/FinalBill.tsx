import type { PlanEnd } from '../../../../machines/leave-plan/leave-plan.selectors.ts';
import { BillLines } from '../../../ui/BillLines/BillLines.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { leavePlanCopy } from '../leave-plan.copy.ts';
import classes from './LeavePlan.module.css';

const copy = leavePlanCopy.ConfirmingLeaving;

/** The final bill of a plan that ends on a day, line by line, as far as it is known today. */
export function FinalBill({ end: { billDate, lines, totalInPence } }: { end: PlanEnd }) {
  return (
    <section className={classes.section} aria-labelledby="final-bill">
      <h2 id="final-bill">{copy.bill}</h2>
      {lines.length === 0 ? (
        <Text>{copy.noBill}</Text>
      ) : (
        <>
          <Text>{copy.billText(billDate)}</Text>
          <BillLines lines={lines} totalInPence={totalInPence} vatInPence={null} />
        </>
      )}
    </section>
  );
}
