/** Every word of joining, by view. */
export const registerCopy = {
  EnteringRegistration: {
    title: 'Join us',
    heading: 'Join us',
    intro: 'An account keeps your plan, your visits and your contract in one place.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    phone: 'Mobile number',
    phoneHint: 'So that an engineer can reach you. UK number, for example 07700 900123',
    birthDate: 'Date of birth',
    password: 'Password',
    passwordHint: 'At least 12 characters. A few words together are easy to remember and hard to guess.',
    marketing: 'Send me offers and news by email',
    submit: 'Join us',
    logIn: 'Already a member? Log in',
  },
  RegistrationNotAnswered: {
    title: 'Account not made',
    heading: "We couldn't make your account",
    body: 'What you typed is kept, apart from your password. Try again in a moment.',
    retry: 'Try again',
  },
  WelcomingMember: { title: 'Welcome', heading: 'Welcome', loading: 'Taking you back to where you were' },
} as const;
