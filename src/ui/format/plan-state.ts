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

/** A plan's state as customers know it, and that it rests at the time; null for one that a newer gateway tells of. */
export function planState(status: string, isPaused = false): string | null {
  const label = Object.hasOwn(labels, status) ? labels[status as keyof typeof labels] : null;
  if (!isPaused || label === labels.PAUSED) return label;
  return label === null ? labels.PAUSED : `${label}, paused`;
}
