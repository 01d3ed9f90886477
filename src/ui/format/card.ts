const brands: Readonly<Record<string, string | undefined>> = {
  visa: 'Visa',
  mc: 'Mastercard',
  amex: 'American Express',
};

type Card = { brand: string; lastFour: string; expiryMonth: string; expiryYear: string };

/** `Visa card ending in 1111`; of a brand that came later, the card alone. */
export function cardInWords({ brand, lastFour }: Pick<Card, 'brand' | 'lastFour'>): string {
  const name = brands[brand];
  return name === undefined ? `Card ending in ${lastFour}` : `${name} card ending in ${lastFour}`;
}

/** `03/30`, as it stands on the card. */
export const expiryOnCard = ({ expiryMonth, expiryYear }: Pick<Card, 'expiryMonth' | 'expiryYear'>): string =>
  `${expiryMonth}/${expiryYear.slice(-2)}`;
