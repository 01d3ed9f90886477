/** Who the gateway is at the payment provider in dev and tst, and the key of its webhooks. Elsewhere both have their own. */
export const developmentPayments = {
  apiKey: 'the-gateway-at-the-payment-provider-in-development-only',
  merchantAccount: 'BroadbandShopUK',
  /** The shop's own account at the provider, from which it pays out. */
  balanceAccount: 'BA00000000000000000000001',
  /** 32 bytes, as hex. */
  hmacKey: '6f6e6c792d696e2d646576656c6f706d656e742d6f6e6c792d696e2d64657676',
} as const;

/** What the customer tells their bank in a challenge; anything else fails. */
export const CHALLENGE_PASSWORD = 'password';

type Brand = 'visa' | 'mc' | 'amex';

/**
 * The cards that can be paid with: those of Adyen's test environment. Each needs the expiry and the security code that are
 * said here. Of a new card the bank is always asked who pays (3-D Secure): it lets it pass, or has the customer say so in the
 * frame or on a page of its own.
 */
export const testCards = [
  { number: '4111111111111111', brand: 'visa', bank: 'lets-pass' },
  { number: '5555555555554444', brand: 'mc', bank: 'lets-pass' },
  { number: '4917610000000000', brand: 'visa', bank: 'asks-in-frame' },
  { number: '5454545454545454', brand: 'mc', bank: 'asks-in-frame' },
  { number: '370000000000002', brand: 'amex', bank: 'asks-on-its-page' },
] as const satisfies readonly {
  number: string;
  brand: Brand;
  bank: 'lets-pass' | 'asks-in-frame' | 'asks-on-its-page';
}[];

export const TEST_EXPIRY = { month: '03', year: '2030' } as const;
const testCodes: Readonly<Record<Brand, string>> = { visa: '737', mc: '737', amex: '7373' };

/** The security code of a test card. */
export const testCodeOf = (brand: Brand): string => testCodes[brand];

/** What a bank answers in place of "yes": code and name of Adyen's list of refusal reasons. */
export interface BankAnswer {
  resultCode: 'Refused' | 'Error' | 'Cancelled';
  code: string;
  reason: string;
}

const answer = (resultCode: BankAnswer['resultCode'], code: number, reason: string): BankAnswer => ({
  resultCode,
  code: String(code),
  reason,
});

/** Where the number is none of a test card, is too old, or has another security code. */
export const cardAnswers = {
  unknownNumber: answer('Refused', 8, 'Invalid Card Number'),
  expired: answer('Refused', 6, 'Expired Card'),
  wrongCode: answer('Refused', 24, 'CVC Declined'),
  notAuthenticated: answer('Refused', 11, '3D Not Authenticated'),
} as const;

/**
 * Names of card holders whose bank refuses: every reason of Adyen's list, those of card terminals too. Code 13 is the holder
 * `PENDING`, code 16 is who turns back at the wallet or the bank, and code 30 is of shops that take a part of an amount.
 */
export const refusedHolders: Readonly<Record<string, BankAnswer>> = {
  DECLINED: answer('Refused', 2, 'Refused'),
  REFERRAL: answer('Refused', 3, 'Referral'),
  ERROR: answer('Error', 4, 'Acquirer Error'),
  BLOCK_CARD: answer('Refused', 5, 'Blocked Card'),
  CARD_EXPIRED: cardAnswers.expired,
  INVALID_AMOUNT: answer('Refused', 7, 'Invalid Amount'),
  INVALID_CARD_NUMBER: cardAnswers.unknownNumber,
  ISSUER_UNAVAILABLE: answer('Refused', 9, 'Issuer Unavailable'),
  NOT_SUPPORTED: answer('Refused', 10, 'Not supported'),
  NOT_3D_AUTHENTICATED: cardAnswers.notAuthenticated,
  NOT_ENOUGH_BALANCE: answer('Refused', 12, 'Not enough balance'),
  ACQUIRER_FRAUD: answer('Refused', 14, 'Acquirer Fraud'),
  CANCELLED: answer('Cancelled', 15, 'Cancelled'),
  INVALID_PIN: answer('Refused', 17, 'Invalid Pin'),
  PIN_TRIES_EXCEEDED: answer('Refused', 18, 'Pin tries exceeded'),
  PIN_VALIDATION_NOT_POSSIBLE: answer('Refused', 19, 'Pin validation not possible'),
  FRAUD: answer('Refused', 20, 'FRAUD'),
  NOT_SUBMITTED: answer('Refused', 21, 'Not Submitted'),
  'FRAUD-CANCELLED': answer('Cancelled', 22, 'FRAUD-CANCELLED'),
  TRANSACTION_NOT_PERMITTED: answer('Refused', 23, 'Transaction Not Permitted'),
  CVC_DECLINED: cardAnswers.wrongCode,
  RESTRICTED_CARD: answer('Refused', 25, 'Restricted Card'),
  REVOCATION_OF_AUTH: answer('Refused', 26, 'Revocation Of Auth'),
  DECLINED_NON_GENERIC: answer('Refused', 27, 'Declined Non Generic'),
  WITHDRAWAL_AMOUNT_EXCEEDED: answer('Refused', 28, 'Withdrawal amount exceeded'),
  WITHDRAWAL_COUNT_EXCEEDED: answer('Refused', 29, 'Withdrawal count exceeded'),
  ISSUER_SUSPECTED_FRAUD: answer('Refused', 31, 'Issuer Suspected Fraud'),
  AVS_DECLINED: answer('Refused', 32, 'AVS Declined'),
  CARD_REQUIRES_ONLINE_PIN: answer('Refused', 33, 'Card requires online pin'),
  NO_CHECKING_ACCOUNT: answer('Refused', 34, 'No checking account available on Card'),
  NO_SAVINGS_ACCOUNT: answer('Refused', 35, 'No savings account available on Card'),
  MOBILE_PIN_REQUIRED: answer('Refused', 36, 'Mobile pin required'),
  CONTACTLESS_FALLBACK: answer('Refused', 37, 'Contactless fallback'),
  AUTHENTICATION_REQUIRED: answer('Refused', 38, 'Authentication required'),
  RREQ_NOT_RECEIVED: answer('Refused', 39, 'RReq not received from DS'),
  AID_IN_PENALTY_BOX: answer('Refused', 40, 'Current AID is in Penalty Box.'),
  CVM_REQUIRED: answer('Refused', 41, 'CVM Required Restart Payment'),
  '3DS_AUTHENTICATION_ERROR': answer('Refused', 42, '3DS Authentication Error'),
  ONLINE_PIN_REQUIRED: answer('Refused', 43, 'Online PIN required'),
  TRY_ANOTHER_INTERFACE: answer('Refused', 44, 'Try another interface'),
  CHIP_DOWNGRADE: answer('Refused', 45, 'Chip downgrade mode'),
  EXCESSIVE_RETRIES: answer('Refused', 46, 'Transaction blocked to prevent excessive retry fees'),
};

