import { useEffect, useRef } from 'react';

/**
 * Keeps what the head says of the page true as the customer goes from page to page. That of the first page comes with
 * the HTML (scripts/build/page-head.ts), so the code for it comes with the first step.
 */
export function usePageHead(pathname: string): void {
  const described = useRef(pathname);
  useEffect(() => {
    if (described.current === pathname) return;
    described.current = pathname;
    // Nobody misses it on a broken connection.
    void import('./page-head.ts').then(({ describe }) => describe(pathname)).catch(() => undefined);
  }, [pathname]);
}
