import { useState } from 'react';
import { waitedSoFar } from '../LazyLoader/page-wait.ts';
import { useWaited } from '../Spinner/use-waited.ts';
import { timing } from '../tokens.ts';
import classes from './Skeleton.module.css';

export type SkeletonShape = 'card' | 'cards' | 'columns' | 'rows';

type SkeletonProps = {
  /** What comes: one card, cards in two columns, three of them beside each other, or rows below each other. */
  shape: SkeletonShape;
  /** What is waited for: read out at once, and shown after a second. */
  label: string;
};

const blocks = { card: 1, cards: 4, columns: 3, rows: 3 } satisfies Record<SkeletonShape, number>;

/** In the shape of what is on its way. All of it has its room at once, so that nothing moves when it is seen. */
export function Skeleton({ shape, label }: SkeletonProps) {
  // Whoever has waited for the page already goes on waiting.
  const [waited] = useState(waitedSoFar);
  const isLate = useWaited(timing.lazyLoaderDelay, waited);
  const isOverdue = useWaited(timing.waitingWords, waited);
  return (
    <div className={classes.skeleton} data-late={isLate}>
      <p role="status" className={classes.words} data-overdue={isOverdue}>
        {label}
      </p>
      <div aria-hidden className={classes.shape} data-shape={shape}>
        {Array.from({ length: blocks[shape] }, (_, block) => (
          <div key={block} className={classes.block} />
        ))}
      </div>
    </div>
  );
}
