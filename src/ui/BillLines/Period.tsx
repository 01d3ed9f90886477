import { ShortDate } from '../ShortDate/ShortDate.tsx';
import { billLinesCopy } from './bill-lines.copy.ts';

/** Days from one to another, both included; one day is a day. */
export function Period({ from, to }: { from: string; to: string }) {
  if (from === to) return <ShortDate date={from} />;
  return (
    <>
      <ShortDate date={from} /> {billLinesCopy.to} <ShortDate date={to} />
    </>
  );
}
