import { useParams } from 'react-router-dom';
import { createMemberPlans } from '../gateway-client/member-plans.ts';
import { createPlanChanges } from '../gateway-client/plan-changes.ts';
import { createJourney } from '../journey-host/journey.ts';
import { changePlanPart } from '../journeys/change-plan/change-plan.part.ts';
import { log } from '../runtime/log.ts';
import { journeyAt } from './journey-at.ts';
import { PageJourney } from './PageJourney.tsx';
import type { Site } from './site.ts';

/** What one plan can become, which is read anew whenever the page is opened. */
function startChange({ calls: { gateway }, session, observe }: Site, planId: string) {
  const part = changePlanPart({ plans: createMemberPlans(gateway), changes: createPlanChanges(gateway) });
  const journey = createJourney({
    part,
    log: (message) => log.error(message),
    observe,
    input: () => ({ memberId: session.view().member?.memberId ?? '', planId }),
  });
  return { part, journey: journeyAt(journey, { planId }) };
}

/** /dashboard/plans/{planId}/change, and the page to confirm it below that */
export function ChangePlanPage({ site }: { site: Site }) {
  const { planId = '' } = useParams();
  return <PageJourney key={planId} site={site} name={planId} start={startChange} />;
}
