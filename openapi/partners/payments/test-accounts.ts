/** The sort code of the bank accounts that an instruction can be given for; every other account is refused at once. */
export const TEST_SORT_CODE = '121000';

/** What becomes of a Direct Debit, by the last two digits of the account: they are all that is kept of it. */
export type DebitOutcome =
  | 'collected'
  | 'mandate-refused'
  | 'no-money'
  | 'no-money-once'
  | 'account-closed'
  | 'mandate-cancelled'
  | 'claimed-back';

/** The accounts that a Direct Debit can be set up for, as testers need them. The first is Adyen's own. */
export const testAccounts = [
  {
    number: '40308669',
    outcome: 'collected',
    inWords: 'the bank accepts the Direct Debit, and each bill is collected',
  },
  {
    number: '40308670',
    outcome: 'mandate-refused',
    inWords: 'the bank refuses the Direct Debit, three working days after it was set up',
  },
  {
    number: '40308671',
    outcome: 'no-money',
    inWords: 'each collection comes back unpaid two working days later, as there’s not enough money',
  },
  {
    number: '40308672',
    outcome: 'no-money-once',
    inWords: 'the first collection comes back unpaid, as there’s not enough money; the next is paid',
  },
  {
    number: '40308673',
    outcome: 'account-closed',
    inWords:
      'the first collection comes back unpaid, as the account is closed, and the Direct Debit ends; money that is sent to it comes back, too',
  },
  {
    number: '40308674',
    outcome: 'mandate-cancelled',
    inWords: 'the first collection comes back unpaid, as the customer has cancelled the Direct Debit at their bank',
  },
  {
    number: '40308675',
    outcome: 'claimed-back',
    inWords: 'ten days after a collection the customer has their bank claim it back under the guarantee',
  },
] as const satisfies readonly { number: string; outcome: DebitOutcome; inWords: string }[];

/** Bacs' words for why a bank returns a collection unpaid. What they mean for the shop is for the shop to say. */
export const returnReasons = {
  'no-money': 'Refer to payer',
  'account-closed': 'Account closed',
  'mandate-cancelled': 'Instruction cancelled',
} as const;

/** Of a claim under the Direct Debit Guarantee. */
export const CLAIM_REASON = 'Direct Debit indemnity claim';

/** The test data that the provider publishes of bank accounts. */
export const accountSentinels = testAccounts.map(({ number, outcome, inWords }) => ({
  id: `account-${outcome}` as const,
  kind: 'bank-account' as const,
  value: number,
  also: { sortCode: TEST_SORT_CODE },
  outcome: inWords,
  rows: ['PH-08'],
}));
