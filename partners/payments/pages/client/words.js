// @ts-check

export const words = {
  pay: 'Pay',
  keep: 'Keep this card',
  paying: 'One moment: we’re asking your bank.',
  asking: 'Your bank wants to know that it’s you.',
  bank: 'Your bank',
  anotherCard: 'Another card',
  done: 'Your bank has answered.',
  over: 'You can’t pay here any more.',
  failed: 'We couldn’t reach your bank. Check your connection and press again: you won’t pay twice.',
  notShown: 'We couldn’t show the card form. Please load the page again.',
  /** @type {Record<string, string> & { Refused: string }} */
  notMade: {
    Refused: 'Your bank didn’t accept this card, and nothing was taken. Check what you entered, or use another card.',
    Cancelled: 'You’ve stopped this payment, and nothing was taken. You can try again.',
    Error: 'Something went wrong at your bank, and nothing was taken. You can try again.',
  },
  mistakes: {
    number: 'Enter the long number on the front of your card: 12 to 19 digits.',
    expiry: 'Enter the month and year until which your card is valid, such as 03/30.',
    cvc: 'Enter the security code: three digits on the back, or four on the front of an American Express card.',
    holderName: 'Enter your name as it’s written on your card.',
  },
};

const brands = /** @type {Record<string, string>} */ ({ visa: 'Visa', mc: 'Mastercard', amex: 'American Express' });

/** @param {{ brand: string, lastFour: string, expiryMonth: string, expiryYear: string }} card */
export function nameOf({ brand, lastFour, expiryMonth, expiryYear }) {
  return `${brands[brand] ?? 'Card'} ending in ${lastFour}, valid until ${expiryMonth}/${expiryYear.slice(-2)}`;
}
