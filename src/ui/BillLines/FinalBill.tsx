import { Text } from '../Text/Text.tsx';
import type { BilledSum } from './billed.ts';
import classes from './BillLines.module.css';
import { BillLines } from './BillLines.tsx';
import { endCopy as copy } from './end.copy.ts';

type FinalBillProps = {
  end: Pick<BilledSum, 'lines' | 'totalInPence'> & {
    /** YYYY-MM-DD. */
    billDate: string;
  };
};

/** The final bill of a plan that ends on a day, line by line, as far as it is known today. */
export function FinalBill({ end: { billDate, lines, totalInPence } }: FinalBillProps) {
  return (
    <section className={classes.finalBill} aria-labelledby="final-bill">
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
