import { paths } from '../../machines/shared/paths.ts';
import { loadShownViews } from '../journey-host/part-views.ts';
import { latePage } from './late-page.tsx';
import type { Site } from './site.ts';

export const Home = latePage(() => import('../pages/home/Home.tsx').then((page) => page.Home));
export const NotFound = latePage(() => import('../pages/NotFound.tsx').then((page) => page.NotFound));
export const AuthPage = latePage(() => import('./AuthPage.tsx').then((page) => page.AuthPage));

export const TextPage = latePage(() => import('../pages/text/TextPage.tsx').then((page) => page.TextPage));

export const textPaths = [
  ['terms', paths.terms],
  ['privacy', paths.privacy],
  ['cookies', paths.cookies],
  ['help', paths.help],
] as const;

export const orderPaths: readonly string[] = [
  paths.postcodeChecker,
  paths.choosePlan,
  paths.customisePlan,
  paths.bookInstall,
  paths.keyInfo,
  paths.outsideVisit,
  paths.homeVisit,
  paths.orderConfirmation,
  paths.orderSummary,
  paths.registerInterest,
];

/** Fetches all the code that a page is drawn with, so that its first drawing is its last. */
export async function loadPage(site: Site, pathname: string): Promise<void> {
  if (pathname === paths.home) await Home.load();
  if (!orderPaths.includes(pathname)) return;
  const { journey, part } = await site.order.load();
  if (pathname !== paths.postcodeChecker) await part.later.load();
  await loadShownViews(journey);
}

/** Fetches what the customer is likely to want after this page; within the journey, its screen sees to the views. */
export async function preloadAfter(site: Site, pathname: string): Promise<void> {
  if (pathname === paths.home) await loadPage(site, paths.postcodeChecker);
  if (pathname === paths.home || orderPaths.includes(pathname)) await site.queries.load();
}
