import type { ReactNode } from 'react';
import classes from './Column.module.css';

/** The middle of the page: `text` (680 px) for reading and forms, `page` (1140 px) for what stands side by side. */
export function Column({ children, width = 'text' }: { children: ReactNode; width?: 'text' | 'page' }) {
  return (
    <div className={classes.column} data-width={width}>
      {children}
    </div>
  );
}
