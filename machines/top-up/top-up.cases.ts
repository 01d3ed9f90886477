import { oldCard, visa } from '../choose-payment-method/choose-payment-method.cases.ts';
import { answered, failed, type ModelCase, offline, refused } from '../shared/model-case.ts';
import type { topUpMachine } from './top-up.machine.ts';
import type { Credit, CreditEntry, Known, SpendAbroad, TopUpContext, TopUpInput } from './top-up.types.ts';

export const input: TopUpInput = { memberId: '100001', today: '2026-11-23' };

export const starts = { 'a member': input } satisfies Record<string, TopUpInput>;

const empty: Credit = {
  balanceInPence: 0,
  debtInPence: 0,
  leastInPence: 500,
  mostInPence: 10_000,
  amountsInPence: [1_000, 1_500, 2_000, 3_000, 5_000],
  automatic: null,
};

export const automatic = { card: visa, belowInPence: 300, byInPence: 1_000, failures: 0 };

const entry = (at: number, more: Partial<CreditEntry>): CreditEntry => ({
  id: `0197f3a2-6c1e-7cc0-9b57-0d5f2c1b8a1${at}`,
  kind: 'TOP_UP',
  amountInPence: 2_000,
  debtInPence: 0,
  balanceInPence: 2_000,
  about: null,
  bookedAt: `2026-11-2${at}T09:00:00.000Z`,
  topUpId: null,
  ...more,
});

export const topUpId = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0b13';
const entries: readonly CreditEntry[] = [
  entry(2, { kind: 'PURCHASE', amountInPence: -800, balanceInPence: 1_200, about: '30 days with 10 GB' }),
  entry(1, { topUpId }),
];

export const abroad: SpendAbroad = {
  capInPence: 4_000,
  spentInPence: 0,
  isStopped: false,
  resetsOn: '2026-12-01',
  usualInPence: 4_000,
  mostInPence: 20_000,
};
export const capped: SpendAbroad = { ...abroad, capInPence: 2_500 };

/** Nothing yet; some, with a card; topped up by itself; a day that is nearly used up; what a bank has taken back. */
export const none: Known = { credit: empty, entries: [], hasOlder: false, cards: [], abroad };
export const some: Known = {
  credit: { ...empty, balanceInPence: 1_200 },
  entries,
  hasOlder: false,
  cards: [visa, oldCard],
  abroad,
};
export const byItself: Known = { ...some, credit: { ...some.credit, automatic } };
export const nearlyUsedUp: Known = { ...some, credit: { ...some.credit, mostInPence: 700 } };
export const usedUp: Known = { ...some, credit: { ...some.credit, mostInPence: 0 } };
export const owing: Known = {
  ...some,
  credit: { ...empty, debtInPence: 1_500 },
  entries: [entry(3, { kind: 'TAKEN_BACK', amountInPence: -500, debtInPence: 1_500, balanceInPence: 0 }), ...entries],
};

export const begun = { paymentSessionId: '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0c01' };
export const redeemed = { amountInPence: 1_000, balanceInPence: 2_200 };

export const overDay = refused(409, 'top-up.daily-limit');
export const debt = refused(409, 'airtime.debt');
export const tooOften = refused(429, 'payment.too-many');
export const usedVoucher = refused(409, 'voucher.used');
export const tooManyNumbers = refused(429, 'rate.limited');
export const cardGone = refused(404, 'card.not-found');
export const nothingDue = refused(409, 'payment.nothing-due');
export const badRequest = refused(400, 'validation.failed');
export const cardExpired = refused(409, 'card.expired');

export const goodNumber = '9826 0000 0000 1001';
export const wrongNumber = '9826 0000 0000 1002';

export const tops = (amount: string, other = '') => ({ type: 'topUp.submitted', amount, other }) as const;
export const types = (number: string) => ({ type: 'voucher.submitted', number }) as const;
export const chooses = (cardId: string) => ({ type: 'automatic.submitted', cardId }) as const;
export const caps = (limit: string, cap = '') => ({ type: 'cap.submitted', limit, cap }) as const;

export const cases: readonly ModelCase<typeof topUpMachine>[] = [
  answered('loadCredit', none),
  answered('loadCredit', some),
  answered('loadCredit', byItself),
  answered('loadCredit', nearlyUsedUp),
  answered('loadCredit', owing),
  failed('loadCredit', offline),
  tops('2000'),
  tops('other', '25'),
  tops('other', '4'),
  types(goodNumber),
  types(wrongNumber),
  chooses(visa.id),
  chooses(oldCard.id),
  caps('other', '25'),
  caps('other', '201'),
  caps('nothing'),
  caps('none'),
  caps(''),
  answered('beginTopUp', begun),
  failed('beginTopUp', overDay),
  failed('beginTopUp', debt),
  failed('beginTopUp', tooOften),
  failed('beginTopUp', offline),
  answered('beginDebtPayment', begun),
  failed('beginDebtPayment', nothingDue),
  failed('beginDebtPayment', tooOften),
  failed('beginDebtPayment', offline),
  answered('redeemVoucher', redeemed),
  failed('redeemVoucher', usedVoucher),
  failed('redeemVoucher', tooManyNumbers),
  failed('redeemVoucher', debt),
  failed('redeemVoucher', offline),
  answered('turnOn', byItself.credit),
  failed('turnOn', cardGone),
  failed('turnOn', cardExpired),
  failed('turnOn', debt),
  failed('turnOn', offline),
  answered('turnOff', some.credit),
  failed('turnOff', offline),
  answered('saveCap', capped),
  failed('saveCap', badRequest),
  failed('saveCap', offline),
  answered('leadOn'),
  failed('leadOn', offline),
];

/** How the credit stands, and what is being done with it. */
export const facts = ({
  known,
  errors,
  news,
  amountInPence,
  cardId,
  wantedCap,
  paymentSessionId,
  failure,
}: TopUpContext) => ({
  credit: known?.credit,
  capInPence: known?.abroad.capInPence,
  entries: known?.entries.length,
  refused: Object.keys(errors),
  news,
  amountInPence,
  cardId,
  wantedCap,
  isPaying: paymentSessionId !== null,
  isFailed: failure !== null,
});
