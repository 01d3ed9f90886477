import { chosen, creditOf, creditPiece, orderId, pieceId } from '../check-out/credit.cases.ts';
import { answered, failed, type ModelCase, offline, refused } from '../shared/model-case.ts';
import type { followCreditMachine } from './follow-credit.machine.ts';
import { isUnderWay } from './follow-credit.rules.ts';
import type { FollowCreditContext, FollowCreditInput } from './follow-credit.types.ts';

export const input: FollowCreditInput = { shopOrderId: orderId };

export const starts = { 'a member with a phone by instalments': input } satisfies Record<string, FollowCreditInput>;

export const paymentSessionId = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0b13';

const signed = {
  signedAs: 'Alex Finch',
  signedAt: '2026-11-23T10:00:00.000Z',
  agreementNumber: 'FF-0A1B2C3D4E5F',
  withdrawUntil: '2026-12-07',
};

/** It is paid, and the lender is away. */
export const binding = creditOf([
  creditPiece('SIGNED', { ...signed, agreementNumber: null, withdrawable: true, withdrawalStopsOrder: true }),
]);
/** It is not paid. */
export const onlySigned = creditOf([creditPiece('SIGNED', { ...signed, agreementNumber: null, withdrawUntil: null })]);
export const agreed = creditOf([creditPiece('AGREED', { ...signed, withdrawable: true, withdrawalStopsOrder: true })]);
/** It is with the customer, and the lender has paid us. */
export const paidOut = creditOf([creditPiece('PAID_OUT', { ...signed, withdrawable: true })]);
/** The days to withdraw are over. */
export const settled = creditOf([creditPiece('PAID_OUT', signed)]);
export const withdrawn = creditOf([creditPiece('WITHDRAWN', signed)]);
export const owedToLender = creditOf([
  creditPiece('WITHDRAWN', { ...signed, owed: { to: 'LENDER', amountInPence: 69_192, by: '2026-12-23' } }),
]);
export const owedToShop = creditOf([
  creditPiece('WITHDRAWN', { ...signed, owed: { to: 'SHOP', amountInPence: 69_192, by: '2026-12-23' } }),
]);
export const onlyChosen = chosen;

export const noSuchOrder = refused(404, 'shop-order.not-found');
export const tooLate = refused(409, 'credit.too-late');
export const nothingDue = refused(409, 'payment.nothing-due');

export const withdraws = { type: 'withdrawal.requested', pieceId } as const;

export const cases: readonly ModelCase<typeof followCreditMachine>[] = [
  ...[binding, agreed, paidOut, settled, owedToShop, onlyChosen, onlySigned].map((credit) =>
    answered('loadCredit', credit),
  ),
  failed('loadCredit', noSuchOrder),
  failed('loadCredit', offline),
  answered('lookForNews', paidOut),
  answered('lookForNews', owedToShop),
  failed('lookForNews', offline),
  withdraws,
  answered('withdraw', withdrawn),
  answered('withdraw', owedToLender),
  failed('withdraw', tooLate),
  failed('withdraw', offline),
  answered('beginPayment', { paymentSessionId }),
  failed('beginPayment', nothingDue),
  failed('beginPayment', offline),
  answered('leadOn'),
  failed('leadOn', offline),
];

/** How each agreement stands, what can be done about it, and what has become of that. */
export const facts = ({ credit, pieceId: about, news, paymentSessionId: session, failure }: FollowCreditContext) => ({
  pieces: credit?.pieces.map(({ state, withdrawable, owed }) => [state, withdrawable, owed?.to ?? null]),
  isUnderWay: isUnderWay(credit),
  about,
  news,
  hasSession: session !== null,
  isFailed: failure !== null,
});
