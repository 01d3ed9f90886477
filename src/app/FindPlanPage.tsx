import { useSearchParams } from 'react-router-dom';
import { paths } from '../../machines/shared/paths.ts';
import { createMemberPlans } from '../gateway-client/member-plans.ts';
import { createJourney } from '../journey-host/journey.ts';
import { findPlanPart } from '../journeys/find-plan/find-plan.part.ts';
import { log } from '../runtime/log.ts';
import { PageJourney } from './PageJourney.tsx';
import type { Site } from './site.ts';

/** The way to the member's plan, or with it to what is done about a plan. */
function startFinding({ calls: { gateway }, session, observe, address, navigation }: Site, purpose: string) {
  const part = findPlanPart({
    plans: createMemberPlans(gateway),
    leadOn: (path) => {
      if (address().pathname === paths.plans) navigation.go(path, { replace: true });
    },
  });
  const journey = createJourney({
    part,
    log: (message) => log.error(message),
    observe,
    input: () => ({ memberId: session.view().member?.memberId ?? '', purpose: purpose === '' ? null : purpose }),
  });
  return { part, journey };
}

/** /dashboard/plans, or with `?for=` what the member wants to do: change, fault, leave. */
export function FindPlanPage({ site }: { site: Site }) {
  const [search] = useSearchParams();
  const purpose = search.get('for') ?? '';
  return <PageJourney key={purpose} site={site} name={purpose} start={startFinding} />;
}
