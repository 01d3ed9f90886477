import { ShortDate } from '../../../ui/ShortDate/ShortDate.tsx';
import { readBillsCopy } from '../read-bills.copy.ts';

/** Days from one to another, both included; one day is a day. */
export function Period({ from, to }: { from: string; to: string }) {
  if (from === to) return <ShortDate date={from} />;
  return (
    <>
      <ShortDate date={from} /> {readBillsCopy.lines.to} <ShortDate date={to} />
    </>
  );
}
