import { price } from '../format/price.ts';
import { ShortDate } from '../ShortDate/ShortDate.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { billLinesCopy as copy } from './bill-lines.copy.ts';
import type { BilledSum, NamedLine } from './billed.ts';
import classes from './BillLines.module.css';
import { Period } from './Period.tsx';

/** How a fee or a credit came to its amount; null where the line says it all. */
function sum({ kind, days, ofDays, per, rateInPence }: NamedLine): string | null {
  if (kind === 'REFUND') return copy.refund;
  if (kind === 'BOOST') return copy.free;
  if (rateInPence === null) return null;
  if (kind === 'EXIT_FEE') return copy.monthsLeft(days, rateInPence);
  if (kind === 'PAUSE' || kind === 'UNUSED_DAYS') return copy.pausedDays(days, ofDays, rateInPence);
  if (kind !== 'COMPENSATION') return null;
  return per === 'DAY' ? copy.lateDays(days, rateInPence) : copy.missedVisit(rateInPence);
}

/** The days that a line is about; of a credit carried over, the bill that it comes from or goes to. */
function When({ line: { kind, from, to, amountInPence } }: { line: NamedLine }) {
  if (from === null || to === null) return null;
  if (kind !== 'CARRIED_OVER') return <Period from={from} to={to} />;
  return (
    <>
      {amountInPence > 0 ? copy.toBill : copy.fromBill} <ShortDate date={amountInPence > 0 ? to : from} />
    </>
  );
}

function LineRow({ line }: { line: NamedLine }) {
  const { kind, name, reason, from, amountInPence, vatInPence } = line;
  const why = reason === null ? undefined : copy.reasons[reason];
  const how = sum(line);
  return (
    <tr>
      <th scope="row">
        <span className={classes.label}>
          {kind === 'SET_UP' && amountInPence < 0 ? copy.setUpBack : (copy.labels[kind]?.(name) ?? copy.other)}
        </span>
        {why !== undefined && <span className={classes.more}>{why}</span>}
        {from !== null && (
          <span className={classes.more}>
            <When line={line} />
          </span>
        )}
        {how !== null && <span className={classes.more}>{how}</span>}
      </th>
      <td>
        {price(amountInPence)}
        {vatInPence !== 0 && <span className={classes.more}>{copy.ofWhichVat(vatInPence)}</span>}
      </td>
    </tr>
  );
}

/** What a bill charges and credits, line by line, and what that comes to. */
export function BillLines({ lines, totalInPence, vatInPence }: BilledSum) {
  return (
    <table className={classes.lines}>
      <caption>
        <VisuallyHidden>{copy.caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{copy.what}</th>
          <th scope="col">{copy.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, nth) => (
          // Lines have no ids, and never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <LineRow key={nth} line={line} />
        ))}
      </tbody>
      <tfoot>
        <tr className={classes.total}>
          <th scope="row">{copy.total}</th>
          <td>{price(totalInPence)}</td>
        </tr>
        {vatInPence !== null && (
          <tr>
            <th scope="row">{copy.vat}</th>
            <td>{price(vatInPence)}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}
