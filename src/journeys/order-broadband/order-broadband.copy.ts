/**
 * Every word of the journey around its steps, by view; `missing` says why another page is shown (RT-03). Those of the
 * placed order are in a file of their own, as the first page does without them.
 */
export const orderBroadbandCopy = {
  missing: {
    address: 'First, check your address so that we know what we can offer.',
    plan: 'Choose a plan first, then you can carry on.',
    customisation: 'Finish choosing your plan first, then you can carry on.',
    visits: 'Book your installation first, then you can review your order.',
    switch: 'Finish your switch first, or carry on without it. Then you can review your order.',
    agreement: 'Place your order first. You’ll then find your order summary here.',
  },
  FindingSavedJourney: {
    title: 'Finding your order',
    heading: 'Finding your order',
    loading: 'We’re looking for the order you started',
  },
  SavedJourneyMissing: {
    title: 'Code not found',
    heading: 'We can’t find that code',
    body: 'Check it against your email. Codes last 30 days and work only for the account that saved them.',
    start: 'Start from my address',
  },
  JourneyInterrupted: {
    title: 'Something went wrong',
    heading: 'Oops, something went wrong',
    body: 'Please try again later',
    retry: 'Try again',
    start: 'Start from my address',
  },
} as const;
