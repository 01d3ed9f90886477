import { and, eq } from 'drizzle-orm';
import type { components } from '../../openapi/generated/payments.d.ts';
import { wallet } from '../../openapi/partners/payments/test-data.ts';
import { DAY_MS, HOUR_MS, type Clock } from '../../platform/clock/clock.ts';
import type { Database, Executor } from '../../platform/db/open.ts';
import { CheckoutError, noSuchSession } from './checkout-error.ts';
import { payments, paymentSessions } from './db/schema.ts';
import { keptCardsOf } from './kept-cards.ts';
import { digestOf, newPspReference, newSecret } from './references.ts';

type Schemas = components['schemas'];
export type SessionRow = typeof paymentSessions.$inferSelect;

/** A method by what webhooks call it. */
export const methodTypeOf = (brand: Schemas['MethodName']): Schemas['MethodType'] => (isCard(brand) ? 'scheme' : brand);

export function isCard(brand: Schemas['MethodName']): brand is Schemas['Brand'] {
  return brand !== 'directdebit_GB' && brand !== wallet.type;
}

export const inPounds = (value: number): Schemas['Amount'] => ({ currency: 'GBP', value });

/** How a session stands now: its time can be over. A payment whose bank has not answered yet goes on after it. */
export function statusOf({ status, expiresAt }: SessionRow, now: Date): Schemas['SessionStatus'] {
  return status === 'active' && expiresAt <= now ? 'expired' : status;
}

/** Throws 422 where nobody can pay in a session any more. */
export function assertActive(session: SessionRow, now: Date): void {
  if (statusOf(session, now) !== 'active') throw new CheckoutError(422, '14_0411', 'The session has ended');
}

/**
 * Locks the session until the transaction ends. Throws 422 where there is none, or where the page in the frame shows other data;
 * the shop shows none.
 */
export async function lockSession(tx: Executor, id: string, sessionData?: string): Promise<SessionRow> {
  const isTheirs = sessionData === undefined ? undefined : eq(paymentSessions.dataDigest, digestOf(sessionData));
  const isIt = and(eq(paymentSessions.id, id), isTheirs);
  const [session] = await tx.select().from(paymentSessions).where(isIt).for('update');
  if (!session) throw noSuchSession();
  return session;
}

/** Throws 422 for methods that can't be offered together, or for what is wanted. */
function assertMethods(
  methods: readonly Schemas['MethodType'][],
  { amount, shopperReference }: Schemas['SessionWanted'],
  isKept: boolean,
): void {
  const refuse = (message: string) => {
    throw new CheckoutError(422, '14_030', message);
  };
  const isDebit = methods.includes('directdebit_GB');
  if (isDebit && methods.length > 1) refuse('A Direct Debit instruction is given in a session of its own');
  if (isDebit && (shopperReference === undefined || amount.value !== 0))
    refuse('A Direct Debit instruction needs "shopperReference" and an amount of 0');
  if (methods.includes(wallet.type) && (isKept || amount.value === 0))
    refuse('A wallet pays an amount, and can not be kept');
}

/** Where a redirect or the provider's own page leads back to, with what the shop asks by. */
export function wayBack(
  { id, returnUrl }: Pick<SessionRow, 'id' | 'returnUrl'>,
  result: { redirectResult: string } | { sessionResult: string },
): string {
  const back = new URL(returnUrl);
  back.searchParams.set('sessionId', id);
  for (const [name, value] of Object.entries(result)) back.searchParams.set(name, value);
  return back.href;
}

/** Back from a page on which a payment was asked for with a token: a shop that shows the provider's page itself goes on with that. */
export const wayBackFrom = (
  session: SessionRow,
  token: string,
  sessionResultOf: (sessionId: string) => string,
): string =>
  wayBack(
    session,
    session.mode === 'embedded' ? { redirectResult: token } : { sessionResult: sessionResultOf(session.id) },
  );

/** Sessions as the shop begins them and asks for them, and as the page in the frame shows them. */
export class Sessions {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #merchantAccount: string;
  /** Of the provider's own pages. */
  readonly #origin: () => string;

  constructor(parts: { db: Database; clock: Clock; merchantAccount: string; origin: () => string }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
    this.#merchantAccount = parts.merchantAccount;
    this.#origin = parts.origin;
  }

