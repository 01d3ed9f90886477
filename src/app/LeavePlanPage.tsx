import { useParams } from 'react-router-dom';
import { createMemberPlans } from '../gateway-client/member-plans.ts';
import { createProducts } from '../gateway-client/products.ts';
import { createJourney } from '../journey-host/journey.ts';
import { leavePlanPart } from '../journeys/leave-plan/leave-plan.part.ts';
import { log } from '../runtime/log.ts';
import { PageJourney } from './PageJourney.tsx';
import type { Site } from './site.ts';

/** How one plan ends, which is read anew whenever the page is opened. */
function startLeaving({ calls: { gateway, queries }, session, observe }: Site, planId: string) {
  const part = leavePlanPart({ plans: createMemberPlans(gateway), products: createProducts(gateway, queries) });
  const journey = createJourney({
    part,
    log: (message) => log.error(message),
    observe,
    input: () => ({ memberId: session.view().member?.memberId ?? '', planId }),
  });
  return { part, journey };
}

/** /dashboard/plans/{planId}/leave */
export function LeavePlanPage({ site }: { site: Site }) {
  const { planId = '' } = useParams();
  return <PageJourney key={planId} site={site} name={planId} start={startLeaving} />;
}
