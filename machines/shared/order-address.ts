import { paths } from './paths.ts';

/**
 * The summary of one of the member's orders, of which there may be several; its switch is tried again there. The pages
 * that people arrive at do without it.
 */
export const summaryOf = (orderId: string): string => `${paths.orders}/${orderId}${paths.orderSummary}`;
