import { ukDateOf } from '../../../platform/clock/clock.ts';
import { addDays } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Provider } from '../directory.ts';
import {
  isDeliveryCode,
  type DeliveryCode,
  type FaultCode,
} from '../../../openapi/partners/switching-hub/fault-codes.ts';
import type { Message } from '../../../openapi/partners/switching-hub/messages.ts';
import {
  answerTo,
  isFaultOf,
  isRunning,
  type OrderFacts,
} from '../../../openapi/partners/switching-hub/losing-side/order-life.rules.ts';
import {
  dateOf,
  isReference,
  isStepMessage,
  referenceOf,
  stepAnswer,
  stepOf,
} from '../../../openapi/partners/switching-hub/losing-side/order-messages.ts';
import type { LosingOrder } from '../db/schema.ts';
import { closeAccount, findAccount, findRivals, lockOrder, updateOrder } from './accounts.store.ts';

async function factsOf(tx: Executor, order: LosingOrder | undefined, today: string): Promise<OrderFacts> {
  if (!order) return { order, isOtherTaken: false, isSwitching: false, isCeased: false, openOrder: undefined };
  const rivals = await findRivals(tx, order);
  const account = await findAccount(tx, order.accountId);
  // Households share their accounts, so that nobody's test stands in the way of another's.
  const isShared = account === undefined;
  return {
    order,
    isOtherTaken: rivals.some(({ matchId, status }) => matchId === order.matchId && status !== 'new'),
    isSwitching: !isShared && rivals.some(isRunning),
    isCeased: typeof account?.closedOn === 'string' && account.closedOn < today,
    openOrder:
      account?.hindrance === 'open-cease' ? 'cease' : account?.hindrance === 'open-modify' ? 'modify' : undefined,
  };
}

function ordered(tx: Executor, provider: Provider, reference: string): Promise<LosingOrder | undefined> {
  return isReference(reference) ? lockOrder(tx, { reference, providerId: provider.id }) : Promise.resolve(undefined);
}

/** How the order of test data gets lost on its way; undefined for every other message. */
export async function lossOfOrder(
  tx: Executor,
  provider: Provider,
  message: Message,
): Promise<DeliveryCode | undefined> {
  if (message.routingID !== 'residentialSwitchOrderRequest') return undefined;
  const order = await ordered(tx, provider, referenceOf(message));
  const forced = order?.forcedFault ?? '';
  return isDeliveryCode(forced) ? forced : undefined;
}

/** Takes a step in the life of a switch order, and gives the answer; none to what is no step. */
export async function takeOrderStep(tx: Executor, provider: Provider, message: Message, now: Date) {
  if (!isStepMessage(message)) return undefined;
  const step = stepOf(message);
  const today = ukDateOf(now);
  const reference = referenceOf(message);
  const order = await ordered(tx, provider, reference);
  const forced = order?.forcedFault ?? '';
  if (isFaultOf(step, forced)) return stepAnswer(message, { fault: forced as FaultCode });
  const outcome = answerTo(step, await factsOf(tx, order, today), dateOf(message), today);
  if (order && !('fault' in outcome)) {
    await updateOrder(tx, reference, { ...outcome, updatedAt: now });
    // Billed to the day before the new service went live.
    if (step === 'trigger') await closeAccount(tx, order.accountId, addDays(dateOf(message) ?? today, -1));
  }
  return stepAnswer(message, outcome);
}
