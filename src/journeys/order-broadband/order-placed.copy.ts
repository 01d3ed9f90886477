/** Every word of the page after the order (OR-07); those of its switch are in src/ui/PlacedSwitch/. */
export const orderPlacedCopy = {
  title: "You're all sorted",
  heading: "You're all sorted",
  orderId: 'Order ID',
  copy: 'Copy',
  theOrderId: 'the order ID',
  copied: 'Copied',
  notCopied: 'Not copied. Select the order ID and copy it yourself.',
  goLive: 'Your broadband works from',
  noGoLive: 'The day that the network names: we’ll email you',
  at: (address: string) => `At ${address}`,
  confirmation: (email: string) =>
    email === ''
      ? 'We’ve sent you an email with the confirmation and your contract.'
      : `We’ve sent a confirmation email with your contract to ${email}.`,
  payHeading: 'Choose how you pay',
  payText:
    'Nothing is due today. Your first bill comes on your Go Live date. Have your bills collected by Direct Debit or charged to a card, or pay each one yourself: you can change that at any time.',
  pay: 'Choose how you pay',
  next: 'What happens next',
  ordered: 'What you’ve ordered',
  inShort: (monthly: string, once: string) => `${monthly}${once}, VAT included. Nothing to pay today.`,
  and: (once: string) => ` and ${once}`,
  address: 'Address',
  contact: 'Contact for the visits',
  print: 'Print or save this page',
  questions: (email: string, phone: string) => `Questions? ${email} or ${phone}`,
  outside: 'Outside install',
  home: 'Home install',
  /** What comes when, by what happens. */
  timeline: {
    done: 'done',
    names: {
      ordered: 'Ordered',
      outside: 'Outside install',
      router: 'Your router is on its way',
      home: 'Home install',
      live: 'Go Live date',
      charged: 'First month charged',
      oldServiceEnds: 'Your old broadband ends',
    },
    texts: {
      outside: 'An engineer brings the fibre to your home. You don’t need to be there.',
      router: 'It comes by post. Keep it in its box until your Go Live date.',
      home: 'An engineer brings the fibre inside. Someone needs to be at home.',
      live: 'The engineer plugs your router in, and you’re online.',
      /** Where nobody comes in. */
      liveAlone: 'Plug your router in, and you’re online.',
    },
    /** Where the day is not known. */
    undated: {
      ordered: 'Done',
      outside: 'We’ll tell you the day',
      router: 'A few days before your Go Live date',
      home: 'We’ll tell you the day',
      live: 'As soon as the network has a day for you',
      charged: 'On your Go Live date',
      oldServiceEnds: 'On your Go Live date',
    },
    chargedText: (sum: string) => `${sum}, VAT included: by Direct Debit, by card, or you pay the bill yourself.`,
    oldServiceText: (provider: string) =>
      provider === ''
        ? 'We arrange that: don’t cancel it yourself.'
        : `We arrange that with ${provider}: don’t cancel it yourself.`,
  },
  visits: 'Your visits',
  engineers: 'We’ll pass your dates and notes to your engineers.',
  calendar: 'Add to calendar',
  calendarFailed: 'We couldn’t make the calendar file. Your visit is booked all the same. Try again in a moment.',
  changeDate: 'Change this date',
  papers: 'Your contract',
  changeOfMind: (day: string) =>
    `You can change your mind until ${day}. Open your order to cancel: you need no reason.`,
  updates: 'Follow your order',
  updatesText: 'We can tell you by email and text when your engineers are on their way, or if anything changes.',
  updatesOn: 'You’ll get order updates by email and text.',
  updatesFailed: 'We couldn’t turn on updates. Your order is safe.',
  updatesAction: 'Keep me posted',
  updatesRetry: 'Try again',
  follow: 'See your order',
  another: 'Back to broadband',
} as const;
