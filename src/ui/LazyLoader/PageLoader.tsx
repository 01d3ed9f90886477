import { useLayoutEffect, useState } from 'react';
import { Column } from '../Column/Column.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { LazyLoader } from './LazyLoader.tsx';
import { beginWait, waitedSoFar } from './page-wait.ts';

/** In the place of a page that is on its way: there is a heading all the time. */
export function PageLoader({ delay }: { delay?: number }) {
  const [waited] = useState(waitedSoFar);
  useLayoutEffect(() => beginWait(), []);
  return (
    <Column>
      <h1>
        <VisuallyHidden>One moment</VisuallyHidden>
      </h1>
      <LazyLoader delay={delay} waited={waited} />
    </Column>
  );
}
