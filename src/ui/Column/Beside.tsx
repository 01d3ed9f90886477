import type { ReactNode } from 'react';
import classes from './Beside.module.css';
import { Column } from './Column.tsx';

type BesideProps = {
  /** What stands right of the column; nobody misses anything without it, as a phone has no room for it. */
  aside: ReactNode;
  /** What is beside it needs more room: there is some from 992 px. */
  isWide?: boolean;
  children: ReactNode;
};

/** A column of text with something beside it where there is room, from 768 px: both together are as wide as the page, and begin where it begins. */
export const Beside = ({ aside, isWide, children }: BesideProps) => (
  <div className={classes.beside} data-wide={isWide}>
    <Column>{children}</Column>
    <div className={classes.aside}>{aside}</div>
  </div>
);
