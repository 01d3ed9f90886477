import type { Handlers } from '../../http/handlers.ts';
import { creditRates, simPlans } from './sim-plans.catalogue.ts';

/** The SIM plans that can be bought (MK-04). */
export const simPlansHandlers = (): Pick<Handlers, 'listSimPlans'> => ({
  listSimPlans: () => ({ status: 200, body: { plans: [...simPlans], creditRates } }),
});
