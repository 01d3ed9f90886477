import { isRunning } from '../../../openapi/partners/switching-hub/losing-side/order-life.rules.ts';
import { addDays, type LocalDate } from '../../../platform/clock/local-date.ts';
import { ukTime } from '../../../platform/clock/uk-time.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { closedCase } from './cases.ts';
import { stayingAfterAll } from './losing-switches.messages.ts';
import { hasRunOut, lastValidDay } from './losing-switches.rules.ts';
import { findLosingSwitch, runningOf, updateLosingSwitch } from './losing-switches.store.ts';
import type { LosingSwitchRow } from './losing-switches.types.ts';
import { lockBehindPlan } from './lock.ts';
import { tell } from './tell.ts';

const EXPIRE = 'losing-switches.expire';

/** Has an order run out on the day after its last. */
export async function scheduleExpiry(
  { jobs }: Pick<Dependencies, 'jobs'>,
  tx: Executor,
  row: LosingSwitchRow,
): Promise<void> {
  const lastDay = lastValidDay(row);
  const at = new Date(ukTime(addDays(lastDay, 1), 0));
  await jobs.enqueue(tx, EXPIRE, { switchId: row.id }, at, `${EXPIRE}:${row.id}:${lastDay}`);
}

/** Ends what the other provider has ordered and never carried out: it has cancelled, or let it run out. */
export async function callOff(
  deps: Dependencies,
  tx: Executor,
  row: LosingSwitchRow,
  status: 'cancelled' | 'expired',
): Promise<void> {
  const now = deps.clock.now();
  const ended = await updateLosingSwitch(tx, row.id, { status, ...closedCase(row, now), updatedAt: now });
  // An order runs out at midnight.
  const waitsForDay = status === 'expired';
  await tell(deps, tx, ended, (to, about) => ({ ...stayingAfterAll(to, about, status), waitsForDay }));
}

/** Ends the orders of a plan, whose row is locked, that have run out by a day, also where the job has not come yet. */
export async function expireRunOut(deps: Dependencies, tx: Executor, planId: string, today: LocalDate): Promise<void> {
  for (const row of await runningOf(tx, [planId])) if (hasRunOut(row, today)) await callOff(deps, tx, row, 'expired');
}

/** Names the job. It does nothing to a switch that has moved or ended meanwhile. */
export function handleExpiry(deps: Dependencies): void {
  deps.jobs.handle(EXPIRE, async (tx, { switchId }, { now }) => {
    const named = await findLosingSwitch(tx, String(switchId));
    const row = named && (await lockBehindPlan(tx, named));
    if (row && isRunning(row) && hasRunOut(row, ukDateOf(now))) await callOff(deps, tx, row, 'expired');
  });
}
