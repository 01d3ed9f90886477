import { useParams } from 'react-router-dom';
import { createCredits } from '../gateway-client/credit.ts';
import { createPayments } from '../gateway-client/payments.ts';
import { createJourney } from '../journey-host/journey.ts';
import { followCreditPart } from '../journeys/follow-credit/follow-credit.part.ts';
import { log } from '../runtime/log.ts';
import { PageJourney } from './PageJourney.tsx';
import { quietly } from './quiet-look.ts';
import type { Site } from './site.ts';

/** The agreements of the order whose id it is given; read anew whenever the page is opened. */
function startFollowing({ calls: { gateway }, navigation, observe }: Site, shopOrderId: string) {
  const quiet = quietly(gateway);
  const part = followCreditPart({
    credits: createCredits(gateway),
    payments: createPayments(gateway),
    quiet: { credits: createCredits(quiet.gateway), somebodyThere: quiet.somebodyThere },
    leadTo: (path) => navigation.go(path),
  });
  const journey = createJourney({
    part,
    log: (message) => log.error(message),
    observe,
    input: () => ({ shopOrderId }),
  });
  return { part, journey, onShown: quiet.onShown };
}

/** /dashboard/orders/phones/{shopOrderId}/credit */
export function FollowCreditPage({ site }: { site: Site }) {
  const { shopOrderId = '' } = useParams();
  return <PageJourney key={shopOrderId} site={site} name={shopOrderId} start={startFollowing} />;
}
