import { Column } from '../Column/Column.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { LazyLoader } from './LazyLoader.tsx';

/** In the place of a page that is on its way: there is a heading all the time. */
export function PageLoader() {
  return (
    <Column>
      <h1>
        <VisuallyHidden>One moment</VisuallyHidden>
      </h1>
      <LazyLoader />
    </Column>
  );
}
