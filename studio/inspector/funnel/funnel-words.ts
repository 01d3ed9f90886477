import { longDate, timeOfDay } from '../../../src/ui/format/date.ts';
import type { Against, Device, Funnel, Period, PlaceSums } from './funnel.types.ts';

export const periodNames: Readonly<Record<Period, string>> = {
  day: 'Last 24 hours',
  week: 'Last 7 days',
  month: 'Last 30 days',
  all: 'All that is kept',
};

export const deviceNames: Readonly<Record<Device, string>> = {
  phone: 'Phones',
  tablet: 'Tablets',
  desktop: 'Computers',
};

export const number = (count: number): string => count.toLocaleString('en-GB');

export const versionName = ({ version, since }: Funnel['versions'][number]): string =>
  `${version}, since ${longDate(since)}, ${timeOfDay(since)}`;

/** In the middle of a sentence: "on phones", "the 7 days before". */
export function againstWords(against: Against, period: Period): string {
  switch (against.kind) {
    case 'before':
      return `the ${periodNames[period].replace('Last ', '')} before`;
    case 'device':
      return deviceNames[against.device].toLowerCase();
    case 'version':
      return `version ${against.version}`;
  }
}

/** "45 s", "2 min 5 s", "1 h 10 min" */
export function lengthOf(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60];
  const parts =
    hours > 0 ? [`${hours} h`, minutes && `${minutes} min`] : [minutes && `${minutes} min`, rest && `${rest} s`];
  return parts.filter((part) => part !== 0).join(' ') || '0 s';
}

/** Of all who came, in whole percent. */
const share = (count: number, { came }: PlaceSums): number => (came === 0 ? 0 : Math.round((100 * count) / came));

const nobody = (place: string): PlaceSums => ({
  place,
  came: 0,
  wentOn: 0,
  left: 0,
  stillThere: 0,
  medianSeconds: null,
});

/** The sums of a place; all nothing where nobody came. */
export const sumsAt = ({ places }: Funnel, place: string): PlaceSums =>
  places.find((one) => one.place === place) ?? nobody(place);

export const isEnd = (place: string): boolean => place.startsWith('end:');

/** What a card says: who came, went on and left, and how long they stayed. At an end nobody goes on, and nobody leaves. */
export function placeLines(sums: PlaceSums): string[] {
  const { came, wentOn, left, stillThere, medianSeconds, place } = sums;
  if (came === 0) return ['nobody came'];
  if (isEnd(place)) return [`${number(came)} came to this end`];
  return [
    `${number(came)} came, ${number(wentOn)} went on`,
    `${number(left)} left, ${share(left, sums)} %${stillThere > 0 ? `; ${number(stillThere)} still there` : ''}`,
    // Of those who went on: nobody knows how long the others read.
    ...(medianSeconds === null ? [] : [`stayed ${lengthOf(medianSeconds)} (median)`]),
  ];
}

const more = (difference: number, what: string): string => {
  if (difference === 0) return `as many ${what}`;
  return `${number(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'} ${what}`;
};

/** How a place differs from the same place in what it is compared with. */
export function differenceLines(sums: PlaceSums, other: PlaceSums): string[] {
  const came = more(sums.came - other.came, 'came');
  if (isEnd(sums.place) || sums.came === 0 || other.came === 0) return [came];
  return [came, `left: ${share(sums.left, sums)} % against ${share(other.left, other)} %`];
}

/** How many went from one place to another; null for where a run begins. */
export const wentBetween = ({ moves }: Funnel, from: string | null, to: string): number =>
  moves.find((move) => move.from === from && move.to === to)?.count ?? 0;

/** "38 runs in 30 visits" */
export const totalWords = ({ runs, visits }: Funnel): string =>
  `${number(runs)} ${runs === 1 ? 'run' : 'runs'} in ${number(visits)} ${visits === 1 ? 'visit' : 'visits'}`;
