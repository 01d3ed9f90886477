import { useParams } from 'react-router-dom';
import { createMemberPlans } from '../gateway-client/member-plans.ts';
import { createMemberSwitches } from '../gateway-client/member-switches.ts';
import { createPlanChanges } from '../gateway-client/plan-changes.ts';
import { createJourney } from '../journey-host/journey.ts';
import { managePlanPart } from '../journeys/manage-plan/manage-plan.part.ts';
import { isFlagOn } from '../runtime/flags.ts';
import { log } from '../runtime/log.ts';
import { PageJourney } from './PageJourney.tsx';
import { quietly } from './quiet-look.ts';
import type { Site } from './site.ts';

/** The page of one plan, which is read anew whenever it is opened. */
function startPlan({ calls: { gateway }, config, session, observe }: Site, planId: string) {
  const quiet = quietly(gateway);
  const part = managePlanPart({
    plans: createMemberPlans(gateway),
    switches: createMemberSwitches(gateway),
    changes: createPlanChanges(gateway),
    quiet: { plans: createMemberPlans(quiet.gateway), somebodyThere: quiet.somebodyThere },
  });
  const journey = createJourney({
    part,
    log: (message) => log.error(message),
    observe,
    input: () => {
      const { member, features } = session.view();
      return {
        memberId: member?.memberId ?? '',
        planId,
        contractNewTab: isFlagOn('contract-new-tab', features, config.flags),
      };
    },
  });
  return { part, journey, onShown: quiet.onShown };
}

/** /dashboard/plans/{planId} */
export function MemberPlanPage({ site }: { site: Site }) {
  const { planId = '' } = useParams();
  return <PageJourney key={planId} site={site} name={planId} start={startPlan} />;
}
