import type { ReactNode } from 'react';
import { AnyIcon, type IconName } from '../AnyIcon/AnyIcon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './Timeline.module.css';

export type TimelineStep = {
  /** Tells the steps apart. */
  id: string;
  icon: IconName;
  title: string;
  /** When, as a date or in words. */
  when: ReactNode;
  /** What it means for the customer. */
  text?: string;
  isDone?: boolean;
};

/** What has happened and what comes, in its order, along the line that runs from the street to the home. */
export function Timeline({ steps, done }: { steps: readonly TimelineStep[]; done: string }) {
  return (
    <ol className={classes.timeline}>
      {steps.map(({ id, icon, title, when, text, isDone = false }) => (
        <li key={id} className={classes.step} data-done={isDone || undefined}>
          <span className={classes.mark} aria-hidden>
            <AnyIcon name={isDone ? 'check' : icon} size={24} />
          </span>
          <div className={classes.words}>
            <p className={classes.title}>
              {title}
              {isDone && <VisuallyHidden>, {done}</VisuallyHidden>}
            </p>
            <p className={classes.when}>{when}</p>
            {text !== undefined && <p className={classes.text}>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
