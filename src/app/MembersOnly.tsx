import { useCallback, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../machines/shared/paths.ts';
import { isFlagOn } from '../runtime/flags.ts';
import { isOpenToUnlisted, isProtected } from '../session/protected-paths.ts';
import { aboutYouPath, logInPath } from '../session/redirect.ts';
import type { SessionView } from '../session/session.ts';
import { LeadTo } from './LeadTo.tsx';
import { NoAccess, NotFound } from './pages.ts';
import type { Site } from './site.ts';
import { isNamed, useSession } from './use-session.ts';

/**
 * What stands between somebody and a page. A visitor goes to log in before a page for members, and nothing of it is
 * shown (AU-07, SH-03); a member may lack access (AU-11), be on no list (AU-12) or owe us a full name (SC-10).
 */
export function MembersOnly({ site, fallback, children }: { site: Site; fallback: ReactNode; children: ReactNode }) {
  const gateOf = useCallback(
    (view: SessionView) => {
      if (view.status !== 'member') return view.status;
      if (view.access !== 'granted' || isNamed(view)) return view.access;
      return isFlagOn('about-you-redirect', view.features, site.config.flags) ? 'nameless' : 'granted';
    },
    [site],
  );
  const gate = useSession(site, gateOf);
  const { pathname, search } = useLocation();
  // The host's word holds for the page that it was said of, until the customer goes on (AU-12, RT-06).
  const [notFoundAt, setNotFoundAt] = useState(site.isMarkedNotFound ? pathname : null);
  if (notFoundAt !== null && notFoundAt !== pathname) setNotFoundAt(null);
  if (notFoundAt === pathname) return <NotFound isMember={gate === 'granted'} />;
  if (gate === 'unlisted' && !isOpenToUnlisted(pathname)) return <NotFound />;
  if (!isProtected(pathname)) return children;
  if (gate === 'visitor') return <LeadTo to={logInPath(`${pathname}${search}`)} />;
  if (gate === 'refused') return <NoAccess />;
  if (gate === 'nameless' && pathname !== paths.aboutYou) return <LeadTo to={aboutYouPath(`${pathname}${search}`)} />;
  return gate === 'granted' || gate === 'nameless' ? children : fallback;
}
