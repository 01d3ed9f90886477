import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Column } from '../Column/Column.tsx';
import { leaveTitle } from '../PageTitle/PageTitle.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { LazyLoader } from './LazyLoader.tsx';
import { openingWords } from './opening.ts';
import { beginWait, waitedSoFar } from './page-wait.ts';

/**
 * In the place of a page that is on its way: there is a heading all the time, the page's own where the document came with it. The page before is hidden, not gone: who
 * comes back to it finds the focus where it was, as no heading of it takes it again.
 */
export function PageLoader({ delay }: { delay?: number }) {
  const [waited] = useState(waitedSoFar);
  const [opening] = useState(openingWords);
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    // What has just been hidden has it until the browser draws.
    before.current = document.activeElement;
    leaveTitle();
    return beginWait();
  }, []);
  useEffect(
    () => () => {
      const had = before.current;
      if (document.activeElement === document.body && had instanceof HTMLElement) had.focus({ preventScroll: true });
    },
    [],
  );
  // The element itself, put here once: nothing of it is painted, read out or begun a second time.
  if (opening)
    return (
      <div
        ref={(place) => {
          if (place && opening.parentNode !== place) place.append(opening);
        }}
      />
    );
  return (
    <Column>
      <h1 data-page="coming">
        <VisuallyHidden>One moment</VisuallyHidden>
      </h1>
      <LazyLoader delay={delay} waited={waited} />
    </Column>
  );
}
