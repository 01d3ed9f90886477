import { Suspense, useEffect, useState } from 'react';
import { paths } from '../../machines/shared/paths.ts';
import { lateView } from '../journey-host/late-view.tsx';
import { whenActive } from '../journey-host/when-active.ts';
import type { Site } from './site.ts';

/** Where its code does not arrive it costs no page. */
const BasketLink = lateView(() => import('./BasketLink.tsx').then((link) => link.BasketLink).catch(() => () => null));

const shop = [paths.phones, paths.basket, paths.checkout];

/**
 * The way to the basket, in the shop and wherever this tab knows of something in it. Nothing of it is in a document, and it comes once the
 * page has been touched: who only looks at a page asks for no more than the page.
 */
export function HeaderBasket({ site, pathname }: { site: Site; pathname: string }) {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    let isShown = true;
    whenActive(() => {
      if (isShown) setTouched(true);
    });
    return () => {
      isShown = false;
    };
  }, []);
  const { store, key } = site.basketSlot;
  const isWanted = shop.some((start) => pathname.startsWith(start)) || store.getItem(key) !== null;
  if (!isTouched || !isWanted) return null;
  return (
    <Suspense fallback={null}>
      <BasketLink site={site} pathname={pathname} />
    </Suspense>
  );
}
