import type { components } from '../../openapi/generated/gateway.d.ts';

const brands: Readonly<Record<string, string>> = { visa: 'Visa', mc: 'Mastercard', amex: 'American Express' };

/** `Visa card ending in 1111`; of a brand that came later, the card alone. */
export function cardInWords({
  brand,
  lastFour,
}: Pick<components['schemas']['KeptCard'], 'brand' | 'lastFour'>): string {
  return `${[brands[brand], 'card'].filter(Boolean).join(' ')} ending in ${lastFour}`;
}
