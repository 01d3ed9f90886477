import { newScope } from '../../tester-pages/new-scope.ts';
import { keepTesterSettings } from '../../tester-pages/tester-settings.ts';

/** A page that has never been here. Its mark is its name to an inspector, and faults with that mark meet it alone. */
export type FreshPage = { scope: string; go: (path: string) => void; close: () => void };

/** As wide as a phone; what somebody opens by hand is as wide as they like. px */
const narrow = 'popup,width=390,height=844';

/**
 * Opens an empty page at once, as a browser lets a click open one and nothing that comes later; null where it lets
 * nothing open. The page has no memory of this one.
 */
export function openFreshPage({ isNarrow = false }: { isNarrow?: boolean } = {}): FreshPage | null {
  const page = window.open('about:blank', '_blank', isNarrow ? narrow : '');
  if (page === null || page.closed) return null;
  const scope = newScope();
  // A page that is opened by another one begins with a copy of what that one has kept.
  page.sessionStorage.clear();
  keepTesterSettings(page.sessionStorage, { features: [], scope });
  page.document.title = 'On its way';
  page.document.body.textContent = 'On its way into the state. This page opens in a moment.';
  return {
    scope,
    go: (path) => {
      page.opener = null;
      page.location.replace(path);
    },
    close: () => page.close(),
  };
}
