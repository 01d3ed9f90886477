/** "£29", or "£29.50" where there are pence: as the site writes it. Papers and sums below each other have `pounds`. */
export const price = (pence: number): string => `£${(pence / 100).toFixed(2).replace(/\.00$/, '')}`;
