import { faultTextOf } from '../fault-codes.ts';
import type { Message, RequestId } from '../messages.ts';
import { answering } from './answering.ts';
import type { OrderStep, StepOutcome } from './order-life.rules.ts';

/** A message that takes an order on. */
export type StepMessage = Exclude<Message<RequestId>, Message<'residentialSwitchMatchRequest'>>;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const steps = {
  residentialSwitchOrderRequest: 'order',
  residentialSwitchOrderUpdateRequest: 'update',
  residentialSwitchOrderTriggerRequest: 'trigger',
  residentialSwitchOrderCancellationRequest: 'cancel',
} as const satisfies Record<StepMessage['routingID'], OrderStep>;

export function isStepMessage(message: Message): message is StepMessage {
  return Object.hasOwn(steps, message.routingID);
}

export function stepOf({ routingID }: StepMessage): OrderStep {
  return steps[routingID];
}

/** The day that a step names, as it was written. */
export function dateOf({ payload }: StepMessage): string | undefined {
  if ('plannedSwitchDate' in payload) return payload.plannedSwitchDate;
  return 'activationDate' in payload ? payload.activationDate : undefined;
}

/** The reference that a step names, in small letters. */
export function referenceOf({ payload }: StepMessage): string {
  return payload.switchOrderReference.toLowerCase();
}

/** Whether a reference can be one that anybody has given out. */
export function isReference(reference: string): boolean {
  return uuid.test(reference);
}

/** The answer to a step. */
export function stepAnswer(message: StepMessage, outcome: StepOutcome) {
  const refusal = 'fault' in outcome ? { faultCode: outcome.fault, faultText: faultTextOf(outcome.fault) } : undefined;
  const switchOrderReference = referenceOf(message);
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
