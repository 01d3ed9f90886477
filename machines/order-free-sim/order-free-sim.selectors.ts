import type { SnapshotFrom } from 'xstate';
import { messageOf } from '../shared/failure.ts';
import { type Search, searchIn } from '../shared/finding-address.ts';
import type { orderFreeSimMachine } from './order-free-sim.machine.ts';
import type { OrderFreeSimContext } from './order-free-sim.types.ts';

export type OrderFreeSimModel = Pick<OrderFreeSimContext, 'form' | 'errors' | 'ordered' | 'text' | 'suggestions'> & {
  /** Names the address that was found last, so that what was typed before does not hide it; '' without one. */
  found: string;
  search: Search;
  /** The street or building that is open; null outside of any. */
  container: string | null;
  /** What the gateway says of a limit, or of an order that has come through before. */
  refusal: string;
  isBusy: boolean;
};

export function selectOrderFreeSim(snapshot: SnapshotFrom<typeof orderFreeSimMachine>): OrderFreeSimModel {
  const { form, errors, ordered, text, suggestions, containers, finds, failure } = snapshot.context;
  return {
    form,
    found: finds === 0 ? '' : String(finds),
    errors,
    ordered,
    text,
    suggestions,
    search: searchIn((findingAddress) => snapshot.matches({ findingAddress })),
    container: containers.at(-1)?.text ?? null,
    refusal: messageOf(failure),
    isBusy: snapshot.hasTag('busy'),
  };
}
