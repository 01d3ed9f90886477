/** How long dates are held. A moment, not a time left: so that it stays true on a page that is left open. */
export const heldUntilCopy = {
  one: (time: string, date: string) => `We hold this date until ${time} on ${date}.`,
  both: (time: string, date: string) => `We hold both dates until ${time} on ${date}.`,
  /** On the card of a visit. */
  card: (time: string, date: string) => `Held until ${time} on ${date}`,
  /** The same where nobody told the moment. */
  open: 'Held for you',
  after:
    'If you haven’t ordered by then, others can have them, and we’ll ask you to choose again. Everything else is kept.',
} as const;
