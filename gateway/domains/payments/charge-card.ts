import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ProviderRefusal } from '../../payment-provider/provider-link.ts';
import { noteRefusal } from './note-payment.ts';
import { isRefusal, refusalOfCode, SESSION_MS, stateOf, type SessionRow } from './payments.rules.ts';
import { findSession, findUnsettled, insertSession, lockThing } from './payments.store.ts';
import { settleSession } from './session-ends.ts';
import type { Purpose, PurposePorts, Subject } from './purposes.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'env' | 'provider'> & PurposePorts;

interface WantedCharge extends Subject {
  purpose: Purpose;
  /** One of the member's kept cards. */
  cardId: string;
}

/**
 * Charges a kept card for a thing while its owner is away, in a session of its own. Its purpose hears of a refusal; that it is paid is for the
 * webhook to say. `ASKED`: so it is on its way, or refused. `BUSY`: somebody is paying for the thing now, or may be. `NOTHING_DUE`: it is paid, or
 * gone. Throws where the provider does not answer: asked for again, it charges once.
 */
export async function chargeCard(deps: Deps, wanted: WantedCharge): Promise<'ASKED' | 'BUSY' | 'NOTHING_DUE'> {
  const { db, provider, env } = deps;
  const session = await db.transaction((tx) => openCharge(deps, tx, wanted)).catch(nothingIfRefused);
  if (session === null) return 'NOTHING_DUE';
  if (session === undefined) return 'BUSY';
  const returnUrl = `${env.hostUrl}/pay/${session.id}`;
  try {
    const { resultCode, refusalCode, paymentId } = await provider.charge({
      ...session,
      cardId: wanted.cardId,
      returnUrl,
    });
    if (isRefusal(resultCode)) await noteNo(deps, session, paymentId, refusalOfCode(refusalCode, resultCode));
  } catch (error) {
    // Of a card that is kept no more.
    if (!(error instanceof ProviderRefusal)) throw error;
    await noteNo(deps, session, undefined, refusalOfCode(undefined));
  }
  return 'ASKED';
}

/** What is due no more is nothing to charge; other faults are faults. */
function nothingIfRefused(error: unknown): null {
  if (error instanceof HttpProblem && (error.status === 404 || error.status === 409)) return null;
  throw error;
}

/** The session to charge in; undefined where the thing is being paid for. */
async function openCharge(
  { clock, purposes }: Deps,
  tx: Executor,
  wanted: WantedCharge,
): Promise<SessionRow | undefined> {
  const now = clock.now();
  const { cardId: chargedCardId, ...thing } = wanted;
  await lockThing(tx, thing);
  const amountInPence = await purposes[thing.purpose].due(tx, thing);
  const current = await findUnsettled(tx, thing);
  if (current) {
    // Asked for already; the answer may have been lost.
    if (current.chargedCardId === chargedCardId) return current;
    if (stateOf(current, now) !== 'EXPIRED') return undefined;
    await settleSession({ purposes }, tx, current, { state: 'EXPIRED' });
  }
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  return insertSession(tx, {
    ...thing,
    chargedCardId,
    amountInPence,
    keepsCard: false,
    state: 'PENDING',
    createdAt: now,
    expiresAt,
  });
}

async function noteNo(
  deps: Deps,
  before: SessionRow,
  paymentId: string | undefined,
  refusal: Parameters<typeof noteRefusal>[3],
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockThing(tx, before);
    if (paymentId !== undefined) {
      const money = { amount: before.amountInPence, currency: 'GBP', brand: null };
      const told = { id: paymentId, ...money, sessionId: before.id, toldAt: deps.clock.now() };
      return noteRefusal(deps, tx, told, refusal);
    }
    const session = await findSession(tx, before.id);
    if (session?.state !== 'PENDING') return;
    await settleSession(deps, tx, session, { state: 'REFUSED', resultCode: 'Refused' });
  });
}
