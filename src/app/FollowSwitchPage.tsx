import { useParams } from 'react-router-dom';
import { createMemberSwitches } from '../gateway-client/member-switches.ts';
import { createProducts } from '../gateway-client/products.ts';
import { createJourney } from '../journey-host/journey.ts';
import { followSwitchPart } from '../journeys/follow-switch/follow-switch.part.ts';
import { log } from '../runtime/log.ts';
import { PageJourney } from './PageJourney.tsx';
import { quietly } from './quiet-look.ts';
import type { Site } from './site.ts';

/** One switch, which is read anew whenever the page is opened. */
function startFollowing({ calls: { gateway, queries }, session, observe }: Site, switchId: string) {
  const quiet = quietly(gateway);
  const callsOf = (made: typeof gateway) => ({
    switches: createMemberSwitches(made),
    products: createProducts(made, queries),
  });
  const part = followSwitchPart({
    ...callsOf(gateway),
    quiet: { ...callsOf(quiet.gateway), somebodyThere: quiet.somebodyThere },
  });
  const journey = createJourney({
    part,
    log: (message) => log.error(message),
    observe,
    input: () => ({ memberId: session.view().member?.memberId ?? '', switchId }),
  });
  return { part, journey, onShown: quiet.onShown };
}

/** /dashboard/switches/{switchId} */
export function FollowSwitchPage({ site }: { site: Site }) {
  const { switchId = '' } = useParams();
  return <PageJourney key={switchId} site={site} name={switchId} start={startFollowing} />;
}
