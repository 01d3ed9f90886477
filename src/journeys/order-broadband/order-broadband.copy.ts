/**
 * Every word of the journey around its steps, by view. Those of the placed order, and of the frame, are in files of their
 * own, as the first page does without one or the other.
 */
export const orderBroadbandCopy = {
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
  OrderMissing: {
    title: 'Order not found',
    heading: 'We can’t find that order',
    body: 'There’s no order of yours at this address, or it was cancelled. Your dashboard has all your orders.',
    dashboard: 'Go to your dashboard',
  },
  OrderNotLoaded: {
    title: 'Order not loaded',
    heading: 'We couldn’t fetch your order',
    body: 'Nothing is wrong with it: our service isn’t responding. Try again in a moment.',
    retry: 'Try again',
    dashboard: 'Back to your dashboard',
  },
} as const;
