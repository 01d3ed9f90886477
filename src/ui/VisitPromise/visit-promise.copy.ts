/** What happens where a visit goes wrong, in two lines; the whole of it is on the page of terms. */
export const visitPromiseCopy = {
  heading: { visit: 'If we’re late or miss a visit', start: 'If we’re late' },
  missed: (amount: string) =>
    `If we don’t come in the hours you chose, or call it off with less than 24 hours’ notice, we’ll pay you ${amount} for that visit.`,
  late: (amount: string) =>
    `If your broadband starts late, we’ll pay you ${amount} for each day. You don’t have to claim.`,
  terms: 'What we owe you, in our terms',
} as const;
