import type { Use } from '../../../machines/estimate-data/estimate-data.types.ts';
import { price } from '../../ui/format/price.ts';

const uses: Record<Use, string> = {
  maps: 'Maps and navigation',
  web: 'Web and messages',
  music: 'Music',
  social: 'Social media with video',
  calls: 'Video calls',
  films: 'Films in standard quality',
  filmsHd: 'Films in HD',
};

const hoursInWords = (hours: number): string => {
  if (hours === 0) return 'never';
  if (hours === 0.5) return 'half an hour';
  return hours === 1 ? '1 hour' : `${hours} hours`;
};

/** "About 0.4 GB", "About 14 GB": as precise as an estimate is. */
const need = (megabytes: number): string => {
  if (megabytes === 0) return 'No data yet';
  const gigabytes = megabytes / 1000;
  return `About ${gigabytes < 10 ? Math.max(0.1, Math.round(gigabytes * 10) / 10) : Math.round(gigabytes)} GB a month`;
};

/** Every word of the estimate, by view. */
export const estimateDataCopy = {
  EstimatingData: {
    heading: 'What is your week like?',
    intro: 'Count the hours away from Wi-Fi. The estimate changes as you move a slider.',
    uses,
    hours: hoursInWords,
    inAWeek: (hours: number): string => (hours === 0 ? 'Never' : `${hoursInWords(hours)} a week`),
    clear: 'Start again',
    result: 'Your estimate',
    need,
    start: 'Move a slider to begin. Somebody who is nearly always on Wi-Fi is happy with our smallest plan.',
    plan: (name: string): string => `The ${name} plan has enough`,
    planPrice: (pence: number, days: number): string => `${price(pence)} for ${days} days`,
    buy: (name: string): string => `Buy the ${name} plan`,
    spare: 'With a fifth to spare, as no two months are alike.',
    unlimited: 'That is more than our plans with a limit have.',
    compare: 'Compare all SIM plans',
    loading: 'Fetching our plans',
    notLoaded: 'We couldn’t fetch our plans. Your estimate is still here.',
    retry: 'Try again',
  },
} as const;
