/** Said on a page that hardly anybody sees: it does not come with the form, whose code everybody waits for. */
export const memberNotWelcomedCopy = {
  title: 'Account created',
  heading: 'We couldn’t log you in',
  body: 'We’ve created your account. Try again in a moment.',
  retry: 'Try again',
  logIn: 'Log in',
} as const;
