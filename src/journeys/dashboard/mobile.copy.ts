import { longDate } from '../../ui/format/date.ts';
import { mobileData } from '../../ui/format/mobile-data.ts';
import { price } from '../../ui/format/price.ts';

const notLoadedText = 'Nothing is wrong with it: our service isn’t responding. Try again in a moment.';

const leftOf = (left: number, of: number): string =>
  left === 0 ? 'None left: credit rates apply' : `${left} of ${of} left`;

/** Every word of the card of a member's number, SIM, SIM plan, credit and rewards. */
export const mobileCopy = {
  label: 'Your mobile',
  notLoaded: 'We couldn’t fetch your number, SIM, credit and rewards',
  notLoadedText,
  begin: {
    text: 'Bring your number or get a new one, on a SIM plan of 30 days.',
    plans: 'See our SIM plans',
    activate: 'Switch a SIM on',
  },
  plan: {
    label: 'SIM plan',
    running: (name: string) => `Your ${name} plan`,
    meters: { DATA: 'Data', MINUTES: 'Minutes', TEXTS: 'Texts', DAYS: 'Days' },
    unlimited: 'Unlimited',
    data: (left: number, of: number) =>
      left === 0 ? leftOf(left, of) : `${mobileData(left)} of ${mobileData(of)} left`,
    counted: leftOf,
    days: (left: number, day: string) =>
      left === 1 ? `Last day, ${longDate(day)}` : `${left} left, until ${longDate(day)}`,
    notSaid: 'Our network isn’t telling us what’s left right now. You can go on using your plan.',
    simOff: 'Your SIM isn’t on at the moment. Your plan goes on as soon as you switch one on.',
    none: 'No plan is running. What you use comes off your credit; a plan costs less.',
    waits: (name: string, day: string) => `Your ${name} plan begins on ${longDate(day)}.`,
    waitsForEnd: (name: string) => `Your ${name} plan begins when the plan before it ends.`,
    waitsForSim: (name: string) => `Your ${name} plan begins as soon as your SIM is on.`,
    repeatsOn: (name: string, pence: number, day: string) =>
      `On ${longDate(day)} we’ll buy ${name} for ${price(pence)}`,
    repeats: (name: string, pence: number) => `When it ends we’ll buy ${name} for ${price(pence)}`,
    fromCredit: ', from your credit.',
    fromCard: (card: string) => `, from your ${card}.`,
    fromNoCard: 'No card is kept for your next plan, so nothing will be bought until you choose how it’s paid.',
    short: 'Your credit isn’t enough for it today. Top up before then, or your plan ends.',
    toppedUp: 'Your credit isn’t enough for it today. If it still isn’t then, your automatic top-up pays for it first.',
    once: 'Nothing is bought when it ends. From then on, credit rates apply.',
    renewing: (name: string) => `We’re asking your bank for your next ${name} plan. It begins once it’s paid.`,
    renewingFromCredit: (name: string) =>
      `Your credit wasn’t enough for your next ${name} plan, so we’re topping it up from your card. The plan begins once that’s paid.`,
    renewingNotAsked: (name: string, day: string) =>
      `We couldn’t take the payment for your next ${name} plan, for a reason on our side. We’ll try again on ${longDate(day)}. Until then no plan is running.`,
    renewingAgain: (name: string, day: string) =>
      `Your bank didn’t accept the payment for your next ${name} plan. We’ll ask it again on ${longDate(day)}. Until then no plan is running.`,
    beingPaid: (name: string) => `We’re waiting for your bank’s answer about your ${name} plan.`,
    open: 'See and change your SIM plan',
    choose: 'Choose a SIM plan',
    notLoaded: 'We couldn’t fetch your SIM plan',
    notLoadedText,
  },
  number: {
    label: 'Number',
    none: 'No number yet',
    coming: (phoneNumber: string, day: string) => `${phoneNumber} comes over on ${longDate(day)}.`,
    open: 'Keep or move your number',
    notLoaded: 'We couldn’t fetch your number.',
  },
  sims: {
    label: 'SIM',
    eSim: 'eSIM',
    card: 'SIM card',
    ending: (digits: string) => `ending in ${digits}`,
    stands: {
      on: 'On',
      underWay: 'Being switched on',
      waiting: 'Not switched on yet',
      notOn: 'Couldn’t be switched on',
      blocked: 'Blocked, as it was reported lost',
    },
    none: 'No SIM at the moment',
    open: 'See your SIMs',
    notLoaded: 'We couldn’t fetch your SIMs.',
  },
  credit: {
    label: 'Credit',
    automatic: (below: number, by: number) => `Topped up by ${price(by)} when it falls below ${price(below)}.`,
    byHand: 'Automatic top-up is off.',
    debt: (pence: number) => `You owe ${price(pence)}, which a bank has taken back. Pay it to top up again.`,
    open: 'Top up, and see your credit',
    notLoaded: 'We couldn’t fetch your credit.',
  },
  rewards: {
    label: 'Rewards',
    earned: (pence: number) => `${price(pence)} earned`,
    friends: (count: number, areMore: boolean) => {
      if (areMore) return `More than ${count} friends have joined.`;
      if (count === 0) return 'No friend has joined with your link yet.';
      return count === 1 ? '1 friend has joined.' : `${count} friends have joined.`;
    },
    each: (pence: number) => `You’ll both get ${price(pence)} of credit.`,
    open: 'Share the love',
    notLoaded: 'We couldn’t fetch your rewards.',
  },
} as const;
