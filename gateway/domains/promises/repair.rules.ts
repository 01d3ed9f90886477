import { addDays, daysBetween, type LocalDate } from '../../../platform/clock/local-date.ts';
import type { promises } from '../../db/schema/promises.ts';
import { compensationOn } from '../contracts/contracts.rules.ts';
import type { Compensation } from './compensation.rules.ts';

type Row = typeof promises.$inferSelect;

/** A promise of a fault: its repair by the end of a day, or a visit for it. */
export type RepairRow = Omit<Row, 'kind' | 'faultId' | 'creditPlanId'> & {
  kind: 'REPAIR' | 'REPAIR_VISIT';
  faultId: string;
};

/** As it follows from what has happened; it is the same promise as a written one that was made at the same moment. */
export type RepairPromise = Pick<
  RepairRow,
  'kind' | 'visitId' | 'date' | 'slot' | 'state' | 'causedBy' | 'endedOn' | 'madeAt'
>;

export interface RepairChange {
  ends: { id: string; end: Pick<RepairPromise, 'state' | 'causedBy' | 'endedOn'> }[];
  begins: RepairPromise[];
}

/** What is promised; a visit once for each time that it was put on a slot, whichever of its news comes first. */
function namesOf<Promised extends RepairPromise>(all: readonly Promised[]): ReadonlyMap<Promised, string> {
  const times = new Map<string, number>();
  const inOrder = all.toSorted((a, b) => Number(a.madeAt) - Number(b.madeAt));
  return new Map(
    inOrder.map((promise) => {
      const { kind, visitId, date, slot, madeAt } = promise;
      if (visitId === null) return [promise, `${kind} ${madeAt.getTime()}`];
      const slotOfVisit = `${visitId} ${date} ${slot ?? ''}`;
      const time = (times.get(slotOfVisit) ?? 0) + 1;
      times.set(slotOfVisit, time);
      return [promise, `${slotOfVisit} ${time}`];
    }),
  );
}

const hasEndedSo = (a: RepairPromise, b: RepairPromise): boolean =>
  a.state === b.state && a.causedBy === b.causedBy && a.endedOn === b.endedOn;

const superseded = { state: 'CALLED_OFF', causedBy: null, endedOn: null } as const;

/** Whether two broken promises would count the same days. */
function countsTwice(a: RepairPromise, b: RepairPromise): boolean {
  if (a.kind !== 'REPAIR' || b.kind !== 'REPAIR' || a.endedOn === null || b.endedOn === null) return false;
  return a.state === 'BROKEN' && b.state === 'BROKEN' && a.date < b.endedOn && b.date < a.endedOn;
}

/**
 * What has to be written so that the ledger says what is true of a fault. A promise that was broken stays as it was written,
 * as a bill may have credited it; and no day counts in two of them.
 */
export function repairsSettledBy(rows: readonly RepairRow[], expected: readonly RepairPromise[]): RepairChange {
  const names = namesOf(expected);
  const namesOfRows = namesOf(rows);
  const isSame = (promise: RepairPromise, row: RepairRow) => names.get(promise) === namesOfRows.get(row);
  const possible = expected.filter(
    (promise) => !rows.some((row) => countsTwice(promise, row) && !isSame(promise, row)),
  );
  const ends = rows.flatMap((row) => {
    if (row.state === 'BROKEN') return [];
    const found = possible.find((promise) => isSame(promise, row));
    // One that earlier news, told later, has put another in the place of.
    if (!found) return row.state === 'OPEN' ? [{ id: row.id, end: superseded }] : [];
    const { state, causedBy, endedOn } = found;
    return hasEndedSo(found, row) ? [] : [{ id: row.id, end: { state, causedBy, endedOn } }];
  });
  return {
    // There is never more than one open, not even in between.
    ends: ends.toSorted((a, b) => Number(a.end.state === 'OPEN') - Number(b.end.state === 'OPEN')),
    begins: possible.filter((promise) => !rows.some((row) => isSame(promise, row))),
  };
}

/** The days without service that count, after the promised one; the day of the repair is one of them. */
function lateUntil({ state, endedOn }: RepairRow, today: LocalDate): LocalDate | null {
  if (state === 'OPEN') return today;
  return state === 'BROKEN' ? endedOn : null;
}

/** What a promise of a fault is worth: each day by the rate of that day, and one rate for a visit that the network missed. */
export function repairCompensationOf(row: RepairRow, today: LocalDate): Compensation {
  if (row.kind === 'REPAIR_VISIT') {
    const rateInPence = compensationOn(row.date).missedVisit;
    const isMissed = row.state === 'BROKEN' && row.causedBy === 'NETWORK';
    return { rateInPence, per: 'VISIT', days: 0, amountInPence: isMissed ? rateInPence : 0 };
  }
  const until = lateUntil(row, today);
  const firstDay = addDays(row.date, 1);
  const days = until === null ? 0 : Math.max(0, daysBetween(row.date, until));
  const each = Array.from({ length: days }, (_, day) => compensationOn(addDays(firstDay, day)).lateRepair);
  const amountInPence = each.reduce((sum, rate) => sum + rate, 0);
  return { rateInPence: compensationOn(firstDay).lateRepair, per: 'DAY', days, amountInPence };
}
