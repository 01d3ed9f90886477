import type { Refusal } from '../../../machines/look-up-charges/look-up-charges.types.ts';

const refusals: Record<Refusal, string> = {
  'country.missing': 'Type a country, for example Spain',
  'country.home': 'That’s at home: your plan covers it. Type another country',
  'country.unknown': 'We don’t know this country. Check the spelling, or try its English name',
};

/** The words that the page comes with; the others come with the charges. */
export const searchCopy = {
  heading: {
    '/roaming-charges': 'Where are you going?',
    '/international': 'Which country are you calling?',
  },
  hint: {
    '/roaming-charges': 'For example: Spain, Turkey or Japan',
    '/international': 'For example: Ireland, India or Poland',
  },
  label: 'Country',
  submit: 'Show the charges',
  loading: 'Fetching today’s charges',
  refusals,
} as const;
