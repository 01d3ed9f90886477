import type { choosePairMachine } from '../../../machines/choose-pair/choose-pair.machine.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

/** What is chosen is told by the booking, as it hears of it. */
export const choosePairAnalytics = journeyAnalytics<typeof choosePairMachine>('choosePair', {});
