import { fromPromise } from 'xstate';
import type { OrderCredit } from '../../../machines/follow-credit/follow-credit.types.ts';
import { paths } from '../../../machines/shared/paths.ts';
import type { Credits } from '../../gateway-client/credit.ts';
import type { Payments } from '../../gateway-client/payments.ts';
import { whenSomebodyIsThere } from '../../journey-host/when-somebody-is-there.ts';
import type { SomebodyThere } from '../../runtime/somebody-there.ts';

type Asked = { shopOrderId: string };

type Calls = {
  credits: Credits;
  payments: Pick<Payments, 'beginPayment'>;
  /** For a look that nobody asked for. */
  quiet: { credits: Pick<Credits, 'getOrderCredit'>; somebodyThere: SomebodyThere };
  /** Leads to a page of the site. */
  leadTo: (path: string) => void;
};

const reading =
  ({ getOrderCredit }: Pick<Credits, 'getOrderCredit'>) =>
  ({ input, signal }: { input: Asked; signal: AbortSignal }): Promise<OrderCredit> =>
    getOrderCredit(input.shopOrderId, signal);

/** Fills the page of an order's credit with the gateway's calls; every one rejects with a Failure. The writes may be sent again. */
export const createFollowCreditActors = ({ credits, payments, quiet, leadTo }: Calls) => ({
  loadCredit: fromPromise<OrderCredit, Asked>(reading(credits)),
  lookForNews: whenSomebodyIsThere<OrderCredit, Asked>(quiet.somebodyThere, reading(quiet.credits)),
  withdraw: fromPromise<OrderCredit, Asked & { pieceId: string }>(({ input, signal }) =>
    credits.withdrawFromCredit(input, signal),
  ),
  beginPayment: fromPromise<{ paymentSessionId: string }, Asked>(async ({ input, signal }) => {
    const { paymentSessionId } = await payments.beginPayment({ purpose: 'PHONE_BALANCE', ...input }, signal);
    return { paymentSessionId };
  }),
  leadOn: fromPromise<void, { paymentSessionId: string }>(async ({ input }) =>
    leadTo(`${paths.pay}/${input.paymentSessionId}`),
  ),
});
