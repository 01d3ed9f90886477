import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import classes from './PressRow.module.css';

/** The row that a key leads to from the one that has the focus: up and down, to the first and to the last. */
const nextRow: Record<string, (at: number, rows: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, rows) => rows - 1,
};

function moveInList(event: KeyboardEvent<HTMLButtonElement>): void {
  const rows = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])];
  const at = rows.indexOf(event.currentTarget);
  const row = rows[nextRow[event.key]?.(at, rows.length) ?? -1];
  if (!row) return;
  event.preventDefault();
  row.focus();
}

type PressRowProps = {
  children: ReactNode;
  /** Where pressing it ends the choice, and leads no further into a list. */
  isLast?: boolean;
  onPress: () => void;
};

/** One of a list of things that were found, pressed as a whole; arrows, Home and End lead through the rows of its list. */
export const PressRow = ({ children, isLast = false, onPress }: PressRowProps) => (
  <button type="button" className={classes.row} onKeyDown={moveInList} onClick={onPress}>
    {children}
    {!isLast && <Icon name="chevron-right" size={24} />}
  </button>
);
