import { fromPromise } from 'xstate';
import type {
  CardOfMember,
  ChoosePaymentMethodInput,
  Paying,
  PaymentMethod,
} from '../../../machines/choose-payment-method/choose-payment-method.types.ts';
import type { Payments } from '../../gateway-client/payments.ts';
import type { PaymentMethods } from '../../gateway-client/payment-method.ts';

type OfMember = Pick<ChoosePaymentMethodInput, 'memberId'>;

type Calls = {
  methods: PaymentMethods;
  payments: Pick<Payments, 'beginPayment'>;
  /** Goes to a page; does nothing where the member has gone on since. */
  leadOn: (path: string) => void;
};

/** Fills how bills are paid with the gateway's calls; every one rejects with a Failure, and may be sent again. */
export const createChoosePaymentMethodActors = ({ methods, payments, leadOn }: Calls) => ({
  loadMethod: fromPromise<Paying, OfMember>(async ({ input: { memberId }, signal }) => {
    const [method, cards] = await Promise.all([
      methods.getPaymentMethod(memberId, signal),
      methods.listKeptCards(memberId, signal),
    ]);
    return { method, cards };
  }),
  chooseCard: fromPromise<PaymentMethod, CardOfMember>(({ input: { memberId, cardId }, signal }) =>
    methods.choosePaymentMethod(memberId, cardId, signal),
  ),
  stopCharging: fromPromise<void, OfMember>(({ input: { memberId }, signal }) =>
    methods.removePaymentMethod(memberId, signal),
  ),
  removeCard: fromPromise<void, CardOfMember>(({ input, signal }) => methods.removeKeptCard(input, signal)),
  beginCheck: fromPromise<{ paymentSessionId: string }, OfMember>(async ({ signal }) => {
    const { paymentSessionId } = await payments.beginPayment({ purpose: 'KEPT_CARD' }, signal);
    return { paymentSessionId };
  }),
  beginDebit: fromPromise<{ paymentSessionId: string }, OfMember>(async ({ signal }) => {
    const { paymentSessionId } = await payments.beginPayment({ purpose: 'DIRECT_DEBIT' }, signal);
    return { paymentSessionId };
  }),
  leadOn: fromPromise<void, { path: string }>(({ input: { path } }) => Promise.resolve(leadOn(path))),
});
