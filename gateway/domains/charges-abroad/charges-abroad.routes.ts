import type { Handlers } from '../../http/handlers.ts';
import { chargesAbroad } from './charges-abroad.rules.ts';

/** What our SIMs cost in other countries, and calls to them from here (MK-04). */
export const chargesAbroadHandlers = (): Pick<Handlers, 'getChargesAbroad'> => ({
  getChargesAbroad: () => ({ status: 200, body: chargesAbroad }),
});
