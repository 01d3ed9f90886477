/** Ways on that many states share. */

/** Go on without us, at a point where a match may have been asked for: then it is withdrawn first. */
export const fromTheStart = {
  'switch.declined': [
    { guard: 'hasRequest', target: '#withdrawingSwitch' },
    { target: '#switchSettled', actions: 'declineSwitch' },
  ],
} as const;

/** From any answer of the provider, and from none. */
export const fromTheMatch = {
  'switch.declined': '#withdrawingSwitch',
  'detailsChange.requested': '#givingDetails',
  'providerChange.requested': '#loadingProviders',
  'order.continued': { guard: 'hasOrderToGoOnWith', target: '#switchSettled' },
} as const;
