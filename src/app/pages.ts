import { paths } from '../../machines/shared/paths.ts';
import { late } from '../journey-host/late.ts';
import { loadOwnViews, loadShownViews } from '../journey-host/part-views.ts';
import { lateView } from '../journey-host/late-view.tsx';
import { isAuthPath } from '../session/redirect.ts';
import { footerOf } from './shell/footer-of.ts';
import { FullFooter } from './shell/full-footer.ts';
import type { Site } from './site.ts';
import { studio } from './studio.ts';

export const Home = lateView(() => import('../pages/home/Home.tsx').then((page) => page.Home));
export const NotFound = lateView(() => import('../pages/NotFound.tsx').then((page) => page.NotFound));
export const NoAccess = lateView(() => import('../pages/NoAccess.tsx').then((page) => page.NoAccess));
/** What went wrong at the server. */
export const ServerErrorPage = lateView(() => import('./ServerErrorPage.tsx').then((page) => page.ServerErrorPage));
const authPart = late(() => import('./AuthPage.tsx'));
export const AuthPage = lateView(async () => (await authPart.load()).AuthPage);
const shopPart = late(() => import('./ShopPages.tsx'));
/** The phone shop. */
export const ShopPages = lateView(async () => (await shopPart.load()).ShopPages);

const chargesPart = late(() => import('./ChargesPage.tsx'));
/** What is charged abroad: pages of words with the look-up of a country. */
export const ChargesPage = lateView(async () => (await chargesPart.load()).ChargesPage);
export const chargesPaths = [paths.roaming, paths.international] as const;

const estimatePart = late(() => import('./EstimateDataPage.tsx'));
/** How much data is needed. */
export const EstimateDataPage = lateView(async () => (await estimatePart.load()).EstimateDataPage);

export const CheckOutPage = lateView(() => import('./CheckOutPage.tsx').then((page) => page.CheckOutPage));
export const BasketPage = lateView(() => import('./BasketPage.tsx').then((page) => page.BasketPage));

/** The cookie policy, with the choice itself. */
export const CookiesPage = lateView(() => import('./CookiesPage.tsx').then((page) => page.CookiesPage));
export const OnboardSimPage = lateView(() => import('./OnboardSimPage.tsx').then((page) => page.OnboardSimPage));
export const OrderFreeSimPage = lateView(() => import('./OrderFreeSimPage.tsx').then((page) => page.OrderFreeSimPage));
export const AboutYouPage = lateView(() => import('./AboutYouPage.tsx').then((page) => page.AboutYouPage));
export const DashboardPage = lateView(() => import('./DashboardPage.tsx').then((page) => page.DashboardPage));
export const TopUpPage = lateView(() => import('./TopUpPage.tsx').then((page) => page.TopUpPage));
export const ShareLovePage = lateView(() => import('./ShareLovePage.tsx').then((page) => page.ShareLovePage));
export const BuySimPlanPage = lateView(() => import('./BuySimPlanPage.tsx').then((page) => page.BuySimPlanPage));
export const PayPage = lateView(() => import('./PayPage.tsx').then((page) => page.PayPage));
/** Those behind the dashboard: the member's account, and what is about one thing of theirs each. */
export const MemberPages = lateView(() => import('./MemberPages.tsx').then((pages) => pages.MemberPages));
/** Pages of product owners and testers, where tools are on. */
export const StudioPage = lateView(async () => (await studio.load()).StudioPage);
export const OverridesChip = lateView(async () => (await studio.load()).OverridesChip);

/** Tells what has become of the member who was here. Where its code does not arrive it costs no page. */
export const SessionNotice = lateView(() =>
  import('./SessionNotice.tsx').then((notice) => notice.SessionNotice).catch(() => () => null),
);

/** Every page of words, and the not-found page for all other paths. */
const contentPart = late(() => import('../pages/content-page/ContentRoute.tsx'));
export const Content = lateView(async () => (await contentPart.load()).ContentRoute);

export const orderPaths: readonly string[] = [
  paths.postcodeChecker,
  paths.choosePlan,
  paths.switch,
  paths.customisePlan,
  paths.bookInstall,
  paths.keyInfo,
  paths.bothVisits,
  paths.outsideVisit,
  paths.homeVisit,
  paths.orderConfirmation,
  paths.orderSummary,
  paths.registerInterest,
];

/** Pages that are all of one piece. Those of members come while it is looked up who is here. */
const ofOnePiece: Readonly<Record<string, { load: () => Promise<unknown> }>> = {
  [paths.home]: Home,
  [paths.dashboard]: DashboardPage,
  [paths.basket]: BasketPage,
  [paths.topUp]: TopUpPage,
};

async function loadMainPart(site: Site, pathname: string): Promise<void> {
  if (site.isMarkedNotFound) return void (await NotFound.load());
  const piece = pathname.startsWith(`${paths.dashboard}/`) ? MemberPages : ofOnePiece[pathname];
  if (piece) return void (await piece.load());
  const isShop = pathname.startsWith(paths.phones);
  if (isShop || isAuthPath(pathname)) {
    await (isShop ? ShopPages : AuthPage).load();
    return (await (isShop ? shopPart : authPart).load()).beginOnArrival(site, pathname);
  }
  const charges = chargesPaths.find((path) => path === pathname);
  if (charges) {
    await ChargesPage.load();
    return (await chargesPart.load()).beginLookingUp(site, charges);
  }
  if (pathname === paths.dataNeed) {
    await EstimateDataPage.load();
    return (await estimatePart.load()).beginEstimating(site);
  }
  if (site.config.tools && pathname === '/tools') return void (await StudioPage.load());
  if (!orderPaths.includes(pathname)) {
    await Content.load();
    return void (await (await contentPart.load()).wordsOf(pathname)?.load());
  }
  // One whose member is away waits on this page, and not in the tab (journey-host/journey.ts).
  const isNew = site.order.now() === null && site.keptOrder() === null;
  const { journey, part, laterFor } = await site.order.load();
  await laterFor(pathname).load();
  // An order that begins here begins at this page, where it may: the build has drawn it so.
  if (isNew && journey.screen().path !== pathname && journey.canEnter(pathname)) journey.enter(pathname);
  // A page that may not be shown yet is looked for: what says so comes before the page where the order stands.
  if (journey.screen().path !== pathname) await loadOwnViews(part);
  await loadShownViews(journey);
}

/** Fetches all the code that a page is drawn with, so that its first drawing is its last. */
export async function loadPage(site: Site, pathname: string): Promise<void> {
  const footer = footerOf(pathname) === 'full' ? FullFooter.load() : null;
  await Promise.all([loadMainPart(site, pathname), footer]);
}

/** Fetches what the customer is likely to want after this page; within the journey, its screen sees to the views. */
export async function preloadAfter(site: Site, pathname: string): Promise<void> {
  await FullFooter.load();
  if (pathname === paths.home) await loadPage(site, paths.postcodeChecker);
  if (pathname === paths.home || orderPaths.includes(pathname)) await site.queries.load();
}
