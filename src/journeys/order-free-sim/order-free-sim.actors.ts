import { fromPromise } from 'xstate';
import type { FreeSim, FreeSimRequest } from '../../../machines/order-free-sim/order-free-sim.types.ts';
import type { Sims } from '../../gateway-client/sims.ts';

/** Fills the order of free SIM cards with the gateway's call; it rejects with a Failure, and may be sent again. */
export const createOrderFreeSimActors = ({ sims }: { sims: Pick<Sims, 'orderFreeSim'> }) => ({
  orderSim: fromPromise<FreeSim, FreeSimRequest>(({ input, signal }) => sims.orderFreeSim(input, signal)),
});
