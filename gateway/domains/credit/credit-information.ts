import type { components } from '../../../openapi/generated/gateway.d.ts';
import { addMonths, type LocalDate } from '../../../platform/clock/local-date.ts';
import type { Quote } from '../../lender/lender-link.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import { WITHDRAWAL_DAYS } from './credit.rules.ts';

type Schemas = components['schemas'];
export type CreditInformation = Schemas['CreditInformation'];

/** Where letters reach the shop. The address is in the unused area `LK`. */
const BROKER_ADDRESS = ['1 Skylark Yard', 'Larkham', 'LK1 1AA'];

/** The fixed rate of interest a year that makes up an APR, in percent with two decimals: twelve times the rate of a month. */
export const yearlyRate = (aprInPercent: number): number =>
  Math.round(12 * ((1 + aprInPercent / 100) ** (1 / 12) - 1) * 10_000) / 100;

interface Known {
  quote: Quote;
  goods: string;
  brandName: string;
  /** As it is agreed; empty before that. */
  agreed: Schemas['CreditPayment'][];
  /** The day of the signature; today where nobody has signed. */
  signedOn: LocalDate;
}

/** All that has to be told before somebody signs (Consumer Credit (Disclosure of Information) Regulations 2010). Money in pence. */
export function creditInformation({ quote, goods, brandName, agreed, signedOn }: Known): CreditInformation {
  const { priceInPence, upfrontInPence, lentInPence, months, aprInPercent, interestInPence } = quote;
  const { totalInPence, monthlyInPence, lastInPence, lender } = quote;
  return {
    lender,
    broker: { name: `${brandName} Limited`, addressLines: BROKER_ADDRESS },
    brokerStatement: `${brandName} Limited is a credit broker and not the lender, and is authorised and regulated by the Financial Conduct Authority. It introduces you to ${lender.name} alone.`,
    goods,
    cashPriceInPence: priceInPence,
    upfrontInPence,
    lentInPence,
    months,
    interestRateInPercent: yearlyRate(aprInPercent),
    aprInPercent,
    interestInPence,
    repayableInPence: totalInPence - upfrontInPence,
    totalInPence,
    monthlyInPence,
    lastInPence,
    payments: agreed.length > 0 ? agreed : paymentsFrom(quote, signedOn),
    clauses: clausesOf(quote, brandName),
  };
}

/** What is paid when, as if it were signed on a day. */
function paymentsFrom(
  { months, monthlyInPence, lastInPence }: { months: number; monthlyInPence: number; lastInPence: number },
  signedOn: LocalDate,
): { number: number; dueOn: LocalDate; amountInPence: number }[] {
  return Array.from({ length: months }, (_, at) => ({
    number: at + 1,
    dueOn: addMonths(signedOn, at + 1),
    amountInPence: at + 1 === months ? lastInPence : monthlyInPence,
  }));
}

function clausesOf({ lender, interestInPence, lentInPence }: Quote, brandName: string): Schemas['CreditClause'][] {
  const withoutInterest = 'There is no interest, and there are no charges for taking it.';
  return [
    {
      id: 'kind',
      heading: 'What it is',
      text: `A fixed-sum loan for one phone, regulated by the Consumer Credit Act 1974. ${lender.name} pays ${pounds(lentInPence)} to us once your phone has left, and you repay it each month. Nothing is secured on your home or on the phone, which is yours once it’s delivered.`,
    },
    {
      id: 'cost',
      heading: 'What it costs',
      text:
        interestInPence === 0
          ? withoutInterest
          : `The interest is ${pounds(interestInPence)} over the whole time, at a fixed rate. There are no other charges for taking it.`,
    },
    {
      id: 'missed-payments',
      heading: 'If you miss a payment',
      text: `Missing payments can have severe consequences: ${lender.name} may tell credit reference agencies, which makes it harder to borrow, may end the agreement and ask for all that is left at once, and may go to court. It takes no charge for a late payment, and no interest on it. Talk to it early if you can’t pay.`,
    },
    {
      id: 'withdrawal',
      heading: 'If you change your mind about the credit',
      text: `You can withdraw within ${WITHDRAWAL_DAYS} days, from the day after the agreement is made, without giving a reason: on the page of your order, or by writing to ${lender.name}. You keep the phone, and pay for it in another way: within 30 days to ${lender.name} what it has paid us, without interest, or to us what it hasn’t.`,
    },
    {
      id: 'early-settlement',
      heading: 'If you want to repay early',
      text: `You can repay all or a part of it at any time. Tell ${lender.name}: interest for the time that’s left is taken off, and there is no charge for it.`,
    },
    {
      id: 'goods',
      heading: 'If something is wrong with the phone',
      text: `If ${brandName} breaks the contract for the phone, or has told you something about it that isn’t so, you have the same claims against ${lender.name} (section 75 of the Act). If the phone comes back or never comes, the agreement is cancelled: you owe nothing more, and ${lender.name} gives back what you’ve paid it.`,
    },
    {
      id: 'credit-check',
      heading: 'What is looked at',
      text: `${lender.name} asks credit reference agencies about you, and others may see that it has. If it declines by what one of them says, you’re told at once which one it was, free of charge. You must be 18 or over and live in the UK permanently.`,
    },
    {
      id: 'complaints',
      heading: 'If you want to complain',
      text: `Tell us or ${lender.name}. If that doesn’t settle it, the Financial Ombudsman Service decides free of charge. ${lender.name} is supervised by the Financial Conduct Authority, 12 Endeavour Square, London E20 1JN.`,
    },
  ];
}
