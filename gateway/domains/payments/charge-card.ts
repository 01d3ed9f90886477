import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ProviderRefusal } from '../../payment-provider/provider-link.ts';
import { noteRefusal } from './note-payment.ts';
import { isRefusal, mayBePaid, refusalOfCode, SESSION_MS, stateOf, type SessionRow } from './payments.rules.ts';
import { findSession, findUnsettled, insertSession, lockThing } from './payments.store.ts';
import type { Purpose, PurposePorts, Subject } from './purposes.ts';
import { settleSession } from './session-ends.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'env' | 'provider'> & PurposePorts;

interface WantedCharge extends Subject {
  purpose: Purpose;
  /** The kept card to charge, chosen while the thing is locked; null: none is, and what that means is noted in `tx`. */
  cardNow: (tx: Executor) => Promise<string | null>;
}

/** A session in which a card is charged while its owner is away. */
type Charge = SessionRow & { chargedCardId: string };

/** The provider's word for a card that it does not keep (any more). */
const NO_SUCH_CARD = '800';

/**
 * Charges a kept card for a thing while its owner is away, in a session of its own. Its purpose hears of a refusal; that it is paid is for the
 * webhook to say. `asked`: so it is on its way, or refused. `busy`: somebody is paying for the thing now. `over`: nothing is due, or there is no
 * card. Throws where the provider gives no answer that counts: asked for again, it goes on with the same card and charges once.
 */
export async function chargeCard(deps: Deps, wanted: WantedCharge): Promise<'asked' | 'busy' | 'over'> {
  const { db, provider, env } = deps;
  const charge = await db.transaction((tx) => openCharge(deps, tx, wanted)).catch(overIfRefused);
  if (charge === 'busy' || charge === 'over') return charge;
  const returnUrl = `${env.hostUrl}/pay/${charge.id}`;
  try {
    const { resultCode, refusalCode, paymentId } = await provider.charge({
      ...charge,
      cardId: charge.chargedCardId,
      returnUrl,
    });
    // A bank that asks its customer gets no answer, as nobody is there.
    if (!mayBePaid.has(resultCode))
      await noteNo(deps, charge, paymentId, refusalOfCode(refusalCode, isRefusal(resultCode) ? resultCode : undefined));
  } catch (error) {
    if (!(error instanceof ProviderRefusal) || error.code !== NO_SUCH_CARD) throw error;
    await noteNo(deps, charge, undefined, refusalOfCode(undefined));
  }
  return 'asked';
}

/** What is due no more is nothing to charge; other faults are faults. */
function overIfRefused(error: unknown): 'over' {
  if (error instanceof HttpProblem && (error.status === 404 || error.status === 409)) return 'over';
  throw error;
}

const isCharge = (session: SessionRow): session is Charge => session.chargedCardId !== null;

async function openCharge(deps: Deps, tx: Executor, wanted: WantedCharge): Promise<Charge | 'busy' | 'over'> {
  const now = deps.clock.now();
  const { purpose, memberId, reference, cardNow } = wanted;
  const thing = { purpose, memberId, reference };
  await lockThing(tx, thing);
  const amountInPence = await deps.purposes[purpose].due(tx, thing);
  const current = await findUnsettled(tx, thing);
  if (current) {
    // Its answer may have been lost: whatever has been chosen since, it is this card that was or will be charged.
    if (isCharge(current)) return current;
    if (stateOf(current, now) !== 'EXPIRED') return 'busy';
    await settleSession(deps, tx, current, { state: 'EXPIRED' });
  }
  const chargedCardId = await cardNow(tx);
  if (chargedCardId === null) return 'over';
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  const times = { createdAt: now, expiresAt };
  const session = { ...thing, ...times, chargedCardId, amountInPence, keepsCard: false, state: 'PENDING' as const };
  return { ...(await insertSession(tx, session)), chargedCardId };
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
    if (session?.state === 'PENDING')
      await settleSession(deps, tx, session, { state: 'REFUSED', resultCode: 'Refused' });
  });
}