  /** Begins a session. Throws 422 where it could not end in time, or where a card is to be kept for nobody. */
  async begin(tx: Executor, wanted: Schemas['SessionWanted']): Promise<Schemas['Session']> {
    const { amount, merchantAccount, reference, returnUrl, mode, shopperReference } = wanted;
    const { storePaymentMethodMode: keeping, allowedPaymentMethods: methods = ['scheme'] } = wanted;
    const keepsCard = wanted.storePaymentMethod || keeping === 'enabled';
    const asksToKeep = !keepsCard && keeping === 'askForConsent';
    const now = this.#clock.now();
    const expiresAt = wanted.expiresAt === undefined ? new Date(now.getTime() + HOUR_MS) : new Date(wanted.expiresAt);
    // A leap second is a time to the contract, and none to a Date.
    const isWithinDay = expiresAt > now && expiresAt.getTime() <= now.getTime() + DAY_MS;
    if (!isWithinDay) throw new CheckoutError(422, '14_0405', 'expiresAt must be within a day from now');
    if ((keepsCard || asksToKeep) && shopperReference === undefined)
      throw new CheckoutError(422, '14_030', 'Required field "shopperReference" is not provided');
    assertMethods(methods, wanted, keepsCard);
    const [id, sessionData] = [`CS${newPspReference()}`, newSecret()];
    await tx.insert(paymentSessions).values({
      id,
      dataDigest: digestOf(sessionData),
      merchantReference: reference,
      value: amount.value,
      returnUrl,
      methods,
      mode,
      shopperReference: shopperReference ?? null,
      keepsCard,
      asksToKeep,
      status: 'active',
      createdAt: now,
      expiresAt,
    });
    const whose = shopperReference === undefined ? {} : { shopperReference };
    const session = { id, sessionData, amount, merchantAccount, reference, returnUrl, mode, ...whose };
    // What shows who may pay stands behind the address: no server reads it there.
    const page = mode === 'hosted' ? { url: `${this.#origin()}/checkoutshopper/v1/hosted/${id}#${sessionData}` } : {};
    return { ...session, ...page, expiresAt: expiresAt.toISOString() };
  }

  /** How a session stands. Throws 422 where there is none. */
  async stand(id: string): Promise<Schemas['SessionStand']> {
    const [session] = await this.#db.select().from(paymentSessions).where(eq(paymentSessions.id, id));
    if (!session) throw noSuchSession();
    return this.#standOf(this.#db, session);
  }

  /** What the page in the frame shows. Throws 422 where there is no such session. */
  async show(id: string, sessionData: string): Promise<Schemas['PaymentPage']> {
    return this.#db.transaction(async (tx) => {
      const session = await lockSession(tx, id, sessionData);
      const { value, methods, keepsCard, asksToKeep, shopperReference } = session;
      const isByCard = shopperReference !== null && methods.includes('scheme');
      const keptCards = isByCard ? await keptCardsOf(tx, shopperReference) : [];
      const status = statusOf(session, this.#clock.now());
      return { amount: inPounds(value), methods, status, keepsCard, asksToKeep, keptCards };
    });
  }

  /** Ends a session in which nobody has paid. Throws 422 where there is no such session. */
  async cancel(id: string, sessionData: string): Promise<Schemas['SessionStand']> {
    return this.#db.transaction(async (tx) => {
      const session = await lockSession(tx, id, sessionData);
      if (statusOf(session, this.#clock.now()) !== 'active') return this.#standOf(tx, session);
      await tx.update(paymentSessions).set({ status: 'canceled' }).where(eq(paymentSessions.id, id));
      return this.#standOf(tx, { ...session, status: 'canceled' });
    });
  }

  /** Throws 403 for an account that the caller does not have. */
  assertAccount(merchantAccount: string): void {
    if (merchantAccount !== this.#merchantAccount)
      throw new CheckoutError(403, '901', 'Invalid Merchant Account', 'security');
  }

  async #standOf(db: Executor, session: SessionRow): Promise<Schemas['SessionStand']> {
    const { id, merchantReference: reference } = session;
    const status = statusOf(session, this.#clock.now());
    const paid = await db
      .select()
      .from(payments)
      .where(and(eq(payments.sessionId, id), eq(payments.resultCode, 'Authorised')));
    return {
      id,
      reference,
      status,
      payments: paid.map(({ value, brand, pspReference }) => ({
        amount: inPounds(value),
        paymentMethod: { type: methodTypeOf(brand), brand },
        pspReference,
        resultCode: 'Authorised',
      })),
    };
  }
}
