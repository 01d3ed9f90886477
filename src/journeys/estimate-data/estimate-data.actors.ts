import { fromPromise } from 'xstate';
import type { SimPlan } from '../../../machines/estimate-data/estimate-data.types.ts';
import type { SimPlans } from '../../gateway-client/sim-plans.ts';

type Calls = {
  simPlans: Pick<SimPlans, 'listSimPlans'>;
  /** Answers once the page is drawn in a browser: until then it is to be as it was built. */
  drawn: Promise<void>;
};

/** Fills the estimate with the gateway's call, which rejects with a Failure. */
export const createEstimateDataActors = ({ simPlans, drawn }: Calls) => ({
  loadPlans: fromPromise<SimPlan[], void>(async ({ signal }) => {
    await drawn;
    return simPlans.listSimPlans(signal);
  }),
});
