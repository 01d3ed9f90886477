import type { CreditNews } from '../../../machines/follow-credit/follow-credit.types.ts';
import { longDate } from '../../ui/format/date.ts';
import { apr, months } from '../../ui/format/instalments.copy.ts';
import { price } from '../../ui/format/price.ts';

const title = 'Your credit agreements';
const retry = 'Try again';
const order = 'Back to your order';
const back = 'Back to your agreements';

/** Every word of the page of an order's credit, by view. How an agreement stands in a sentence is the gateway’s to say. */
export const followCreditCopy = {
  LoadingCredit: { title, heading: title, loading: 'Fetching your agreements' },
  CreditMissing: {
    title: 'No agreement',
    heading: 'There’s no credit agreement here',
    body: 'There’s no phone order of yours at this address, or you paid all of it at once.',
    all: 'See all your phone orders',
  },
  CreditNotLoaded: {
    title: 'Agreements not loaded',
    heading: 'We couldn’t fetch your agreements',
    body: 'Nothing is wrong with them: our service isn’t responding. Try again in a moment.',
    retry,
    order,
  },
  ShowingCredit: {
    title,
    heading: title,
    intro: 'What you’ve agreed with the lender, for each phone that you pay by instalments.',
    news: {
      withdrawn: 'You’ve withdrawn. We’ve kept the moment, and tell the lender. Below is what follows.',
      tooLate: 'You can’t withdraw from that agreement any more. This is how it stands.',
    } satisfies Record<CreditNews, string>,
    lender: 'Lender',
    number: 'Agreement number',
    signed: 'Signed',
    signedAs: (name: string, at: string): string => `${name}, ${longDate(at)}`,
    lent: 'Amount of credit',
    payments: 'You pay the lender',
    plan: (count: number, monthly: number): string => `${price(monthly)} a month for ${months(count)}`,
    first: 'First payment',
    due: longDate,
    total: 'In all, with what you paid us',
    aprTerm: 'APR',
    apr,
    document: (name: string): string => `${name}: agreement (PDF)`,
    owedTo: {
      SHOP: (pence: number, by: string): string =>
        `You owe us ${price(pence)} for the phone, by ${longDate(by)}. Pay it here, or send the phone back.`,
      LENDER: (pence: number, by: string): string =>
        `You owe the lender ${price(pence)}, by ${longDate(by)}, without interest. They’ll tell you how to pay it.`,
    },
    pay: (pence: number): string => `Pay ${price(pence)}`,
    withdraw: 'Withdraw from the credit',
    ofPhone: (name: string): string => ` for ${name}`,
    until: (day: string): string => `You can withdraw until ${longDate(day)}, without giving a reason.`,
    order,
  },
  ConfirmingWithdrawal: {
    title: 'Withdraw from the credit?',
    text: 'It ends the credit and not the purchase: the phone is still yours to pay. If the lender has paid us already, you repay them within 30 days, without interest. If not, you pay us, or send the phone back.',
    stops:
      'Your order hasn’t left yet. If you withdraw now, we cancel it, and what you paid goes back to your card or wallet.',
    confirm: 'Yes, withdraw',
    decline: 'No, keep the credit',
  },
  WithdrawalNotSent: {
    title: 'Not withdrawn',
    heading: 'We couldn’t take your withdrawal',
    body: 'Nothing has changed: our service isn’t responding. Try again in a moment.',
    retry,
    back,
  },
  PaymentNotBegun: {
    title: 'Payment not begun',
    heading: 'We couldn’t begin the payment',
    body: 'Nothing was taken. Try again in a moment.',
    retry,
    back,
  },
} as const;
