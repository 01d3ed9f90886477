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

type Calls = { faults: PlanFaultCalls; plans: Pick<MemberPlans, 'listMemberPlans'> };

/** Fills reporting a fault with the gateway's calls; every one rejects with a Failure. All writes may be sent again. */
export function createReportFaultActors({ faults, plans }: Calls) {
  return {
    loadFaults: fromPromise<PlanFaults, OfPlan>(async ({ input: { memberId, planId }, signal }) => {
      const [all, reported] = await Promise.all([
        plans.listMemberPlans(memberId, signal),
        faults.listFaults(planId, signal),
      ]);
      const plan = all.find((one) => one.plan.id === planId);
      if (!plan) throw noSuch('plan');
      return { plan, faults: reported };
    }),
    reportFault: fromPromise<Faults, SendReportInput>(({ input: { planId, report }, signal }) =>
      faults.reportFault(planId, report, signal),
    ),
    moveVisit: fromPromise<Faults, MoveVisitInput>(({ input: { planId, visitId, choice }, signal }) =>
      faults.moveFaultAppointment({ planId, appointmentId: visitId }, choice, signal),
    ),
    closeFault: fromPromise<Faults, CloseFaultInput>(({ input, signal }) => faults.closeFault(input, signal)),
  };
}
