/** Every word of telling us a full name, by view. */
export const aboutYouCopy = {
  EnteringName: {
    title: 'About you',
    heading: 'What is your full name?',
    intro: 'We have only part of your name so far. Your contract and our engineers need all of it.',
    firstName: 'First name',
    lastName: 'Last name',
    submit: 'Save and carry on',
  },
  NameNotSaved: {
    title: 'Name not saved',
    heading: "We couldn't save your name",
    body: 'What you typed is kept. Try again in a moment.',
    retry: 'Try again',
  },
  WelcomingMember: { title: 'Thank you', heading: 'Thank you', loading: 'Taking you back to where you were' },
} as const;
