import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf, ownId } from '../../http/member-of.ts';
import { listKeptCards, removeKeptCard } from './kept-cards.service.ts';
import { receiveNotification } from './payment-notifications.service.ts';
import { beginSession, readSession, submitDetails } from './payment-sessions.service.ts';
import { handlePaymentJobs } from './payments.jobs.ts';
import type { CardPorts, PurposePorts } from './purposes.ts';
import { handleRefunds } from './refunds.service.ts';
import { handleExpiry } from './session-ends.ts';
import { handleUnheard } from './unheard.jobs.ts';

type PaymentOperation =
  | 'beginPaymentSession'
  | 'getPaymentSession'
  | 'submitPaymentDetails'
  | 'receivePaymentNotification'
  | 'listKeptCards'
  | 'removeKeptCard';

/** Also names the jobs that send money back, end sessions, see to those of which nothing is heard, and look at kept cards. */
export function paymentsHandlers(deps: Dependencies & PurposePorts & CardPorts): Pick<Handlers, PaymentOperation> {
  handlePaymentJobs(deps);
  handleExpiry(deps);
  handleUnheard(deps);
  handleRefunds(deps);
  return {
    async beginPaymentSession({ session, body }) {
      return { status: 201, body: await beginSession(deps, memberOf(session), body) };
    },
    async getPaymentSession({ session, path }) {
      return { status: 200, body: await readSession(deps, memberOf(session), path.paymentSessionId) };
    },
    async submitPaymentDetails({ session, path, body }) {
      const whose = { memberId: memberOf(session), id: path.paymentSessionId };
      return { status: 200, body: await submitDetails(deps, whose, body) };
    },
    async receivePaymentNotification({ body }) {
      await receiveNotification(deps, body);
      return { status: 202, body: undefined };
    },
    async listKeptCards({ session, path }) {
      return { status: 200, body: await listKeptCards(deps.db, ownId(session, path.memberId)) };
    },
    async removeKeptCard({ session, path }) {
      await removeKeptCard(deps, ownId(session, path.memberId), path.cardId);
      return { status: 204, body: undefined };
    },
  };
}
