import type { Household, HouseholdUse, People, Product } from './choose-plan.types.ts';
import { minutesOfDownload } from './compared-plans.rules.ts';

/** How many are counted: the most that an answer can mean, and six where there are five or more. */
export const peopleCounted: Readonly<Record<People, number>> = { one: 1, two: 2, few: 4, many: 6 };

/**
 * Mbps for each person, by the most that they do at a time: nobody watches two films at once. They are what the services
 * themselves ask for: 5 for a film in HD, which web, music and a video call do with, too, and 15 for one in 4K (Netflix),
 * 25 for a game that is played over the line (GeForce NOW, at 1080p).
 */
export const mbpsEach = { web: 5, films: 15, games: 25 } as const;

/** Minutes that 50 GB may take where very large files come and go: ours, so that who moves them does not wait for long. */
const MINUTES_OF_LARGE_FILES = 10;

/** In the order in which they are asked about. */
export const householdUses = ['films', 'games', 'files'] as const satisfies readonly HouseholdUse[];

const isPeople = (answer: string): answer is People => Object.hasOwn(peopleCounted, answer);

/** What was answered; null where nobody has said how many live there. What is no answer of ours counts for nothing. */
export const householdOf = (people: string, uses: readonly string[]): Household | null =>
  isPeople(people) ? { people, uses: householdUses.filter((use) => uses.includes(use)) } : null;

/** What asks for the most of a line, of what they do. Files are no part of it: they take what there is. */
export const heaviestUse = ({ uses }: Household): keyof typeof mbpsEach =>
  uses.includes('games') ? 'games' : uses.includes('films') ? 'films' : 'web';

/** Mbps that are needed where all are busy at the same time. */
const neededMbps = (household: Household): number => mbpsEach[heaviestUse(household)] * peopleCounted[household.people];

/** Mbps that a product has at the worst: guaranteed, or the advertised speed where the gateway guarantees none. */
const assuredMbps = ({ guaranteedSpeedInMbps, downstreamSpeedInMbps }: Product): number =>
  guaranteedSpeedInMbps ?? downstreamSpeedInMbps;

export type Suggestion = {
  product: Product;
  /** `smallest` of those on offer, or a larger one, is enough; `fastest` where even that one is not. */
  fit: 'smallest' | 'enough' | 'fastest';
  /** Mbps, where all are busy at the same time. */
  needed: number;
  /** Where very large files alone decide it: minutes for 50 GB with it, and with the smaller plan that is enough for the rest. */
  files: { minutes: number; smaller: { product: Product; minutes: number } | null } | null;
};

const minutesOf = ({ downstreamSpeedInMbps }: Product): number => minutesOfDownload(downstreamSpeedInMbps);

/**
 * The smallest of the products that is enough for those who live there by what we guarantee, and never a larger one; the
 * fastest where none is. Null where there is none at all.
 */
export function suggestionFor(products: readonly Product[], household: Household): Suggestion | null {
  const bySpeed = products.toSorted((one, other) => one.downstreamSpeedInMbps - other.downstreamSpeedInMbps);
  const needed = neededMbps(household);
  const large = bySpeed.filter((product) => assuredMbps(product) >= needed);
  const isQuick = (product: Product) =>
    !household.uses.includes('files') || minutesOf(product) <= MINUTES_OF_LARGE_FILES;
  const enough = large.find(isQuick);
  const product = enough ?? bySpeed.at(-1);
  if (!product) return null;
  const [largeEnough] = large;
  const isByFiles = largeEnough !== undefined && !isQuick(largeEnough);
  return {
    product,
    fit: !enough ? 'fastest' : product === bySpeed[0] ? 'smallest' : 'enough',
    needed,
    files: isByFiles
      ? {
          minutes: minutesOf(product),
          smaller: largeEnough === product ? null : { product: largeEnough, minutes: minutesOf(largeEnough) },
        }
      : null,
  };
}
