import { fromPromise } from 'xstate';
import type { CreatePlanInput, Offer, Plan } from '../../../machines/choose-plan/choose-plan.types.ts';
import type { Plans } from '../../gateway-client/plans.ts';
import type { Products } from '../../gateway-client/products.ts';

/** Fills plan choice with the gateway's calls; every one rejects with a Failure. */
export function createChoosePlanActors({ products, plans }: { products: Products; plans: Plans }) {
  return {
    listProducts: fromPromise<Offer, { uprn: string | null }>(async ({ input: { uprn }, signal }) => {
      if (uprn === null) return { products: await products.listProducts(signal), earliestGoLiveDay: null };
      const { installationDetails, premises } = await products.listProductsForHome(uprn, signal);
      return {
        products: installationDetails.products,
        earliestGoLiveDay: premises[0]?.earliestActivationDate ?? null,
      };
    }),
    // Restart-safe: the gateway keeps one draft for a home and gives it back.
    createPlan: fromPromise<Plan, CreatePlanInput>(({ input: { productId, nccTransactionId }, signal }) =>
      // A journey that came back from the gateway may know no check; its draft knows the home.
      plans.createPlan({ productId, ...(nccTransactionId === '' ? {} : { nccTransactionId }) }, signal),
    ),
  };
}
