/** What is to be told of a switch to us after the order. */
export type PlacedNews =
  | 'telling'
  | 'accepted'
  | 'complete'
  | 'checking'
  | 'ready'
  | 'notOrdered'
  | 'ranOut'
  | 'refused'
  | 'overAlready'
  | 'cancelled'
  | 'planEnded'
  | 'unknown';

type Words = {
  title?: (provider: string) => string;
  /** `day` is "on …", when the old service is to end, or when the plan has ended. */
  body: (provider: string, day: string) => string;
};

/** What the order summary and the page of a switch say of it (SW-09, SW-11). */
export const placedSwitchCopy = {
  heading: 'Your switch',
  onTheDay: (day: string) => `on ${day}, your Go Live date`,
  ended: (day: string) => `on ${day}`,
  whenLive: 'on your Go Live date',
  moves: 'If your visit moves, we’ll move your switch with it and tell them the new day.',
  reference: (reference: string) => `One Touch Switch reference: ${reference}`,
  self: 'You’re cancelling your old broadband yourself. Cancel with your old provider once your new service works.',
  again: 'Try the switch again',
  progress: 'Check progress',
  review: 'Review your switch',
  chat: 'Chat with us',
  news: {
    telling: {
      body: (provider, day) =>
        `We are telling ${provider} now. Your old broadband ends ${day}. Please don’t cancel with them yourself.`,
    },
    accepted: {
      body: (provider, day) =>
        `${provider} has accepted your switch. Your old broadband will end ${day}. Please don’t cancel with them yourself.`,
    },
    complete: {
      title: () => 'Your switch is complete',
      body: (provider) => `Your service has moved from ${provider} to us. You don’t need to cancel anything.`,
    },
    checking: { body: (provider) => `We’re waiting for ${provider} to find your broadband.` },
    ready: {
      title: () => 'Your switch is ready to start',
      body: (provider) => `${provider} has found your broadband. Review your switch to start it.`,
    },
    notOrdered: {
      title: () => 'We couldn’t order your switch',
      body: (provider) =>
        `Your old service will carry on, so you’ll need to cancel it with ${provider} yourself or try again. Your new broadband isn’t affected.`,
    },
    ranOut: {
      title: () => 'Your switch has run out',
      body: (provider) =>
        `Your old service will carry on, so you’ll need to cancel it with ${provider} yourself or try again. Your new broadband isn’t affected.`,
    },
    refused: {
      title: (provider) => `Please check with ${provider}`,
      body: (_, day) =>
        `They didn’t accept our last message about your switch. Ask them whether your old service will end ${day}, or chat with us. Your new broadband isn’t affected.`,
    },
    overAlready: {
      title: () => 'Your old service may have ended already',
      body: (provider) =>
        `Ask ${provider} when it ends, or chat with us. If you still have a service to switch, you can try again.`,
    },
    cancelled: {
      title: () => 'Your switch was cancelled',
      body: (provider) => `Your old service will carry on, so you’ll need to cancel it with ${provider} yourself.`,
    },
    planEnded: {
      title: () => 'Your plan has ended',
      body: (provider, day) =>
        `Your plan with us ended ${day}, so there’s nothing to switch to us any more. If you still have broadband from ${provider}, it will carry on until you cancel it with them.`,
    },
    unknown: {
      title: () => 'We got an answer we didn’t expect',
      body: (provider) =>
        `Chat with us: we can see what ${provider} said. Please don’t cancel with them until you have spoken to us.`,
    },
  } satisfies Record<PlacedNews, Words> as Record<PlacedNews, Words>,
} as const;
