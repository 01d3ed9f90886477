import { fromPromise } from 'xstate';
import type { Look } from '../../../machines/pay/pay.setup.ts';
import type { PaymentSession, PaymentWanted } from '../../../machines/pay/pay.types.ts';
import type { PaymentDetails, Payments } from '../../gateway-client/payments.ts';
import type { SomebodyThere } from '../../runtime/somebody-there.ts';

type Asked = Pick<Payments, 'getPayment' | 'submitDetails'>;

type Calls = {
  payments: Payments;
  /** What the bank, the wallet or the provider's own page gave along with the way back; it is `forget`ten once it was handed on. */
  redirect: { result: PaymentDetails | null; forget: () => void };
  /** For what is asked while the provider's page stands: an error of the server is no reason to leave it. */
  patient: Asked;
  /** For looks that nobody asked for: their refusals lead nowhere. */
  quiet: { payments: Asked; somebodyThere: SomebodyThere };
  /** Leaves for a page of the provider's, and resolves when this one is there again. */
  leaveFor: (url: string, signal: AbortSignal) => Promise<void>;
  leadOn: (path: string) => void;
};

/** Fills a payment with the gateway's calls; every one rejects with a Failure. What is handed on may be sent again. */
export function createPayActors({ payments, redirect, patient, quiet, leaveFor, leadOn }: Calls) {
  return {
    loadPayment: fromPromise<PaymentSession, { paymentSessionId: string }>(({ input, signal }) =>
      payments.getPayment(input.paymentSessionId, signal),
    ),
    goOnAfterRedirect: fromPromise<PaymentSession, { paymentSessionId: string }>(async ({ input, signal }) => {
      const { paymentSessionId } = input;
      const { result: details } = redirect;
      if (details === null) return payments.getPayment(paymentSessionId, signal);
      const session = await payments.submitDetails({ paymentSessionId, details }, signal);
      redirect.forget();
      return session;
    }),
    askForResult: fromPromise<PaymentSession, { paymentSessionId: string; sessionResult: string }>(
      ({ input: { paymentSessionId, sessionResult }, signal }) =>
        patient.submitDetails({ paymentSessionId, details: { sessionResult } }, signal),
    ),
    lookAtPayment: fromPromise<PaymentSession, Look>(async ({ input, signal }) => {
      const { paymentSessionId, sessionResult, isUnasked } = input;
      if (isUnasked) await quiet.somebodyThere(signal);
      const asked = isUnasked ? quiet.payments : patient;
      if (sessionResult === null) return asked.getPayment(paymentSessionId, signal);
      return (
        asked
          .submitDetails({ paymentSessionId, details: { sessionResult } }, signal)
          // The provider is away, say; its webhook may have come all the same.
          .catch(() => asked.getPayment(paymentSessionId, signal))
      );
    }),
    leaveForRedirect: fromPromise<void, { url: string }>(({ input: { url }, signal }) => leaveFor(url, signal)),
    beginPayment: fromPromise<{ paymentSessionId: string }, PaymentWanted>(({ input, signal }) =>
      payments.beginPayment(input, signal),
    ),
    leadOn: fromPromise<void, { path: string }>(({ input: { path } }) => {
      leadOn(path);
      return Promise.resolve();
    }),
  };
}
