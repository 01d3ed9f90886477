import type { SnapshotFrom } from 'xstate';
import type { choosePlanMachine } from './choose-plan.machine.ts';
import { comparedPlans, sharedBenefits, type ComparedPlan } from './compared-plans.rules.ts';

export type ChoosePlanModel = {
  plans: readonly ComparedPlan[];
  /** What all of the plans have, said once. */
  sharedBenefits: readonly string[];
  /** Another plan of an order whose dates are held. */
  areDatesHeld: boolean;
  isLoading: boolean;
  /** The product whose plan is being made. */
  busyProductId: string | null;
};

/** The contract length that plans are compared by; the next step offers the others. */
const comparedMonths = 12;

export function selectChoosePlan(snapshot: SnapshotFrom<typeof choosePlanMachine>): ChoosePlanModel {
  const { products, chosen, booking } = snapshot.context;
  const compared = products.filter((product) => product.contractDurationInMonths === comparedMonths);
  return {
    plans: comparedPlans(compared),
    sharedBenefits: sharedBenefits(compared),
    areDatesHeld: booking !== null && (booking.outsideVisit ?? booking.inHomeVisit) !== null,
    isLoading: snapshot.matches('loadingPlans'),
    busyProductId: snapshot.hasTag('busy') ? (chosen?.productId ?? null) : null,
  };
}
