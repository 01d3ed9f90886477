import { fromPromise } from 'xstate';
import type {
  BuySimPlanInput,
  Cancelling,
  Known,
  MySimPlan,
  RepeatingWanted,
  SimPlanPurchase,
  SimPlanWanted,
} from '../../../machines/buy-sim-plan/buy-sim-plan.types.ts';
import { whenSomebodyIsThere } from '../../journey-host/when-somebody-is-there.ts';
import type { MySimPlanCalls } from '../../gateway-client/my-sim-plan.ts';
import type { Payments } from '../../gateway-client/payments.ts';
import type { SimPlans } from '../../gateway-client/sim-plans.ts';
import type { SomebodyThere } from '../../runtime/somebody-there.ts';

type OfMember = Pick<BuySimPlanInput, 'memberId'>;
type Begun = { paymentSessionId: string };

type Calls = {
  mine: MySimPlanCalls;
  /** For a look that nobody asked for. */
  quiet: { mine: Pick<MySimPlanCalls, 'getMySimPlan'>; somebodyThere: SomebodyThere };
  simPlans: SimPlans;
  payments: Pick<Payments, 'beginPayment'>;
  /** A UUID that nobody else has. */
  newRequestId: () => string;
  /** Goes to a page; does nothing where the member has gone on since. */
  leadOn: (path: string) => void;
};

/** Fills buying a SIM plan with the gateway's calls; every one rejects with a Failure, and may be sent again: a purchase is made once by its request. */
export const createBuySimPlanActors = ({ mine, quiet, simPlans, payments, newRequestId, leadOn }: Calls) => ({
  loadPlan: fromPromise<Known, OfMember>(async ({ signal }) => {
    const [own, plans] = await Promise.all([mine.getMySimPlan(signal), simPlans.listSimPlans(signal)]);
    return { mine: own, plans, requestId: newRequestId() };
  }),
  buyPlan: fromPromise<SimPlanPurchase, SimPlanWanted>(({ input, signal }) => mine.buySimPlan(input, signal)),
  beginPayment: fromPromise<Begun, { purchaseId: string; keepsCard: boolean }>(
    async ({ input: { purchaseId, keepsCard }, signal }) => {
      const { paymentSessionId } = await payments.beginPayment(
        { purpose: 'SIM_PLAN', simPlanPurchaseId: purchaseId, keepCard: keepsCard },
        signal,
      );
      return { paymentSessionId };
    },
  ),
  cancelPlan: fromPromise<MySimPlan, Cancelling>(({ input: { purchaseId, returnInPence }, signal }) =>
    mine.cancelSimPlan(purchaseId, returnInPence, signal),
  ),
  lookForNews: whenSomebodyIsThere<MySimPlan, OfMember>(quiet.somebodyThere, ({ signal }) =>
    quiet.mine.getMySimPlan(signal),
  ),
  leadOn: fromPromise<void, { path: string }>(({ input: { path } }) => Promise.resolve(leadOn(path))),
  saveRepeating: fromPromise<MySimPlan, RepeatingWanted>(({ input, signal }) => mine.repeatSimPlan(input, signal)),
  stopRepeating: fromPromise<MySimPlan, OfMember>(({ signal }) => mine.stopRepeatingSimPlan(signal)),
  takeBack: fromPromise<MySimPlan, { purchaseId: string }>(({ input: { purchaseId }, signal }) =>
    mine.takeBackSimPlan(purchaseId, signal),
  ),
});
