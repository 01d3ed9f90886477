import { paths } from '../../machines/shared/paths.ts';
import { createEmailChanges } from '../gateway-client/email-change.ts';
import { createMemberSessions } from '../gateway-client/member-sessions.ts';
import { createProfiles } from '../gateway-client/profiles.ts';
import { createJourney } from '../journey-host/journey.ts';
import { manageProfilePart } from '../journeys/manage-profile/manage-profile.part.ts';
import { log } from '../runtime/log.ts';
import { PageJourney } from './PageJourney.tsx';
import type { Site } from './site.ts';

/** The profile, which is read anew whenever it is opened. */
function startProfile({ calls: { gateway }, session, otherTabs, navigation, observe }: Site) {
  const part = manageProfilePart({
    profiles: createProfiles(gateway),
    emailChanges: createEmailChanges(gateway),
    sessions: createMemberSessions(gateway),
    renamed: session.renamed,
    leave: () => {
      // Before the site hears that nobody is logged in: a page for members would ask a visitor to log in.
      navigation.go(paths.logOut, { replace: true });
      session.loggedOut();
      otherTabs.tell('loggedOut');
    },
  });
  const journey = createJourney({
    part,
    log: (message) => log.error(message),
    observe,
    input: () => ({}),
  });
  return { part, journey };
}

/** /dashboard/profile */
export const ProfilePage = ({ site }: { site: Site }) => (
  <PageJourney site={site} name={paths.profile} start={startProfile} />
);
