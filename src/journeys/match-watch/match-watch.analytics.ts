import type { matchWatchMachine } from '../../../machines/match-watch/match-watch.machine.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';
import { matchAnswered } from '../../analytics/match-answered.ts';

/** Wherever the customer is by then. */
export const matchWatchAnalytics = journeyAnalytics<typeof matchWatchMachine>('matchWatch', {
  entering: { matchAnswered: ({ snapshot }) => matchAnswered(snapshot.context.status) },
});
