/**
 * How many working days before an account is debited its owner hears of the amount and the day. Bacs asks for ten, or for what is agreed: the
 * instruction says five, in the guarantee that stands beside it.
 */
export const NOTICE_WORKING_DAYS = 5;

/**
 * The Direct Debit Guarantee, in the wording that the scheme prescribes (Bacs, "Service user's guide and rules"); `organisation`: who
 * collects.
 */
export const directDebitGuarantee = (organisation: string): readonly string[] => [
  'This Guarantee is offered by all banks and building societies that accept instructions to pay Direct Debits.',
  `If there are any changes to the amount, date or frequency of your Direct Debit ${organisation} will notify you ${NOTICE_WORKING_DAYS} working days in advance of your account being debited or as otherwise agreed. If you request ${organisation} to collect a payment, confirmation of the amount and date will be given to you at the time of the request.`,
  `If an error is made in the payment of your Direct Debit, by ${organisation} or your bank or building society, you are entitled to a full and immediate refund of the amount paid from your bank or building society.`,
  `If you receive a refund you are not entitled to, you must pay it back when ${organisation} asks you to.`,
  'You can cancel a Direct Debit at any time by simply contacting your bank or building society. Written confirmation may be required. Please also notify us.',
];
