import type { SnapshotFrom } from 'xstate';
import type { choosePlanMachine } from './choose-plan.machine.ts';
import type { ChoosePlanContext } from './choose-plan.types.ts';
import { comparedPlans, sharedBenefits, type ComparedPlan } from './compared-plans.rules.ts';
import { suggestionFor, type Suggestion } from './household.rules.ts';

export type ChoosePlanModel = Pick<
  ChoosePlanContext,
  'household' | 'errors' | 'transactionId' | 'earliestGoLiveDay'
> & {
  plans: readonly ComparedPlan[];
  /** What all of the plans have, said once. */
  sharedBenefits: readonly string[];
  /** Another plan of an order whose dates are held. */
  areDatesHeld: boolean;
  isLoading: boolean;
  /** The plan that is enough for who lives there; null where nobody has said who that is. */
  suggestion: Suggestion | null;
  /** The product of the speed that was chosen for another home; null where none was, and where this home can't have it. */
  productIdBefore: string | null;
  /** The product whose plan is being made. */
  busyProductId: string | null;
};

/** The contract length that plans are compared by; the next step offers the others. */
const comparedMonths = 12;

export function selectChoosePlan(snapshot: SnapshotFrom<typeof choosePlanMachine>): ChoosePlanModel {
  const { products, chosen, speedBefore, household, errors, booking, transactionId, earliestGoLiveDay } =
    snapshot.context;
  const areDatesHeld = booking !== null && (booking.outsideVisit ?? booking.inHomeVisit) !== null;
  const compared = products.filter((product) => product.contractDurationInMonths === comparedMonths);
  return {
    plans: comparedPlans(compared),
    sharedBenefits: sharedBenefits(compared),
    household,
    errors,
    transactionId,
    // The gateway's is the day for the first free dates: whoever holds others has their own.
    earliestGoLiveDay: areDatesHeld ? null : earliestGoLiveDay,
    suggestion: household && suggestionFor(compared, household),
    productIdBefore:
      compared.find(({ downstreamSpeedInMbps }) => downstreamSpeedInMbps === speedBefore)?.productId ?? null,
    areDatesHeld,
    isLoading: snapshot.matches('loadingPlans'),
    busyProductId: snapshot.hasTag('busy') ? (chosen?.productId ?? null) : null,
  };
}
