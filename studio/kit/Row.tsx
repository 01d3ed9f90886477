import type { ReactNode } from 'react';
import classes from './Row.module.css';

/** Examples side by side, or under each other where `stacked`. */
export function Row({ children, stacked }: { children: ReactNode; stacked?: boolean }) {
  return (
    <div className={classes.row} data-stacked={stacked}>
      {children}
    </div>
  );
}

/** One of the examples in a row, with its name. */
export function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.named}>
      <p className={classes.name}>{name}</p>
      {children}
    </div>
  );
}
