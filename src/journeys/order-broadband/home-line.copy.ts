/** What a step says before the home that the order is for, by the chart's state. */
export const homeLineCopy = {
  at: {
    choosingPlan: 'Plans at',
    switchingProvider: 'Switching at',
    customisingPlan: 'Your plan at',
    bookingInstall: 'Your install at',
    reviewingOrder: 'Your order for',
  },
  change: 'Change',
  changeWhat: ' address',
} as const;
