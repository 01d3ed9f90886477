// @ts-check

export const words = {
  pay: 'Pay',
  keep: 'Keep this card',
  paying: 'One moment: we’re asking your bank.',
  asking: 'Your bank wants to know that it’s you.',
  bank: 'Your bank',
  card: 'Card',
  anotherCard: 'Another card',
  wallet: 'Wren Pay',
  withWallet: 'with Wren Pay',
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

export const walletWords = {
  asking: 'One moment.',
  noAccount: 'Enter the email address of your Wren Pay account, such as wren@example.com.',
  failed: 'We couldn’t reach Wren Pay. Check your connection and press again: you won’t pay twice.',
};

export const debitWords = {
  paying: 'One moment: we’re handing in your instruction.',
  done: 'We’ve taken your instruction. Your bank answers within three working days.',
  over: 'You can’t set up a Direct Debit here any more.',
  failed: 'We couldn’t hand in your instruction. Check your connection and press again: it won’t be handed in twice.',
  notShown: 'We couldn’t show the Direct Debit form. Please load the page again.',
  /** @type {Record<string, string> & { Refused: string }} */
  notMade: {
    Refused:
      'A Direct Debit can’t be set up for this account. Check the sort code and the account number, or use another account.',
  },
  mistakes: {
    holderName: 'Enter the name of the account holder, as it stands on your bank statement.',
    sortCode: 'Enter the sort code: six digits, such as 12‑10‑00. It’s on your bank card or statement.',
    accountNumber:
      'Enter the account number: eight digits. If yours has fewer, put zeros in front; if it has more, ask your bank for the one to use for Direct Debits.',
    alone:
      'Confirm that it’s your account and that you can authorise Direct Debits alone. If others have to sign, too, please pay by card.',
  },
};

const brands = /** @type {Record<string, string>} */ ({ visa: 'Visa', mc: 'Mastercard', amex: 'American Express' });

/** @param {{ brand: string, lastFour: string, expiryMonth: string, expiryYear: string }} card */
export function nameOf({ brand, lastFour, expiryMonth, expiryYear }) {
  return `${brands[brand] ?? 'Card'} ending in ${lastFour}, valid until ${expiryMonth}/${expiryYear.slice(-2)}`;
}
