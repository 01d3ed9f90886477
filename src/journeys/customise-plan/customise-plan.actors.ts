import { fromPromise } from 'xstate';
import type {
  KeepCustomisationInput,
  PlanOptions,
  SavedJourneyTicket,
} from '../../../machines/customise-plan/customise-plan.types.ts';
import { isVisitRequired } from '../../../machines/book-install/needed-visits.rules.ts';
import type { Plan } from '../../../machines/order-broadband/order-broadband.types.ts';
import type { Plans } from '../../gateway-client/plans.ts';
import type { Installations } from '../../gateway-client/installations.ts';
import type { Products } from '../../gateway-client/products.ts';

/** Id of the kit option; one of a list that may grow, so a text. */
const meshWifi: string = 'mesh-wifi';

type OptionsInput = { planId: string; speedInMbps: number; uprn: string | null };

type Calls = { products: Products; plans: Plans; installations: Installations };

/** Fills customising with the gateway's calls; every one rejects with a Failure. */
export function createCustomisePlanActors({ products, plans, installations }: Calls) {
  async function offer(uprn: string | null, signal: AbortSignal) {
    if (uprn === null) return products.listProducts(signal);
    return (await products.listProductsForHome(uprn, signal)).installationDetails.products;
  }

  return {
    loadOptions: fromPromise<PlanOptions, OptionsInput>(async ({ input, signal }) => {
      const [offered, kit, installation] = await Promise.all([
        offer(input.uprn, signal),
        products.listKitOptions(signal),
        // Made once for a plan, however often it is asked for; the booking goes on with it.
        installations.createInstallation(input.planId, { isV2: true }, signal),
      ]);
      return {
        lengths: offered.filter((product) => product.downstreamSpeedInMbps === input.speedInMbps),
        isDateFree: !isVisitRequired(installation, 'inHomeVisit'),
        isOutsideVisitRequired: isVisitRequired(installation, 'outsideVisit'),
        meshMonthlyPriceInPence: kit.find(({ id }) => id === meshWifi)?.monthlyPriceInPence ?? 0,
      };
    }),
    keepCustomisation: fromPromise<Plan, KeepCustomisationInput>(({ input: { planId, customisation }, signal }) => {
      const { productId, meshWifi, connectionDate } = customisation;
      const wish = { productId, meshWifi, ...(connectionDate === null ? {} : { connectionDate }) };
      return plans.customisePlan(planId, wish, signal);
    }),
    // Restart-safe: a plan has one code, however often it is saved.
    saveJourney: fromPromise<SavedJourneyTicket, { planId: string }>(({ input: { planId }, signal }) =>
      plans.saveJourney({ planId, step: 'customise-plan' }, signal),
    ),
  };
}
