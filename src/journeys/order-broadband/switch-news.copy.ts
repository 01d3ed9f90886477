/** What the order says of the switch while the customer is at another step (SW-07). */
export const switchNewsCopy = {
  checking: {
    words: (provider: string) => `We are still waiting for ${provider} to find your broadband.`,
    link: 'See how it stands',
  },
  ready: {
    words: (provider: string) => `${provider} has answered: your switch is ready to start.`,
    link: 'Review your switch',
  },
  repair: {
    words: (provider: string) => `${provider} has answered, and there is something to put right.`,
    link: 'Put it right',
  },
  unfinished: { words: () => 'Your switch is not finished yet.', link: 'Finish your switch' },
} as const;
