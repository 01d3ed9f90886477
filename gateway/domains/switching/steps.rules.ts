import type { SwitchRow } from './switching.store.ts';

/** What we can ask of the losing provider. Where a day goes with it, another day is another step. */
export type Step = 'match' | `order:${string}` | `update:${string}` | 'trigger' | 'cancel';

/** Whether a step is an order or a change of date, and for which day. */
export function datedStep(step: Step): { kind: 'order' | 'update'; day: string } | undefined {
  const [kind, day] = step.split(':');
  return (kind === 'order' || kind === 'update') && day !== undefined ? { kind, day } : undefined;
}

/** What decides the next message. */
export type StepFacts = Pick<
  SwitchRow,
  | 'state'
  | 'pendingStep'
  | 'refusedStep'
  | 'wantedDate'
  | 'confirmedDate'
  | 'activationDate'
  | 'cancelWantedAt'
  | 'chosenReference'
>;

/** The losing provider has taken the order, and has not carried it out. */
function isRunning({ state }: Pick<StepFacts, 'state'>): boolean {
  return state === 'ordered' || state === 'updated';
}

function wantedStep(facts: StepFacts): Step | undefined {
  if (facts.cancelWantedAt !== null) return isRunning(facts) ? 'cancel' : undefined;
  if (facts.state === 'consented') return facts.wantedDate === null ? undefined : `order:${facts.wantedDate}`;
  if (!isRunning(facts)) return undefined;
  if (facts.activationDate !== null) return 'trigger';
  const { wantedDate, confirmedDate } = facts;
  return wantedDate === null || wantedDate === confirmedDate ? undefined : `update:${wantedDate}`;
}

/**
 * The next message to the losing provider, so that the switch follows the broadband order: one at a time, and nothing
 * that was refused for good. The match is asked for by the customer alone.
 */
export function nextStep(facts: StepFacts): Step | undefined {
  if (facts.pendingStep !== null) return undefined;
  const step = wantedStep(facts);
  return step === facts.refusedStep ? undefined : step;
}

/** The order has ended, and there is nothing that the losing provider would have to undo. */
export function hasNothingToCancel(facts: StepFacts): boolean {
  return facts.cancelWantedAt !== null && facts.pendingStep === null && !isRunning(facts);
}

/** The losing provider has the order, or may have it: the customer cannot change the switch any more. */
export function isOrdered({ state, pendingStep }: Pick<StepFacts, 'state' | 'pendingStep'>): boolean {
  return isRunning({ state }) || state === 'triggered' || (pendingStep !== null && pendingStep !== 'match');
}
