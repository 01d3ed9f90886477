import type { ConsentGroup } from './consent-choice.ts';

export const consentCopy = {
  heading: 'Cookies: your choice',
  /** Short, each a paragraph of its own: a large block of text would count as the page's largest paint. */
  words: [
    'Some cookies are needed to make this site work.',
    'With your permission we also measure visits, personalise the site and advertise.',
  ],
  more: 'What each of them is and how long it stays is in our',
  policy: 'cookie policy',
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  choose: 'Choose',
  save: 'Save my choice',
  settings: 'Cookie settings',
  legend: 'What may we use cookies for?',
  arrived: 'There is a question about cookies at the start of the page.',
  saved:
    'Your choice about cookies is saved. You can change it at any time under “Cookie settings” at the end of every page.',
  savedHere: 'Your choice is saved.',
  essential: {
    name: 'Making the site work (always on)',
    what: 'Keeps you logged in, protects your forms, remembers your place in an order and this choice.',
  },
  groups: {
    C0002: { name: 'Measuring visits', what: 'Tells us which pages are used and where they fail. Nobody is named.' },
    C0003: { name: 'Personalising the site', what: 'Remembers what you looked at, to recommend plans that fit.' },
    C0004: {
      name: 'Advertising',
      what: 'Lets us and our partners show you our offers elsewhere, and see whether they help.',
    },
  } satisfies Record<ConsentGroup, { name: string; what: string }>,
} as const;
