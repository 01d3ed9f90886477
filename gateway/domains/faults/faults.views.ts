import type { LocalDate } from '../../../platform/clock/local-date.ts';
import { repairCompensationOf, type RepairRow } from '../promises/repair.rules.ts';
import { formatSlot } from '../visits/slots.rules.ts';
import { isAwaited, isToCome, standingOf, type Standing } from './fault-standing.rules.ts';
import type { Fault, FaultNews, FaultRow, OpenFault } from './faults.types.ts';
import { newsInWords } from './faults.words.ts';
import { isWanted, moveOf } from './visit-moves.rules.ts';

/** The customer's turn is to let an engineer in, or to choose a day after one whom nobody let in. */
function actionOwnerOf({ endedAt, visits }: Standing): Fault['actionOwner'] {
  if (endedAt !== null) return null;
  const awaited = visits.some(
    (visit) => (visit.visitType === 'INTERNAL_INCIDENT' && isToCome(visit)) || isWanted({ visits }, visit),
  );
  return awaited ? 'CUSTOMER' : 'NETWORK';
}

/** What a member is shown of a fault. */
export function faultView(
  fault: FaultRow,
  news: readonly FaultNews[],
  promises: readonly RepairRow[],
  today: LocalDate,
): Fault {
  const { id, number, planId, problem, sinceDate, sinceTime, details, contactPhone, reportedAt } = fault;
  const standing = standingOf(fault, news);
  const ledger = promises.map((row): Fault['promises'][number] => {
    const { kind, date, slot, state, causedBy, endedOn } = row;
    return { id: row.id, kind, date, slot, state, causedBy, endedOn, compensation: repairCompensationOf(row, today) };
  });
  return {
    id,
    number,
    planId,
    problem,
    sinceDate,
    sinceTime,
    details,
    contactPhone,
    state: standing.state,
    actionOwner: actionOwnerOf(standing),
    reportedAt: reportedAt.toISOString(),
    endedAt: standing.endedAt?.toISOString() ?? null,
    expectedRepair: standing.endedAt === null ? standing.expectedRepair : null,
    visits: standing.visits.map((visit) => {
      const { madeAt: _madeAt, arrivedOn: _arrivedOn, endedOn: _endedOn, earlier: _earlier, ...shown } = visit;
      return { ...shown, formattedSlot: formatSlot(visit.slot), move: moveOf(standing, visit, today) };
    }),
    promises: ledger,
    compensationInPence: ledger.reduce((sum, { compensation }) => sum + compensation.amountInPence, 0),
    history: [
      { at: reportedAt.toISOString(), text: 'You reported the fault.' },
      ...standing.counted.map((each) => ({ at: each.happenedAt.toISOString(), text: newsInWords(each) })),
    ],
  };
}

/** What is told of a fault that is open wherever its plan is; of days that have passed without a word nothing is. */
export function openFaultOf(
  { id, number, state, expectedRepair, visits, promises }: Fault,
  today: LocalDate,
): OpenFault {
  const promised = promises.findLast(({ kind, state: stands }) => kind === 'REPAIR' && stands === 'OPEN');
  return {
    id,
    number,
    state,
    repairBy: promised?.date ?? null,
    isLate: (promised?.compensation.days ?? 0) > 0,
    expectedRepair: expectedRepair !== null && expectedRepair >= today ? expectedRepair : null,
    nextVisit: visits.find((visit) => isAwaited(visit) && visit.date >= today) ?? null,
  };
}
