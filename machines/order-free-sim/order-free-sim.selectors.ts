import type { SnapshotFrom } from 'xstate';
import type { orderFreeSimMachine } from './order-free-sim.machine.ts';
import type { OrderFreeSimContext } from './order-free-sim.types.ts';

export type OrderFreeSimModel = Pick<OrderFreeSimContext, 'form' | 'errors' | 'ordered'> & {
  /** What the gateway says of a limit: from when on more can be ordered. */
  refusal: string;
  isBusy: boolean;
};

export function selectOrderFreeSim(snapshot: SnapshotFrom<typeof orderFreeSimMachine>): OrderFreeSimModel {
  const { form, errors, ordered, failure } = snapshot.context;
  return { form, errors, ordered, refusal: failure?.message ?? '', isBusy: snapshot.hasTag('busy') };
}
