import type { SnapshotFrom } from 'xstate';
import type { estimateDataMachine } from './estimate-data.machine.ts';
import { needOf, planFor, uses } from './estimate-data.rules.ts';
import type { SimPlan, Use } from './estimate-data.types.ts';

export type EstimateDataModel = {
  /** Hours a week of each use. */
  hours: { use: Use; hours: number }[];
  /** Whether any hours are chosen. */
  isAnything: boolean;
  /** Of 30 days. */
  megabytes: number;
  /** The smallest that has enough; null until the plans have come. */
  plan: SimPlan | null;
  isLoading: boolean;
  isNotLoaded: boolean;
};

export function selectEstimateData({
  context: { hours, plans, failure },
}: SnapshotFrom<typeof estimateDataMachine>): EstimateDataModel {
  const megabytes = needOf(hours);
  return {
    hours: uses.map((use) => ({ use, hours: hours[use] })),
    isAnything: uses.some((use) => hours[use] > 0),
    megabytes,
    plan: (plans && planFor(plans, megabytes)) ?? null,
    isLoading: plans === null && failure === null,
    isNotLoaded: failure !== null,
  };
}
