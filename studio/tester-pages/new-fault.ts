import { contractOperations } from '../../openapi/generated/operations.ts';
import type { NewFault } from './test-tools.ts';

/** The gateway's own operations; the host's local calls meet no fault. */
export const operationNames: readonly string[] = contractOperations
  .filter(({ owner }) => owner !== 'host')
  .map(({ operationId }) => operationId)
  .toSorted();

const faultKinds: ReadonlySet<string> = new Set(['status', 'slow', 'drop', 'malformed']);

/** The form as it is typed; `amount` is the status or the seconds. */
export type TypedFault = { operation: string; kind: string; amount: string; times: string; whose: string };
export type FaultErrors = Partial<Record<keyof TypedFault, string>>;

/** The gateway waits no longer, as the site gives up after 10 s. */
const longestSeconds = 30;

const wholeNumber = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

/** Messages for the form; empty when it can be sent. */
export function faultErrors({ operation, kind, amount, times, whose }: TypedFault): FaultErrors {
  const errors: FaultErrors = {};
  if (operation.trim() !== '' && !operationNames.includes(operation.trim()))
    errors.operation = 'Choose a call from the list, or leave it empty for every call';
  if (!faultKinds.has(kind)) errors.kind = 'Choose what goes wrong';
  const number = wholeNumber(amount);
  if (kind === 'status' && !(number >= 200 && number <= 599)) errors.amount = 'Write a status from 200 to 599';
  if (kind === 'slow' && !(Number(amount) > 0 && Number(amount) <= longestSeconds))
    errors.amount = `Write seconds, more than 0 and at most ${longestSeconds}`;
  if (times.trim() !== '' && !(wholeNumber(times) > 0)) errors.times = 'Write a whole number from 1, or leave it empty';
  if (whose !== 'tab' && whose !== 'everybody') errors.whose = 'Choose whom it meets';
  return errors;
}

/** What the gateway is told. `ownScope` gives the mark of this tab. */
export function newFault({ operation, kind, amount, times, whose }: TypedFault, ownScope: () => string): NewFault {
  return {
    ...(operation.trim() !== '' && { operationId: operation.trim() }),
    ...(kind === 'status' && { status: Number(amount) }),
    ...(kind === 'slow' && { delayMs: Math.round(Number(amount) * 1000) }),
    ...(kind === 'drop' && { drop: true as const }),
    ...(kind === 'malformed' && { malformed: true as const }),
    ...(times.trim() !== '' && { times: Number(times) }),
    ...(whose === 'tab' && { scope: ownScope() }),
  };
}
