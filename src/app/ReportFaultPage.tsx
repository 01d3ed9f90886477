import { useParams } from 'react-router-dom';
import { createPlanFaults } from '../gateway-client/faults.ts';
import { createMemberPlans } from '../gateway-client/member-plans.ts';
import { createJourney } from '../journey-host/journey.ts';
import { reportFaultPart } from '../journeys/report-fault/report-fault.part.ts';
import { log } from '../runtime/log.ts';
import { PageJourney } from './PageJourney.tsx';
import { quietly } from './quiet-look.ts';
import type { Site } from './site.ts';

/** What is wrong with one plan, which is read anew whenever the page is opened. */
function startReporting({ calls: { gateway }, session, observe }: Site, planId: string) {
  const quiet = quietly(gateway);
  const callsOf = (made: typeof gateway) => ({ faults: createPlanFaults(made), plans: createMemberPlans(made) });
  const calls = callsOf(gateway);
  const part = reportFaultPart({
    ...calls,
    appointments: {
      getAvailabilities: (appointmentId, startDate, signal) =>
        calls.faults.getFaultAvailabilities({ planId, appointmentId }, startDate, signal),
    },
    quiet: { ...callsOf(quiet.gateway), somebodyThere: quiet.somebodyThere },
  });
  const journey = createJourney({
    part,
    log: (message) => log.error(message),
    observe,
    input: () => {
      const { member } = session.view();
      return { memberId: member?.memberId ?? '', planId, phone: member?.phone ?? '' };
    },
  });
  return { part, journey, onShown: quiet.onShown };
}

/** /dashboard/plans/{planId}/fault */
export function ReportFaultPage({ site }: { site: Site }) {
  const { planId = '' } = useParams();
  return <PageJourney key={planId} site={site} name={planId} start={startReporting} />;
}
