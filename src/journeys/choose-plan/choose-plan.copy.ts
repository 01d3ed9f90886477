import { goLiveCopy } from '../../ui/format/go-live.copy.ts';
import { price, priceAMonth } from '../../ui/format/price.ts';
import { speed } from '../../ui/format/speed.ts';
import { meshInPence, rollingSetupInPence } from '../../pages/content/price-facts.ts';
import type { HouseholdRefusal } from '../../../machines/choose-plan/choose-plan.types.ts';

const minutes = (count: number) => `about ${count} ${count === 1 ? 'minute' : 'minutes'}`;

/** Every word of choosing a plan, by view (PL-03…05). */
export const choosePlanCopy = {
  ChoosingPlan: {
    title: 'Choose your plan',
    heading: 'Choose your plan',
    intro: `Prices are for 12 months. Next you can pick a rolling month instead (${price(rollingSetupInPence)} to set up), and add mesh Wi-Fi (${priceAMonth(meshInPence)}). There’s nothing to pay today.`,
    datesHeld:
      'The dates we hold for you stay held. With another plan we show you your contract length and mesh Wi-Fi again, as you chose them, with their prices.',
    list: 'Plans on offer at your home',
    loading: 'Fetching the plans at your home',
    earliest: goLiveCopy.earliest,
    before: 'You chose this before',
    offered: 'Which plan is enough?',
    offer: 'Say who lives there, and we’ll name the smallest plan that is enough.',
    ask: 'Who lives there?',
    askAgain: 'Change your answers',
    fits: {
      smallest: (plan: string) => `${plan}, our smallest plan here, is enough`,
      enough: (plan: string) => `${plan} is enough`,
      fastest: (plan: string) => `${plan} is the fastest here`,
    },
    marks: { smallest: 'Enough for you', enough: 'Enough for you', fastest: 'Fastest for you here' },
    /** What the most of them is needed for, by what they do. */
    when: {
      web: (people: number) => (people === 1 ? 'when you’re online' : `when ${people} people are online at once`),
      films: (people: number) => (people === 1 ? 'when you watch in 4K' : `when ${people} people watch in 4K at once`),
      games: (people: number) =>
        people === 1 ? 'when you play a game that streams' : `when ${people} people play games that stream at once`,
    },
    guarantees: (need: number, when: string, guaranteed: number) =>
      `You need about ${speed(need)} ${when}, and this plan guarantees ${speed(guaranteed)}.`,
    brings: (need: number, when: string, advertised: number) =>
      `You need about ${speed(need)} ${when}, and this plan brings up to ${speed(advertised)}.`,
    tooLittle: (need: number, when: string) =>
      `You need about ${speed(need)} ${when}, and no plan here guarantees that.`,
    files: (own: number, smaller: string, longer: number) =>
      `50 GB take ${minutes(own)}; with ${smaller}, enough for the rest, ${minutes(longer)}.`,
    onlyFiles: (own: number) => `50 GB take ${minutes(own)}, and no plan here is faster.`,
    select: 'Select plan',
    shared: 'In every 12 month plan',
    per: 'a month',
    terms: (contract: string, setup: string) => `${contract} · VAT included · ${setup}`,
    setup: (price: string) => `Set-up: ${price}`,
    freeSetup: 'Free set-up',
    speeds: 'Download and upload',
    each: (speed: string) => `${speed} each`,
    downAndUp: (down: string, up: string) => `${down} and ${up}`,
    evening: 'In the evening',
    guaranteed: 'Guaranteed minimum',
    game: 'A 50 GB download',
    minutes,
    summary: 'Contract summary (PDF)',
    total: (contract: string) => `Over ${contract}`,
    leaving: 'If you leave early',
    perMonthLeft: (pence: number) => `${price(pence)} per month left`,
    speedNote:
      'The evening speed is what you can normally have between 8pm and 10pm, when everyone is at home. The guaranteed minimum is a download speed, measured at the router.',
    slower: 'What happens when it’s slower',
  },
  DescribingHousehold: {
    title: 'Who lives there?',
    intro: 'We’ll name the smallest plan that is enough. Which one you take is up to you.',
    people: 'How many people live there?',
    counts: { one: '1', two: '2', few: '3 or 4', many: '5 or more' },
    uses: 'What do you do there, besides web, music and video calls?',
    use: {
      films: 'Watch films and series in 4K',
      games: 'Play games that stream',
      files: 'Send or fetch very large files, such as films you edit',
    },
    counted: (web: number, films: number, games: number) =>
      `For each person we count ${speed(web)}, for films in 4K ${speed(films)}, for games that stream ${speed(games)}: what the services ask for. We compare it with the speed that we guarantee.`,
    submit: 'Show my plan',
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

/** Why an answer about who lives there is refused. */
export const choosePlanRefusals = {
  peopleMissing: 'Choose how many people live there',
} as const satisfies Record<HouseholdRefusal, string>;
