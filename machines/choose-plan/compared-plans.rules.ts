import type { Product } from './choose-plan.types.ts';

/** What a product is compared by, beside what its card takes as it is. */
export type ComparedPlan = {
  product: Product;
  /** What only this one has, of what the gateway says is in it. */
  ownBenefits: string[];
  /** For 50 GB, a large game. */
  minutesOfDownload: number;
  /** Pence, for the whole contract: each month, and what is paid once. */
  totalInPence: number;
};

/** The size of what is downloaded, in megabits. */
const gameInMegabits = 50 * 8_000;

/** How long 50 GB take at the full speed, in minutes begun. */
export function minutesOfDownload(mbps: number): number {
  return Math.ceil(gameInMegabits / mbps / 60);
}

/** What all of the products have, in the order of the first. */
export function sharedBenefits(products: readonly Product[]): string[] {
  const [first, ...others] = products;
  return first ? first.benefits.filter((benefit) => others.every(({ benefits }) => benefits.includes(benefit))) : [];
}

/** The products side by side: what is said of all of them is left out of each. */
export function comparedPlans(products: readonly Product[]): ComparedPlan[] {
  const shared = new Set(sharedBenefits(products));
  return products.map((product) => ({
    product,
    ownBenefits: product.benefits.filter((benefit) => !shared.has(benefit)),
    minutesOfDownload: minutesOfDownload(product.downstreamSpeedInMbps),
    totalInPence: product.priceInPence * product.contractDurationInMonths + product.setupPriceInPence,
  }));
}
