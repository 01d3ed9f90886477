import type { FaultCode } from '../../../openapi/partners/switching-hub/fault-codes.ts';
import { takesNoPart } from './outcomes.rules.ts';
import type { SwitchRow } from './switching.store.ts';

/** The order came too late: the service has ended, or is ending without us. */
export const overAlready: ReadonlySet<string> = new Set<FaultCode>(['1204', '1212', '1214']);

/** What the switch of an order waits for: that its member agrees to what was found, or tries it again. */
export function repairOf(
  row: Pick<SwitchRow, 'state' | 'errorCode' | 'wantedDate'>,
): 'READY' | 'FAILED' | 'EXPIRED' | null {
  const { state, errorCode, wantedDate } = row;
  if (wantedDate === null) return null;
  // Nothing is ordered without its switch being settled: this one is being tried again.
  if (state === 'matched') return 'READY';
  if (state === 'expired') return 'EXPIRED';
  const isHopeless = errorCode !== null && (overAlready.has(errorCode) || errorCode === takesNoPart);
  return state === 'failed' && !isHopeless ? 'FAILED' : null;
}
