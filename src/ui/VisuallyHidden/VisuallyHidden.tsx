import type { ReactNode } from 'react';
import classes from './VisuallyHidden.module.css';

/** Read out, not shown. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={classes.hidden}>{children}</span>;
}
