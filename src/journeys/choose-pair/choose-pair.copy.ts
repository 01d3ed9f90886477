import type { ChoosePairModel } from '../../../machines/choose-pair/choose-pair.selectors.ts';
import { freeDatesCopy } from '../../ui/SlotChoice/free-dates.copy.ts';

/** Every word of choosing both dates as a pair (BK-05, BK-18, BK-19, BK-21). */
export const choosePairCopy = {
  ChoosingPair: {
    title: 'Choose your dates',
    heading: 'Choose your dates',
    intro:
      'First the outside install: you don’t need to be there. Then, on a later day, the home install: please be at home. It takes about an hour.',
    loading: 'Looking for dates that fit',
    day: {
      legend: 'Which day can you be at home?',
      any: { label: 'Any weekday', short: 'Any' },
      only: [
        { label: 'Only Mondays', short: 'Mon' },
        { label: 'Only Tuesdays', short: 'Tue' },
        { label: 'Only Wednesdays', short: 'Wed' },
        { label: 'Only Thursdays', short: 'Thu' },
        { label: 'Only Fridays', short: 'Fri' },
      ],
    },
    time: { legend: 'What time for the home install?', any: 'Any time', AM: 'Morning', PM: 'Afternoon' },
    found: (pairs: number) => (pairs === 1 ? '1 pair of dates' : `${pairs} pairs of dates`),
    soonest: 'The soonest',
    works: 'Your broadband works from',
    outside: 'Outside install',
    inHome: 'Home install',
    take: 'Take these dates',
    more: 'More dates',
    eachDate: 'Choose each date yourself',
    none: {
      words: freeDatesCopy.noneFree,
      body: 'The first dates are all taken. There may be room later on: choose each date yourself.',
    },
    noneOfThese: 'No dates fit that day and time. Try another day or time, or choose each date yourself.',
    lost: {
      ...freeDatesCopy.taken,
      body: 'Your notes for the engineer are kept. These are the next dates that fit.',
    },
    notLoaded: {
      title: 'We couldn’t fetch the dates',
      retry: 'Try again',
    },
    reasons: {
      dateNotYetOpen: freeDatesCopy.notYetOpen,
      unknown: 'Something went wrong, please try again later.',
    } satisfies Record<NonNullable<ChoosePairModel['failureReason']>, string>,
    held: 'Next, tell us who the engineer should ask for. Then we hold both dates for 24 hours; they’re booked when you place your order.',
  },
} as const;
