import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem, notFound } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import { awaitWebhook, noteAnswered } from './await-webhook.ts';
import { noteRefusal } from './note-payment.ts';
import {
  afterWord,
  isUnchanged,
  isRefusal,
  mayBePaid,
  refusalOfCode,
  SESSION_MS,
  stateOf,
  type SessionRow,
} from './payments.rules.ts';
import {
  changeSession,
  findSession,
  findUnsettled,
  giveUpSessions,
  insertSession,
  lockThing,
  lockedSession,
  lockTries,
  paidIn,
  triesSince,
} from './payments.store.ts';
import { sessionView } from './payments.views.ts';
import type { Purpose, PurposePorts } from './purposes.ts';
import { askForEnd, settleSession } from './session-ends.ts';
import { mayTryFrom, tooManyPayments, triesCountSince } from './tries.rules.ts';

type Schemas = components['schemas'];
type Session = Schemas['PaymentSession'];
type Deps = Pick<Dependencies, 'db' | 'clock' | 'env' | 'jobs' | 'provider'> & PurposePorts;
type Look = Pick<Deps, 'db' | 'clock' | 'purposes'>;

/** What is to be paid for, as it is asked for. */
interface Wanted {
  purpose: Purpose;
  memberId: string;
  reference: string;
  keepsCard: boolean;
}

function wantedBy(memberId: string, wanted: Schemas['PaymentSessionWanted']): Wanted {
  const { purpose } = wanted;
  if (purpose === 'KEPT_CARD' || purpose === 'DIRECT_DEBIT' || purpose === 'AIRTIME_DEBT')
    return { purpose, memberId, reference: memberId, keepsCard: purpose === 'KEPT_CARD' };
  // As the database writes it: a thing is one however its id is spelt.
  return { purpose, memberId, reference: idOf(wanted).toLowerCase(), keepsCard: wanted.keepCard ?? false };
}

type Named = Extract<Schemas['PaymentSessionWanted'], { keepCard?: boolean }>;

function idOf(wanted: Named): string {
  switch (wanted.purpose) {
    case 'BROADBAND_BILL':
      return wanted.billId;
    case 'AIRTIME':
      return wanted.topUpId;
    case 'SIM_PLAN':
      return wanted.simPlanPurchaseId;
    case 'PHONE_ORDER':
    case 'PHONE_BALANCE':
      return wanted.shopOrderId;
  }
}

/**
 * Begins to pay for something, or goes on with it. Throws 404, 409 `payment.nothing-due`, 429 `payment.too-many` where a member has tried
 * too often, and 503 `payment.unavailable`.
 */
export async function beginSession(
  deps: Deps,
  memberId: string,
  body: Schemas['PaymentSessionWanted'],
): Promise<Session> {
  const { db, provider, env } = deps;
  const session = await db.transaction((tx) => openSession(deps, tx, wantedBy(memberId, body)));
  // One that is at the bank already, or that charges a card by itself, has nothing to begin.
  if (session.providerId !== null || session.state !== 'OPEN') return look(deps, session);
  // Outside of the transaction, as it may take long; however often it is asked for, the provider begins it once.
  const returnUrl = `${env.hostUrl}/pay/${session.id}`;
  const begun = await provider.orUnavailable((asked) => asked.begin({ ...session, returnUrl }));
  const begunAs = { providerId: begun.id, providerData: begun.data, providerPage: begun.url };
  return look(deps, await changeSession(db, session.id, begunAs));
}

async function openSession({ clock, jobs, purposes }: Deps, tx: Executor, wanted: Wanted): Promise<SessionRow> {
  const now = clock.now();
  await lockThing(tx, wanted);
  const amountInPence = await purposes[wanted.purpose].due(tx, wanted);
  const current = await findUnsettled(tx, wanted);
  if (current) {
    const state = stateOf(current, now);
    const isSame = current.amountInPence === amountInPence;
    if (state === 'PENDING' || (state === 'OPEN' && isSame)) return current;
    // Its purpose hears nothing of that: what it took for this session is the next one's.
    await changeSession(tx, current.id, { state: state === 'EXPIRED' ? state : 'CANCELLED' });
  }
  await assertMayTry(tx, wanted.memberId, now);
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  const session = await insertSession(tx, { ...wanted, amountInPence, state: 'OPEN', createdAt: now, expiresAt });
  await askForEnd(jobs, tx, session);
  return session;
}

