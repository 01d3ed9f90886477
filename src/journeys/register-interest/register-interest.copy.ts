/** Every word of registering interest, by view (RI-01). */
export const registerInterestCopy = {
  EnteringDetails: {
    title: 'Be first to know',
    heading: 'Be first to know',
    intro: 'Leave your email address and we will write when full fibre reaches your home. Nothing else.',
    address: 'Your address',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    emailHint: 'We only use it to tell you about broadband at this address.',
    submit: 'Tell me first',
  },
  InterestNotRegistered: {
    title: 'Not noted yet',
    heading: "We couldn't note that",
    body: 'What you typed is kept. Try again in a moment.',
    retry: 'Try again',
  },
  InterestRegistered: {
    title: "You're on the list",
    heading: "You're on the list",
    body: (email: string) => `We will write to ${email} as soon as there is news for your address.`,
    home: 'Back to broadband',
    another: 'Check another address',
  },
} as const;
