import { addDays } from '../../../platform/clock/local-date.ts';
import { ukTime } from '../../../platform/clock/uk-time.ts';
import { retrying } from '../../../platform/db/errors.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findMember } from '../members/members.rows.ts';
import { lockPlan } from '../plans/plans.rows.ts';
import { promisesOfFaults, settleRepairs } from '../promises/promises.rows.ts';
import { repairCompensationOf } from '../promises/repair.rules.ts';
import { noVisit } from './fault-news.rules.ts';
import { standingOf, type Standing } from './fault-standing.rules.ts';
import { faultMessage, lateWords, newsWords, type FaultWords } from './faults.messages.ts';
import { tellClosure } from './faults.network.ts';
import { endFault, findFault, findOpenFault, newsOfFaults, saveNews } from './faults.store.ts';
import type { FaultNews, FaultRow, IncidentNews } from './faults.types.ts';

export type FollowDeps = Pick<Dependencies, 'jobs' | 'outbox' | 'env' | 'clock'>;

const LATE = 'faults.late';

/** When a member reads that a repair is late: not in the night. */
const LATE_HOUR = 6;

/** Writes down what has happened to a fault, whose plan's row is locked, and all that follows. False when it is known already. */
export async function followNews(deps: FollowDeps, tx: Executor, fault: FaultRow, news: FaultNews): Promise<boolean> {
  if (!(await saveNews(tx, fault.id, news))) return false;
  const standing = await keepStanding(deps, tx, fault);
  const { endedAt } = standing;
  // What is told after the end, of before it, is history.
  if (endedAt === null || endedAt.getTime() === news.happenedAt.getTime()) {
    const today = deps.clock.today();
    const promises = await promisesOfFaults(tx, [fault.id]);
    const owed = promises.reduce((sum, row) => sum + repairCompensationOf(row, today).amountInPence, 0);
    await tell(deps, tx, fault, newsWords(news, owed));
  }
  return true;
}

/** Brings what is written of a fault in line with its news. */
export async function keepStanding(deps: FollowDeps, tx: Executor, fault: FaultRow): Promise<Standing> {
  const standing = standingOf(fault, (await newsOfFaults(tx, [fault.id])).get(fault.id) ?? []);
  if (standing.endedAt !== null) await endFault(tx, fault.id, standing.endedAt);
  for (const { kind, date, state } of await settleRepairs(tx, fault, standing.promises, deps.clock.now()))
    if (kind === 'REPAIR' && state === 'OPEN') {
      const at = new Date(ukTime(addDays(date, 1), LATE_HOUR));
      await deps.jobs.enqueue(tx, LATE, { faultId: fault.id, date }, at, `${LATE}:${fault.id}:${date}`);
    }
  return standing;
}

export async function tell(
  deps: FollowDeps,
  tx: Executor,
  fault: FaultRow,
  words: FaultWords | undefined,
): Promise<void> {
  const member = words && (await findMember(tx, fault.memberId));
  if (member) await deps.outbox.post(tx, faultMessage(member, fault, words, deps.env));
}

/** What the network tells of a fault of this plan, whose row is locked; of another plan's it would be its mistake. */
export async function applyIncidentNews(
  deps: FollowDeps,
  tx: Executor,
  planId: string,
  { faultId, ...news }: IncidentNews,
): Promise<void> {
  const fault = await findFault(tx, faultId);
  if (fault?.planId === planId) await followNews(deps, tx, fault, news);
}

/** The service of a plan, whose row is locked, has ended with a day, and its open fault with it. Of that the member is told anyway. */
export async function endFaultWithService(
  deps: FollowDeps,
  tx: Executor,
  planId: string,
  lastDay: string,
): Promise<void> {
  const fault = await findOpenFault(tx, planId);
  if (!fault) return;
  const happenedAt = new Date(Math.max(Date.parse(ukTime(lastDay, 23)), fault.reportedAt.getTime()));
  await followNews(deps, tx, fault, { code: 'SERVICE_ENDED', happenedAt, ...noVisit, expectedRepair: null });
  // Else an engineer would still come to who has left.
  await tellClosure(deps, tx, fault, deps.clock.now());
}

/** Names the job that tells of a late repair; once for each gateway. */
export function handleLateRepairs(deps: FollowDeps & Pick<Dependencies, 'db'>): void {
  const tellLate = (faultId: string, date: string) =>
    deps.db.transaction(async (tx) => {
      const fault = await findFault(tx, faultId);
      if (!fault || !(await lockPlan(tx, fault.planId))) return;
      const late = (await promisesOfFaults(tx, [faultId])).find(
        (row) => row.kind === 'REPAIR' && row.state === 'OPEN' && row.date === date,
      );
      if (!late) return;
      await tell(deps, tx, fault, lateWords(date, repairCompensationOf(late, deps.clock.today()).rateInPence));
    });
  deps.jobs.handleOutside(LATE, ({ faultId, date }) => retrying(() => tellLate(String(faultId), String(date))), {
    isPatient: true,
  });
}
