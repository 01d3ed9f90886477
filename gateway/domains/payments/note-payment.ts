import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Message } from '../../outbox/outbox.ts';
import type { Addressee } from '../../words/mail-words.ts';
import { findMember } from '../members/members.rows.ts';
import { askForCards, askToGiveBack } from './payments.jobs.ts';
import { chargedBackMessage, givingBackMessage, returnedMessage } from './payments.messages.ts';
import { afterRefusal, stateOf, type Refusal, type SessionRow } from './payments.rules.ts';
import {
  changeSession,
  findPayment,
  findSession,
  findUnsettled,
  notificationsAbout,
  savePayment,
  setPaymentState,
  type PaymentRow,
} from './payments.store.ts';
import type { PurposePorts } from './purposes.ts';
import { leftOf } from './refunds.service.ts';
import { settleSession } from './session-ends.ts';

type Deps = Pick<Dependencies, 'env' | 'jobs' | 'outbox' | 'log'> & PurposePorts;
type Told = Omit<PaymentRow, 'state'>;

/** Notes that a payment was refused, once. Belongs into a transaction that has locked the thing that is paid for. */
export async function noteRefusal(deps: PurposePorts, tx: Executor, payment: Told, refusal: Refusal): Promise<void> {
  if (await findPayment(tx, payment.id)) return;
  await savePayment(tx, { ...payment, state: 'REFUSED' });
  const session = payment.sessionId === null ? undefined : await findSession(tx, payment.sessionId);
  if (!session) return;
  const after = afterRefusal(session, refusal);
  // The job that ends a session has left a bank that was still thinking alone, and does not come again.
  await settleSession(deps, tx, session, { ...after, state: stateOf({ ...session, ...after }, payment.toldAt) });
  const { keeps } = deps.purposes[session.purpose];
  if (!keeps) return;
  // However its session stands, what was kept with this payment is kept no more.
  const about = await notificationsAbout(tx, payment.id);
  const kept = about.find(({ eventCode }) => eventCode === 'RECURRING_CONTRACT');
  if (kept) await keeps.refused(tx, kept.pspReference);
}

/**
 * Notes that money was taken, once: it pays for what it was for, whatever has become of the session, or goes back. Belongs into a transaction
 * that has locked the thing.
 */
export async function notePaid(deps: Deps, tx: Executor, payment: Told): Promise<void> {
  const earlier = await findPayment(tx, payment.id);
  // What the provider's answer called refused may be paid all the same: the webhook is right.
  if (earlier && earlier.state !== 'REFUSED') return;
  const session = payment.sessionId === null ? undefined : await findSession(tx, payment.sessionId);
  // The customer may have said at the card's fields that it be kept; the provider keeps it also where the money goes back.
  if (session) await askForCards(deps.jobs, tx, session.memberId, payment.toldAt);
  if (session && (await pays(deps, tx, payment, session))) {
    await savePayment(tx, { ...payment, state: 'PAID' });
    await deps.purposes[session.purpose].thank?.(tx, session);
    // Nothing was taken for what costs nothing: what its member has given up stays so, and what they have begun since goes on.
    const isGivenUp = session.state === 'CANCELLED' && deps.purposes[session.purpose].keeps !== undefined;
    if (!isGivenUp) await changeSession(tx, session.id, { state: 'PAID', resultCode: 'Authorised' });
    const other = payment.amount === 0 ? undefined : await findUnsettled(tx, session);
    if (other) await changeSession(tx, other.id, { state: 'CANCELLED' });
    return;
  }
  if (session && session.state !== 'PAID')
    await settleSession(deps, tx, session, { state: 'CANCELLED', resultCode: 'Error' });
  await giveBack(deps, tx, payment, session);
}

async function pays({ purposes }: Deps, tx: Executor, payment: Told, session: SessionRow): Promise<boolean> {
  const { amount, currency } = payment;
  if (currency !== 'GBP' || amount !== session.amountInPence) return false;
  return purposes[session.purpose].pay(tx, session, amount);
}

