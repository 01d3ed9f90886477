import { accountNumberMaxLength, lastNameMaxLength } from '../../../machines/switch-provider/switch-provider.rules.ts';
import type { SwitchProviderRefusal } from '../../../machines/switch-provider/switch-provider.types.ts';
import { nameRefusals } from '../../ui/form/fields.copy.ts';
import { brand } from '../../pages/content/brand.ts';

/** How a provider says that it has sent what the switch means; other ways may come. */
const methods: Partial<Record<string, string>> = {
  email: 'By email',
  sms: 'By text message',
  '1st class post': 'By first class post',
};

/** Every word of switching, by view (SW-01…SW-12); what a fault means stands in src/ui/SwitchDetails/switch-faults.copy.ts. */
export const switchProviderCopy = {
  ChoosingSwitch: {
    title: 'Do you have broadband at this address?',
    heading: 'Do you have broadband at this address?',
    intro:
      'If you do, we can switch it for you, and tell your provider when to stop. You can change your answer until you order.',
    switch: 'Yes, switch it for me',
    switchHint: 'With One Touch Switch, free of charge. Your current service stays on until the new one works.',
    self: 'Yes, but I’ll cancel it myself',
    selfHint: 'You’ll need to cancel with your provider. If the two overlap, you’ll pay for both.',
    none: 'No, I don’t have broadband here',
    noneHint: 'There’s nothing to switch.',
    submit: 'Continue',
  },
  ChoosingProvider: {
    title: 'Your current provider',
    heading: 'Who is your broadband with now?',
    intro: 'Start typing the name on your bill.',
    loading: 'Fetching the list of providers',
    search: 'Your provider',
    searchHint: 'For example, River for Riverbourne Broadband',
    find: 'Find my provider',
    list: 'Providers',
    all: (count: number) => `See all ${count} providers`,
    count: (count: number) => (count === 1 ? '1 provider' : `${count} providers`),
    nothing: (typed: string) => `No provider matches “${typed}”. Check the spelling on your bill.`,
    missed: 'My provider isn’t listed',
  },
  ProvidersNotLoaded: {
    title: 'Providers not loaded',
    heading: 'We couldn’t fetch the providers',
    body: 'Your plan is saved. Try again in a moment.',
  },
  ProviderNotListed: {
    title: 'Provider not listed',
    heading: 'We can’t switch you from that provider',
    body: 'We can only switch you from providers on the list, because they take part in One Touch Switch. You can still order: cancel with your provider yourself once your new broadband works.',
  },
  GivingDetails: {
    title: 'Your account with your provider',
    heading: (provider: string) => `Your account with ${provider}`,
    headingCorrecting: 'Let’s put that right',
    intro: 'We’ll ask them to find you by your name and address. Nothing is cancelled until you agree to it.',
    lastName: 'Last name',
    lastNameHint: 'The last name of whoever the bill is addressed to, spelt as it is there.',
    accountNumber: 'Account number',
    accountNumberHint: 'This helps them find you. Leave it blank if you don’t have a bill to hand.',
    accountNumberNeeded: 'Your provider needs this to tell you apart from other customers.',
    whereTitle: 'Where do I find my account number?',
    where:
      'At the top of your bill, in your online account or app under “My account”, or in your welcome email. It isn’t your phone number or your sort code.',
    submit: 'Find my broadband',
    submitCorrecting: 'Try again',
  },
  MatchNotRequested: {
    title: 'Request not sent',
    heading: (provider: string) => `We couldn’t send your request to ${provider}`,
    body: 'What you entered is still here. Try again in a moment.',
  },
  CheckingMatch: {
    title: 'Looking for your broadband',
    heading: (provider: string) => `Asking ${provider}`,
    loading: 'Looking for your broadband. This takes a few seconds',
    wait: 'You don’t have to wait. Carry on with your order, and we’ll tell you when they reply.',
    withdrawing: 'Cancelling your request',
  },
  MatchNotChecked: {
    title: 'Answer not received',
    heading: 'We couldn’t get your provider’s answer',
    body: (provider: string) => `${provider} is still looking. Try again in a moment.`,
  },
  MatchStillChecked: {
    title: 'Still being checked',
    heading: (provider: string) => `${provider} is still checking`,
    body: 'This is taking longer than usual. Nothing is wrong, and we’ll keep checking.',
    goOn: 'You can carry on with your order. We’ll show you the answer on whichever page you’re on.',
    last: 'The rest of your order is done. Wait for the answer here, or carry on without switching.',
    looking: 'Checking for an answer',
    look: 'Check now',
  },
  AddressNotMatched: {
    title: 'Address not matched',
    heading: 'Your address doesn’t match',
    body: 'Your bill may show the address differently, for example with a flat number, a house name or an old postcode. If this is your home, add your account number to help your provider find you.',
    ways: { details: 'Add my account number' },
  },
  ProviderNotMatched: {
    title: 'No service found',
    heading: 'Your provider can’t find your broadband',
    body: 'Your broadband may be with another provider, or another brand of the same company. Use the name on your bill.',
  },
  SwitchInProgress: {
    title: 'Another change is already under way',
    heading: 'Another change is already under way',
    body: 'It has to finish first, which takes a few days at most. You can carry on with your order and come back to this page. If you don’t recognise it, chat with us.',
  },
  ProviderNotAnswering: {
    title: 'No answer yet',
    heading: (provider: string) => `No answer from ${provider} yet`,
    body: 'There’s nothing wrong with your details. This usually clears within minutes.',
    alone: (seconds: number) => `We’ll try again automatically in about ${seconds} seconds.`,
    ways: { ask: 'Ask again now' },
  },
  MatchExpired: {
    title: 'You need to start your switch again',
    heading: 'You need to start your switch again',
    body: 'We’ve saved your details. Select “Start again” to ask your provider again.',
    ways: { ask: 'Start again' },
  },
  AnswerNotUnderstood: {
    title: 'Something unexpected',
    heading: 'We got an answer we didn’t expect',
    body: 'We’ve saved your details. Check again, ask again, or chat with us: we can see what your provider said.',
  },
  MatchFound: {
    title: 'We found your broadband',
    heading: 'We found your broadband',
    body: (provider: string) =>
      `${provider} has found your account. Read what switching means for you, then start your switch.`,
    open: 'Review your switch',
  },
  SwitchReadyToStart: {
    endsHeading: 'What ends',
    ends: {
      broadband: (provider: string) => `Your broadband with ${provider}`,
      landline: (number: string) => `Your landline${number}`,
    },
    number: (identifier: string) => ` ending in ${identifier}`,
    landlineStays: (number: string) => `Your landline${number} isn’t part of the switch and will carry on.`,
    landlineForced: (number: string) =>
      `Your landline${number} can’t carry on without your broadband. It will end on the same day.`,
    unknownService: (action: string) => `Another service (${action}): ask your provider what will happen to it.`,
    costHeading: 'What it may cost',
    /** `day`: on which all of it was sent, '' where each was sent on its own. */
    cost: (provider: string, day: string) =>
      `Only ${provider} knows whether you’ll pay an early termination charge. ${day === '' ? 'They have sent you the details' : `On ${day}, they sent you the details`}, with a list of everything that ends:`,
    methods,
    sent: (method: string, to: string, day: string) => `${method}${to}${day === '' ? '' : `, on ${day}`}`,
    sentTo: (to: string) => ` to ${to}`,
    notSent: (provider: string) =>
      `${provider} hasn’t told us where they sent it. Please check your email and your post.`,
    landline: 'Your landline',
    landlineHint: (number: string) =>
      `Your landline${number} is linked to your broadband. What would you like to happen to it?`,
    keep: 'Keep my landline',
    keepHint: (provider: string) => `It stays with ${provider}, who may change the price`,
    letGo: 'End my landline',
    letGoHint: 'It ends with your broadband, and you’ll lose the number',
    whenHeading: 'When',
    when: 'Your switch will happen on your Go Live date. If your visit moves, the switch will move with it.',
    expires: (day: string) => `Order by ${day}. Your switch reference runs out after that.`,
    consent: (provider: string) =>
      `I have read what ${provider} sent me. I agree to switch to ${brand.name}, and for ${provider} to end these services`,
    submit: 'Start switch',
    notNow: 'Not now',
  },
  ConsentNotSent: {
    title: 'Switch not started',
    heading: 'We couldn’t start your switch',
    body: 'Nothing has changed. Try again in a moment.',
    back: 'Back to the details',
  },
  SwitchSetUp: {
    title: 'Your switch is set up',
    heading: 'Your switch is set up',
    body: (provider: string) => `Please don’t cancel with ${provider} yourself: we’ll do that for you.`,
    done: 'done',
    steps: {
      agreed: { title: 'You agreed to switch', when: (provider: string) => `From ${provider}` },
      order: {
        title: 'You place your order',
        when: 'Once you’ve reviewed it',
        text: (provider: string, until: string) =>
          `We’ll tell ${provider} the date.${until === '' ? '' : ` Order by ${until}: your switch reference runs out after that.`}`,
      },
      switched: {
        title: 'You switch',
        when: 'On your Go Live date',
        text: (provider: string) =>
          `Your new broadband starts, and ${provider} ends the old one. If your visit moves, your switch moves with it.`,
      },
      bill: {
        title: 'Your final bill',
        when: 'After your switch',
        text: (provider: string) =>
          `${provider} bills you up to the day before your switch, with a charge for leaving early if your contract has one.`,
      },
    },
    terms: 'What ends, and what it may cost',
    stop: 'Don’t switch after all',
    submit: 'Carry on with my order',
  },
  SwitchNotWithdrawn: {
    title: 'Request not cancelled',
    heading: 'We couldn’t cancel your request',
    body: 'Nothing has changed. Try again in a moment.',
    back: 'Back to my switch',
  },
  without: {
    heading: 'Carry on without switching',
    text: 'You’ll need to cancel with your provider yourself once your new broadband works. If the services overlap, you’ll pay for both.',
    action: 'Continue without switching',
  },
  shared: {
    sent: 'What we sent',
    provider: 'Provider',
    lastName: 'Last name',
    accountNumber: 'Account number',
    notSent: 'None',
    address: 'Address',
    retry: 'Try again',
    ask: 'Ask again',
    look: 'Check again',
    checkAddress: 'Check my address',
    details: 'Change my details',
    otherProvider: 'Choose another provider',
    later: 'Carry on with my order in the meantime',
    chat: 'Chat with us',
  },
} as const;

/** What is said at a field that was refused, by the machine's reason. */
export const switchProviderRefusals = {
  wishMissing: 'Choose one of the answers',
  lastNameMissing: nameRefusals.lastNameMissing,
  lastNameTooLong: `Enter a last name of at most ${lastNameMaxLength} characters`,
  accountNumberMissing: 'Enter your account number; your provider needs it to tell you apart',
  accountNumberTooLong: `Enter an account number of at most ${accountNumberMaxLength} characters`,
  sameAsBefore: 'We sent exactly this before, and the answer would be the same. Change it to what your bill says',
  landlineMissing: 'Choose what happens to your landline',
  consentMissing: 'Tick the box to let us switch you',
} as const satisfies Record<SwitchProviderRefusal, string>;
