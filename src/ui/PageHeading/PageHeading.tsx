import type { ReactNode } from 'react';
import classes from './PageHeading.module.css';
import { useHeadingFocus } from './heading-focus.ts';

type PageHeadingProps = {
  children: ReactNode;
  /** One or two sentences under the heading. */
  intro?: ReactNode;
  /** Takes the focus when it appears, so that a change of view is heard (on unless said otherwise). */
  takesFocus?: boolean;
  /** The customer only waits here for a page, which analytics does not count. */
  isWaiting?: boolean;
};

/** The one h1 of a view. */
export function PageHeading({ children, intro, takesFocus = true, isWaiting }: PageHeadingProps) {
  const heading = useHeadingFocus(takesFocus);
  return (
    <div className={classes.heading}>
      <h1 ref={heading} tabIndex={-1} data-waiting={isWaiting}>
        {children}
      </h1>
      {intro !== undefined && <div className={classes.intro}>{intro}</div>}
    </div>
  );
}
