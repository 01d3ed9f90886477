/** What is said where a date cannot be had, in the specification's words (BK-19, BK-21, BK-22). */
export const freeDatesCopy = {
  taken: { title: 'Oops, install date is no longer available', words: 'Try choosing anoter date.' },
  noneFree: 'No time slots available.',
  notYetOpen: 'Sorry, dates not available yet. Choose an earlier date.',
} as const;
