import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { privateFile } from '../../http/private-file.ts';
import { memberOf } from '../../http/member-of.ts';
import type { CreditPorts } from '../credit/credit-ports.ts';
import {
  applyForCredit,
  drawAgreement,
  readOrderCredit,
  signAgreement,
  withdrawFromCredit,
} from './instalments.service.ts';

type InstalmentOperation =
  | 'getOrderCredit'
  | 'applyForCredit'
  | 'signCreditAgreement'
  | 'withdrawFromCredit'
  | 'downloadCreditAgreement';

/** What a customer does with the instalments of an order of phones. */
export function instalmentsHandlers(deps: Dependencies & CreditPorts): Pick<Handlers, InstalmentOperation> {
  return {
    async getOrderCredit({ session, path: { shopOrderId: orderId } }) {
      return { status: 200, body: await readOrderCredit(deps, { memberId: memberOf(session), orderId }) };
    },
    async applyForCredit({ session, path: { shopOrderId: orderId }, body }) {
      const own = { memberId: memberOf(session), orderId };
      await applyForCredit(deps, own, body);
      return { status: 200, body: await readOrderCredit(deps, own) };
    },
    async signCreditAgreement({ session, path: { shopOrderId: orderId, pieceId }, body }) {
      const own = { memberId: memberOf(session), orderId };
      await signAgreement(deps, { ...own, pieceId }, body);
      return { status: 200, body: await readOrderCredit(deps, own) };
    },
    async withdrawFromCredit({ session, path: { shopOrderId: orderId, pieceId } }) {
      const own = { memberId: memberOf(session), orderId };
      await withdrawFromCredit(deps, { ...own, pieceId });
      return { status: 200, body: await readOrderCredit(deps, own) };
    },
    async downloadCreditAgreement({ session, path: { shopOrderId: orderId, pieceId } }) {
      const { key, pdf } = await drawAgreement(deps, { memberId: memberOf(session), orderId, pieceId });
      return {
        status: 200,
        body: pdf,
        headers: privateFile(deps.env, `credit-${key}.pdf`),
      };
    },
  };
}
