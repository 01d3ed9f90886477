/** Every word of logging out, by view. */
export const logOutCopy = {
  LoggingOut: { title: 'Logging out', heading: 'Logging out', loading: 'Ending your session' },
  LogOutFailed: {
    title: 'Still logged in',
    heading: 'We couldn’t log you out',
    body: 'You’re still logged in on this device. Try again.',
    retry: 'Try again',
  },
  LoggedOut: {
    title: 'Logged out',
    heading: 'You’re logged out',
    body: 'See you soon.',
    logIn: 'Log in again',
    home: 'Back to broadband',
  },
} as const;
