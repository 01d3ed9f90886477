import { lateView } from '../../journey-host/late-view.tsx';
import { SmallFooter } from './SmallFooter.tsx';

/** Comes with the pages that have it; where its code does not arrive, the small one does. */
export const FullFooter = lateView(() =>
  import('./Footer.tsx').then((footer) => footer.Footer).catch(() => SmallFooter),
);
