import type { components } from '../../../openapi/generated/gateway.d.ts';
import { errorMessage, MOST_REFUSALS, stateOf, type SessionRow } from './payments.rules.ts';
import type { PaymentRow } from './payments.store.ts';
import type { PaymentPart } from './purposes.ts';

type Schemas = components['schemas'];

/** What is read beside a session; `paid`: the payment that paid. */
interface Beside {
  paid: PaymentRow | undefined;
  parts: PaymentPart[];
}

const sumOf = (parts: readonly PaymentPart[]): number => parts.reduce((sum, part) => sum + part.amountInPence, 0);

/** A session as the page shows it. */
export function sessionView(session: SessionRow, { paid, parts }: Beside, now: Date): Schemas['PaymentSession'] {
  const { id, purpose, reference, amountInPence, keepsCard, refusals, resultCode, expiresAt } = session;
  const { providerId, providerData, providerPage, directDebitId } = session;
  const state = stateOf(session, now);
  const isOpen = state === 'OPEN' && providerId !== null && providerData !== null;
  return {
    paymentSessionId: id,
    purpose,
    billId: purpose === 'BROADBAND_BILL' ? reference : null,
    shopOrderId: purpose === 'PHONE_ORDER' || purpose === 'PHONE_BALANCE' ? reference : null,
    topUpId: purpose === 'AIRTIME' ? reference : null,
    simPlanPurchaseId: purpose === 'SIM_PLAN' ? reference : null,
    amountInPence,
    // A thing that has changed since the session began is not what it is for.
    parts: sumOf(parts) === amountInPence ? parts : [],
    currency: 'GBP',
    keepsCard,
    isCollection: directDebitId !== null,
    state,
    attemptsLeft: state === 'OPEN' ? MOST_REFUSALS - refusals : 0,
    paymentResultCode: resultCode,
    paymentErrorMessage: errorMessage({ purpose, state, resultCode }),
    paymentId: paid?.id ?? null,
    expiresAt: expiresAt.toISOString(),
    checkout: isOpen && providerPage === null ? { sessionId: providerId, sessionData: providerData } : null,
    hostedPage: isOpen ? providerPage : null,
  };
}
