import { addDays } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { VALID_DAYS } from '../../../openapi/partners/switching-hub/messages.ts';
import { lastOrderDay } from '../../one-touch-switch/dates.rules.ts';
import { tellOfChange, type SwitchBannerDeps } from './switch-banners.ts';
import type { SwitchingDeps } from './sender.ts';
import { lockSwitch, updateSwitch, type SwitchRow } from './switching.store.ts';

const EXPIRE = 'switching.expire';

type EndFacts = Pick<SwitchRow, 'state' | 'matchedOn' | 'confirmedDate'>;

/** The last day on which the reference is good for anything; null for a switch that has none, or is over. */
function lastDayOf({ state, matchedOn, confirmedDate }: EndFacts): string | null {
  if (state === 'matched' || state === 'consented') return matchedOn && lastOrderDay(matchedOn);
  if (state === 'ordered' || state === 'updated') return confirmedDate && addDays(confirmedDate, VALID_DAYS);
  return null;
}

/** Whether a switch has run out by now, also when the job has not come yet. */
export function hasRunOut(row: EndFacts, today: string): boolean {
  const lastDay = lastDayOf(row);
  return lastDay !== null && today > lastDay;
}

/** Has the switch end on the day after its last. */
export async function scheduleEnd({ jobs }: Pick<SwitchingDeps, 'jobs'>, tx: Executor, row: SwitchRow): Promise<void> {
  const lastDay = lastDayOf(row);
  if (lastDay === null) return;
  const at = new Date(`${addDays(lastDay, 1)}T00:00:00Z`);
  await jobs.enqueue(tx, EXPIRE, { switchId: row.id }, at, `${EXPIRE}:${row.id}:${lastDay}`);
}

/** Names the job. It does nothing to a switch that has been ordered, matched anew or moved meanwhile. */
export function handleExpiry(deps: SwitchingDeps & SwitchBannerDeps): void {
  deps.jobs.handle(EXPIRE, async (tx, payload, { now }) => {
    const row = await lockSwitch(tx, String(payload['switchId']));
    if (!row || !hasRunOut(row, deps.clock.today())) return;
    const expired = await updateSwitch(tx, row.id, {
      state: 'expired',
      pendingStep: null,
      pendingCorrelation: null,
      updatedAt: now,
    });
    await tellOfChange(deps, tx, row, expired);
  });
}
