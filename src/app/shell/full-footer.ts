import { latePage } from '../late-page.tsx';
import { SmallFooter } from './SmallFooter.tsx';

/** Comes with the pages that have it; where its code does not arrive, the small one does. */
export const FullFooter = latePage(() =>
  import('./Footer.tsx').then(
    (footer) => footer.Footer,
    () => SmallFooter,
  ),
);
