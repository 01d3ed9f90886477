import { useSearchParams } from 'react-router-dom';
import { safeRedirect } from '../session/redirect.ts';
import { AuthJourney } from './AuthPage.tsx';
import { LeadTo } from './LeadTo.tsx';
import type { Site } from './site.ts';
import { isNamed, useSession } from './use-session.ts';

/** /about-you. A member whose name is known is where they want to be already. */
export function AboutYouPage({ site }: { site: Site }) {
  const [search] = useSearchParams();
  const isDone = useSession(site, isNamed);
  if (isDone) return <LeadTo to={safeRedirect(search.get('redirect'))} />;
  return <AuthJourney site={site} name="aboutYou" />;
}
