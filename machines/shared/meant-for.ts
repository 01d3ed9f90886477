/** Whether a retry is meant for a card of a page whose cards fail by themselves; one that names none is for all. */
export const isMeantFor = <Card extends string>(asked: Card | undefined, card: Card): boolean =>
  asked === undefined || asked === card;

/** The condition of a retry, for the states of that card; the machine has `isMeant` for it. */
export const meantFor = <const Of extends string>(card: Of) =>
  ({
    type: 'isMeant',
    params: ({ event }: { event: { card?: string } }) => ({ asked: event.card, card }),
  }) as const;
