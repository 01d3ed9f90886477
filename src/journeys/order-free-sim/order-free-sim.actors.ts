import { fromPromise } from 'xstate';
import type { FreeSim, FreeSimRequest } from '../../../machines/order-free-sim/order-free-sim.types.ts';
import { type AddressCalls, addressSearchActors } from '../../journey-host/address-search-actors.ts';
import type { Sims } from '../../gateway-client/sims.ts';

type Calls = { sims: Pick<Sims, 'orderFreeSim'>; addresses: AddressCalls };

/** Fills the order of free SIM cards with the gateway's calls; each rejects with a Failure, and may be sent again. */
export const createOrderFreeSimActors = ({ sims, addresses }: Calls) => ({
  ...addressSearchActors(addresses),
  orderSim: fromPromise<FreeSim, FreeSimRequest>(({ input, signal }) => sims.orderFreeSim(input, signal)),
});
