/** Every word of choosing a plan, by view (PL-03…05). */
export const choosePlanCopy = {
  ChoosingPlan: {
    title: 'Choose your plan',
    heading: 'Choose your plan',
    intro:
      'Prices are for 12 months. With the next steps you can have a rolling month instead, and add mesh Wi-Fi. There’s nothing to pay today.',
    datesHeld:
      'The dates we hold for you stay held. With another plan we show you your contract length and mesh Wi-Fi again, as you chose them, with their prices.',
    list: 'Plans on offer at your home',
    loading: 'Fetching the plans at your home',
    select: 'Select plan',
    shared: 'In every plan',
    per: 'a month, VAT included',
    setup: (price: string) => `Set-up: ${price}`,
    freeSetup: 'Free set-up',
    speeds: 'Download and upload',
    each: (speed: string) => `${speed} each`,
    downAndUp: (down: string, up: string) => `${down} and ${up}`,
    evening: 'In the evening',
    guaranteed: 'Guaranteed minimum',
    game: 'A 50 GB download',
    minutes: (minutes: number) => `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    summary: 'Contract summary (PDF)',
    total: (contract: string) => `Over ${contract}`,
    speedNote:
      'The evening speed is what you can normally have between 8pm and 10pm, when everyone is at home. The guaranteed minimum is a download speed, measured at the router.',
    slower: 'What happens when it’s slower',
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
