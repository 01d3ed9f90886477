/** How a plan stands, in a word or two. */
const labels = {
  DRAFT: 'Not ordered',
  ORDERED: 'On its way',
  ACTIVE: 'Live',
  CHANGING: 'Changing',
  PAUSED: 'Paused',
  CEASING: 'Ending',
  ENDED: 'Ended',
} as const;

/** A plan's state as customers know it; null for one that a newer gateway tells of. */
export const planState = (status: string): string | null =>
  Object.hasOwn(labels, status) ? labels[status as keyof typeof labels] : null;
