import { Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../machines/shared/paths.ts';
import { PageLoader } from '../ui/LazyLoader/PageLoader.tsx';
import { Arrival, arrivalOf } from '../ui/PageHeading/heading-focus.ts';
import { isAuthPath, logInPath } from '../session/redirect.ts';
import { whenActive } from '../journey-host/when-active.ts';
import { CookieSettingsButton } from './CookieSettingsButton.tsx';
import { HeaderBasket } from './HeaderBasket.tsx';
import { KnownMember } from './KnownMember.tsx';
import { LeadTo } from './LeadTo.tsx';
import { MembersOnly } from './MembersOnly.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { OrderPage } from './OrderPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import {
  AuthPage,
  CookiesPage,
  Home,
  chargesPaths,
  Content,
  orderPaths,
  preloadAfter,
  SessionNotice,
  AboutYouPage,
  BasketPage,
  BuySimPlanPage,
  ChargesPage,
  CheckOutPage,
  DashboardPage,
  EstimateDataPage,
  MemberPages,
  ShopPages,
  OverridesChip,
  OnboardSimPage,
  OrderFreeSimPage,
  PayPage,
  ServerErrorPage,
  ShareLovePage,
  TopUpPage,
  StudioPage,
} from './pages.ts';
import { footerOf } from './shell/footer-of.ts';
import { Shell } from './shell/Shell.tsx';
import type { Site } from './site.ts';
import { isFramed, studioPaths } from './studio.ts';
import { useChatParameter } from './use-chat-parameter.ts';
import { usePageHead } from './use-page-head.ts';
import { memberOf, newsOf, overridesOf, useSession } from './use-session.ts';

const loading = <PageLoader />;

/** The navigation's `/broadband` paths are the site's own without it (RT-02); query and hash go along. */
function FromBroadband() {
  const { pathname, search, hash } = useLocation();
  return <LeadTo to={`${pathname.replace(/^\/broadband\/?/, '/')}${search}${hash}`} />;
}

type AppProps = {
  site: Site;
  /** The first page is in its place: what was typed before can be passed on. */
  onDrawn?: () => void;
  /** It has come up, with all that belongs to it: what was pressed before can be passed on, too. */
  onArrival?: () => void;
};

export function App({ site, onDrawn, onArrival }: AppProps) {
  const member = useSession(site, memberOf);
  const news = useSession(site, newsOf);
  const overrides = useSession(site, overridesOf);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useChatParameter(site);
  usePageHead(pathname);
  useEffect(() => site.navigation.connect((path, options) => void navigate(path, options)), [site, navigate]);
  const isBare = site.config.tools && isFramed(pathname);
  // What hides the site around a tool (server/pages.ts).
  useLayoutEffect(() => {
    if (!isBare) document.getElementById('tool-look')?.remove();
  }, [isBare]);
  // Before the effects of the page that comes back, which ask anew.
  useLayoutEffect(() => {
    // Leaving the error page clears it, and what was read, so that Back asks anew (ER-08).
    if (pathname !== paths.error && site.serverErrors.clear()) site.queries.clear();
  }, [site, pathname]);
  useEffect(() => {
    // Ahead of need: what does not arrive now is asked for again when it is needed.
    whenActive(() => void preloadAfter(site, pathname).catch(() => undefined));
    site.consent.now()?.pageChanged(pathname);
  }, [site, pathname]);
  const [arrival] = useState(() => {
    const arriving = arrivalOf(onDrawn, onArrival);
    return {
      ...arriving,
      // Every view has a heading, which asks when it has come up.
      isFirst: (heading: HTMLElement | null) => {
        site.facts.pageShown(heading);
        return arriving.isFirst(heading);
      },
    };
  });

  const footerExtra = useMemo(() => <CookieSettingsButton site={site} />, [site]);

  return (
    <Arrival value={arrival}>
      <KnownMember site={site} />
      <Shell
        member={member && { memberName: member.firstName }}
        pathname={pathname}
        authUrlLogIn={logInPath(isAuthPath(pathname) ? '/' : `${pathname}${search}`)}
        watch={site.watch}
        basket={<HeaderBasket site={site} pathname={pathname} />}
        bare={isBare}
        footer={footerOf(pathname)}
        footerExtra={footerExtra}
      >
        <OfflineNotice connection={site.connection} />
        {news && (
          <Suspense fallback={null}>
            <SessionNotice site={site} news={news} />
          </Suspense>
        )}
        <PageBoundary pathname={pathname}>
          <Suspense fallback={loading}>
            <MembersOnly site={site} fallback={loading}>
              <Routes>
                <Route path={paths.home} element={<Home />} />
                <Route element={<OrderPage site={site} fallback={loading} />}>
                  {orderPaths.map((path) => (
                    <Route key={path} path={path} element={null} />
                  ))}
                </Route>
                <Route path="/auth/:page" element={<AuthPage site={site} />} />
                <Route path={paths.aboutYou} element={<AboutYouPage site={site} />} />
                <Route path={`${paths.phones}/*`} element={<ShopPages site={site} />} />
                <Route path={`${paths.checkout}/*`} element={<CheckOutPage site={site} />} />
                {chargesPaths.map((path) => (
                  <Route key={path} path={path} element={<ChargesPage key={path} site={site} path={path} />} />
                ))}
                <Route path={paths.dataNeed} element={<EstimateDataPage site={site} />} />
                <Route path={paths.activateSim} element={<OnboardSimPage site={site} />} />
                <Route path={paths.orderFreeSim} element={<OrderFreeSimPage site={site} />} />
                <Route path={paths.basket} element={<BasketPage site={site} />} />
                <Route path={paths.dashboard} element={<DashboardPage site={site} />} />
                <Route
                  path={`${paths.dashboard}/*`}
                  element={<MemberPages site={site} otherwise={<Content isMember />} />}
                />
                <Route path={`${paths.pay}/:paymentSessionId`} element={<PayPage site={site} />} />
                <Route path={paths.buySimPlan} element={<BuySimPlanPage site={site} />} />
                <Route path={paths.topUp} element={<TopUpPage site={site} />} />
                <Route path={paths.shareLove} element={<ShareLovePage site={site} />} />
                {site.config.tools &&
                  studioPaths.map((path) => <Route key={path} path={path} element={<StudioPage site={site} />} />)}
                <Route path={paths.cookies} element={<CookiesPage site={site} />} />
                <Route path="/broadband/*" element={<FromBroadband />} />
                <Route path={paths.error} element={<ServerErrorPage site={site} />} />
                <Route path="*" element={<Content isMember={member !== null} />} />
              </Routes>
            </MembersOnly>
          </Suspense>
        </PageBoundary>
      </Shell>
      {overrides > 0 && (
        <Suspense fallback={null}>
          <OverridesChip count={overrides} />
        </Suspense>
      )}
    </Arrival>
  );
}
