import { saveFile } from '../runtime/save-file.ts';
import type { Orders } from './orders.ts';

/**
 * Has the browser keep a visit as a file for the customer's own calendar. It is asked for at each press: the page may have been
 * open while the visit moved.
 */
export async function keepVisit(
  orders: Pick<Orders, 'getVisitCalendar'>,
  visit: { orderId: string; appointmentId: string },
  signal: AbortSignal,
): Promise<void> {
  const { name, text } = await orders.getVisitCalendar(visit, signal);
  saveFile({ name, type: 'text/calendar', text });
}
