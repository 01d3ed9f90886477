import { consentCookie, type ConsentGroup } from './consent-choice.ts';
import { isLeftByConsent } from './left-by.ts';

/**
 * What the site itself keeps and cannot do without, besides what a journey keeps under the brand's slug. Everything else
 * in the browser was left by a script that ran by consent.
 */
const essentialNames: ReadonlySet<string> = new Set([
  consentCookie,
  'XSRF-TOKEN',
  'mock-service',
  'session',
  'vendorApiVersion',
  'tester',
  'chat-conversation',
]);

const farPast = 'expires=Thu, 01 Jan 1970 00:00:00 GMT';

/** A cookie set for the whole domain is not reached under the host's own name: `www.a.example`, `a.example`, `example`. */
function domainsOf(hostname: string): string[] {
  const parts = hostname.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
}

/**
 * Removes the cookies and storage of scripts that are not, or no longer, consented to (SC-13). `slug` begins the names of
 * what a journey keeps.
 */
export function clearNonEssential(slug: string, granted: readonly ConsentGroup[]): void {
  const mayStay = (name: string) =>
    essentialNames.has(name) || name.startsWith(`${slug}.`) || isLeftByConsent(name, granted);

  for (const cookie of document.cookie.split(/;\s*/)) {
    const [name = ''] = cookie.split('=');
    if (name === '' || mayStay(name)) continue;
    document.cookie = `${name}=; path=/; ${farPast}`;
    for (const domain of domainsOf(location.hostname))
      document.cookie = `${name}=; path=/; domain=${domain}; ${farPast}`;
  }
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      const store = window[kind];
      for (const name of Object.keys(store)) if (!mayStay(name)) store.removeItem(name);
    } catch {
      // A browser that forbids the storage has nothing in it.
    }
  }
}
