import { longDate, shortDate } from '../format/date.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** A day among facts, short to the eye and in full to the ear. Takes YYYY-MM-DD or an ISO instant. */
export function ShortDate({ date }: { date: string }) {
  return (
    <time dateTime={date}>
      <span aria-hidden>{shortDate(date)}</span>
      <VisuallyHidden>{longDate(date)}</VisuallyHidden>
    </time>
  );
}
