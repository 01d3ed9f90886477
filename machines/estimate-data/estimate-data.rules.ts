import type { Hours, SimPlan, Use } from './estimate-data.types.ts';

/** Megabytes of an hour, roughly; the page of words has the same (tests/contract/advertised-prices.test.ts). */
export const megabytesAnHour: Readonly<Record<Use, number>> = {
  maps: 5,
  web: 60,
  music: 100,
  social: 700,
  calls: 1000,
  films: 1000,
  filmsHd: 3000,
};

/** In the order in which they stand on the page: from the least hungry to the most. */
export const uses = ['maps', 'web', 'music', 'social', 'calls', 'films', 'filmsHd'] as const satisfies readonly Use[];

export const noHours: Hours = { maps: 0, web: 0, music: 0, social: 0, calls: 0, films: 0, filmsHd: 0 };

/** Hours a week that can be chosen: finer where they are few. */
export const hourSteps = [0, 0.5, 1, 2, 3, 5, 7, 10, 14, 21, 28] as const;

/** Whether hours are such as can be chosen. */
export const isStep = (hours: number): boolean => hourSteps.some((step) => step === hours);

/** A plan runs for 30 days. */
const WEEKS = 30 / 7;

/** Months are not alike: a plan should have this much more than is needed. */
const SPARE = 1.2;

/** Megabytes in 30 days. */
export const needOf = (hours: Hours): number =>
  Math.round(uses.reduce((sum, use) => sum + hours[use] * megabytesAnHour[use], 0) * WEEKS);

/** The smallest plan with enough data, and some to spare; undefined where even the largest has too little. */
export const planFor = (plans: readonly SimPlan[], megabytes: number): SimPlan | undefined =>
  plans.find(({ dataInGb }) => dataInGb === null || dataInGb * 1000 >= megabytes * SPARE);
