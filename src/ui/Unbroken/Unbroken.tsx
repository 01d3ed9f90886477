import type { ReactNode } from 'react';
import classes from './Unbroken.module.css';

/** An amount with what it is for, a slot and a postcode: half of any says something else, or nothing. */
const whole = /(-?£\d[\d,]*(?:\.\d+)?(?: a month| once)?|\b\d+[ap]m-\d+[ap]m\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b)/;

/** Words in which no amount, slot or postcode stands on two lines. What is no plain text stays as it is. */
export function Unbroken({ children }: { children: ReactNode }): ReactNode {
  if (typeof children !== 'string') return children;
  return children.split(whole).map((piece, place) =>
    place % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={place} className={classes.whole}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
