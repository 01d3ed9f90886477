import type { SnapshotFrom } from 'xstate';
import type { choosePlanMachine } from './choose-plan.machine.ts';
import type { Product } from './choose-plan.types.ts';

export type ChoosePlanModel = {
  products: readonly Product[];
  isLoading: boolean;
  /** The product whose plan is being made. */
  busyProductId: string | null;
};

/** The contract length that plans are compared by; the next step offers the others. */
const comparedMonths = 12;

export function selectChoosePlan(snapshot: SnapshotFrom<typeof choosePlanMachine>): ChoosePlanModel {
  const { products, chosen } = snapshot.context;
  return {
    products: products.filter((product) => product.contractDurationInMonths === comparedMonths),
    isLoading: snapshot.matches('loadingPlans'),
    busyProductId: snapshot.hasTag('busy') ? (chosen?.productId ?? null) : null,
  };
}
