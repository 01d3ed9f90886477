import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { stateOf, type SessionRow, type SessionState } from './payments.rules.ts';
import { changeSession, findSession, lockedSession } from './payments.store.ts';
import type { PurposePorts, WhyUnpaid } from './purposes.ts';

const END = 'payments.end-session';

const isUnsettled = (state: SessionState): boolean => state === 'OPEN' || state === 'PENDING';

/**
 * Changes a session as it stands now, and tells its purpose where that ends it unpaid: once, as what has ended is not open again. `why`: no bank
 * has said no. Belongs into a transaction that has locked the thing.
 */
export async function settleSession(
  { purposes }: PurposePorts,
  tx: Executor,
  session: SessionRow,
  change: Partial<SessionRow>,
  why?: WhyUnpaid,
): Promise<void> {
  const { state } = await changeSession(tx, session.id, change);
  if (!isUnsettled(session.state) || isUnsettled(state) || state === 'PAID') return;
  await purposes[session.purpose].ended(tx, session, why);
}

/** Has a session end when its hour is over, whoever looks at it. Belongs into the transaction in which it begins. */
export async function askForEnd(
  jobs: Dependencies['jobs'],
  tx: Executor,
  { id, expiresAt }: SessionRow,
): Promise<void> {
  await jobs.enqueue(tx, END, { sessionId: id }, expiresAt);
}

/** Names the job that ends sessions; once for each gateway. A payment whose bank has not answered yet goes on. */
export function handleExpiry(deps: Pick<Dependencies, 'jobs'> & PurposePorts): void {
  deps.jobs.handle(
    END,
    async (tx, { sessionId }, { now }) => {
      const known = await findSession(tx, String(sessionId));
      if (!known) return;
      const session = await lockedSession(tx, known);
      if (session?.state === 'OPEN' && stateOf(session, now) === 'EXPIRED')
        await settleSession(deps, tx, session, { state: 'EXPIRED' });
    },
    { isEndless: true },
  );
}
