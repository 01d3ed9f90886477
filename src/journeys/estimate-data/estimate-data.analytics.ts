import type { SnapshotFrom } from 'xstate';
import { needOf } from '../../../machines/estimate-data/estimate-data.rules.ts';
import type { estimateDataMachine } from '../../../machines/estimate-data/estimate-data.machine.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

/** What is estimated, in whole gigabytes: it says nothing of anybody. */
const estimated = ({ snapshot }: { snapshot: SnapshotFrom<typeof estimateDataMachine> }) => ({
  name: 'data_estimated' as const,
  data: { gigabytes: Math.round(needOf(snapshot.context.hours) / 1000) },
});

export const estimateDataAnalytics = journeyAnalytics<typeof estimateDataMachine>('estimateData', {
  taking: { 'hours.changed': estimated },
});
