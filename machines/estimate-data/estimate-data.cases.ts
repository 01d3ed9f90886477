import { answered, failed, type ModelCase, offline } from '../shared/model-case.ts';
import type { estimateDataMachine } from './estimate-data.machine.ts';
import { needOf } from './estimate-data.rules.ts';
import type { EstimateDataContext, SimPlan } from './estimate-data.types.ts';

const plan = (place: number, dataInGb: number | null, priceInPence: number): SimPlan => ({
  id: `7a1d0c52-51a7-4b90-8c1e-00000000000${place}`,
  name: dataInGb === null ? 'Unlimited' : `${dataInGb} GB`,
  priceInPence,
  days: 30,
  dataInGb,
  minutes: null,
  texts: null,
  roamingDataInGb: Math.min(dataInGb ?? 12, 12),
  isPopular: false,
  suits: 'Out and about',
});

export const small = plan(1, 4, 6_00);
export const middle = plan(2, 30, 10_00);
export const unlimited = plan(3, null, 20_00);
export const plans: SimPlan[] = [small, middle, unlimited];

export const starts = { 'a visitor': undefined } satisfies Record<string, undefined>;

export const cases: readonly ModelCase<typeof estimateDataMachine>[] = [
  { type: 'hours.changed', use: 'music', hours: 7 },
  // What no slider says.
  { type: 'hours.changed', use: 'music', hours: 6 },
  { type: 'hours.cleared' },
  answered('loadPlans', plans),
  failed('loadPlans', offline),
];

/** Hours lead nowhere else: whether the plans are there does. */
export const facts = ({ hours, plans: known, failure }: EstimateDataContext) => ({
  isAnything: needOf(hours) > 0,
  isThere: known !== null,
  isFailed: failure !== null,
});