/** Names of card holders whose payment goes another way. Their bank says yes in the end, unless it is said otherwise. */
export const specialHolders = {
  /** The bank takes a minute. */
  PENDING: 'says-yes-later',
  /** The bank takes a minute and says no. */
  PENDING_DECLINED: 'says-no-later',
  /** The card can be kept, and each charge of the kept card is refused. */
  KEPT_DECLINED: 'refuses-when-kept',
  /** The card can be kept, and the first charge of the kept card is refused. */
  KEPT_DECLINED_ONCE: 'refuses-once-when-kept',
  /** The webhook comes before the answer, and again after it. */
  WEBHOOK_FIRST: 'tells-first',
  /** The webhook comes twenty minutes after the answer. */
  WEBHOOK_LATE: 'tells-late',
  /** The customer has the bank take the money back after two days. */
  CHARGEBACK: 'charges-back',
} as const;

/** The provider's own wallet, by Adyen's kind of name for its type, and as customers read it. */
export const wallet = { type: 'wrenpay', name: 'Wren Pay' } as const;

/** Where the customer says no on the wallet's page, or turns back. */
export const walletAnswers = {
  refused: answer('Refused', 2, 'Refused'),
  goneBack: answer('Cancelled', 16, 'Shopper Cancelled'),
} as const;

const banks = {
  'lets-pass': 'the bank lets it pass',
  'asks-in-frame': `the bank asks in the frame: the password is ${CHALLENGE_PASSWORD}`,
  'asks-on-its-page': `the bank asks on a page of its own: the password is ${CHALLENGE_PASSWORD}`,
} as const;

const specials: Readonly<Record<(typeof specialHolders)[keyof typeof specialHolders], string>> = {
  'says-yes-later': 'the bank takes a minute, and says yes',
  'says-no-later': 'the bank takes a minute, and says no',
  'refuses-when-kept': 'the card can be kept, and each charge of it is refused',
  'refuses-once-when-kept': 'the card can be kept, and the first charge of it is refused',
  'tells-first': 'the webhook comes before the answer, and again after it',
  'tells-late': 'the webhook comes twenty minutes after the answer',
  'charges-back': 'the customer has the bank take the money back after two days',
};

const holder = (name: string, outcome: string) => ({
  id: `holder-${name.toLowerCase().replaceAll('_', '-')}` as const,
  kind: 'card-holder' as const,
  value: name,
  outcome,
  rows: ['PH-10'],
});

const walletAccount = <const Id extends string>(id: Id, name: string, outcome: string, row: string) => ({
  id: `wallet-${id}` as const,
  kind: 'wallet-account' as const,
  value: `${name}@example.com`,
  outcome,
  rows: [row],
});

/** The test data that the provider publishes of its wallet: who approves says what comes of it, as the name of a card holder does. */
export const walletSentinels = [
  walletAccount('approves', 'wren', 'Authorised, as with any address that has no name of a card holder’s', 'PH-09'),
  walletAccount('declines', 'declined', 'Refused, refusal reason 2: Refused', 'PH-10'),
  walletAccount('fails', 'error', 'Error, refusal reason 4: Acquirer Error', 'PH-10'),
  walletAccount('blocks', 'fraud', 'Refused, refusal reason 20: FRAUD', 'PH-10'),
  walletAccount('pending', 'pending', 'the wallet takes a minute, and says yes', 'PH-10'),
  walletAccount('pending-declined', 'pending_declined', 'the wallet takes a minute, and says no', 'PH-10'),
];

/** The test data that the provider publishes: cards, and the names of card holders that decide what the bank says. */
export const paymentSentinels = [
  ...testCards.map(({ number, brand, bank }) => ({
    id: `card-${brand}-${bank}` as const,
    kind: 'card' as const,
    value: number,
    also: { expiry: `${TEST_EXPIRY.month}/${TEST_EXPIRY.year}`, securityCode: testCodeOf(brand) },
    outcome: banks[bank],
    rows: ['PH-09'],
  })),
  ...Object.entries(refusedHolders).map(([name, { resultCode, code, reason }]) =>
    holder(name, `${resultCode}, refusal reason ${code}: ${reason}`),
  ),
  ...Object.entries(specialHolders).map(([name, special]) => holder(name, specials[special])),
];
