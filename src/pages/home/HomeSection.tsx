import { useId, type ReactNode } from 'react';
import classes from './HomeSection.module.css';

type HomeSectionProps = {
  /** What the navigation points to (SH-07). */
  id?: string;
  title: string;
  intro?: string;
  /** On a ground of its own. */
  isBand?: boolean;
  children: ReactNode;
};

/** A part of the home page under a heading. */
export function HomeSection({ id, title, intro, isBand = false, children }: HomeSectionProps) {
  const titleId = useId();
  return (
    <section id={id} className={classes.section} data-band={isBand || undefined} aria-labelledby={titleId}>
      <div className={classes.inside}>
        <div className={classes.head}>
          <h2 id={titleId}>{title}</h2>
          {intro !== undefined && <p className={classes.lead}>{intro}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
