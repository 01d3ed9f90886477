import type { PlannedCharge } from '../../../machines/read-bills/read-bills.types.ts';

/** How a bill is taken, as the key of the words for it, in the list of bills and on the page of each. */
export function wayOf({ by, state }: Pick<PlannedCharge, 'by' | 'state'>): 'charged' | 'announced' | 'collecting' {
  if (state === 'COLLECTING') return 'collecting';
  return by === 'CARD' ? 'charged' : 'announced';
}
