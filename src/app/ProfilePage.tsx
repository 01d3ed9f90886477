import type { ManageProfileInput } from '../../machines/manage-profile/manage-profile.types.ts';
import { paths } from '../../machines/shared/paths.ts';
import { createEmailChanges } from '../gateway-client/email-change.ts';
import { createMemberSessions } from '../gateway-client/member-sessions.ts';
import { createProfiles } from '../gateway-client/profiles.ts';
import { createJourney } from '../journey-host/journey.ts';
import { manageProfilePart } from '../journeys/manage-profile/manage-profile.part.ts';
import { log } from '../runtime/log.ts';
import { PageJourney } from './PageJourney.tsx';
import type { Site } from './site.ts';

const errands = ['name', 'phone', 'email'] as const;

/** What somebody comes for from their order stands in the address, so that a reload and Back know it, too. */
function errandIn(search: string): ManageProfileInput {
  const asked = new URLSearchParams(search).get('order');
  return { errand: errands.find((errand) => errand === asked) ?? null, isOrdering: asked !== null };
}

/** The profile, which is read anew whenever it is opened. */
function startProfile({ calls: { gateway }, session, otherTabs, navigation, address, observe }: Site) {
  const part = manageProfilePart({
    profiles: createProfiles(gateway),
    emailChanges: createEmailChanges(gateway),
    sessions: createMemberSessions(gateway),
    corrected: session.corrected,
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
    input: () => errandIn(address().search),
  });
  return { part, journey };
}

/** /dashboard/profile, or with `?order=` what is changed on the way to an order: name, phone, email */
export const ProfilePage = ({ site }: { site: Site }) => (
  <PageJourney site={site} name={paths.profile} start={startProfile} />
);
