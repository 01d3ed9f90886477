import { Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../machines/shared/paths.ts';
import { Column } from '../ui/Column/Column.tsx';
import { LazyLoader } from '../ui/LazyLoader/LazyLoader.tsx';
import { Arrival, arrivalOf } from '../ui/PageHeading/heading-focus.ts';
import { isProtected } from '../session/protected-paths.ts';
import { isAuthPath, logInPath } from '../session/redirect.ts';
import { whenActive } from '../journey-host/when-active.ts';
import { OrderPage } from './OrderPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { descriptionOf } from './page-descriptions.ts';
import { AuthPage, Home, TextPage, textPaths, NotFound, orderPaths, preloadAfter } from './pages.ts';
import { Shell } from './shell/Shell.tsx';
import type { Site } from './site.ts';
import { ServerErrorPage } from './ServerErrorPage.tsx';
import { memberOf, statusOf, useSession } from './use-session.ts';

const loading = (
  <Column>
    <LazyLoader />
  </Column>
);

/** Pages for members: a visitor goes to log in first, and nothing of the page is shown (AU-07, SH-03). */
function MembersOnly({ site, children }: { site: Site; children: ReactNode }) {
  const status = useSession(site, statusOf);
  const { pathname, search } = useLocation();
  if (!isProtected(pathname) || status === 'member') return children;
  return status === 'lookingUp' ? loading : <Navigate to={logInPath(`${pathname}${search}`)} replace />;
}

/** The navigation's `/broadband` paths are the site's own without it (RT-02); query and hash go along. */
function FromBroadband() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={`${pathname.replace(/^\/broadband\/?/, '/')}${search}${hash}`} replace />;
}

type AppProps = {
  site: Site;
  /** The first page is drawn, all of it: what was pressed before can be passed on. */
  onArrival?: () => void;
};

export function App({ site, onArrival }: AppProps) {
  const member = useSession(site, memberOf);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => site.navigation.connect((path, options) => void navigate(path, options)), [site, navigate]);
  // Before the effects of the page that comes back, which ask anew.
  useLayoutEffect(() => {
    // Leaving the error page clears it, and what was read, so that Back asks anew (ER-08).
    if (pathname !== paths.error && site.serverErrors.clear()) site.queries.clear();
  }, [site, pathname]);
  useEffect(() => {
    // Ahead of need: what does not arrive now is asked for again when it is needed.
    whenActive(() => void preloadAfter(site, pathname).catch(() => undefined));
  }, [site, pathname]);
  const [arrival] = useState(() => arrivalOf(onArrival));
  const isJourney = pathname !== paths.home && !isAuthPath(pathname);

  return (
    <Arrival value={arrival}>
      <meta name="description" content={descriptionOf(pathname)} />
      <Shell
        member={member && { memberName: member.firstName }}
        pathname={pathname}
        authUrlLogIn={logInPath(isAuthPath(pathname) ? '/' : `${pathname}${search}`)}
        footer={isJourney ? 'small' : 'full'}
      >
        <PageBoundary pathname={pathname}>
          <Suspense fallback={loading}>
            <MembersOnly site={site}>
              <Routes>
                <Route path={paths.home} element={<Home />} />
                <Route element={<OrderPage site={site} fallback={loading} />}>
                  {orderPaths.map((path) => (
                    <Route key={path} path={path} element={null} />
                  ))}
                </Route>
                <Route path="/auth/:page" element={<AuthPage site={site} />} />
                {textPaths.map(([name, path]) => (
                  <Route key={name} path={path} element={<TextPage name={name} />} />
                ))}
                {/* Switching from another provider gets a page of its own later; an order starts without it. */}
                <Route path={paths.switch} element={<Navigate to={paths.choosePlan} replace />} />
                <Route path="/broadband/*" element={<FromBroadband />} />
                <Route path={paths.error} element={<ServerErrorPage site={site} />} />
                <Route path="*" element={<NotFound />} />
              </Routes>
            </MembersOnly>
          </Suspense>
        </PageBoundary>
      </Shell>
    </Arrival>
  );
}
