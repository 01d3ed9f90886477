import type { Wire } from './wire.ts';

/** A card can be charged until the last day of the month that stands on it. `today`: UK local date. */
export const isExpired = (
  { expiryYear, expiryMonth }: Pick<Wire<'KeptCard'>, 'expiryYear' | 'expiryMonth'>,
  today: string,
): boolean => `${expiryYear}-${expiryMonth}` < today.slice(0, 7);
