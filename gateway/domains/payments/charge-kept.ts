import { DAY_MS, HOUR_MS } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { ResultAtProvider } from '../../payment-provider/provider-answers.ts';
import { isNotKept, ProviderRefusal } from '../../payment-provider/provider-refusal.ts';
import { awaitWebhook, noteAnswered } from './await-webhook.ts';
import { noteRefusal } from './note-payment.ts';
import {
  isRefusal,
  isUnattended,
  mayBePaid,
  refusalOfCode,
  SESSION_MS,
  stateOf,
  type SessionRow,
} from './payments.rules.ts';
import {
  changeSession,
  untakenCollections,
  findLastSession,
  findUnsettled,
  insertSession,
  lockThing,
  lockedSession,
} from './payments.store.ts';
import type { ProvidersNo, Purpose, PurposePorts, Subject } from './purposes.ts';
import { settleSession } from './session-ends.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'env' | 'jobs' | 'provider' | 'log'> & PurposePorts;

interface WantedCharge extends Subject {
  purpose: Purpose;
  /** What to charge, chosen while the thing is locked; null: nothing is, and what that means is noted in `tx`. */
  keptNow: (tx: Executor) => Promise<Kept | null>;
  /**
   * Whether what an earlier charge was to be made from may be charged still, where its answer was lost; without this it may. What may not be is not asked
   * for again: its webhook is waited for, and after a day something else is charged.
   */
  isWanted?: (tx: Executor, before: Kept) => Promise<boolean>;
}

/** What the provider keeps of a member, by its own id. */
interface Kept {
  by: 'CARD' | 'DIRECT_DEBIT';
  keptId: string;
}

/** How long after its hour a session may still turn out to be paid. */
const WEBHOOK_MS = HOUR_MS / 2;

/** How long the webhook is waited for of a charge whose answer was lost, and which nobody wants any more. */
const UNWANTED_MS = DAY_MS;

/**
 * Charges a kept card, or collects by Direct Debit, for a thing while its owner is away, in a session of its own. Its purpose hears of a refusal;
 * that it is paid is for the webhook to say. `asked`: so it is on its way, or refused. `busy`: somebody is paying for the thing now, or may just have. `over`:
 * nothing is due, or there is nothing to charge. Throws where the provider gives no answer that counts: asked for again, it goes on with the same
 * card or Direct Debit and charges once. What it refuses for good counts as a refusal, of which our team hears; the purpose hears that no bank was asked.
 */
export async function chargeKept(deps: Deps, wanted: WantedCharge): Promise<'asked' | 'busy' | 'over'> {
  const { db, provider, env } = deps;
  const charge = await db.transaction((tx) => openCharge(deps, tx, wanted)).catch(overIfRefused);
  if (charge === 'busy' || charge === 'over') return charge;
  const { session } = charge;
  const returnUrl = `${env.hostUrl}/pay/${session.id}`;
  try {
    const result = await provider.charge({ ...charge.session, ...charge.kept, returnUrl });
    const { resultCode, refusalCode, paymentId } = result;
    // A bank that asks its customer gets no answer, as nobody is there.
    if (mayBePaid.has(resultCode)) await noteTaken(deps, session, result);
    else {
      const refusal = refusalOfCode(refusalCode, isRefusal(resultCode) ? resultCode : undefined);
      await (paymentId === undefined ? noteNo(deps, session) : noteBanksNo(deps, session, paymentId, refusal));
    }
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    const isGone = isNotKept(error);
    if (!isGone) deps.log.error({ err: error, sessionId: session.id }, 'a kept card or Direct Debit can’t be charged');
    await noteNo(deps, session, isGone ? 'GONE' : 'NOT_ASKED');
  }
  return 'asked';
}

/** Whether the provider has yet to take a collection by a Direct Debit: until then it must not be ended there. */
export async function isYetToCollect(db: Executor, directDebitId: string): Promise<boolean> {
  return (await untakenCollections(db, directDebitId)) > 0;
}

