import type { Boosts, Pauses } from '../../../machines/manage-plan/manage-plan.types.ts';
import type { ContractCard, CostOfLeaving, PlanCard } from '../../../machines/manage-plan/manage-plan.selectors.ts';
import { dayAfter } from '../../../machines/manage-plan/manage-plan.rules.ts';
import { paths } from '../../../machines/shared/paths.ts';
import type { Wire } from '../../../machines/shared/wire.ts';
import { longDate, timeOfDay } from '../../ui/format/date.ts';
import { price } from '../../ui/format/price.ts';
import { speed } from '../../ui/format/speed.ts';
import { pauseCardCopy, pauseViewsCopy } from './pause.copy.ts';

const retry = 'Try again';

const months = (count: number): string => (count === 1 ? '1 month' : `${count} months`);

const moment = (at: string): string => `${longDate(at)} at ${timeOfDay(at)}`;

/** What is known of the plan, for the sentence about how it stands. */
type Known = Pick<PlanCard, 'pausedUntil' | 'liveSince' | 'expected' | 'lastDay' | 'takeBackUntil'>;

/** What is known beside the boosts, for the reason why none can begin. */
export type AroundBoosts = Pick<Boosts, 'resetsOn'> & { expected: string | null; pause: Pauses['pause'] };

const ends = ({ lastDay }: Pick<Known, 'lastDay'>): string =>
  lastDay === null ? 'Your broadband is ending.' : `The last day of your broadband is ${longDate(lastDay)}.`;

const pausedTo = (day: string): string => `It’s paused, and back on ${longDate(dayAfter(day))}.`;

/** A page that a member goes to from their plan; `offered`: whether it has something to say of that plan, always where left out. */
type Way = {
  label: string;
  to: (plan: Pick<PlanCard, 'id' | 'orderId' | 'switchId'>) => string;
  offered?: (plan: Pick<PlanCard, 'status' | 'switchId' | 'hasOpenFault'>) => boolean;
};

const notLive: ReadonlySet<string> = new Set(['DRAFT', 'ORDERED', 'ENDED']);
const isLive = ({ status }: Pick<PlanCard, 'status'>): boolean => !notLive.has(status);

const leavePage: Way['to'] = ({ id }) => `${paths.plans}/${id}/leave`;
const faultPage: Way['to'] = ({ id }) => `${paths.plans}/${id}/fault`;

