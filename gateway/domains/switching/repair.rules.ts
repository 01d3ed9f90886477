import type { FaultCode } from '../../../openapi/partners/switching-hub/fault-codes.ts';
import { takesNoPart } from './outcomes.rules.ts';
import type { SwitchRow } from './switching.store.ts';

/** The order came too late: the service has ended, or is ending without us. */
export const overAlready: ReadonlySet<string> = new Set<FaultCode>(['1204', '1212', '1214']);

/** Whether a switch that was agreed goes on only when its member tries it again. */
export function repairOf(
  row: Pick<SwitchRow, 'state' | 'errorCode' | 'wantedDate' | 'consentedAt'>,
): 'FAILED' | 'EXPIRED' | null {
  const { state, errorCode, wantedDate, consentedAt } = row;
  if (wantedDate === null || consentedAt === null) return null;
  if (state === 'expired') return 'EXPIRED';
  const isHopeless = errorCode !== null && (overAlready.has(errorCode) || errorCode === takesNoPart);
  return state === 'failed' && !isHopeless ? 'FAILED' : null;
}
