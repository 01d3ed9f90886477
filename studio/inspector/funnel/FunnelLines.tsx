import { differenceLines, placeLines, sumsAt } from './funnel-words.ts';
import classes from './FunnelLines.module.css';
import type { KnownFunnel } from './funnel.types.ts';

type FunnelLinesProps = { place: string; funnel: Pick<KnownFunnel, 'sums' | 'other'> };

/** px that the lines of a card take, at most. */
export const heightOfFunnel = ({ sums, other }: Pick<KnownFunnel, 'sums' | 'other'>): number => {
  if (sums === null) return 0;
  return other === null ? 60 : 92;
};

/** What is counted of a card, and how it differs from what it is compared with. */
export function FunnelLines({ place, funnel: { sums, other } }: FunnelLinesProps) {
  if (sums === null) return null;
  const here = sumsAt(sums, place);
  return (
    <div className={classes.lines}>
      {placeLines(here).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {other && (
        <div className={classes.difference}>
          {differenceLines(here, sumsAt(other, place)).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </div>
  );
}
