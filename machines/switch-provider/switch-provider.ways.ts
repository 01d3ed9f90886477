/** Ways on that many states share. */

/** Go on without us, at a point where a match may have been asked for: then it is withdrawn first. */
export const fromTheStart = {
  'switch.declined': [
    { guard: 'hasRequest', target: '#withdrawingSwitch' },
    { target: '#switchSettled', actions: 'declineSwitch' },
  ],
} as const;

/** The switch is not wanted after all, once a match has been asked for. */
export const withoutTheSwitch = { 'switch.declined': '#withdrawingSwitch' } as const;

/** While the provider looks: the order goes on meanwhile, or without a switch. */
export const whileLooking = {
  ...withoutTheSwitch,
  'order.continued': { guard: 'hasOrderToGoOnWith', target: '#switchSettled' },
} as const;

/** From any answer of the provider: something that was given may be changed, too. */
export const fromTheMatch = {
  ...whileLooking,
  'detailsChange.requested': '#givingDetails',
  'providerChange.requested': '#loadingProviders',
} as const;
