import { retrying } from '../../../platform/db/errors.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Dependencies } from '../../dependencies.ts';
import { awaitWebhook } from './await-webhook.ts';
import { noteChargeback, noteGivenBack, notePaid, noteRefusal, noteReturned } from './note-payment.ts';
import { refusalOfWords, type SessionRow } from './payments.rules.ts';
import {
  changeSession,
  findPayment,
  findSession,
  findUnsettled,
  giveUpSessions,
  lockThing,
  noteNotification,
  notificationsAbout,
  type NotificationItem,
} from './payments.store.ts';
import type { PurposePorts } from './purposes.ts';
import { noteRefund } from './refunds.service.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'env' | 'jobs' | 'outbox' | 'provider' | 'log'> & PurposePorts;
type SignedItem = Parameters<Deps['provider']['isFromProvider']>[0][number];

/** Takes a webhook of the payment provider in; each item counts once. Throws 401 `signature.wrong`. */
export async function receiveNotification(
  deps: Deps,
  { notificationItems }: components['schemas']['PaymentNotification'],
): Promise<void> {
  const items = notificationItems.map(({ NotificationRequestItem: item }) => item);
  // The library names more values for some fields than it looks at.
  if (!(await deps.provider.isFromProvider(items as SignedItem[]))) throw new HttpProblem(401, 'signature.wrong');
  for (const item of items) await retrying(() => deps.db.transaction((tx) => takeIn(deps, tx, item)));
}

async function takeIn(deps: Deps, tx: Executor, item: NotificationItem): Promise<void> {
  await lockPaidFor(tx, item);
  if (!(await noteNotification(tx, item, deps.clock.now()))) return;
  if (item.eventCode === 'RECURRING_CONTRACT') return noteKept(deps, tx, item);
  if (item.eventCode !== 'AUTHORISATION') return follow(deps, tx, item);
  const { pspReference: id, amount, merchantReference, paymentMethod, reason, success } = item;
  const session = await findSession(tx, merchantReference);
  const told = {
    id,
    sessionId: session?.id ?? null,
    amount: amount.value,
    currency: amount.currency,
    brand: paymentMethod ?? null,
    toldAt: deps.clock.now(),
  };
  if (success === 'false') return noteRefusal(deps, tx, told, refusalOfWords(reason));
  await takePaid(deps, tx, told);
}

/** Notes that money was taken, and then what is about it and has come before. Belongs into a transaction that has locked the thing. */
export async function takePaid(deps: Deps, tx: Executor, told: Parameters<typeof notePaid>[2]): Promise<void> {
  await notePaid(deps, tx, told);
  for (const early of await notificationsAbout(tx, told.id)) await follow(deps, tx, early);
}

/**
 * Something is kept from now on. A Direct Debit that a bank has yet to accept holds its session until then, also one whose hour is over. What has
 * become of it before we hear of it counts, too: its bank may have refused it, and its member may have given it up.
 */
async function noteKept(deps: Deps, tx: Executor, item: NotificationItem): Promise<void> {
  const { merchantReference, originalReference = '', pspReference: keptId, success } = item;
  const session = await findSession(tx, merchantReference);
  const keeps = session && deps.purposes[session.purpose].keeps;
  if (!keeps || success === 'false') return;
  if ((await findPayment(tx, originalReference))?.state === 'REFUSED') {
    await keeps.begins(tx, session, keptId);
    return keeps.refused(tx, keptId);
  }
  if (session.state !== 'PAID' && !(await holdSession(deps, tx, session))) return keeps.unwanted(tx, session, keptId);
  await keeps.begins(tx, session, keptId);
}

/** Has a session wait for its bank, in place of all others for the thing; false where it was given up, or where another one waits already. */
async function holdSession(deps: Deps, tx: Executor, session: SessionRow): Promise<boolean> {
  const current = await findUnsettled(tx, session);
  const isOvertaken = current?.state === 'PENDING' && current.id !== session.id;
  if (session.state === 'CANCELLED' || isOvertaken) return false;
  await giveUpSessions(tx, session, session.id);
  await awaitWebhook(deps, tx, await changeSession(tx, session.id, { state: 'PENDING', resultCode: 'Received' }));
  return true;
}

/** Before every row, so that webhooks and calls for the same thing follow each other. */
async function lockPaidFor(tx: Executor, { merchantReference, originalReference }: NotificationItem): Promise<void> {
  const original = originalReference === undefined ? undefined : await findPayment(tx, originalReference);
  const session = await findSession(tx, original?.sessionId ?? merchantReference);
  if (session) await lockThing(tx, session);
}

/** A bank can take money a second time that it has returned. */
const takesBack: ReadonlySet<string> = new Set(['CHARGEBACK', 'SECOND_CHARGEBACK']);

/** What comes after a payment. Of a payment that we have not heard of yet it waits for that. */
async function follow(deps: Deps, tx: Executor, item: NotificationItem): Promise<void> {
  const { eventCode, originalReference = '', amount, success } = item;
  const payment = await findPayment(tx, originalReference);
  if (!payment) return;
  await noteRefund(deps, tx, item);
  const isDone = success === 'true';
  const isGoingBack = payment.state === 'GIVING_BACK' || payment.state === 'GIVEN_BACK';
  if (eventCode === 'REFUND' && payment.state === 'GIVING_BACK') await noteGivenBack(deps, tx, payment.id, isDone);
  if (eventCode === 'REFUND_FAILED' && isDone && isGoingBack) await noteGivenBack(deps, tx, payment.id, false);
  if (takesBack.has(eventCode) && isDone)
    await noteChargeback(deps, tx, payment, { amount: amount.value, reason: item.reason ?? '' });
  if (eventCode === 'CHARGEBACK_REVERSED' && isDone) await noteReturned(deps, tx, payment, amount.value);
}
