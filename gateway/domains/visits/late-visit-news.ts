import type { Executor } from '../../../platform/db/open.ts';
import type { VisitNews } from './plan-visits.ts';
import { VisitChanges } from './visit-changes.ts';
import { findInstallationOfPlan, wasPlacedSince, type Visit } from './visits.store.ts';

/** Whether news of a visit says how the day that it had went. */
function isEndOf({ day }: Visit, { status, failed }: VisitNews): boolean {
  return status === 'COMPLETED' || (failed !== null && failed.on === day);
}

interface Telling {
  at: Date;
  /** By the network's clock. */
  toldAt: Date;
  /** Whether a visit that was called off then was called off by itself, and not with its order. */
  canCallOff: boolean;
}

/**
 * Writes what happened to visits of the plan, whose row is locked, before its order ended without service, and is heard after that:
 * a visit that was made is done, though it was cancelled with the order, and one that was called off needed another date. Gives the
 * ids of the visits that were still promised when the order ended, and of which it is known only now how they went.
 */
export async function applyLateVisitNews(
  tx: Executor,
  planId: string,
  news: readonly VisitNews[],
  { at, toldAt, canCallOff }: Telling,
): Promise<ReadonlySet<string>> {
  const installation = news.length > 0 ? await findInstallationOfPlan(tx, planId) : undefined;
  if (!installation) return new Set();
  const changes = await VisitChanges.begin(tx, installation, at);
  const promised = new Set<string>();
  for (const visit of changes.visits.filter(({ state }) => state === 'CANCELLED')) {
    const told = news.filter(({ appointmentId }) => appointmentId === visit.id);
    const off = canCallOff ? told.find(({ status, failed }) => status === 'CANCELLED' && failed === null) : undefined;
    const isOff = off !== undefined && !(await wasPlacedSince(tx, visit.id, toldAt));
    const end = told.find((each) => isEndOf(visit, each)) ?? (isOff ? off : undefined);
    if (!end) continue;
    if (!visit.rebookingRequired) promised.add(visit.id);
    const { engineerName, engineerContactNumber, closureCode } = end;
    const known = {
      engineerName: engineerName ?? visit.engineerName,
      engineerContactNumber: engineerContactNumber ?? visit.engineerContactNumber,
      closureCode: closureCode ?? visit.closureCode,
    };
    const isDone = end.status === 'COMPLETED';
    await changes.amend(visit, {
      ...known,
      ...(isDone ? { state: 'CONFIRMED', status: 'COMPLETED', rebookingRequired: false } : {}),
      ...(end === off ? { rebookingRequired: true } : {}),
    });
  }
  return promised;
}
