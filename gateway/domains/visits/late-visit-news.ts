import type { Executor } from '../../../platform/db/open.ts';
import type { VisitNews } from './plan-visits.ts';
import { VisitChanges } from './visit-changes.ts';
import { findInstallationOfPlan, type Visit } from './visits.store.ts';

/** Whether the news is of this visit, and says how the day that it had went. */
function isEndOf({ id, day }: Visit, { appointmentId, status, failed }: VisitNews): boolean {
  return id === appointmentId && (status === 'COMPLETED' || (failed !== null && failed.on === day));
}

/**
 * Writes what happened to visits of the plan, whose row is locked, before its order ended without service, and is heard after that:
 * a visit that was made is done, though it was cancelled with the order. Gives the ids of the visits that were still promised when
 * the order ended, and of which it is known only now how they went.
 */
export async function applyLateVisitNews(
  tx: Executor,
  planId: string,
  news: readonly VisitNews[],
  at: Date,
): Promise<ReadonlySet<string>> {
  const installation = news.length > 0 ? await findInstallationOfPlan(tx, planId) : undefined;
  if (!installation) return new Set();
  const changes = await VisitChanges.begin(tx, installation, at);
  const promised = new Set<string>();
  for (const visit of changes.visits.filter(({ state }) => state === 'CANCELLED')) {
    const end = news.find((each) => isEndOf(visit, each));
    if (!end) continue;
    if (!visit.rebookingRequired) promised.add(visit.id);
    const { engineerName, engineerContactNumber, closureCode } = end;
    const known = {
      engineerName: engineerName ?? visit.engineerName,
      engineerContactNumber: engineerContactNumber ?? visit.engineerContactNumber,
      closureCode: closureCode ?? visit.closureCode,
    };
    const isDone = end.status === 'COMPLETED';
    await changes.amend(visit, { ...known, ...(isDone ? { state: 'CONFIRMED', status: 'COMPLETED' } : {}) });
  }
  return promised;
}
