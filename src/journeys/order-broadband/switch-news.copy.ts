/** What the order says of the switch while the customer is at another step (SW-07). */
export const switchNewsCopy = {
  checking: {
    words: (provider: string) => `We’re still waiting for ${provider} to find your broadband.`,
    link: 'Check progress',
  },
  ready: {
    words: (provider: string) => `${provider} has replied. Your switch is ready to start.`,
    link: 'Review your switch',
  },
  repair: {
    words: (provider: string) => `${provider} has replied, and something needs putting right.`,
    link: 'Put it right',
  },
  unfinished: { words: () => 'Your switch isn’t finished yet.', link: 'Finish your switch' },
} as const;
