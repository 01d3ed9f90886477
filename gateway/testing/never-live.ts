import { DAY_MS } from '../../platform/clock/clock.ts';
import { promises } from '../db/schema/promises.ts';
import { networkEventsOf } from '../domains.ts';
import { noNews } from '../domains/orders/untaken-order.ts';
import type { OrderNews } from '../domains/notifications/notifications.types.ts';
import type { BilledMember } from './bills.ts';
import { alex, loggedIn } from './customer.ts';

const bare: Omit<OrderNews, 'state'> = {
  delay: null,
  committedCompletionAt: null,
  completedAt: null,
  cancelledAt: null,
  reasonCode: null,
};

/** What three late days before April 2026 are worth. */
export const THREE_DAYS_IN_PENCE = 3 * 624;

/**
 * An order that is placed on a day, promised for the next one, and ended by the network three days after that: it never goes live. Gives its
 * id and its key. The jobs of that moment are not run yet.
 */
export async function neverLive(billed: BilledMember, day: `2026-03-${number}`) {
  const { site } = billed;
  const at = (days: number) => new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS);
  site.clock.set(at(0).toISOString());
  billed.browser = await loggedIn(site, alex);
  const { orderId, orderKey } = await billed.order();
  const tell = (order: OrderNews) =>
    site.deps.db.transaction((tx) => {
      const now = site.clock.now();
      return networkEventsOf(site.deps).applyNetworkEvent(tx, { ...noNews, orderId, eventAt: now, order }, now);
    });
  await tell({ ...bare, state: 'COMMITTED', committedCompletionAt: at(1) });
  site.clock.set(at(4).toISOString());
  billed.browser = await loggedIn(site, alex);
  await tell({ ...bare, state: 'CANCELLED', cancelledAt: at(4) });
  return { orderId, orderKey };
}

/** It becomes known late of an order that never went live that the network had missed a visit on a day before its end. */
export async function heardLate({ site }: BilledMember, orderId: string, date: string): Promise<void> {
  const now = site.clock.now();
  const broken = { state: 'BROKEN', causedBy: 'NETWORK', endedOn: date, endedAt: now } as const;
  await site.deps.db.transaction(async (tx) => {
    await tx.insert(promises).values({ orderId, kind: 'HOME_VISIT', date, slot: 'AM', madeAt: now, ...broken });
    await networkEventsOf(site.deps).applyNetworkEvent(tx, { ...noNews, orderId, eventAt: now }, now);
  });
}