async function noteTaken(deps: Deps, before: SessionRow, { resultCode, authorised }: ResultAtProvider): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const session = await lockedSession(tx, before);
    // The webhook may have said more already.
    if (session?.state !== 'PENDING') return;
    await changeSession(tx, before.id, { resultCode });
    if (authorised) await noteAnswered(deps, tx, session, authorised);
  });
}

/** What is due no more is nothing to charge; other faults are faults. */
function overIfRefused(error: unknown): 'over' {
  if (error instanceof HttpProblem && (error.status === 404 || error.status === 409)) return 'over';
  throw error;
}

interface Charge {
  session: SessionRow;
  kept: Kept;
}

/** What is charged in a session; undefined where its member pays themselves. */
function keptOf({ chargedCardId, directDebitId }: SessionRow): Kept | undefined {
  if (chargedCardId !== null) return { by: 'CARD', keptId: chargedCardId };
  return directDebitId === null ? undefined : { by: 'DIRECT_DEBIT', keptId: directDebitId };
}

/**
 * Whether somebody could pay for the thing themselves until a short while ago. They may have, and have left: the provider tells only them and its
 * webhook, which may be late.
 */
async function isJustOver(tx: Executor, thing: Subject & { purpose: Purpose }, now: Date): Promise<boolean> {
  const last = await findLastSession(tx, thing);
  if (!last || isUnattended(last) || stateOf(last, now) !== 'EXPIRED') return false;
  return now.getTime() < last.expiresAt.getTime() + WEBHOOK_MS;
}

async function openCharge(deps: Deps, tx: Executor, wanted: WantedCharge): Promise<Charge | 'busy' | 'over'> {
  const now = deps.clock.now();
  const { purpose, memberId, reference, keptNow, isWanted } = wanted;
  const thing = { purpose, memberId, reference };
  await lockThing(tx, thing);
  const amountInPence = await deps.purposes[purpose].due(tx, thing);
  const current = await findUnsettled(tx, thing);
  if (await isJustOver(tx, thing, now)) return 'busy';
  if (current) {
    const charged = keptOf(current);
    // Its answer may have been lost: whatever has been chosen since, it is this that was or will be charged.
    if (charged && ((await isWanted?.(tx, charged)) ?? true)) return { session: current, kept: charged };
    const isOver = charged
      ? now.getTime() >= current.createdAt.getTime() + UNWANTED_MS
      : stateOf(current, now) === 'EXPIRED';
    if (!isOver) return 'busy';
    await settleSession(deps, tx, current, { state: 'EXPIRED' });
    // Its end may have noted that nothing is under way.
    await deps.purposes[purpose].due(tx, thing);
  }
  const kept = await keptNow(tx);
  if (kept === null) return 'over';
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  const times = { createdAt: now, expiresAt };
  const charged = kept.by === 'CARD' ? { chargedCardId: kept.keptId } : { directDebitId: kept.keptId };
  const session = { ...thing, ...times, ...charged, amountInPence, keepsCard: false, state: 'PENDING' as const };
  const begun = await insertSession(tx, session);
  await awaitWebhook(deps, tx, begun);
  return { session: begun, kept };
}

/** The bank has said no to a payment of which the provider has told the id. */
async function noteBanksNo(
  deps: Deps,
  before: SessionRow,
  id: string,
  refusal: Parameters<typeof noteRefusal>[3],
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockThing(tx, before);
    const money = { amount: before.amountInPence, currency: 'GBP', brand: null };
    await noteRefusal(deps, tx, { id, ...money, sessionId: before.id, toldAt: deps.clock.now() }, refusal);
  });
}

/** It was refused, and would be again; `refusedAs`: by the provider itself. */
async function noteNo(deps: Deps, before: SessionRow, refusedAs?: ProvidersNo): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const session = await lockedSession(tx, before);
    if (session?.state === 'PENDING')
      await settleSession(deps, tx, session, { state: 'REFUSED', resultCode: 'Refused' }, refusedAs);
  });
}
