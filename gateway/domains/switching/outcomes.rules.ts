import type { DeliveryCode } from '../../../openapi/partners/switching-hub/fault-codes.ts';
import { datedStep, type Step } from './steps.rules.ts';
import type { SwitchRow } from './switching.store.ts';

/** The provider has left or is suspended: the same message would get no further. */
export const takesNoPart: DeliveryCode = '9001';
/** Also for an answer that never came. */
export const noAnswer: DeliveryCode = '9008';

/** 90xx: the message did not get to the other provider, also for a code of that kind whose text we do not have. */
export function isUndelivered(code: string): boolean {
  return code.startsWith('90');
}

/** What becomes of a switch when a step is over. */
export type Outcome =
  | { kind: 'retried'; afterMs: number }
  | { kind: 'settled'; change: Partial<Pick<SwitchRow, 'state' | 'errorCode' | 'refusedStep' | 'confirmedDate'>> };

/** The hub could not deliver; and data that the losing provider has to put right, which often takes it seconds. */
const passing: ReadonlySet<string> = new Set(['1112', '9005', '9006', '9007', '9008']);

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** Waits before our own repeats. The customer watches the match; nobody watches the rest. */
const matchRepeats = [2 * SECOND_MS, 6 * SECOND_MS];
const laterRepeats = [MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS];

/** How long an answer may take before it counts as lost: the industry's limits, with some patience. */
export function patienceMs(step: Step): number {
  if (step === 'match') return 60 * MINUTE_MS;
  // By the end of the next working day, so over a weekend and a bank holiday.
  return step === 'trigger' ? 4 * 24 * 60 * MINUTE_MS : 2 * 60 * MINUTE_MS;
}

function repeatAfter(step: Step, attempt: number): number | undefined {
  return (step === 'match' ? matchRepeats : laterRepeats)[attempt - 1];
}

const settled = (change: Extract<Outcome, { kind: 'settled' }>['change']): Outcome => ({ kind: 'settled', change });

/** The answer to a step that went well. */
export function confirmedOutcome(step: Exclude<Step, 'match'>): Outcome {
  const fine = { errorCode: null, refusedStep: null };
  const dated = datedStep(step);
  if (dated)
    return settled({ ...fine, state: dated.kind === 'order' ? 'ordered' : 'updated', confirmedDate: dated.day });
  return settled({ ...fine, state: step === 'trigger' ? 'triggered' : 'cancelled' });
}

/** Codes that say that what we want is so already, or cannot be any more. */
function lastingOutcome(step: Step, code: string): Outcome | undefined {
  switch (code) {
    case '1202':
    case '1302':
    case '1402':
      return settled({ state: 'expired', errorCode: code });
    case '1304':
    case '1504':
      return settled({ state: 'triggered', errorCode: code });
    case '1404':
      return settled({ state: 'triggered', errorCode: null });
    case '1305':
    case '1405':
      return settled({ state: 'cancelled', errorCode: code });
    // Nothing runs there, which is what a cancellation wants.
    case '1502':
    case '1505':
    case '1506':
      return settled({ state: 'cancelled', errorCode: null });
    default:
      return step === 'cancel' ? settled({ state: 'cancelled', errorCode: code }) : undefined;
  }
}

/**
 * What a refusal means, after `attempt` messages for the step. Codes that nobody has told us of are taken as they come.
 * A match or an order that is refused has failed; what comes later leaves the order standing as it was.
 */
export function refusedOutcome(step: Step, code: string, attempt: number): Outcome {
  if (passing.has(code)) {
    const afterMs = repeatAfter(step, attempt);
    if (afterMs !== undefined) return { kind: 'retried', afterMs };
  }
  // An earlier message of ours had arrived after all; the day that it named is sent once more, as a change.
  if (code === '1213' && attempt > 1)
    return settled({ state: 'ordered', confirmedDate: null, errorCode: null, refusedStep: null });
  return (
    lastingOutcome(step, code) ??
    settled(
      step === 'match' || datedStep(step)?.kind === 'order'
        ? { state: 'failed', errorCode: code, refusedStep: null }
        : { errorCode: code, refusedStep: step },
    )
  );
}