async function giveBack(deps: Deps, tx: Executor, payment: Told, session: SessionRow | undefined): Promise<void> {
  const { id, amount, toldAt } = payment;
  if (amount === 0) return savePayment(tx, { ...payment, state: 'GIVEN_BACK' });
  await savePayment(tx, { ...payment, state: 'GIVING_BACK' });
  await askToGiveBack(deps.jobs, tx, id, toldAt);
  const member = session && (await findMember(tx, session.memberId));
  if (member) await deps.outbox.post(tx, givingBackMessage(member, payment, deps.env));
}

/** Notes what became of money that we have sent back. A bank may send it back to us after it was said to be on its way. */
export async function noteGivenBack({ log }: Pick<Deps, 'log'>, tx: Executor, paymentId: string, isDone: boolean) {
  await setPaymentState(tx, paymentId, isDone ? 'GIVEN_BACK' : 'GIVING_BACK');
  if (!isDone) log.error({ paymentId }, 'money could not be given back: somebody has to see to it');
}

/** Whether that is all of a payment that a bank can take: what has not gone back to the customer. */
async function isAllOf(tx: Executor, payment: PaymentRow, amount: number): Promise<boolean> {
  return amount === payment.amount || amount === (await leftOf(tx, payment));
}

async function tell(deps: Deps, tx: Executor, session: SessionRow, compose: (member: Addressee) => Message) {
  if (deps.purposes[session.purpose].tellsOfTakenBack) return;
  const member = await findMember(tx, session.memberId);
  if (member) await deps.outbox.post(tx, compose(member));
}

/** Notes that a bank has taken the money of a payment back, for a reason in its own words: what it paid for is unpaid. */
export async function noteChargeback(
  deps: Deps,
  tx: Executor,
  payment: PaymentRow,
  { amount, reason }: { amount: number; reason: string },
): Promise<void> {
  const { id: paymentId, state } = payment;
  if (state === 'TAKEN_BACK') return;
  const isWhole = await isAllOf(tx, payment, amount);
  if (!isWhole || state === 'GIVEN_BACK') {
    const what = state === 'GIVEN_BACK' ? 'money that was given back already' : 'a part of a payment';
    deps.log.error({ paymentId }, `a bank has taken ${what} back: somebody has to see to it`);
  }
  // What of it is still to be given back is for our team, too.
  await setPaymentState(tx, paymentId, 'TAKEN_BACK');
  const session = payment.sessionId === null ? undefined : await findSession(tx, payment.sessionId);
  if (!session || state !== 'PAID' || !isWhole) return;
  const purpose = deps.purposes[session.purpose];
  if (session.directDebitId !== null && (await purpose.returned?.(tx, session, reason))) return;
  await purpose.takeBack(tx, session);
  await tell(deps, tx, session, (member) => chargedBackMessage(member, payment, deps.env));
}

/**
 * Notes that a bank has returned what it had taken back: it pays for what it was for, unless that has been paid anew, and then it goes
 * back to the customer.
 */
export async function noteReturned(deps: Deps, tx: Executor, payment: PaymentRow, amount: number): Promise<void> {
  const session = payment.sessionId === null ? undefined : await findSession(tx, payment.sessionId);
  if (payment.state !== 'TAKEN_BACK' || !session || !(await isAllOf(tx, payment, amount))) {
    deps.log.error(
      { paymentId: payment.id },
      'a bank has returned money that we miss none of: somebody has to see to it',
    );
    return;
  }
  // What is owed of it goes back from a payment that is paid.
  await setPaymentState(tx, payment.id, 'PAID');
  if (await pays(deps, tx, payment, session)) {
    await tell(deps, tx, session, (member) => returnedMessage(member, payment, deps.env));
    return;
  }
  await giveBack(deps, tx, payment, session);
}
