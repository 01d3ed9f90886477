import type { components } from '../../generated/payments.d.ts';
import contract from '../../generated/payments.openapi.json' with { type: 'json' };
import { bodyReader } from '../read-body.ts';

const kinds = [
  'SessionWanted',
  'KeptCardPayment',
  'PaymentDetails',
  'RefundWanted',
  'SessionShown',
  'SessionPayment',
  'SessionDetails',
  'ChallengeAnswer',
  'TransferWanted',
  'WalletAnswer',
] as const;

export type BodyKind = (typeof kinds)[number];

/** Reads what shops and the page in the frame send to the payment provider. */
export const readPaymentBody = bodyReader<components['schemas'], BodyKind>(contract, kinds);
