import type {
  ChangeNews,
  ChangePlanRefusal,
  PlanChangeOffer,
  PlanChangeOption,
  PlanTerms,
} from '../../../machines/change-plan/change-plan.types.ts';
import type { SwitchAhead } from '../../../machines/shared/switch-ahead.ts';
import { addDays } from '../../../machines/shared/local-date.ts';
import { longDate } from '../../ui/format/date.ts';
import { nameWithKit } from '../../ui/format/plan-name.ts';
import { price, priceAMonth } from '../../ui/format/price.ts';
import { speed } from '../../ui/format/speed.ts';
import { takesOver } from '../../ui/format/switch-ahead.copy.ts';

const retry = 'Try again';
const dashboard = 'Back to your dashboard';
const plan = 'Back to your plan';
const heading = 'Change your plan';

/** What is told on the page that somebody comes back to. */
const news = {
  outdated:
    'The price, the day or your contract has changed since you looked. Here it is as it stands now. Nothing has been changed yet.',
  unchanged: 'That’s the plan you have by now, so there’s nothing to change. This is what it can become.',
  unavailable: 'That plan can’t be had any more. These are the plans you can change to.',
  askedElsewhere: 'A change of this plan has been asked for elsewhere, in another tab perhaps. This is how it stands.',
  undoTooLate: 'It’s too late to undo this change: its day has come. You can change your plan again.',
} satisfies Record<ChangeNews, string>;

/** Why a field is refused, by the machine's reasons. */
export const changePlanRefusals: Record<ChangePlanRefusal, string> = {
  notAccepted: 'Tick the box to say that you’ve read and accept your new contract',
};

/** What a plan costs more or less than the present one. */
const difference = (pence: number): string => {
  if (pence === 0) return 'The same price as now';
  return `${priceAMonth(Math.abs(pence))} ${pence > 0 ? 'more' : 'less'} than now`;
};

const speeds = ({ downstreamSpeedInMbps: down, upstreamSpeedInMbps: up }: PlanTerms): string =>
  down === up ? `${speed(down)} down and up` : `${speed(down)} down, ${speed(up)} up`;

const exitFee = ({ exitFeePerMonthInPence: pence }: PlanTerms): string =>
  `${price(pence)} for each month left of your minimum term`;

const term = (lastDay: string | null): string =>
  lastDay === null ? 'None is left, and none begins' : `Its last day stays ${longDate(lastDay)}`;

/** What becomes of the second Wi-Fi point, where a change adds it or takes it out. */
const meshPoint = {
  term: 'Second Wi-Fi point',
  text: ({ goes, by }: NonNullable<PlanChangeOffer['meshPoint']>, from: string) => {
    if (goes === 'BACK')
      return `Use it until ${longDate(addDays(from, -1))}. We’ll post you a prepaid bag: please send it back by ${longDate(by)}`;
    const comes = `We’ll post it to you, free of charge. It’s with you by ${longDate(by)}`;
    return by > from ? `${comes}, as the post takes up to five working days` : comes;
  },
};

const papers = { summary: 'Contract summary', information: 'Contract information' };

