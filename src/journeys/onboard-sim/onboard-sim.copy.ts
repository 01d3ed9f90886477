import type { NumberRefusal, OnboardSimContext } from '../../../machines/onboard-sim/onboard-sim.types.ts';

const title = 'Switch your SIM on';
const retry = 'Try again';
const choice = 'Back to the choice of SIM';
const dashboard = 'Go to your dashboard';
const notResponding = 'Nothing has changed: our service isn’t responding. Try again in a moment.';

/** What is said of a number that was refused. */
export const numberRefusals: Record<NumberRefusal, string> = {
  missing: 'Enter the number of your SIM, like 8944 9990 0000 9009 501',
  length: 'Enter all 19 digits of your SIM’s number, like 8944 9990 0000 9009 501',
  digit: 'Check the number of your SIM: one of its digits is wrong',
  unknown: 'We don’t know a SIM with this number. Check all 19 digits, they’re printed on the card',
  active: 'This SIM is on already. If it’s yours, you don’t need to do anything',
  stolen: 'This SIM was reported as stolen, so we can’t switch it on. Order another one, it’s free',
  blocked: 'This SIM is blocked, as it was reported lost. Order another one, it’s free',
  retired: 'This SIM has been replaced by another. Order a new one, it’s free',
};

/** What is said of a code that was refused. */
export const codeRefusals: Record<NonNullable<OnboardSimContext['codeRefusal']>, string> = {
  missing: 'Enter the code, like 123456',
  wrong: 'That code is wrong or too old. Check it, or ask for a new one',
  tooMany: 'Too many tries. Wait a quarter of an hour, then ask for a new code',
};

/** Every word of having a SIM switched on, by view. */
export const onboardSimCopy = {
  ChoosingSim: {
    title,
    heading: title,
    intro: 'Do you have a SIM card, or do you want an eSIM? Both are free.',
    card: 'I have a SIM card',
    cardHint: 'You’ll need the 19-digit number that’s printed on it.',
    eSim: 'I want an eSIM',
    eSimHint: 'Nothing comes by post: your phone scans a code. We’ll look whether your phone can do it.',
    order: 'I have neither: order a free SIM card',
  },
  EnteringNumber: {
    title: 'The number of your SIM',
    heading: 'Enter the number of your SIM',
    intro: 'It’s printed on the card, under the barcode. We’ll check it first, then you log in or join.',
    number: 'SIM number',
    hint: '19 digits, beginning with 8944.',
    submit: 'Check the number',
    order: 'Order a free SIM card',
    choice,
  },
  NumberNotChecked: {
    title: 'Number not checked',
    heading: 'We couldn’t check the number',
    body: notResponding,
    retry,
    choice,
  },
  CheckingPhone: {
    title: 'Can your phone take an eSIM?',
    heading: 'Can your phone take an eSIM?',
    intro: 'Type your phone’s name to find out. Most phones since 2021 can.',
    phone: 'Your phone',
    hint: 'Like iPhone 15 or Galaxy S24.',
    found: 'Phones found',
    able: 'Can take an eSIM',
    unable: 'Can’t take an eSIM: order a free SIM card',
    none: 'We don’t know that phone. Look in its settings: if they say “Add eSIM”, it can take one.',
    submit: 'My phone can do it',
    order: 'Order a free SIM card',
    choice,
  },
  LoggingIn: { title, heading: title, loading: 'Leading you to log in' },
  EnteringCode: {
    title: 'Is it you?',
    heading: 'Is it you?',
    intro: 'You have a number with us already. It moves to the new SIM, and the SIM that you have now stops working.',
    sent: {
      EMAIL: 'We’ve sent you an email with a code of 6 digits. It works for ten minutes.',
      APP: 'Enter the 6 digits from your authenticator app, or a recovery code.',
    },
    sending: 'Sending you a code',
    code: 'Code',
    submit: 'Move my number',
    again: 'Send me a new code',
    choice,
  },
  CodeNotSent: {
    title: 'Code not sent',
    heading: 'We couldn’t send you a code',
    body: 'Nothing has changed. Try again in a moment. If you’ve asked for several, wait a quarter of an hour.',
    retry,
    choice,
  },
  AnotherBeingSwitchedOn: {
    title: 'Another SIM is being switched on',
    heading: 'We’re switching another SIM on for you',
    body: 'You can have one number at a time. Wait a few minutes until that SIM is on: we’ll email you.',
    retry,
    choice,
  },
  NotSwitchedOn: {
    title: 'SIM not switched on',
    heading: 'We couldn’t switch your SIM on',
    body: notResponding,
    retry,
    choice,
  },
  WaitingForNetwork: {
    title: 'Your SIM is being switched on',
    heading: 'We’re switching your SIM on',
    body: 'It takes a few minutes. You can leave this page: we’ll email you when your SIM is on.',
    bodyOfESim: 'It takes a few minutes. Stay on this page until you’ve installed your eSIM: its code is here.',
    install: 'Install your eSIM now',
    dashboard,
  },
  SimNotOn: {
    title: 'SIM not switched on',
    heading: 'The network couldn’t switch your SIM on',
    body: 'Nothing else has changed. Try again. If it fails again, talk to us: we’ll find out why.',
    retry,
    choice,
    help: 'Talk to us',
  },
  SimOn: {
    title: 'Your SIM is on',
    heading: 'Your SIM is on',
    number: (number: string): string => `Your number is ${number}.`,
    card: 'Put the card into your phone and switch the phone off and on once. It finds the network within minutes.',
    eSim: 'Install your eSIM on your phone, if you haven’t yet.',
    install: 'Install your eSIM',
    keepNumber: 'Keep the number that you have',
    dashboard,
  },
  ShowingProfile: {
    title: 'Install your eSIM',
    heading: 'Install your eSIM',
    intro: 'Scan this with the camera of the phone that the eSIM is for, while it’s on Wi-Fi.',
    picture: 'QR code of your eSIM',
    loading: 'Fetching the code of your eSIM',
    byHand: 'Is this the phone? Open its settings, choose “Add eSIM”, then “Enter details”, and type:',
    address: 'SM-DP+ address',
    code: 'Activation code',
    warning: 'Show this to nobody: whoever scans it first has your eSIM.',
    copy: 'Copy the activation code',
    copied: 'Copied',
    notCopied: 'Not copied. Select the code and copy it yourself.',
    worked: 'It worked',
    help: 'It didn’t work',
  },
  ProfileNotLoaded: {
    title: 'Code not fetched',
    heading: 'We couldn’t fetch the code of your eSIM',
    body: 'Your eSIM is fine: our service isn’t responding. Try again in a moment.',
    retry,
    back: 'Back to your SIM',
  },
  HelpingToInstall: {
    title: 'Help with your eSIM',
    heading: 'When your eSIM doesn’t install',
    steps: [
      'Connect the phone to Wi-Fi: it has no network before the eSIM is there.',
      'Switch the phone off and on, then scan the code again.',
      'In the settings, look whether the eSIM is there and only switched off.',
      'A code installs once. If the phone says that it’s been used, ask us for a new one.',
    ],
    again: 'Show me the code again',
    back: 'Back to your SIM',
    contact: 'Talk to us',
  },
} as const;
