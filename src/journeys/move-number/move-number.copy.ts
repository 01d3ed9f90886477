import type { MoveRefusal, NumberNews } from '../../../machines/move-number/move-number.types.ts';
import { longDate, shortDate } from '../../ui/format/date.ts';
import { price } from '../../ui/format/price.ts';

const title = 'Your number';
const retry = 'Try again';
const dashboard = 'Back to your dashboard';
const number = 'Back to your number';
const notResponding = 'Nothing has changed: our service isn’t responding. Try again in a moment.';

/** Why something is not taken, by the machine's reasons. */
export const moveRefusals: Record<MoveRefusal, string> = {
  pacMissing: 'Enter your PAC, like ABC123456',
  pacForm: 'Enter your PAC as three letters and six digits, like ABC123456',
  pacUnknown: 'Your provider doesn’t know this PAC. Check it against their message',
  pacExpired: 'This PAC is more than 30 days old. Ask your provider for a new one',
  pacUsed: 'This PAC has been used already. Ask your provider for a new one',
  pacOfOther: 'This PAC is for another number. Check both against your provider’s message',
  networkRefused: 'The network couldn’t take this. Check your PAC and your number, and try again',
  numberMissing: 'Enter the number that you want to keep, like 07700 900951',
  numberForm: 'Enter a UK mobile number of 11 digits, like 07700 900951',
  numberOurs: 'This number is with us already, so there’s nothing to bring',
  dayMissing: 'Choose a day',
  dayNotPossible: 'Choose a working day within 30 days. Numbers don’t move at weekends or on bank holidays',
};

const failures: ReadonlyMap<string | null, string> = new Map([
  ['pac.unknown', 'Your provider doesn’t know the PAC. Check it against their message, and try again.'],
  ['pac.expired', 'The PAC was more than 30 days old. Ask your provider for a new one, and try again.'],
  ['pac.used', 'The PAC had been used already. Ask your provider for a new one, and try again.'],
  ['pac.wrong-number', 'The PAC was for another number. Check both, and try again.'],
  ['number.ours', 'The number was with us already.'],
  ['sim.not-active', 'Your SIM wasn’t on when the number was to come. Switch one on, and try again.'],
  ['day.not-possible', 'The day had passed before the network answered. Choose another, and try again.'],
  ['move.refused-by-other-network', 'Your old provider didn’t let it go. Ask them why, get a new PAC, and try again.'],
]);

/** Why a number has not come, and what to do. */
export const whyNotMoved = (failure: string | null): string =>
  failures.get(failure) ?? 'Something went wrong at the network. Please try again.';

