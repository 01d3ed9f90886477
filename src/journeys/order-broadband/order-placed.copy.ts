/** Every word of the page after the order (OR-07); those of its switch are in src/ui/PlacedSwitch/. */
export const orderPlacedCopy = {
  title: "You're all sorted",
  heading: "You're all sorted",
  orderId: 'Order ID',
  confirmation: (email: string) =>
    email === ''
      ? 'We’ve sent you an email with the confirmation and your contract.'
      : `We’ve sent a confirmation email with your contract to ${email}.`,
  payHeading: 'Choose how you pay',
  payText:
    'Nothing is due today. Your first bill comes on your Go Live date. Have your bills collected by Direct Debit or charged to a card, or pay each one yourself: you can change that at any time.',
  pay: 'Choose how you pay',
  next: 'What happens next',
  ordered: 'What you have ordered',
  plan: 'Plan',
  contract: 'Contract',
  mesh: 'Mesh Wi-Fi',
  added: 'Added',
  setup: 'Set-up',
  today: 'To pay today',
  nothing: 'Nothing',
  monthly: 'Monthly price',
  address: 'Address',
  contact: 'Contact for the visits',
  print: 'Print or save this page',
  questions: (email: string, phone: string) => `Questions? ${email} or ${phone}`,
  outside: 'Outside install',
  home: 'Home install',
  connection: 'Connection date',
  engineers: 'We’ll pass your dates and notes to your engineers.',
  steps: [
    'We’ll send your router a few days before your Go Live date.',
    'Your first month is charged on your Go Live date: by Direct Debit, by card, or you pay the bill yourself.',
  ],
  updates: 'Follow your order',
  updatesText: 'We’ll tell you by email and text when your engineers are on their way, or if anything changes.',
  updatesOn: 'You’ll get order updates by email and text.',
  updatesFailed: 'We couldn’t turn on updates. Your order is safe.',
  updatesAction: 'Keep me posted',
  updatesRetry: 'Try again',
  follow: 'See your order',
  another: 'Back to broadband',
} as const;
