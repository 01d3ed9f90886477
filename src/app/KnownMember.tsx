import { useLayoutEffect } from 'react';
import type { Site } from './site.ts';
import { statusOf, useSession } from './use-session.ts';

/**
 * The script in a built page (scripts/build/first-script.ts) marks it where this tab has known a member, so that the
 * header shows them nothing that is for visitors (SH-03). Once it is known who is here, the mark goes. Draws nothing:
 * the news that nobody is here must not have the whole page drawn again.
 */
export function KnownMember({ site }: { site: Site }) {
  const status = useSession(site, statusOf);
  useLayoutEffect(() => {
    if (status !== 'lookingUp') delete document.documentElement.dataset['member'];
  }, [status]);
  return null;
}
