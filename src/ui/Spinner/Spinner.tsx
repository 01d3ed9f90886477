import { timing } from '../tokens.ts';
import classes from './Spinner.module.css';
import { useWaited } from './use-waited.ts';

type SpinnerProps = {
  /** What is waited for: read out at once, and shown after a second. */
  label?: string | undefined;
  /** For a button: 24 px instead of 48, with words that a button has room for. */
  small?: boolean;
  /** Seen only: what is waited for is read out elsewhere. */
  silent?: boolean;
  /** How long the customer has been waiting when it appears, ms. */
  waited?: number;
};

/** Turns once in 0.7 s, and stands still for those who asked for less motion (UI-12). Its words have their room at once. */
export function Spinner({ label = 'One moment …', small = false, silent = false, waited = 0 }: SpinnerProps) {
  const isOverdue = useWaited(timing.waitingWords, waited);
  return (
    <span
      role={silent ? undefined : 'status'}
      aria-hidden={silent || undefined}
      className={classes.spinner}
      data-small={small || undefined}
      data-overdue={isOverdue}
    >
      <span className={classes.words}>{label}</span>
    </span>
  );
}
