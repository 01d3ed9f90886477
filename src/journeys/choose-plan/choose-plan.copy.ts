/** Every word of choosing a plan, by view (PL-03…05). */
export const choosePlanCopy = {
  ChoosingPlan: {
    title: 'Choose your plan',
    heading: 'Choose your plan',
    intro: 'No mid-contract price rises on 12 month deals. Change your plan each month. There’s nothing to pay today.',
    list: 'Plans on offer at your home',
    loading: 'Fetching the plans at your home',
    select: 'Select plan',
    per: 'a month',
    setup: (price: string) => `Set-up: ${price}`,
    freeSetup: 'Free set-up',
  },
  PlansMissing: {
    title: 'No plan at this time',
    heading: 'Choose your plan',
    // The specification's words, slip included (PL-04).
    banner: 'Sorry, we are are unable to provide you with a plan at this time.',
    body: 'You can check another address, or be first to know when this changes.',
    changeAddress: 'Change address',
    interest: 'Be first to know',
  },
  HomeOrdered: {
    title: 'You have a plan for this home',
    heading: 'You already have a plan for this home',
    body: 'Your dashboard shows it and how to change it. If you want broadband for another home, check that address.',
    dashboard: 'Go to your dashboard',
    changeAddress: 'Change address',
  },
  PlansNotLoaded: {
    title: 'Plans not loaded',
    heading: 'We couldn’t fetch the plans',
    body: 'Your address is saved. Try again in a moment.',
    retry: 'Try again',
  },
  PlanNotCreated: {
    title: 'Plan not saved',
    heading: 'We couldn’t save that plan',
    body: 'The plan you chose is still here.',
    retry: 'Try again',
    others: 'See all plans',
  },
} as const;
