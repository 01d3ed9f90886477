import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { tellAddress } from './address-heard.ts';

/**
 * The site's addresses. Whoever asks for another page is shown at once that it is on its way: a transition would leave the old one
 * standing, without a word, until the code of the next is there. Where the page stays and has heard of its address by itself, what else
 * hangs on the address (the header, the choice of the page) is drawn behind the page's own answer.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, show] = useState(() => ({ action: history.action, location: history.location }));
  useLayoutEffect(
    () =>
      history.listen((next) => {
        if (tellAddress(next.location)) startTransition(() => show(next));
        else show(next);
      }),
    [history],
  );
  return (
    <Router location={location} navigationType={action} navigator={history} useTransitions={false}>
      {children}
    </Router>
  );
}