/** Every word of the page of a plan, by view. */
export const managePlanCopy = {
  ManagePlan: {
    title: 'Your plan',
    heading: 'Your plan',
    loading: 'Fetching your plan',
    updating: 'One moment',
    retry,
    dashboard: 'Back to your dashboard',
    plan: {
      heading: 'Your plan',
      loading: 'Fetching your plan',
      notLoaded: 'We couldn’t fetch your plan. Nothing is wrong with it: our service isn’t responding.',
      /** How it stands, by its state. */
      states: {
        DRAFT: () => 'You haven’t ordered this plan yet.',
        ORDERED: ({ expected }) =>
          expected === null
            ? 'It’s ordered. We’ll tell you your Go Live date as soon as we know it.'
            : `It’s ordered. Your Go Live date is expected to be ${longDate(expected)}.`,
        ACTIVE: ({ liveSince }) =>
          liveSince === null ? 'It’s live.' : `It’s live, and has been since ${longDate(liveSince)}.`,
        CHANGING: () => 'It becomes another plan with your next bill.',
        PAUSED: ({ pausedUntil }) => (pausedUntil === null ? 'It’s paused.' : pausedTo(pausedUntil)),
        CEASING: (known) =>
          known.takeBackUntil === null
            ? ends(known)
            : `${ends(known)} You can still change your mind until ${longDate(known.takeBackUntil)}.`,
        ENDED: ({ lastDay }) =>
          lastDay === null ? 'It has ended.' : `It has ended. Its last day was ${longDate(lastDay)}.`,
      } satisfies Record<Wire<'KnownPlanState'>, (known: Known) => string>,
      /** One that a newer gateway tells of. */
      otherState: 'We’re working on it. Chat with us if you’d like to know more.',
      address: 'Address',
      speed: 'Speed',
      speeds: ({ down, up }: PlanCard['speeds']) =>
        down === up ? `${speed(down)} down and up` : `${speed(down)} down, ${speed(up)} up`,
      monthly: 'Monthly price',
      term: 'Contract',
      papers: 'Papers',
      summary: 'Contract summary',
      information: 'Contract information',
      noPapers: 'Not ready to download yet',
      ways: 'More about this plan',
    },
    /** What the plan can become, in a row of its card. */
    change: {
      heading: 'Change of plan',
      open: (from: string) => `From ${longDate(from)}, the date of your next bill.`,
      choose: 'Change your plan or mesh Wi-Fi',
      asked: (name: string, from: string, undoUntil: string | null) =>
        undoUntil === null
          ? `It becomes ${name} on ${longDate(from)}. You can change it again after that.`
          : `It becomes ${name} on ${longDate(from)}. You can undo that until ${longDate(undoUntil)}, and change it again once it’s done.`,
      see: 'See the change',
      notLoaded: 'We couldn’t look up what your plan can become.',
      look: 'Look it up',
      /** Why it can’t be changed, with the day from which it can where one is known. */
      blocked: {
        NOT_LIVE: ({ expected }) =>
          expected === null
            ? 'You can change your plan once it’s live.'
            : `You can change your plan once it’s live. Your Go Live date is expected to be ${longDate(expected)}.`,
        ENDING: ({ takeBackUntil }) =>
          takeBackUntil === null
            ? 'Your broadband is ending, so your plan can’t be changed.'
            : `Your broadband is ending, so your plan can’t be changed. If you stay, which you can say until ${longDate(takeBackUntil)}, it can.`,
        ENDED: () => 'Your broadband has ended, so there’s nothing to change.',
        SWITCHING: () =>
          'Your broadband moves to another provider before your next bill, so your plan can’t be changed any more.',
      } satisfies Record<Wire<'PlanChangeBlock'>, (known: Pick<Known, 'expected' | 'takeBackUntil'>) => string>,
      otherBlock: 'Your plan can’t be changed at the moment.',
    },
    contract: {
      heading: 'Your contract',
      none: {
        before: 'Your contract’s minimum term begins on your Go Live date. We’ll show here what is left of it.',
        after: 'Your contract is over. Whatever you still owe, or get back, is on your bills.',
      },
      minimumTerm: 'Minimum term',
      rolling: 'None: your plan rolls from month to month',
      left: 'Left of it',
      monthsLeft: (count: ContractCard['monthsLeft']) =>
        count === 0 ? 'Nothing more to pay for it' : `${months(count)} to pay, after the month you’ve paid for`,
      paidUntil: 'Paid until',
      leaving: 'Leaving now would cost',
      cost: {
        EXIT_FEE: (fee) =>
          fee === null ? '' : `${months(fee.months)} × ${price(fee.perMonthInPence)} = ${price(fee.totalInPence)}`,
        WITHDRAW: () => 'No exit fee. You’d only pay for the days of service you’ve used.',
        ROLLING: () => 'No exit fee. It would end with the month you’ve paid for.',
        LAST_MONTH: () => 'No exit fee. You’ve paid for the last month of your minimum term.',
        ADDED_BY_PAUSES: () => 'No exit fee. Only what your pauses have added is left of your minimum term.',
        NOTICE: () => 'No exit fee. It would end after one month’s notice.',
      } satisfies Record<CostOfLeaving['why'], (fee: CostOfLeaving['fee']) => string>,
      feeRule:
        'The exit fee is 60% of your monthly price for each month that is left. Months that pauses add don’t count.',
      withdraw: 'To change your mind',
      withdrawUntil: (date: string) => `You can withdraw from your contract until ${longDate(date)}.`,
      notices: 'What we write to you about it',
      noNotices: 'Nothing more, as your plan is ending.',
      notice: {
        END_OF_CONTRACT: 'That your minimum term ends, and what you can have then',
        BEST_TARIFF: 'Our best prices for your home, once a year',
      } satisfies Record<ContractCard['notices'][number]['kind'], string>,
      otherNotice: 'News of your contract',
      sent: 'Sent',
      planned: 'We’ll write on',
    },
    boost: {
      heading: 'Boost',
      loading: 'Fetching your boosts',
      notLoaded: 'We couldn’t fetch your boosts.',
      means: (from: number, to: number) =>
        `For 24 hours you have ${speed(to)} in place of ${speed(from)}, at no charge. Then your plan goes back by itself.`,
      left: (count: number) => {
        if (count === 0) return 'No boosts are left this month.';
        return count === 1 ? '1 boost is left this month.' : `${count} boosts are left this month.`;
      },
      resets: (date: string) => `You have 3 new ones from ${longDate(date)}. What you don’t use runs out.`,
      start: (to: number) => `Boost to ${speed(to)} now`,
      runs: (to: number, until: string) => `You have ${speed(to)} until ${moment(until)}.`,
      next: 'Once it’s over, you can begin another one.',
      news: {
        started: 'Your boost has begun.',
        refused: 'A boost can’t begin any more, so nothing has changed. You can read why below.',
      } satisfies Record<'started' | 'refused', string>,
      notStarted: 'We couldn’t begin your boost. Try again: you won’t use up two.',
      /** Why none can begin; the one that runs speaks for itself. */
      blocked: {
        NOT_LIVE: ({ expected }) =>
          expected === null
            ? 'You can boost your plan once it’s live.'
            : `You can boost your plan once it’s live. Your Go Live date is expected to be ${longDate(expected)}.`,
        ENDING: () => 'Your broadband is ending, so it can’t be boosted.',
        ENDED: () => 'Your broadband has ended, so there’s nothing to boost.',
        PAUSED: ({ pause }) =>
          pause
            ? `Your broadband is paused. You can boost it again from ${longDate(dayAfter(pause.to))}.`
            : 'Your broadband is paused. You can boost it once it’s back.',
        FASTEST_PLAN: () => 'You have our fastest plan, so there’s nothing faster to boost it to.',
        FASTEST_AT_HOME: () => 'You have the fastest speed that your home can have, so there’s no boost.',
        RUNNING: () => '',
        NONE_LEFT: ({ resetsOn }) => `You’ve used all 3 of this month. You can boost again from ${longDate(resetsOn)}.`,
        PAUSE_BEGINS: ({ pause }) =>
          pause
            ? `Your pause begins before a boost would be over. You can boost again from ${longDate(dayAfter(pause.to))}.`
            : 'Your pause begins before a boost would be over. You can boost again after it.',
      } satisfies Record<Wire<'BoostBlock'>, (around: AroundBoosts) => string>,
      otherBlock: 'No boost can begin at the moment.',
      earlier: 'Earlier boosts',
      from: 'From',
      to: 'to',
    },
    pause: pauseCardCopy,
    /**
     * Where else a member goes from their plan, in this order. Pages of the plan itself stand behind its address:
     * `${paths.plans}/${id}/…`.
     */
    ways: [
      { label: 'See your bills', to: () => paths.bills },
      { label: 'See your order', to: ({ orderId }) => `${paths.orders}/${orderId}` },
      {
        label: 'See your switch',
        to: ({ switchId }) => `${paths.switches}/${switchId}`,
        offered: ({ switchId }) => switchId !== null,
      },
      { label: 'See your fault', to: faultPage, offered: ({ hasOpenFault }) => hasOpenFault },
      { label: 'Report a fault', to: faultPage, offered: (plan) => isLive(plan) && !plan.hasOpenFault },
      { label: 'Leave us', to: leavePage, offered: (plan) => isLive(plan) && plan.status !== 'CEASING' },
      { label: 'See how your broadband ends', to: leavePage, offered: ({ status }) => status === 'CEASING' },
      { label: 'How plans, boosts and pauses work', to: () => '/help/your-plan' },
    ] satisfies readonly Way[] as readonly Way[],
  },
  ...pauseViewsCopy,
  PlanMissing: {
    title: 'Plan not found',
    heading: 'We can’t find that plan',
    body: 'There’s no plan of yours at this address. Your dashboard lists the plans you have.',
    dashboard: 'Go to your dashboard',
  },
} as const;

const { states, otherState } = managePlanCopy.ManagePlan.plan;

/** How a plan stands, in a sentence; in two where it rests besides. */
export function standingOf(plan: Known & Pick<PlanCard, 'status'>): string {
  const { status, pausedUntil, lastDay } = plan;
  const stands = Object.hasOwn(states, status) ? states[status as keyof typeof states](plan) : otherState;
  if (pausedUntil === null || status === 'PAUSED') return stands;
  // One that ends in its pause comes back from it no more.
  return lastDay !== null && lastDay <= pausedUntil
    ? `${stands} It’s paused until then.`
    : `${stands} ${pausedTo(pausedUntil)}`;
}
