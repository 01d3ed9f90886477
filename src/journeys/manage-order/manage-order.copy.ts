import { maxNoteLength } from '../../../machines/book-install/engineer-details.rules.ts';
import type { News, PayoutRefusal } from '../../../machines/manage-order/manage-order.types.ts';
import type { AlertKind } from '../../ui/Alert/Alert.tsx';
import { engineerRefusals } from '../../ui/form/engineer-fields.copy.ts';
import { longDate } from '../../ui/format/date.ts';
import { freeDatesCopy } from '../../ui/SlotChoice/free-dates.copy.ts';
import { earlierDateCopy } from './earlier-date.copy.ts';

const back = 'Back to your order';
const retry = 'Try again';
const resume = 'Look at the details';
const otherDate = 'Choose another date';

const counted = (count: number, unit: 'hour' | 'minute'): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** `About 2 hours`, `About an hour`, `About 1 hour 30 minutes`. */
function aboutSoLong(minutes: number): string {
  if (minutes === 60) return 'About an hour';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [...(hours > 0 ? [counted(hours, 'hour')] : []), ...(rest > 0 ? [counted(rest, 'minute')] : [])];
  return `About ${parts.join(' ')}`;
}

/** Every word of the page of an order, by view. */
export const manageOrderCopy = {
  LoadingOrder: { title: 'Your order', heading: 'Your order', loading: 'Looking up your order' },
  OrderMissing: {
    title: 'Order not found',
    heading: 'We can’t find that order',
    body: 'There’s no order of yours at this address. Your confirmation email has the way to your order.',
    dashboard: 'Go to your dashboard',
  },
  OrderNotLoaded: {
    title: 'Order not loaded',
    heading: 'We couldn’t fetch your order',
    body: 'Nothing is wrong with it: our service isn’t responding. Try again in a moment.',
    retry,
    dashboard: 'Back to your dashboard',
  },
  ShowingOrder: {
    title: 'Your order',
    heading: 'Your order',
    orderId: 'Order ID',
    updating: 'Updating your order',
    news: {
      dateChanged: { kind: 'success', text: 'Your visit has a new date. We’ve told the network.' },
      detailsChanged: { kind: 'success', text: 'Your engineer will get the new details.' },
      cancelled: { kind: 'success', text: 'We’re cancelling your order. You won’t be charged.' },
      withdrawn: {
        kind: 'success',
        text: 'You’ve withdrawn from your contract. We’re calling off the visits that haven’t happened yet.',
      },
      notCancellable: { kind: 'warning', text: 'This order can’t be cancelled here any more. Below you can read why.' },
      payoutAsked: {
        kind: 'success',
        text: 'Done. We’re paying it to your account, and have emailed you to confirm it.',
      },
      nothingOwed: {
        kind: 'warning',
        text: 'There’s nothing left to pay for this order. Below you can read what became of it.',
      },
      ...earlierDateCopy.news,
      ending: { kind: 'warning', text: 'This order is being cancelled, so nothing has been changed.' },
    } satisfies Record<News, { kind: AlertKind; text: string }>,
    rebook: 'You need to choose another date',
    rebookText: 'A visit couldn’t take place as planned. We’ll carry on with your order once it has a new date.',
    visits: 'Your visits',
    noVisits: 'No visits are booked for this order.',
    duration: 'How long it takes',
    about: aboutSoLong,
    engineer: 'Engineer',
    noEngineer: 'We’ll name them the day before',
    contact: 'Who to ask for',
    noContact: 'Nobody named',
    secondPhone: 'Second phone number',
    healthAndSafety: 'Health and safety',
    notes: 'Notes for the engineer',
    none: 'None',
    otherDate,
    changeDate: 'Change date',
    changeDetails: 'Change contact or notes',
    follows: (date: string, days: number) =>
      `Your home install on ${longDate(date)} has to come at least ${days} days after this visit. If you move this one too close to it, you’ll need another date for your home install, too.`,
    calendar: 'Add to calendar',
    earlier: earlierDateCopy.visit,
    promises: 'What you’ve been promised',
    credited: (amount: string, date: string) => `${amount} came off your bill of ${date}`,
    standing: (count: number) =>
      count === 1 ? 'The date to come, and what it’s worth' : `The ${count} dates to come, and what they’re worth`,
    promisesText: 'If we or the network break a promise, we pay you. You don’t have to claim.',
    payout: {
      heading: 'What we owe you',
      OWED: (sum: string) =>
        `We owe you ${sum}. Your order never went live, so there’s no bill that it could come off: we’ll pay it to your bank account. Tell us which.`,
      FAILED: (sum: string, account: string, on: string) =>
        `We couldn’t pay ${sum} to your bank account ending in ${account}: its bank didn’t take it on ${longDate(on)}. We owe it to you still. Check the numbers, or use another account.`,
      NEXT_BILL: (sum: string) =>
        `We owe you ${sum}. It comes off the next bill of your broadband, and there’s nothing for you to do.`,
      ON_ITS_WAY: (sum: string, account: string) =>
        `We’re paying ${sum} to your bank account ending in ${account}. It’s there within a working day, and we’ll email you.`,
      PAID: (sum: string, account: string, on: string) =>
        `We paid ${sum} to your bank account ending in ${account} on ${longDate(on)}.`,
      bills: 'See your bills',
      holder: 'Name of the account holder',
      sortCode: 'Sort code',
      sortCodeHint: 'Six digits, such as 12‑10‑00',
      accountNumber: 'Account number',
      accountNumberHint: 'Eight digits',
      kept: 'We keep sort code and account number only until our payment provider has them. It’s paid once, by Faster Payments.',
      submit: (sum: string) => `Pay me ${sum}`,
    },
    plan: 'What you’ve ordered',
    ordered: (date: string) => `Ordered on ${date}`,
    reference: 'Network’s reference',
    bills: 'See your bills',
    fault: 'Report a fault',
    ownPlan: 'See your plan, boost it or pause it',
    ownSwitch: 'See your switch',
    documents: 'Your contract',
    noDocuments: 'Your contract isn’t ready to download yet.',
    cancelling: 'Cancel your order',
    completion: (date: string) => `The cancellation is complete by ${longDate(date)}.`,
    may: {
      CANCEL: (until: string | null) =>
        until === null
          ? 'You can cancel for free for as long as your order is delayed, or no date is set.'
          : `You can cancel for free until ${longDate(until)}.`,
      WITHDRAW: (until: string | null) =>
        until === null
          ? 'You can withdraw from your contract within 14 days of your order.'
          : `It’s too late to cancel the order, but you can withdraw from your contract until ${longDate(until)}.`,
    },
    /** Beside the last day to cancel, which comes before it. */
    mayStillWithdraw: (until: string) =>
      `After that you can still change your mind until ${longDate(until)}: you withdraw from your contract, and pay only for days on which you’ve used the service.`,
    cancel: { CANCEL: 'Cancel order', WITHDRAW: 'Withdraw from contract' },
    /** Why there is nothing to press, by the state of the order; `other` for all states that are not listed. */
    notCancellable: {
      COMPLETED:
        'Your broadband is live, so there’s no order left to cancel. If you’d like to leave, see first what it means and costs.',
      CANCELLING: 'We’re cancelling this order. There’s nothing more for you to do.',
      CANCELLED: 'This order is cancelled.',
      REJECTED: 'The network couldn’t take this order, so there’s nothing to cancel.',
      other:
        'Your engineers are on their way and the 14 days to change your mind are over, so you can’t cancel here. Chat with us and we’ll look at it together.',
    },
    leave: 'Leave us',
    /** In place of both, where the broadband has a last day, to come or past. */
    hasEnd: (lastDay: string) => `There’s no order left to cancel. Your broadband’s last day: ${longDate(lastDay)}.`,
    seeEnd: 'See how your broadband ends',
    chat: 'Chat with us',
    dashboard: 'Back to your dashboard',
  },
  ChangingDetails: {
    title: 'For your engineer',
    intro: 'Tell us who the engineer should ask for, and anything they should know before they come.',
    submit: 'Save',
    cancel: 'Cancel',
  },
  DetailsNotSaved: {
    title: 'Details not saved',
    heading: 'We couldn’t save your details',
    body: 'What you’ve typed is still here. Try again in a moment.',
    retry,
    resume,
    back,
  },
  ConfirmingCancellation: {
    CANCEL: {
      title: 'Cancel your order?',
      means: [
        'We’ll call off your visits and nothing will be installed.',
        'You won’t be charged anything.',
        'If you’re switching, your current provider will carry on as before.',
      ],
      confirm: 'Yes, cancel my order',
    },
    WITHDRAW: {
      title: 'Withdraw from your contract?',
      means: [
        'You have 14 days from your order to change your mind.',
        'We’ll call off the visits that haven’t happened yet.',
        'You’ll only pay for days on which you’ve used the service.',
      ],
      confirm: 'Yes, withdraw',
    },
    undone: 'This can’t be undone. You can always order again.',
    keep: 'Keep my order',
  },
  DateTaken: {
    title: 'Choose another date',
    heading: 'That date has just been taken',
    body: 'Somebody else was quicker. Your visit hasn’t changed.',
    otherDate,
    back,
  },
  DateNotYetOpen: {
    title: 'Choose an earlier date',
    heading: 'That date isn’t open yet',
    body: `${freeDatesCopy.notYetOpen} Your visit hasn’t changed.`,
    otherDate,
    back,
  },
  ChangeTooLate: {
    title: 'Too late to change',
    heading: 'It’s too late to change this visit',
    body: 'A visit can be changed until the day before. Your visit stays as it is. Chat with us if that doesn’t work for you.',
    back,
    chat: 'Chat with us',
  },
  DetailsTooLate: {
    title: 'Too late to change',
    heading: 'It’s too late to tell your engineer something new',
    body: 'You can do that until the day before the visit. Your engineer has what you told us before. What you’ve entered is still here: chat with us and we’ll see what we can do.',
    back,
    resume,
    chat: 'Chat with us',
  },
  DatesNotLoaded: {
    title: 'Dates not loaded',
    heading: 'We couldn’t fetch the dates',
    body: 'Your visit hasn’t changed. Try again in a moment.',
    retry,
    back,
  },
  DateNotSaved: {
    title: 'Date not saved',
    heading: 'We couldn’t save your new date',
    body: 'We’ve kept the date you chose. Try again in a moment.',
    retry,
    back,
  },
  ...earlierDateCopy.outcomes,
  OrderNotCancelled: {
    title: 'Order not cancelled',
    heading: 'We couldn’t cancel your order',
    body: 'Our service isn’t responding. Try again in a moment.',
    retry,
    back,
  },
  PayoutNotAsked: {
    title: 'Not sent',
    heading: 'We couldn’t send that',
    body: 'Nothing has been paid yet, and what you’ve typed is still here. Try again in a moment: it’s paid once.',
    retry,
    back,
  },
  CalendarNotMade: {
    title: 'No calendar file',
    heading: 'We couldn’t make the calendar file',
    body: 'Your visit is booked all the same. Try again in a moment.',
    retry,
    back,
  },
} as const;

/** What is said at a field that was refused, by the machine's reason. */
export const manageOrderRefusals = engineerRefusals(maxNoteLength);

/** Why a field of an account is refused, by the machine's reason. */
export const payoutRefusals: Record<PayoutRefusal, string> = {
  holderMissing: 'Enter the name of the account holder, as it stands on your bank statement',
  sortCodeWrong: 'Enter the sort code: six digits, such as 12‑10‑00. It’s on your bank card or statement',
  accountNumberWrong: 'Enter the account number: eight digits. If yours has fewer, put zeros in front',
};