/** Every word of changing a plan, by view. */
export const changePlanCopy = {
  LoadingChanges: { title: heading, heading, loading: 'Looking up what your plan can become' },
  PlanMissing: {
    title: 'Plan not found',
    heading: 'We can’t find that plan',
    body: 'There’s no plan of yours at this address. Your dashboard has all the plans you have.',
    dashboard,
  },
  ChangesNotLoaded: {
    title: 'Not loaded',
    heading: 'We couldn’t look up your plan',
    body: 'Nothing has changed: our service isn’t responding. Try again in a moment.',
    retry,
    dashboard,
  },
  NotLiveYet: {
    title: 'Not live yet',
    heading: 'Your broadband isn’t live yet',
    body: 'You can change your plan from your Go Live date on, with the bill that comes next. Until then your order stays as you placed it.',
    order: 'See your order',
    dashboard,
  },
  PlanEnding: {
    title: 'Your plan is ending',
    heading: 'Your plan is ending',
    body: (lastDay: string | null) =>
      lastDay === null
        ? 'A plan that is ending can’t be changed. You can keep it first.'
        : `Its last day is ${longDate(lastDay)}, so it can’t be changed. You can keep it first, until the day before.`,
    keep: 'Keep your plan',
    dashboard,
  },
  PlanEnded: {
    title: 'Plan ended',
    heading: 'This plan has ended',
    body: (lastDay: string | null) =>
      lastDay === null
        ? 'There’s nothing left to change. You can still read all your bills.'
        : `Its last day was ${longDate(lastDay)}. You can still read all your bills.`,
    bills: 'See your bills',
    dashboard,
  },
  PlanSwitching: {
    title: 'Your plan is moving',
    heading: 'Your plan moves to another provider',
    body: (ahead: SwitchAhead | null) =>
      ahead === null
        ? 'It moves before your next bill, so it can’t be changed any more.'
        : `${takesOver(ahead)}, before your next bill. So your plan can’t be changed any more.`,
    switch: 'See your switch',
    plan,
    dashboard,
  },
  NotChangeable: {
    title: 'Not at the moment',
    heading: 'Your plan can’t be changed at the moment',
    body: 'It stays as it is. Please look again later, or ask us why.',
    plan,
    dashboard,
  },
  ChoosePlan: {
    title: heading,
    heading,
    intro: (address: string, from: string) =>
      `${address}. A change counts from ${longDate(from)}, the date of your next bill.`,
    list: 'Plans for your home',
    yours: 'Your plan now',
    difference,
    terms: 'What you pay now',
    benefits: (option: PlanTerms, isNew: boolean) => [
      speeds(option),
      ...(isNew ? ['No set-up, and nobody has to come'] : []),
      ...(option.exitFeePerMonthInPence > 0 ? [`Leaving early: ${exitFee(option)}`] : ['No exit fee']),
    ],
    choose: ({ direction, displayName, meshWifi }: PlanChangeOption) => {
      if (direction !== 'SAME') return `Choose ${displayName}`;
      return `Keep ${displayName}, ${meshWifi ? 'add' : 'take out'} mesh Wi-Fi`;
    },
    kit: 'Your Wi-Fi',
    mesh: (isThere: boolean) => (isThere ? 'Keep mesh Wi-Fi' : 'Add mesh Wi-Fi'),
    meshText: (isThere: boolean) =>
      isThere
        ? 'Your second Wi-Fi point. To take it out, untick this: we’ll post you a prepaid bag'
        : 'A second Wi-Fi point for larger homes. We’ll post it to you',
    meshPrice: priceAMonth,
    prices: (meshWifi: boolean) => `Prices below are ${meshWifi ? 'with' : 'without'} mesh Wi-Fi.`,
    per: (meshWifi: boolean) => (meshWifi ? 'a month with mesh Wi-Fi' : 'a month'),
    kitOnly:
      'The network carries none of our other plans to your home yet. You can still add mesh Wi-Fi, or take it out.',
    once: 'You can change your plan once a month, mesh Wi-Fi included. Your minimum term stays as it is, and so does your router.',
    plan,
    news,
  },
  DrawingOffer: { title: heading, heading, loading: 'Drawing up your new contract' },
  OfferNotDrawn: {
    title: 'Not drawn up',
    heading: 'We couldn’t draw up your new contract',
    body: 'Your plan stays as it is for now. Try again in a moment.',
    retry,
    plans: 'Choose another plan',
  },
  ConfirmPlan: {
    title: 'Check your new plan',
    heading: 'Check your new plan',
    now: 'Your plan now',
    next: 'Your new plan',
    from: 'From',
    named: (terms: PlanTerms) => `${nameWithKit(terms)}, ${priceAMonth(terms.monthlyPriceInPence)}`,
    differenceLabel: 'Difference',
    difference: ({ differenceInPence }: PlanChangeOption) => difference(differenceInPence),
    firstBill: 'First bill with the new price',
    minimumTerm: 'Minimum term',
    term,
    exitFeeLabel: 'Leaving early',
    exitFee: (option: PlanTerms, before: PlanTerms | null) =>
      before && before.exitFeePerMonthInPence !== option.exitFeePerMonthInPence
        ? `${exitFee(option)}, ${price(before.exitFeePerMonthInPence)} until then`
        : exitFee(option),
    meshPoint,
    visit: 'Visit',
    noVisit: 'None: nobody has to come, and your router stays',
    contract: 'Your new contract',
    contractText: (from: string) =>
      `Please read both before you change your plan. They hold from ${longDate(from)}; until then your contract stays as it is.`,
    papers,
    accept: 'I’ve read and accept the contract summary and the contract information',
    submit: 'Change my plan',
    plans: 'Choose another plan',
    undo: (until: string) => `You can undo this until ${longDate(until)}, the day before it takes effect.`,
    news,
  },
  ChangeNotSent: {
    title: 'Not sent',
    heading: 'We couldn’t change your plan',
    body: 'Your plan stays as it is for now. We’ve kept what you chose. Try again in a moment.',
    retry,
    offer: 'Look at the change again',
  },
  ChangePlanConfirmation: {
    title: 'Your plan is changing',
    heading: 'Your plan is changing',
    change: (option: PlanTerms, present: PlanTerms, from: string) =>
      `${nameWithKit(option, present.meshWifi)} from ${longDate(from)}`,
    until: 'Until then',
    untilText: (present: PlanTerms) =>
      `${nameWithKit(present)} at ${priceAMonth(present.monthlyPriceInPence)}, as before`,
    day: 'On the day',
    dayText: ({ displayName, direction }: PlanChangeOption) =>
      direction === 'SAME'
        ? `Your speed stays ${displayName}. Nobody has to come`
        : `Your speed becomes ${displayName} by itself. Nobody has to come`,
    meshPoint,
    bill: 'Your bill of that day',
    billText: ({ monthlyPriceInPence, differenceInPence }: PlanChangeOption) =>
      `${priceAMonth(monthlyPriceInPence)}: ${difference(differenceInPence).replace(' than now', ' than before')}`,
    minimumTerm: 'Minimum term',
    term,
    again: 'Next change',
    againText: (from: string) => `You can change your plan again from ${longDate(from)}`,
    contract: 'Your new contract',
    papers,
    undoing: 'Changed your mind?',
    undoUntil: (until: string) => `You can undo this change until ${longDate(until)}. Nothing will have changed.`,
    tooLate: 'The day of the change has come, so it can’t be undone any more. You can change your plan again.',
    undo: 'Undo this change',
    plan,
    dashboard,
    news,
  },
  ConfirmingUndo: {
    title: 'Undo this change?',
    text: (present: PlanTerms) =>
      `Your plan stays ${nameWithKit(present)} at ${priceAMonth(present.monthlyPriceInPence)}, with the contract you have.`,
    /** What becomes of the second Wi-Fi point then. */
    meshPoint: {
      TO_HOME: 'If your second Wi-Fi point has been posted already, we’ll post you a prepaid bag for it.',
      BACK: 'Your second Wi-Fi point stays with you.',
    },
    confirm: 'Yes, undo it',
    decline: 'No, go on with it',
  },
  UndoNotSent: {
    title: 'Not sent',
    heading: 'We couldn’t undo the change',
    body: 'Your plan still changes on its day. Try again in a moment.',
    retry,
    change: 'Back to the change',
  },
  ChangeUndone: {
    title: 'Change undone',
    heading: 'Your plan stays as it is',
    body: 'We’ve undone the change, and emailed you to confirm it.',
    plans: 'Choose another plan',
    dashboard,
  },
} as const;
