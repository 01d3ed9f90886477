import type { Drawing, Point } from '../../charts/drawing.types.ts';
import classes from './FunnelArrows.module.css';
import { number, wentBetween } from './funnel-words.ts';
import type { Funnel } from './funnel.types.ts';

type Spot = Point & { lies: 'level' | 'upright' | 'around' };

/** Where the number of an arrow stands: in a row over its line, from row to row on it, and below each other beside it. */
function spotOf(points: readonly Point[]): Spot {
  const [first = { x: 0, y: 0 }, second = first, third = second] = points;
  const last = points.at(-1) ?? first;
  const isAround = first.y !== last.y && second.x !== third.x;
  const [from, to] = isAround ? [second, third] : [first, last];
  const lies = isAround ? 'around' : first.y === last.y ? 'level' : 'upright';
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, lies };
}

/** How many took each arrow of the map. The panel beside has the same as a table. */
export function FunnelArrows({ drawing: { edges }, sums }: { drawing: Pick<Drawing, 'edges'>; sums: Funnel }) {
  const seen = new Set<string>();
  return edges.map(({ id, from, to, points }) => {
    const { x, y, lies } = spotOf(points);
    const isBack = seen.has(`${to} → ${from}`);
    seen.add(id);
    return (
      <span
        key={id}
        className={classes.count}
        data-lies={lies}
        data-back={isBack || undefined}
        style={{ left: x, top: y }}
        aria-hidden
      >
        {number(wentBetween(sums, from, to))}
      </span>
    );
  });
}
