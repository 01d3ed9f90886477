import { answered, failed, type ModelCase, offline, refused } from '../shared/model-case.ts';
import type { payMachine } from './pay.machine.ts';
import { isMade } from './pay.rules.ts';
import type { CardAnswer, PayContext, PayInput, Redirect } from './pay.types.ts';
import {
  blocked,
  cardCheck,
  cardKept,
  expired,
  hosted,
  hostedRefused,
  nextSessionId,
  open,
  paid,
  paymentSessionId,
  pending,
  refusedOnce,
  refusedToTheEnd,
} from './sessions.cases.ts';

export const providerPages = 'http://127.0.0.1:4103';

export const toPay: PayInput = { paymentSessionId, providerPages, isBackFromRedirect: false };
export const backFromRedirect: PayInput = { ...toPay, isBackFromRedirect: true };
export const withoutProvider: PayInput = { ...toPay, providerPages: null };
export const backWithoutProvider: PayInput = { ...backFromRedirect, providerPages: null };

export const starts = {
  'a member with a payment': toPay,
  'a member back from their bank or wallet': backFromRedirect,
  'a member where no provider is': withoutProvider,
  'a member back from their bank or wallet where no provider is': backWithoutProvider,
} satisfies Record<string, PayInput>;

export const saysYes: CardAnswer = { resultCode: 'Authorised', sessionResult: 'of a yes' };
export const saysNo: CardAnswer = { resultCode: 'Refused', sessionResult: 'of a no' };
export const toBank: Redirect = { url: `${providerPages}/challenge/token`, to: 'bank' };
export const toWallet: Redirect = { url: `${providerPages}/wallet/token`, to: 'wallet' };

export const noSuchPayment = refused(404, 'payment-session.not-found');
export const notTheirs = refused(409, 'payment.details-wrong');
export const nothingDue = refused(409, 'payment.nothing-due');
export const soldOut = refused(409, 'product.out-of-stock');
export const tooMany = refused(429, 'payment.too-many');

const read = ['loadPayment', 'goOnAfterRedirect', 'askForResult', 'lookAtPayment'];
const sessions = [open, refusedOnce, pending, paid, refusedToTheEnd, blocked, expired];

export const cases: readonly ModelCase<typeof payMachine>[] = [
  ...read.flatMap((call) => [...sessions.map((session) => answered(call, session)), failed(call, offline)]),
  ...[hosted, hostedRefused].flatMap((session) => [
    answered('loadPayment', session),
    answered('goOnAfterRedirect', session),
  ]),
  answered('lookAtPayment', hostedRefused),
  { type: 'provider.requested' },
  answered('loadPayment', cardCheck),
  answered('loadPayment', cardKept),
  failed('loadPayment', noSuchPayment),
  failed('goOnAfterRedirect', notTheirs),
  { type: 'payment.answered', ...saysYes },
  { type: 'payment.answered', ...saysNo },
  { type: 'payment.redirected', ...toBank },
  { type: 'payment.redirected', ...toWallet },
  { type: 'session.ended', status: 'completed' },
  { type: 'session.ended', status: 'expired' },
  answered('leaveForRedirect'),
  failed('leaveForRedirect', offline),
  answered('beginPayment', { paymentSessionId: nextSessionId }),
  failed('beginPayment', nothingDue),
  failed('beginPayment', soldOut),
  failed('beginPayment', tooMany),
  failed('beginPayment', offline),
  answered('leadOn'),
  failed('leadOn', offline),
];

/** How the payment stands, and what is awaited of it. */
export const facts = ({
  session,
  pressed,
  answer,
  looks,
  providerPages: pages,
  isBackFromRedirect,
  failure,
}: PayContext) => ({
  hasProvider: pages !== null,
  isBackFromRedirect,
  state: session?.state,
  isHosted: (session?.hostedPage ?? null) !== null,
  purpose: session?.purpose,
  attemptsLeft: session?.attemptsLeft,
  resultCode: session?.paymentResultCode,
  pressed,
  isAnswered: answer !== null,
  isMade: isMade(answer),
  looks,
  isFailed: failure !== null,
});
