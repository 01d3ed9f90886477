import { paths } from '../../machines/shared/paths.ts';
import { createReferrals } from '../gateway-client/referrals.ts';
import { createJourney } from '../journey-host/journey.ts';
import { shareLovePart } from '../journeys/share-love/share-love.part.ts';
import { log } from '../runtime/log.ts';
import { PageJourney } from './PageJourney.tsx';
import { quietly } from './quiet-look.ts';
import type { Site } from './site.ts';

/** The member's link and friends, which are read anew whenever the page is opened. */
function startSharing({ calls: { gateway }, session, observe }: Site) {
  const quiet = quietly(gateway);
  const part = shareLovePart({
    referrals: createReferrals(gateway),
    quiet: { referrals: createReferrals(quiet.gateway), somebodyThere: quiet.somebodyThere },
    share: (data) => navigator.share(data),
  });
  const journey = createJourney({
    part,
    log: (message) => log.error(message),
    observe,
    input: () => ({ memberId: session.view().member?.memberId ?? '', canOpenSheet: 'share' in navigator }),
  });
  return { part, journey, onShown: quiet.onShown };
}

/** /spread */
export const ShareLovePage = ({ site }: { site: Site }) => (
  <PageJourney site={site} name={paths.shareLove} start={startSharing} />
);
