import { answered, failed, type ModelCase, offline, refused } from '../shared/model-case.ts';
import type { Wire } from '../shared/wire.ts';
import type { checkOutMachine } from './check-out.machine.ts';
import type { CreditPiece, OrderCredit, TypedApplicant } from './check-out.types.ts';

export const orderId = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0b12';
export const pieceId = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0b21';
export const applicationReference = 'LKC-7Q4M2X9K3';

/** The ways to pay £729 by instalments. */
export const instalments: Wire<'PhoneInstalments'>[] = [
  {
    instalmentType: 'INTEREST_FREE',
    duration: 12,
    upfrontPrice: 3_708,
    monthlyPrice: 5_766,
    price: 72_900,
    aprInPercent: 0,
  },
  {
    instalmentType: 'WITH_INTEREST',
    duration: 24,
    upfrontPrice: 3_708,
    monthlyPrice: 3_163,
    price: 79_620,
    aprInPercent: 9.9,
  },
];

const information: CreditPiece['information'] = {
  lender: { name: 'Fernlea Finance Limited', addressLines: ['1 Fern Court', 'Larkford', 'LK2 3CD'] },
  broker: { name: 'A Shop Limited', addressLines: ['2 Kite Street', 'Larkford', 'LK1 4AB'] },
  brokerStatement: 'We’re a credit broker, not the lender.',
  goods: 'Samsung Galaxy S25, Navy, 128 GB, new',
  cashPriceInPence: 72_900,
  upfrontInPence: 3_708,
  lentInPence: 69_192,
  months: 12,
  interestRateInPercent: 0,
  aprInPercent: 0,
  interestInPence: 0,
  repayableInPence: 69_192,
  totalInPence: 72_900,
  monthlyInPence: 5_766,
  lastInPence: 5_766,
  payments: Array.from({ length: 12 }, (_, at) => ({
    number: at + 1,
    dueOn: `${2026 + Math.floor((at + 11) / 12)}-${String(((at + 11) % 12) + 1).padStart(2, '0')}-23`,
    amountInPence: 5_766,
  })),
  clauses: [
    { id: 'kind', heading: 'What it is', text: 'A fixed-sum loan for one phone.' },
    { id: 'withdrawal', heading: 'If you change your mind', text: 'You can withdraw for 14 days.' },
  ],
};

/** A phone that is paid over 12 months, in a state. */
export const creditPiece = (state: string, more: Partial<CreditPiece> = {}): CreditPiece => ({
  pieceId,
  name: 'Samsung Galaxy S25',
  state,
  stateDescription: `It is ${state.toLowerCase()}`,
  applicationReference: state === 'CHOSEN' ? null : applicationReference,
  information,
  asksForIncome: false,
  answerBy: null,
  signBy: null,
  creditReferenceAgency: null,
  signedAs: null,
  signedAt: null,
  agreementNumber: null,
  withdrawable: false,
  withdrawUntil: null,
  withdrawalStopsOrder: false,
  owed: null,
  ...more,
});

const toApply: ReadonlySet<string> = new Set(['CHOSEN', 'ASKED', 'LAPSED']);

/** How an order’s instalments stand with these pieces. */
export const creditOf = (pieces: CreditPiece[], more: Partial<OrderCredit> = {}): OrderCredit => ({
  shopOrderId: orderId,
  pieces,
  dueNowInPence: 3_708,
  lentInPence: 69_192,
  asksForIncome: pieces.some(({ asksForIncome }) => asksForIncome),
  applicant: {
    firstName: 'Alex',
    lastName: 'Finch',
    address: { line1: '4 Heron Way', city: 'Larkford', postcode: 'LK9 1SA' },
  },
  canApply: pieces.some(({ state }) => toApply.has(state)),
  canPay: pieces.length > 0 && pieces.every(({ state }) => state === 'SIGNED'),
  priceHeldUntil: null,
  ...more,
});

export const chosen = creditOf([creditPiece('CHOSEN')]);
export const referred = creditOf([creditPiece('REFERRED', { answerBy: '2026-11-24T12:00:00.000Z' })]);
export const accepted = creditOf([creditPiece('ACCEPTED', { signBy: '2026-12-22' })]);
export const declined = creditOf([creditPiece('DECLINED')]);
/** Of two phones one is declined. */
export const partlyDeclined = creditOf([creditPiece('DECLINED'), creditPiece('ACCEPTED', { signBy: '2026-12-22' })]);
export const signed = creditOf([creditPiece('SIGNED', { signedAs: 'Alex Finch', signBy: '2026-12-22' })]);
/** Paid in another tab. */
export const agreed = creditOf([creditPiece('AGREED')]);
/** In a state of a newer gateway. */
export const unheardOf = creditOf([creditPiece('PONDERED')]);

export const applicant: TypedApplicant = {
  firstName: 'Alex',
  lastName: 'Finch',
  birthDay: '27',
  birthMonth: '3',
  birthYear: '1990',
  residence: 'yes',
  line1: '4 Heron Way',
  line2: '',
  city: 'Larkford',
  postcode: 'LK9 1SA',
  income: '',
};

export const creditUnavailable = refused(503, 'credit.unavailable');
export const tooYoung = refused(409, 'applicant.too-young');
export const tooOften = refused(429, 'credit.too-many');
export const nothingToApplyFor = refused(409, 'credit.nothing-to-apply-for');
export const changedSince = refused(409, 'credit.changed');
export const notAccepted = refused(409, 'credit.not-accepted');
export const notSigned = refused(409, 'credit.not-signed');
const soldOutSince = refused(409, 'product.out-of-stock');
const beingPaidSince = refused(409, 'order.being-paid');
const dayGoneSince = refused(409, 'delivery.day-gone');

export const creditCases: readonly ModelCase<typeof checkOutMachine>[] = [
  { type: 'ways.submitted', ways: ['at-once'] },
  { type: 'ways.submitted', ways: ['12'] },
  { type: 'ways.submitted', ways: [''] },
  ...[chosen, referred, accepted, declined, partlyDeclined, signed, agreed, unheardOf].map((credit) =>
    answered('loadCredit', credit),
  ),
  failed('loadCredit', creditUnavailable),
  { type: 'application.submitted', ...applicant },
  { type: 'application.submitted', ...applicant, birthYear: '' },
  ...[accepted, referred, declined].map((credit) => answered('applyForCredit', credit)),
  ...[tooYoung, tooOften, nothingToApplyFor, soldOutSince, beingPaidSince, dayGoneSince, creditUnavailable].map(
    (failure) => failed('applyForCredit', failure),
  ),
  answered('lookForNews', accepted),
  answered('lookForNews', referred),
  failed('lookForNews', offline),
  { type: 'agreement.signed', name: 'Alex Finch', hasAgreed: true },
  { type: 'agreement.signed', name: '', hasAgreed: true },
  answered('signAgreement', signed),
  ...[changedSince, notAccepted, soldOutSince, beingPaidSince, dayGoneSince, offline].map((failure) =>
    failed('signAgreement', failure),
  ),
  failed('beginPayment', notSigned),
];
