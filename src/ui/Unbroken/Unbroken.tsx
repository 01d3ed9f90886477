import { Fragment, type ReactNode } from 'react';
import classes from './Unbroken.module.css';

/** An amount with what it is for, and a postcode: half of either says something else, or nothing. */
const whole = /(-?£\d[\d,]*(?:\.\d+)?(?: a month| once)?|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b)/;

/** An email address that has no room goes on after its @, before which it is one word. */
const inParts = (words: string): ReactNode =>
  words.split(/(?<=\S@)(?=\S)/).map((part, place) =>
    place === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={place}>
        <wbr />
        {part}
      </Fragment>
    ),
  );

/** Words in which no amount and no postcode stands on two lines. What is no plain text stays as it is. */
export function Unbroken({ children }: { children: ReactNode }): ReactNode {
  if (typeof children !== 'string') return children;
  return children.split(whole).map((piece, place) =>
    place % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={place} className={classes.whole}>
        {piece}
      </span>
    ) : (
      inParts(piece)
    ),
  );
}
