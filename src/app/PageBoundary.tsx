import { useEffect, type ReactNode } from 'react';
import { mayReload, reloadForMissingCode } from '../runtime/missing-code.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Column } from '../ui/Column/Column.tsx';
import { LazyLoader } from '../ui/LazyLoader/LazyLoader.tsx';
import { PageHeading } from '../ui/PageHeading/PageHeading.tsx';
import { Boundary } from '../runtime/Boundary.tsx';
import { PageTitle } from '../ui/PageTitle/PageTitle.tsx';

/**
 * Everything typed and chosen is in the journey's envelope, so loading the page again goes on where the customer was.
 * Who was offline need not ask for it: nothing is sent by it.
 */
function NotLoaded() {
  useEffect(() => {
    if (navigator.onLine) return undefined;
    const loadAgain = () => location.reload();
    window.addEventListener('online', loadAgain);
    return () => window.removeEventListener('online', loadAgain);
  }, []);
  return (
    <>
      <PageTitle>Page not loaded</PageTitle>
      <PageHeading intro="Check your connection and try again. Nothing you have chosen is lost.">
        This page didn’t load
      </PageHeading>
      <Button variant="primary" onClick={() => location.reload()}>
        Try again
      </Button>
    </>
  );
}

const notLoaded = (error: unknown): ReactNode => <Column>{mayReload(error) ? <LazyLoader /> : <NotLoaded />}</Column>;

/**
 * Stands in for a page that could not be drawn: as a rule its code did not arrive. Once, the page is loaded anew for it,
 * as a new version may have come meanwhile; then the customer decides.
 */
export function PageBoundary({ pathname, children }: { pathname: string; children: ReactNode }) {
  return (
    <Boundary at={pathname} fallback={notLoaded} onError={reloadForMissingCode}>
      {children}
    </Boundary>
  );
}