async function assertMayTry(tx: Executor, memberId: string, now: Date): Promise<void> {
  await lockTries(tx, memberId);
  const from = mayTryFrom(await triesSince(tx, memberId, triesCountSince(now)), now);
  if (from) throw tooManyPayments(from, now);
}

/**
 * Gives up all that was begun for a thing: its purpose wants no answer any more, also where one comes that was given before. It comes before every
 * lock of a row.
 */
export async function giveUpPayments(tx: Executor, thing: { purpose: Purpose; reference: string }): Promise<void> {
  await lockThing(tx, thing);
  await giveUpSessions(tx, thing);
}

/** Throws 404 `payment-session.not-found`, also for someone else's. */
export async function readSession(deps: Look, memberId: string, id: string): Promise<Session> {
  return look(deps, await ownSession(deps.db, memberId, id));
}

/** Asks the provider what became of what was tried. Throws 404, 409 `payment.details-wrong` and 503 `payment.unavailable`. */
export async function submitDetails(
  deps: Deps,
  { memberId, id }: { memberId: string; id: string },
  details: Schemas['PaymentDetails'],
): Promise<Session> {
  const before = await ownSession(deps.db, memberId, id);
  if ('redirectResult' in details) await goOn(deps, before, details.redirectResult);
  else await ask(deps, before, details.sessionResult);
  return readSession(deps, memberId, id);
}

const detailsWrong = () =>
  new HttpProblem(409, 'payment.details-wrong', {
    message: 'That doesn’t belong to this payment. See how the payment stands before you pay again.',
  });

async function ask(deps: Deps, before: SessionRow, sessionResult: string): Promise<void> {
  const { providerId } = before;
  if (providerId === null) throw detailsWrong();
  const stand = await deps.provider.orUnavailable((provider) => provider.standOf(providerId, sessionResult));
  if (stand?.word === undefined) throw detailsWrong();
  const change = afterWord(stand.word);
  if (change) await note(deps, before, { ...change, answered: stand.authorised ?? null });
}

async function goOn(deps: Deps, before: SessionRow, redirectResult: string): Promise<void> {
  const result = await deps.provider.orUnavailable((provider) => provider.complete(redirectResult));
  if (result?.reference !== before.id) throw detailsWrong();
  const { resultCode, refusalCode, paymentId: id, authorised: answered = null } = result;
  if (mayBePaid.has(resultCode)) return note(deps, before, { state: 'PENDING', resultCode, answered });
  // The bank asks once more, say: the page of the session goes on.
  if (!isRefusal(resultCode) || id === undefined) return;
  const refusal = refusalOfCode(refusalCode, resultCode);
  const payment = { id, amount: before.amountInPence, currency: 'GBP', brand: null };
  await deps.db.transaction(async (tx) => {
    // Money is on its way by another attempt, or a bank still thinks: a webhook says what becomes of that, and this one was not it.
    if ((await lockedSession(tx, before))?.state === 'PENDING') return;
    await noteRefusal(deps, tx, { ...payment, sessionId: before.id, toldAt: deps.clock.now() }, refusal);
  });
}

/** Notes what the provider has said, unless a webhook has said more since it was asked. */
async function note(deps: Deps, before: SessionRow, change: Partial<SessionRow>): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const session = await lockedSession(tx, before);
    if (!session || session.state === 'PAID') return;
    if (session.state === 'OPEN' && isUnchanged(before, session)) {
      await settleSession(deps, tx, session, change);
      if (change.state === 'PENDING') await awaitWebhook(deps, tx, session);
    }
    if (change.answered) await noteAnswered(deps, tx, session, change.answered);
  });
}

async function ownSession(db: Executor, memberId: string, id: string): Promise<SessionRow> {
  const session = await findSession(db, id);
  if (session?.memberId !== memberId) throw notFound('payment-session');
  return session;
}

async function look({ db, clock, purposes }: Look, session: SessionRow): Promise<Session> {
  const now = clock.now();
  const parts = stateOf(session, now) === 'OPEN' ? await purposes[session.purpose].parts?.(db, session) : undefined;
  return sessionView(session, { paid: await paidIn(db, session.id), parts: parts ?? [] }, now);
}
