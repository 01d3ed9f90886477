import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { ownId } from '../../http/member-of.ts';
import type { PurposePorts } from '../payments/purposes.ts';
import { handleChargeJobs } from './bill-charges.jobs.ts';
import { handleDebitJobs } from './direct-debits.ts';
import { choosePaymentMethod, paymentMethodOf, removePaymentMethod } from './payment-method.service.ts';

type ChargeOperation = 'getPaymentMethod' | 'choosePaymentMethod' | 'removePaymentMethod';

/** Also names the jobs that charge bills, see to Direct Debits and tell of cards that expire. */
export function billChargesHandlers(deps: Dependencies & PurposePorts): Pick<Handlers, ChargeOperation> {
  handleChargeJobs(deps);
  handleDebitJobs(deps);
  return {
    async getPaymentMethod({ session, path }) {
      return { status: 200, body: await paymentMethodOf(deps.db, ownId(session, path.memberId)) };
    },
    async choosePaymentMethod({ session, path, body }) {
      return { status: 200, body: await choosePaymentMethod(deps, ownId(session, path.memberId), body.cardId) };
    },
    async removePaymentMethod({ session, path }) {
      await removePaymentMethod(deps, ownId(session, path.memberId));
      return { status: 204, body: undefined };
    },
  };
}
