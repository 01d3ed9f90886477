import type { SnapshotFrom } from 'xstate';
import type { orderBroadbandMachine } from './order-broadband.machine.ts';
import type { OrderBroadbandContext } from './order-broadband.types.ts';

export type OrderBroadbandModel = Pick<OrderBroadbandContext, 'missing' | 'order' | 'booking' | 'product'> & {
  /** Which of the three steps of the progress bar is active; null where there is none (RT-05). */
  step: 'Plan' | 'Install' | 'Review' | null;
  email: string;
  /** News of the order by email and text (OR-09). */
  updates: 'offered' | 'switchingOn' | 'on' | 'failed';
};

function stepOf(snapshot: SnapshotFrom<typeof orderBroadbandMachine>): OrderBroadbandModel['step'] {
  if (snapshot.matches('choosingPlan') || snapshot.matches('customisingPlan')) return 'Plan';
  if (snapshot.matches('bookingInstall')) return 'Install';
  return snapshot.matches('reviewingOrder') ? 'Review' : null;
}

function updatesOf(snapshot: SnapshotFrom<typeof orderBroadbandMachine>): OrderBroadbandModel['updates'] {
  if (snapshot.matches({ orderPlaced: 'optingIn' })) return 'switchingOn';
  if (snapshot.matches({ orderPlaced: 'updatesOn' })) return 'on';
  return snapshot.matches({ orderPlaced: 'updatesNotOn' }) ? 'failed' : 'offered';
}

export function selectOrderBroadband(snapshot: SnapshotFrom<typeof orderBroadbandMachine>): OrderBroadbandModel {
  const { missing, order, booking, product, member } = snapshot.context;
  return {
    missing,
    order,
    booking,
    product,
    step: stepOf(snapshot),
    updates: updatesOf(snapshot),
    email: member?.email ?? '',
  };
}
