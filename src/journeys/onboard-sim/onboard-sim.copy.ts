import type { NumberRefusal } from '../../../machines/onboard-sim/onboard-sim.types.ts';

const title = 'Switch your SIM on';
const sims = 'Your SIMs';
const retry = 'Try again';
const choice = 'Back to the choice of SIM';
const back = 'Go back';
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

/** Which SIM is to be switched on, and whose it is then; without a number it is an eSIM. */
export const isFor = (simNumber: string, memberName: string): string =>
  `You’re logged in as ${memberName}. ${simNumber === '' ? 'Your eSIM' : `The SIM ending in ${simNumber.slice(-4)}`} will be yours, in this account.`;

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
    questions: 'Questions people ask',
    faq: [
      {
        title: 'SIM card or eSIM: which is better?',
        content:
          'They cost the same and do the same. An eSIM is there within minutes and can’t be taken out of a lost phone. A SIM card fits phones that can’t take an eSIM, and moves to another phone by hand.',
      },
      {
        title: 'How long does it take?',
        content: 'A few minutes, whether it’s a card or an eSIM. We email you when your SIM is on.',
      },
      {
        title: 'Can I keep the number that I have?',
        content:
          'Yes. Switch your SIM on first, then bring your number with a PAC from your old provider. It moves on a working day of your choice.',
      },
      {
        title: 'Is the SIM for me or for somebody else?',
        content:
          'It belongs to the account that’s logged in when it’s switched on. A card is nobody’s until then, so a friend can hand you one.',
      },
      {
        title: 'I’m changing phones. What happens to my eSIM?',
        content:
          'We give it out again for the new phone: ask for a new code on the page of your SIMs. The old phone keeps the eSIM until the new one has it.',
      },
      {
        title: 'What if I lose my phone?',
        content:
          'Block the SIM on the page of your SIMs, with one press. Then switch on another one: your number comes with you. We ask for a code first, so that nobody else can do that.',
      },
    ],
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
  ConfirmingSim: {
    title: 'Switch your SIM on?',
    heading: 'Switch this SIM on?',
    body: 'Nothing is switched on until you say so.',
    confirm: 'Switch it on',
    choice: back,
  },
  EnteringCode: {
    title: 'Is it you?',
    heading: 'Is it you?',
    intro: {
      number:
        'You have a number with us already. It moves to the new SIM, and the SIM that you have now stops working.',
      profile: 'Whoever scans the QR code of your eSIM has your number. So we show it to you alone.',
      renewal:
        'We’ll give your eSIM out again, for another phone. The code that it had is no good any more, and the eSIM on the phone that you have now stops working once another has it.',
    },
    submit: { number: 'Move my number', profile: 'Show me the QR code', renewal: 'Show me the new code' },
    choice: back,
  },
  CodeNotSent: {
    title: 'Code not sent',
    heading: 'We couldn’t send you a code',
    body: 'Nothing has changed. Try again in a moment. If you’ve asked for several, wait a quarter of an hour.',
    retry,
    choice: back,
  },
  CodeNotYet: {
    title: 'No code yet',
    heading: 'We can’t send you a code yet',
    body: 'You’ve changed your email address in the last three days. To keep your number safe from others, we send no code to a new address so soon, and it stays on the SIM that it’s on. Try again when three days are over. If your SIM is lost, talk to us: we’ll block it at once.',
    help: 'Talk to us',
    choice: back,
  },
  AnotherBeingSwitchedOn: {
    title: 'Another SIM is being switched on',
    heading: 'We’re switching another SIM on for you',
    body: 'You can have one number at a time. Wait a few minutes until that SIM is on: we’ll email you.',
    retry,
    choice: back,
  },
  NotSwitchedOn: {
    title: 'SIM not switched on',
    heading: 'We couldn’t switch your SIM on',
    body: notResponding,
    retry,
    choice: back,
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
    choice: back,
    help: 'Talk to us',
  },
  SimOn: {
    title: 'Your SIM is on',
    heading: 'Your SIM is on',
    number: (number: string): string => `Your number is ${number}.`,
    card: 'Put the card into your phone and switch the phone off and on once. It finds the network within minutes.',
    eSim: 'Install your eSIM on your phone, if you haven’t yet.',
    install: 'Install your eSIM',
    sims: 'See your SIMs',
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
  LoadingSims: { title: sims, heading: sims, loading: 'Fetching your SIMs' },
  SimsNotLoaded: {
    title: 'SIMs not fetched',
    heading: 'We couldn’t fetch your SIMs',
    body: 'Your SIMs are fine: our service isn’t responding. Try again in a moment.',
    retry,
    dashboard,
  },
  ShowingSims: {
    title: sims,
    heading: sims,
    none: 'You have no SIM yet. A SIM card comes by post, an eSIM at once: both are free.',
    eSim: 'eSIM',
    card: 'SIM card',
    ending: (digits: string): string => `ending in ${digits}`,
    states: {
      ORDERED: 'We’re getting it ready.',
      READY: 'It isn’t switched on yet.',
      ACTIVATING: 'It’s being switched on, which takes a few minutes.',
      ACTIVE: 'It’s on.',
      BLOCKED: 'It’s blocked: nobody can use it. We keep its number for your new SIM.',
    },
    fromShop: 'It came with your phone, and waits until you switch it on.',
    since: (day: string): string => `It’s on, since ${day}.`,
    notOn: 'The network couldn’t switch it on. Nothing else has changed.',
    activate: 'Switch it on',
    install: 'Show its QR code',
    renew: 'Move it to another phone',
    block: 'It’s lost: block it',
    replace: 'Get another SIM for your number',
    retired: 'SIMs that you had before',
    another: 'Switch another SIM on',
    first: 'Switch a SIM on',
    order: 'Order a free SIM card',
    blocked: 'Your SIM is blocked. Your number is kept: get another SIM for it, it’s free.',
  },
  ConfirmingBlock: {
    title: 'Block this SIM?',
    text: 'Nobody can use it from that moment on, and it can’t be unblocked. We keep your number for the SIM that you get next.',
    confirm: 'Block it now',
    decline: 'Keep it',
  },
  SimNotBlocked: {
    title: 'SIM not blocked',
    heading: 'We couldn’t block your SIM',
    body: 'Our service isn’t responding, so your SIM still works. Try again now. If it fails again, call us.',
    retry,
    back,
    help: 'Call us',
  },
  ProfileNotRenewed: {
    title: 'eSIM not given out again',
    heading: 'We couldn’t give your eSIM out again',
    body: 'Our service isn’t responding. Your eSIM works as before. You need a new code to try again.',
    retry,
    back,
  },
} as const;
