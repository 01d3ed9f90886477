import { Fragment, type ReactNode } from 'react';
import classes from './Unbroken.module.css';

/**
 * An amount with what it is for, a number of days, a rate, Wi-Fi, a day of a month, a slot, the number of an order and a postcode: half of any says something else, or nothing. With the signs that
 * cling to it, which would else stand alone at an end of a line. And an email address, which is long enough to be broken;
 * with a limit to its name, as otherwise a text without spaces takes the square of its length to look through.
 */
const whole =
  /(\(?(?:-?£\d[\d,]*(?:\.\d+)?(?: a month| once| today)?|\b\d+ days?\b|\b\d{1,3}(?:\.\d+)?% APR\b|\bWi-Fi\b|\b\d{1,2} [A-Z][a-z]{2,8} \d{4}\b|\b\d+[ap]m-\d+[ap]m\b|\b[A-Z]{2,4}-[2-9A-Z]{7}\b(?!-)|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b)[).,]*|[^\s@]{1,64}@\S+)/;

/** Words in which no amount, number of days, day of a month, slot, number of an order or postcode stands on two lines, and an email address on two only as name and host. What is no plain text stays as it is. */
export function Unbroken({ children }: { children: ReactNode }): ReactNode {
  if (typeof children !== 'string') return children;
  return children.split(whole).map((piece, place) => {
    if (place % 2 === 0) return piece;
    const at = piece.indexOf('@') + 1;
    return at === 0 ? (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={place} className={classes.whole}>
        {piece}
      </span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={place}>
        {piece.slice(0, at)}
        <wbr />
        {piece.slice(at)}
      </Fragment>
    );
  });
}
