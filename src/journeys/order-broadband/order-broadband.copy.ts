/** Every word of the journey around its steps, by view; `missing` says why another page is shown (RT-03). */
export const orderBroadbandCopy = {
  missing: {
    address: 'First, check your address so that we know what we can offer.',
    plan: 'Choose a plan first, then you can carry on.',
    customisation: 'Finish choosing your plan first, then you can carry on.',
    visits: 'Book your installation first, then you can review your order.',
    agreement: 'Place your order first; then your order summary is here.',
  },
  FindingSavedJourney: {
    title: 'Finding your order',
    heading: 'Finding your order',
    loading: 'We are looking for the order you began',
  },
  SavedJourneyMissing: {
    title: 'Code not found',
    heading: "We can't find that code",
    body: 'Check it against your email: codes are kept for 30 days and open for the member who saved them.',
    start: 'Start from my address',
  },
  JourneyInterrupted: {
    title: 'Something went wrong',
    heading: 'Oops, something went wrong',
    body: 'Please try again later',
    retry: 'Try again',
    start: 'Start from my address',
  },
  OrderPlaced: {
    title: "You're all sorted",
    heading: "You're all sorted",
    orderId: 'Order ID',
    confirmation: (email: string) =>
      email === ''
        ? 'We have sent you an email with the confirmation and your contract.'
        : `We have sent a confirmation email with your contract to ${email}.`,
    next: 'What happens next',
    outside: 'Outside install',
    home: 'Home install',
    steps: [
      'Your engineers get your dates and notes.',
      'We send your router a few days before you go live.',
      'Your first month is charged on your Go Live date.',
    ],
    updates: 'Follow your order',
    updatesText: 'We tell you by email and text when your engineers are on their way, and if anything changes.',
    updatesOn: 'News of your order are on their way to you by email and text.',
    updatesFailed: 'We could not switch that on. Your order is safe.',
    updatesAction: 'Keep me posted',
    updatesRetry: 'Try again',
    another: 'Back to broadband',
  },
} as const;
