import { paths } from '../shared/paths.ts';
import type { PlacedOrder } from './order-broadband.types.ts';

type Order = Pick<PlacedOrder, 'redirectUrl'> | null;

/** Path of a web address, or of a place of this site. What it is an address of does not count: a page of ours is gone to here. */
const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]*/, '').replace(/[?#].*$/, '');

/** Whether the gateway sends the customer on to "How you pay", which they go to themselves, from the confirmation. */
export const isSentToHowToPay = (order: Order): boolean => pathOf(order?.redirectUrl ?? '') === paths.paymentMethod;

/** Whether the gateway sends the customer elsewhere, where they are led at once: to pay up front, say (OR-04). */
export const isLedElsewhere = (order: Order): boolean =>
  (order?.redirectUrl ?? null) !== null && !isSentToHowToPay(order);
