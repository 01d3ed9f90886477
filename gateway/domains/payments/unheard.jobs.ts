import { DAY_MS } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findMember } from '../members/members.rows.ts';
import { UNHEARD } from './await-webhook.ts';
import { takePaid } from './payment-notifications.service.ts';
import { unheardMessage } from './payments.messages.ts';
import { isUnattended, type SessionRow } from './payments.rules.ts';
import { findPayment, findSession, lockedSession } from './payments.store.ts';
import type { PurposePorts } from './purposes.ts';
import { settleSession } from './session-ends.ts';

/** How long the provider remembers under which key it was asked. */
const KEY_MS = 7 * DAY_MS;

type Deps = Dependencies & PurposePorts;

/** Names the job that sees to payments whose webhook has not come; once for each gateway. */
export function handleUnheard(deps: Deps): void {
  deps.jobs.handle(
    UNHEARD,
    async (tx, { sessionId }) => {
      const known = await findSession(tx, String(sessionId));
      const session = known && (await lockedSession(tx, known));
      if (session) await seeTo(deps, tx, session);
    },
    { isEndless: true },
  );
}

async function seeTo(deps: Deps, tx: Executor, session: SessionRow): Promise<void> {
  const { id: sessionId, state, answered } = session;
  if (state === 'PAID') return;
  // A webhook that has come says more than the answer before it, also that it was refused after all.
  if (answered && !(await findPayment(tx, answered.id))) {
    deps.log.error({ sessionId }, 'a payment is authorised, and no webhook has come: the provider’s answer counts');
    return takePaid(deps, tx, { ...answered, sessionId, toldAt: deps.clock.now() });
  }
  if (state !== 'PENDING') return;
  if (await isAsking(deps, tx, session)) {
    deps.log.error(
      { sessionId },
      'the provider has not answered for what was to be charged: somebody has to see to it',
    );
    return deps.jobs.enqueue(tx, UNHEARD, { sessionId }, new Date(deps.clock.now().getTime() + DAY_MS));
  }
  deps.log.error(
    { sessionId },
    'nothing was heard of a payment, which is waited for no more: somebody has to see to it',
  );
  await settleSession(deps, tx, session, { state: 'EXPIRED' }, 'UNHEARD');
  // Whoever was not there reads of it in the words of what was charged.
  if (isUnattended(session) || session.amountInPence === 0) return;
  const member = await findMember(tx, session.memberId);
  if (member) await deps.outbox.post(tx, unheardMessage(member, session.amountInPence, deps.env));
}

/**
 * Whether the provider is still asked to charge what is kept, under the key by which it charges once. Whoever gave that up could charge again. The key is
 * good for seven days (Adyen): after that nobody may ask by it any more.
 */
async function isAsking({ purposes, clock }: Deps, tx: Executor, session: SessionRow): Promise<boolean> {
  if (!isUnattended(session) || session.resultCode !== null) return false;
  if (clock.now().getTime() >= session.createdAt.getTime() + KEY_MS) return false;
  try {
    await purposes[session.purpose].due(tx, session);
    return true;
  } catch (error) {
    // Its own job finds that, too, and asks no more.
    if (error instanceof HttpProblem) return false;
    throw error;
  }
}
