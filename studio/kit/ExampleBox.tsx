import { Suspense } from 'react';
import { LazyLoader } from '../../src/ui/LazyLoader/LazyLoader.tsx';
import { Arrival } from '../../src/ui/PageHeading/heading-focus.ts';
import { CopyLink } from './CopyLink.tsx';
import type { Example } from './entry.ts';
import classes from './ExampleBox.module.css';

/** For whole pages among the examples: their headings leave the focus where it is. */
const always = { drawn: () => undefined, isFirst: () => true, isOver: () => false };

/** One example, with its own place in the address. */
export function ExampleBox({ example, isCurrent }: { example: Example; isCurrent: boolean }) {
  const { id, title, about, rows, bare = false, Draw } = example;
  return (
    <section id={id} tabIndex={-1} className={classes.example} aria-labelledby={`${id}-title`}>
      <div className={classes.head}>
        <h2 id={`${id}-title`} className={classes.title}>
          {title}
        </h2>
        {rows && <span className={classes.rows}>{rows.join(', ')}</span>}
        <span className={classes.copy}>
          <CopyLink id={id} title={title} />
        </span>
      </div>
      {about !== undefined && <p className={classes.about}>{about}</p>}
      <div className={classes.stage} data-bare={bare || undefined} data-current={isCurrent || undefined}>
        <Arrival value={always}>
          <Suspense fallback={<LazyLoader />}>
            <Draw />
          </Suspense>
        </Arrival>
      </div>
    </section>
  );
}
