import type { SessionNews } from './session.ts';

/** What is said to whoever is at a page when somebody else is logged in than before, by what has happened. */
export const sessionNewsCopy = {
  sessionEnded: {
    title: () => 'You’ve been logged out',
    body: () => 'Your session has ended. Log in to carry on where you were.',
  },
  loggedOutElsewhere: {
    title: () => 'You’ve been logged out',
    body: () => 'You logged out in another tab, so you’re logged out here too.',
  },
  loggedInElsewhere: {
    title: (name: string) => `${name} is logged in now`,
    body: (name: string) => `${name} logged in in another tab. Nothing of another member is left in this one.`,
  },
} as const satisfies Record<SessionNews, { title: (name: string) => string; body: (name: string) => string }>;

export const logInWords = 'Log in';
