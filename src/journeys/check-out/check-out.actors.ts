import { fromPromise } from 'xstate';
import type {
  Checkout,
  CreditApplicant,
  OrderCredit,
  ShopOrderWanted,
  UnderAgreement,
} from '../../../machines/check-out/check-out.types.ts';
import { paths } from '../../../machines/shared/paths.ts';
import type { Checkouts } from '../../gateway-client/checkouts.ts';
import type { Credits } from '../../gateway-client/credit.ts';
import type { Payments } from '../../gateway-client/payments.ts';
import { type AddressCalls, addressSearchActors } from '../../journey-host/address-search-actors.ts';
import { whenSomebodyIsThere } from '../../journey-host/when-somebody-is-there.ts';
import type { SomebodyThere } from '../../runtime/somebody-there.ts';

type Asked = { orderId: string };

type Calls = {
  checkouts: Checkouts;
  credits: Credits;
  /** For a look that nobody asked for. */
  quiet: { credits: Pick<Credits, 'getOrderCredit'>; somebodyThere: SomebodyThere };
  payments: Pick<Payments, 'beginPayment'>;
  addresses: AddressCalls;
  /** Leads to a page of the site. */
  leadTo: (path: string) => void;
};

const readingCredit =
  ({ getOrderCredit }: Pick<Credits, 'getOrderCredit'>) =>
  ({ input, signal }: { input: Asked; signal: AbortSignal }): Promise<OrderCredit> =>
    getOrderCredit(input.orderId, signal);

/** Fills the check-out with the gateway's calls; every one rejects with a Failure. The writes may be sent again. */
export const createCheckOutActors = ({ checkouts, credits, quiet, payments, addresses, leadTo }: Calls) => ({
  loadCheckout: fromPromise<Checkout, Record<string, never>>(({ signal }) => checkouts.getCheckout(signal)),
  ...addressSearchActors(addresses),
  loadCredit: fromPromise<OrderCredit, Asked>(readingCredit(credits)),
  lookForNews: whenSomebodyIsThere<OrderCredit, Asked>(quiet.somebodyThere, readingCredit(quiet.credits)),
  applyForCredit: fromPromise<OrderCredit, Asked & { applicant: CreditApplicant }>(({ input, signal }) =>
    credits.applyForCredit(input, signal),
  ),
  signAgreement: fromPromise<OrderCredit, Asked & UnderAgreement & { name: string }>(({ input, signal }) =>
    credits.signAgreement(input, signal),
  ),
  saveOrder: fromPromise<{ orderId: string }, ShopOrderWanted>(async ({ input, signal }) => {
    const { id } = await checkouts.saveUnpaidOrder(input, signal);
    return { orderId: id };
  }),
  beginPayment: fromPromise<{ paymentSessionId: string }, { orderId: string }>(async ({ input, signal }) => {
    const { paymentSessionId } = await payments.beginPayment(
      { purpose: 'PHONE_ORDER', shopOrderId: input.orderId },
      signal,
    );
    return { paymentSessionId };
  }),
  leadOn: fromPromise<void, { paymentSessionId: string }>(async ({ input }) =>
    leadTo(`${paths.pay}/${input.paymentSessionId}`),
  ),
});
