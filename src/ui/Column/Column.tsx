import { use, useState, type ReactNode } from 'react';
import { Arrival } from '../PageHeading/heading-focus.ts';
import classes from './Column.module.css';

/**
 * The middle of the page: `text` (680 px) for reading and forms, `page` (1140 px) for what stands side by side. What
 * is below the heading of one that takes the place of another appears gently; where the customer arrives, all is there at once.
 */
export function Column({ children, width = 'text' }: { children: ReactNode; width?: 'text' | 'page' }) {
  const { isOver } = use(Arrival);
  const [isNext] = useState(isOver);
  return (
    <div className={classes.column} data-width={width} data-next={isNext || undefined}>
      {children}
    </div>
  );
}