/** Every word of a number that comes or goes, by view. */
export const moveNumberCopy = {
  LoadingNumber: { title, heading: title, loading: 'Looking up your number' },
  NumberNotLoaded: {
    title: 'Not loaded',
    heading: 'We couldn’t look up your number',
    body: notResponding,
    retry,
    dashboard,
  },
  NeedingSim: {
    title,
    heading: 'You need a SIM of ours that’s on',
    bring: 'Switch on a SIM card or an eSIM first. Then come back here with your PAC, and bring your number.',
    leave: 'You have no number with us at the moment, so there’s none that you could take with you.',
    none: 'You have no number with us yet. Switch on a SIM card or an eSIM, and you can bring the number that you have.',
    activate: 'Switch a SIM on',
    order: 'Order a free SIM card',
    dashboard,
  },
  ShowingNumber: {
    title,
    heading: title,
    lost: 'Your SIM is blocked, as it was reported lost. Your number waits for a new one.',
    coming: (phoneNumber: string): string => `${phoneNumber} is coming over`,
    state: {
      ASKED: 'The network hasn’t answered yet. We’ll keep asking, and email you.',
      ACCEPTED: 'Keep your old SIM in use until then. The number that you have with us ends when it’s there.',
    },
    stopping: 'We’re stopping this. The network hasn’t answered yet: we’ll email you.',
    tooLate: 'It can’t be stopped any more.',
    day: 'Day',
    until: 'Can be stopped until',
    untilHour: (day: string): string => `11pm on ${shortDate(day)}`,
    stop: 'Stop bringing this number',
    moved: (phoneNumber: string): string => `${phoneNumber} is here`,
    movedText: 'It’s on your SIM. Your old SIM doesn’t work any more.',
    failed: (phoneNumber: string): string => `${phoneNumber} hasn’t come`,
    stopped: (phoneNumber: string): string => `${phoneNumber} stays where it is`,
    stoppedText: 'You’ve stopped this. Your PAC stays good for 30 days from when you got it.',
    codes: 'Codes that you’ve asked for',
    code: { PAC: 'Your PAC', STAC: 'Your STAC' },
    codeUntil: (day: string): string => `Good until ${shortDate(day)}`,
    bringHeading: 'Bring your number',
    bringText: 'Keep the number that everybody knows: it moves here on a working day of your choice.',
    bring: 'Bring a number',
    leaveHeading: 'Take your number away',
    leaveText: 'Get a PAC to take your number with you, or a STAC to leave without it. Both are free.',
    leave: 'Get a PAC or a STAC',
    needSim: 'Switch a new SIM on',
    news: {
      accepted: 'Done. The network has accepted it, and we’ve emailed you.',
      asked: 'Done. We’ve noted it, and we’ll ask the network as soon as it answers.',
      stopped: 'Stopped. Your number stays where it is, and we’ve emailed you.',
      beingStopped: 'We’re stopping it. The network hasn’t answered yet: we’ll email you.',
      tooLate: 'It’s too late to stop this. It could be stopped until 11pm on the evening before.',
      outdated: 'Something has changed since you opened this page. This is how it stands now.',
    } satisfies Record<NumberNews, string>,
    dashboard,
  },
  MoveNotStopped: {
    title: 'Not stopped',
    heading: 'We couldn’t stop it',
    body: 'Your number is still coming over: our service isn’t responding. Try again in a moment.',
    retry,
    number,
  },
  BringingNumber: {
    title: 'Bring your number',
    heading: 'Bring your number',
    intro:
      'You need a PAC, a code from your old provider. Text PAC to 65075 from your old SIM: it comes at once, and it’s free.',
    ends: (phoneNumber: string): string =>
      `The number that you have with us now, ${phoneNumber}, ends when yours is here.`,
    pac: 'PAC',
    pacHint: 'Three letters and six digits, like ABC123456',
    phoneNumber: 'The number that you want to keep',
    phoneNumberHint: 'A UK mobile number, like 07700 900951',
    day: 'On which day?',
    dayHint: (first: string, last: string): string => `A working day from ${shortDate(first)} to ${shortDate(last)}`,
    submit: 'Bring my number',
    questions: 'Questions people ask',
    faq: [
      {
        title: 'Do I have to tell my old provider?',
        content:
          'No. Your contract with them ends by itself when your number leaves. They may charge you for what’s left of it.',
      },
      {
        title: 'Will I be without a phone?',
        content:
          'Both numbers work until the day. On the day your old SIM stops and yours takes over, usually around 11am.',
      },
      {
        title: 'Can I change my mind?',
        content: 'Yes, until 11pm on the evening before. Stop it on the page of your number. Your PAC stays good.',
      },
    ],
    number,
  },
  MoveNotAsked: {
    title: 'Not sent',
    heading: 'We couldn’t send this',
    body: 'Our service isn’t responding. Try again in a moment: we’ll see to a new code, and nothing is done twice.',
    retry,
    bringing: 'Back to what you entered',
  },
  EnteringCode: {
    title: 'Is it you?',
    heading: 'Is it you?',
    intro: 'Nobody else must move your number, so we need a code from you.',
    submit: { move: 'Bring my number', PAC: 'Show my PAC', STAC: 'Show my STAC' },
    back: 'Back',
  },
  CodeNotSent: {
    title: 'Code not sent',
    heading: 'We couldn’t send you a code',
    body: 'Nothing has changed. Try again in a moment. If you’ve asked for several, wait a quarter of an hour.',
    retry,
    back: 'Back',
  },
  LeavingWithNumber: {
    title: 'Take your number away',
    heading: 'Take your number away',
    intro:
      'We’ll show you a code at once. Give it to your new provider, and they’ll do the rest, usually by the next working day.',
    ofNumber: 'Your number',
    pacHeading: 'Keep your number',
    pacText: (phoneNumber: string): string => `With a PAC your number ${phoneNumber} goes with you.`,
    pac: 'Get a PAC',
    stacHeading: 'Leave without it',
    stacText: (phoneNumber: string): string =>
      `With a STAC your service ends and your number ${phoneNumber} is given up. Your new provider gives you another.`,
    stac: 'Get a STAC',
    endsHeading: 'What ends when the code is used',
    ends: [
      'Your SIM stops working.',
      'Your SIM plan ends, if you have one. What’s left of it isn’t paid back.',
      'It costs nothing to leave, and there’s no notice.',
    ],
    credit: (pence: number): string =>
      `Your credit of ${price(pence)} stays in your account, for another SIM of ours. It isn’t paid out.`,
    staysHeading: 'What stays',
    stays: 'Your account, your broadband and your phones aren’t touched. If you don’t use the code, nothing changes.',
    text: 'You can also text from your SIM, for free: PAC to 65075, STAC to 75075, or INFO to 85075 to learn what ends.',
    number,
  },
  LeavingCodeNotFetched: {
    title: 'Code not fetched',
    heading: 'We couldn’t fetch your code',
    body: 'Our service isn’t responding. Try again in a moment: we’ll see to a new code that shows it’s you.',
    retry,
    leaving: 'Back to what ends',
  },
  ShowingLeavingCode: {
    title: { PAC: 'Your PAC', STAC: 'Your STAC' },
    until: 'Good until',
    ofNumber: 'For number',
    plan: 'Your SIM plan',
    planUntil: (day: string): string => `Runs until ${shortDate(day)}, ends earlier if the code is used`,
    next: {
      PAC: 'Give it to your new provider. They’ll bring your number over, and we’ll email you when it has left.',
      STAC: 'Give it to your new provider. They’ll end your service with us, and your number is given up.',
    },
    warning: (day: string): string =>
      `Show it to nobody else: whoever has it can move your number. It’s good until ${longDate(day)}.`,
    copy: 'Copy the code',
    copied: 'Copied',
    notCopied: 'Not copied. Select the code and copy it yourself.',
    back: 'Done',
  },
} as const;
