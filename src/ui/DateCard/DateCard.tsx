import { useId, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { datePieces, longDate } from '../format/date.ts';
import classes from './DateCard.module.css';

type DateCardProps = {
  /** Which visit this is; what tells it apart where the page has several of a kind may be for screen readers alone. */
  title: ReactNode;
  /** YYYY-MM-DD */
  date: string;
  /** "8am-12pm" */
  slotText: string;
  /** Where the booking stands, such as "Held for you". */
  status?: string;
  /** What happened to a date that is gone, such as "Expired"; shown instead of `status`. */
  lost?: string;
  children?: ReactNode;
  onChange?: () => void;
  changeLabel?: string;
  /** Within a card of the page, with what else there is of the visit: no edge of its own. */
  isPart?: boolean;
  /** 3 where the card stands in a part of the page that has a heading of its own. */
  level?: 2 | 3;
};

/** A visit that has its date. */
export function DateCard({
  title,
  date,
  slotText,
  status,
  lost,
  children,
  onChange,
  changeLabel = 'Choose a different date',
  isPart = false,
  level = 2,
}: DateCardProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  const { weekday, day, month } = datePieces(date);
  return (
    <section
      className={isPart ? `${classes.card} ${classes.part}` : classes.card}
      data-lost={lost !== undefined || undefined}
      aria-labelledby={id}
    >
      <div className={classes.leaf} aria-hidden>
        <span className={classes.month}>{month}</span>
        <span className={classes.day}>{day}</span>
        <span className={classes.weekday}>{weekday}</span>
      </div>
      <div className={classes.words}>
        <Heading id={id} className={classes.title}>
          {title}
        </Heading>
        <p className={classes.date}>
          <time dateTime={date}>{longDate(date)}</time>
        </p>
        <p>{slotText}</p>
        {(lost ?? status) !== undefined && <p className={classes.status}>{lost ?? status}</p>}
        {children}
        {onChange && (
          <Button variant="link" onClick={onChange} aria-describedby={id}>
            {changeLabel}
          </Button>
        )}
      </div>
    </section>
  );
}
