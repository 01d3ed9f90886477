import type { ReactNode } from 'react';
import classes from './WaysOn.module.css';

/** Buttons and links that lead on, the main one first; under each other on a phone. */
export function WaysOn({ children }: { children: ReactNode }) {
  return <div className={classes.ways}>{children}</div>;
}
