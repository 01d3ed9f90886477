import { ukDateOf } from '../../../platform/clock/clock.ts';
import { addDays } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Provider } from '../directory.ts';
import {
  faultTextOf,
  isDeliveryCode,
  type DeliveryCode,
  type FaultCode,
} from '../../../openapi/partners/switching-hub/fault-codes.ts';
import type { Message, RequestId } from '../../../openapi/partners/switching-hub/messages.ts';
import { answering } from './answering.ts';
import { closeAccount, findAccount, findRivals, lockOrder, updateOrder } from './accounts.store.ts';
import {
  answerTo,
  isFaultOf,
  type LosingOrder,
  type OrderFacts,
  type OrderStep,
  type StepOutcome,
} from './order-life.rules.ts';

type StepMessage = Exclude<Message<RequestId>, Message<'residentialSwitchMatchRequest'>>;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const steps = {
  residentialSwitchOrderRequest: 'order',
  residentialSwitchOrderUpdateRequest: 'update',
  residentialSwitchOrderTriggerRequest: 'trigger',
  residentialSwitchOrderCancellationRequest: 'cancel',
} as const satisfies Record<StepMessage['routingID'], OrderStep>;

function isStep(message: Message): message is StepMessage {
  return Object.hasOwn(steps, message.routingID);
}

function dateOf({ payload }: StepMessage): string | undefined {
  if ('plannedSwitchDate' in payload) return payload.plannedSwitchDate;
  return 'activationDate' in payload ? payload.activationDate : undefined;
}

const running: ReadonlySet<LosingOrder['status']> = new Set(['confirmed', 'updated']);

async function factsOf(tx: Executor, order: LosingOrder | undefined, today: string): Promise<OrderFacts> {
  if (!order) return { order, isOtherTaken: false, isSwitching: false, isCeased: false, openOrder: undefined };
  const rivals = await findRivals(tx, order);
  const account = await findAccount(tx, order.accountId);
  // Households share their accounts, so that nobody's test stands in the way of another's.
  const isShared = account === undefined;
  return {
    order,
    isOtherTaken: rivals.some(({ matchId, status }) => matchId === order.matchId && status !== 'new'),
    isSwitching: !isShared && rivals.some(({ status }) => running.has(status)),
    isCeased: typeof account?.closedOn === 'string' && account.closedOn < today,
    openOrder:
      account?.hindrance === 'open-cease' ? 'cease' : account?.hindrance === 'open-modify' ? 'modify' : undefined,
  };
}

function answerWith(message: StepMessage, reference: string, outcome: StepOutcome) {
  const refusal = 'fault' in outcome ? { faultCode: outcome.fault, faultText: faultTextOf(outcome.fault) } : undefined;
  const switchOrderReference = reference;
  switch (message.routingID) {
    case 'residentialSwitchOrderRequest':
      return refusal
        ? answering(message, 'residentialSwitchOrderFailure', refusal)
        : answering(message, 'residentialSwitchOrderConfirmation', { switchOrderReference, status: 'confirmed' });
    case 'residentialSwitchOrderUpdateRequest':
      return refusal
        ? answering(message, 'residentialSwitchOrderUpdateFailure', refusal)
        : answering(message, 'residentialSwitchOrderUpdateConfirmation', { switchOrderReference, status: 'updated' });
    case 'residentialSwitchOrderTriggerRequest':
      return refusal
        ? answering(message, 'residentialSwitchOrderTriggerFailure', refusal)
        : answering(message, 'residentialSwitchOrderTriggerConfirmation', {
            switchOrderReference,
            status: 'triggered',
          });
    case 'residentialSwitchOrderCancellationRequest':
      return refusal
        ? answering(message, 'residentialSwitchOrderCancellationFailure', refusal)
        : answering(message, 'residentialSwitchOrderCancellationConfirmation', {
            switchOrderReference,
            status: 'cancelled',
          });
  }
}

function ordered(tx: Executor, provider: Provider, reference: string): Promise<LosingOrder | undefined> {
  return uuid.test(reference) ? lockOrder(tx, { reference, providerId: provider.id }) : Promise.resolve(undefined);
}

/** How the order of test data gets lost on its way; undefined for every other message. */
export async function lossOfOrder(
  tx: Executor,
  provider: Provider,
  message: Message,
): Promise<DeliveryCode | undefined> {
  if (message.routingID !== 'residentialSwitchOrderRequest') return undefined;
  const order = await ordered(tx, provider, message.payload.switchOrderReference.toLowerCase());
  const forced = order?.forcedFault ?? '';
  return isDeliveryCode(forced) ? forced : undefined;
}

/** Takes a step in the life of a switch order, and gives the answer; none to what is no step. */
export async function takeOrderStep(tx: Executor, provider: Provider, message: Message, now: Date) {
  if (!isStep(message)) return undefined;
  const step = steps[message.routingID];
  const today = ukDateOf(now);
  const reference = message.payload.switchOrderReference.toLowerCase();
  const order = await ordered(tx, provider, reference);
  const forced = order?.forcedFault ?? '';
  if (isFaultOf(step, forced)) return answerWith(message, reference, { fault: forced as FaultCode });
  const outcome = answerTo(step, await factsOf(tx, order, today), dateOf(message), today);
  if (order && !('fault' in outcome)) {
    await updateOrder(tx, reference, { ...outcome, updatedAt: now });
    // Billed to the day before the new service went live.
    if (step === 'trigger') await closeAccount(tx, order.accountId, addDays(dateOf(message) ?? today, -1));
  }
  return answerWith(message, reference, outcome);
}
