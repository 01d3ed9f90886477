import { answered, failed, type ModelCase, offline, refused } from '../shared/model-case.ts';
import type { choosePaymentMethodMachine } from './choose-payment-method.machine.ts';
import type {
  ChoosePaymentMethodContext,
  ChoosePaymentMethodInput,
  KeptCard,
  Paying,
} from './choose-payment-method.types.ts';

export const input: ChoosePaymentMethodInput = { memberId: '100001', today: '2026-03-02', orderId: null };

export const starts = { 'a member': input } satisfies Record<string, ChoosePaymentMethodInput>;

export const visa: KeptCard = {
  id: '8415718415172837',
  brand: 'visa',
  lastFour: '1111',
  expiryMonth: '03',
  expiryYear: '2030',
  keptAt: '2026-02-24T09:00:00.000Z',
};
export const oldCard: KeptCard = { ...visa, id: '8415718415172838', brand: 'mc', lastFour: '4444', expiryYear: '2025' };

export const charge = {
  billId: '3f5b6c1e-8a41-4d0c-9c7a-2d5b1f0e7a11',
  on: '2026-03-07',
  by: 'CARD',
  state: 'PLANNED',
} as const;

export const noCard: Paying = { method: { card: null, directDebit: null, charges: [] }, cards: [] };
export const kept: Paying = { method: { card: null, directDebit: null, charges: [] }, cards: [visa, oldCard] };
export const charged: Paying = { method: { card: visa, directDebit: null, charges: [charge] }, cards: [visa, oldCard] };

/** A Direct Debit that its bank has yet to accept, and one that collects a bill. */
const debit = {
  id: 'D415718415172837',
  state: 'PENDING',
  endingIn: '69',
  reference: 'QX7RTN2KPA',
  setUpAt: '2026-03-02T09:00:00.000Z',
  confirmedBy: '2026-03-05',
} as const;
const collected = { ...charge, on: '2026-03-09', by: 'DIRECT_DEBIT', state: 'COLLECTING' } as const;

export const debitPending: Paying = { method: { card: null, directDebit: debit, charges: [] }, cards: [visa] };
export const debited: Paying = {
  method: { card: null, directDebit: { ...debit, state: 'ACTIVE' }, charges: [collected] },
  cards: [visa],
};

export const begun = { paymentSessionId: '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0b11' };

export const gone = refused(404, 'card.not-found');
export const expired = refused(409, 'card.expired');
export const tooOften = refused(429, 'payment.too-many');

export const chooses = (cardId: string) => ({ type: 'card.submitted', cardId }) as const;
export const removes = (cardId: string) => ({ type: 'removal.requested', cardId }) as const;

export const cases: readonly ModelCase<typeof choosePaymentMethodMachine>[] = [
  answered('loadMethod', noCard),
  answered('loadMethod', kept),
  answered('loadMethod', charged),
  answered('loadMethod', debitPending),
  answered('loadMethod', debited),
  failed('loadMethod', offline),
  chooses(visa.id),
  chooses(oldCard.id),
  chooses(''),
  removes(visa.id),
  answered('chooseCard', charged.method),
  failed('chooseCard', gone),
  failed('chooseCard', expired),
  failed('chooseCard', offline),
  answered('stopCharging'),
  failed('stopCharging', offline),
  answered('removeCard'),
  failed('removeCard', gone),
  failed('removeCard', offline),
  answered('beginCheck', begun),
  failed('beginCheck', tooOften),
  failed('beginCheck', offline),
  answered('beginDebit', begun),
  failed('beginDebit', tooOften),
  failed('beginDebit', offline),
  answered('leadOn'),
  failed('leadOn', offline),
];

/** How bills are paid, and what of it is being changed. */
export const facts = ({ paying, cardId, errors, news, paymentSessionId, failure }: ChoosePaymentMethodContext) => ({
  charged: paying?.method.card?.id,
  debit: paying?.method.directDebit?.state,
  cards: paying?.cards.map(({ id }) => id),
  cardId,
  errors,
  news,
  isChecking: paymentSessionId !== null,
  isFailed: failure !== null,
});
