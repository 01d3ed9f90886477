const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Pence as pounds: 2500 → "£25", 2550 → "£25.50" (FM-01). */
export function price(pence: number): string {
  return pounds.format(pence / 100);
}
