/** What the order summary says of the switch (SW-11). */
export const placedSwitchCopy = {
  heading: 'Your switch',
  started: (provider: string, day: string) =>
    `We are telling ${provider} now. Your old broadband ends ${day}. Please don't cancel with them yourself.`,
  onTheDay: (day: string) => `on ${day}, the day your new service starts`,
  whenLive: 'on the day your new service starts',
  moves: 'If your visit moves, your switch moves with it, and we tell them the new day.',
  reference: (reference: string) => `One Touch Switch reference: ${reference}`,
  self: 'You are sorting out your old broadband yourself: cancel with your provider once your new service works.',
} as const;
