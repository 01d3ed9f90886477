import { ukDateOf } from '../../../platform/clock/clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf } from '../../http/member-of.ts';
import { privateFile } from '../../http/private-file.ts';
import type { PurposePorts } from '../payments/purposes.ts';
import { buySimPlan, takeBackSimPlan } from './buying.ts';
import { cancelSimPlan } from './cancelling.ts';
import { drawSimPlanReceipt, mySimPlanOf } from './member-sim-plans.service.ts';
import { handlePeriods } from './periods.ts';
import { handleRenewals } from './renewals.ts';
import { repeat, stopRepeating } from './repeating.ts';
import { handleNetwork } from './tell-network.ts';

type Operation =
  | 'getMySimPlan'
  | 'buySimPlan'
  | 'takeBackSimPlan'
  | 'cancelSimPlan'
  | 'downloadSimPlanReceipt'
  | 'repeatSimPlan'
  | 'stopRepeatingSimPlan';

/** SIM plans that members buy (MK-07). Also names the jobs that end, repeat and remind of them, and that tell the mobile network. */
export function memberSimPlansHandlers(deps: Dependencies & PurposePorts): Pick<Handlers, Operation> {
  handlePeriods(deps);
  handleRenewals(deps);
  handleNetwork(deps);
  const standing = async (memberId: string) => ({ status: 200 as const, body: await mySimPlanOf(deps, memberId) });
  return {
    getMySimPlan: ({ session }) => standing(memberOf(session)),
    async buySimPlan({ session, body }) {
      return { status: 201, body: await buySimPlan(deps, memberOf(session), body) };
    },
    async takeBackSimPlan({ session, path }) {
      await takeBackSimPlan(deps, memberOf(session), path.simPlanPurchaseId.toLowerCase());
      return standing(memberOf(session));
    },
    async cancelSimPlan({ session, path, body: { returnInPence } }) {
      const purchaseId = path.simPlanPurchaseId.toLowerCase();
      await cancelSimPlan(deps, memberOf(session), { purchaseId, returnInPence });
      return standing(memberOf(session));
    },
    async downloadSimPlanReceipt({ session, path }) {
      const { paidAt, pdf } = await drawSimPlanReceipt(deps, memberOf(session), path.simPlanPurchaseId.toLowerCase());
      return { status: 200, body: pdf, headers: privateFile(deps.env, `sim-plan-${ukDateOf(paidAt)}.pdf`) };
    },
    async repeatSimPlan({ session, body }) {
      await repeat(deps, memberOf(session), body);
      return standing(memberOf(session));
    },
    async stopRepeatingSimPlan({ session }) {
      await stopRepeating(deps, memberOf(session));
      return standing(memberOf(session));
    },
  };
}
