import { longDate } from '../format/date.ts';
import { price } from '../format/price.ts';

type ExitFee = { months: number; perMonthInPence: number; totalInPence: number };

/** The words of what the end of a plan costs and gives back, wherever it is told. */
export const endCopy = {
  fee: 'Exit fee',
  noFee: 'No exit fee',
  /** As arithmetic. */
  feeSum: (months: number, perMonth: string, total: string): string =>
    `${months === 1 ? '1 month' : `${months} months`} × ${perMonth} = ${total}`,
  refund: 'You get back',
  bill: 'Your final bill',
  billText: (date: string) => `It comes on ${longDate(date)}. This is what we know of it today.`,
  noBill: 'Nothing is left to pay after your last day, so there’ll be no final bill.',
} as const;

/** What an early end costs: the arithmetic, or that it costs nothing. */
export const exitFeeInWords = (fee: ExitFee | null): string =>
  fee === null ? endCopy.noFee : endCopy.feeSum(fee.months, price(fee.perMonthInPence), price(fee.totalInPence));

/** The same where it stands by itself, without a label before it. */
export const labelledExitFee = (fee: ExitFee | null): string =>
  fee === null ? endCopy.noFee : `${endCopy.fee}: ${exitFeeInWords(fee)}`;
