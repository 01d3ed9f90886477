import { fromPromise } from 'xstate';
import type {
  CloseFaultInput,
  Faults,
  MoveVisitInput,
  OfPlan,
  PlanFaults,
  SendReportInput,
} from '../../../machines/report-fault/report-fault.types.ts';
import type { PlanFaultCalls } from '../../gateway-client/faults.ts';
import { noSuch } from '../../gateway-client/gateway-id.ts';
import type { MemberPlans } from '../../gateway-client/member-plans.ts';
import { whenSomebodyIsThere } from '../../journey-host/when-somebody-is-there.ts';
import type { SomebodyThere } from '../../runtime/somebody-there.ts';

type Read = { faults: Pick<PlanFaultCalls, 'listFaults'>; plans: Pick<MemberPlans, 'listMemberPlans'> };
type Calls = Read & {
  faults: PlanFaultCalls;
  /** For a look that nobody asked for. */
  quiet: Read & { somebodyThere: SomebodyThere };
};

const reading =
  ({ faults, plans }: Read) =>
  async ({ input: { memberId, planId }, signal }: { input: OfPlan; signal: AbortSignal }): Promise<PlanFaults> => {
    const [all, reported] = await Promise.all([
      plans.listMemberPlans(memberId, signal),
      faults.listFaults(planId, signal),
    ]);
    const plan = all.find((one) => one.plan.id === planId);
    if (!plan) throw noSuch('plan');
    return { plan, faults: reported };
  };

/** Fills reporting a fault with the gateway's calls; every one rejects with a Failure. All writes may be sent again. */
export function createReportFaultActors({ faults, plans, quiet }: Calls) {
  return {
    loadFaults: fromPromise<PlanFaults, OfPlan>(reading({ faults, plans })),
    lookForNews: whenSomebodyIsThere<PlanFaults, OfPlan>(quiet.somebodyThere, reading(quiet)),
    reportFault: fromPromise<Faults, SendReportInput>(({ input: { planId, report }, signal }) =>
      faults.reportFault(planId, report, signal),
    ),
    moveVisit: fromPromise<Faults, MoveVisitInput>(({ input: { planId, visitId, choice }, signal }) =>
      faults.moveFaultAppointment({ planId, appointmentId: visitId }, choice, signal),
    ),
    closeFault: fromPromise<Faults, CloseFaultInput>(({ input, signal }) => faults.closeFault(input, signal)),
  };
}
