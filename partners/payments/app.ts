import type { Context } from 'hono';
import { readPaymentBody, type BodyKind } from '../../openapi/partners/payments/read.ts';
import type { components } from '../../openapi/generated/payments.d.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { databaseClock, type MovableClock } from '../../platform/clock/database-clock.ts';
import type { OpenedDatabase } from '../../platform/db/open.ts';
import { isSameSecret } from '../../platform/http/bearer.ts';
import { signatureOf } from '../../platform/http/signature.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { Worker } from '../../platform/jobs/worker.ts';
import type { Reach } from '../../platform/oauth2/partner-client.ts';
import { enqueueSweep, handleSweep } from '../../platform/operations/housekeeping.ts';
import { createLog } from '../../platform/operations/log.ts';
import { partnerApp } from '../../platform/operations/partner-app.ts';
import { CardPayments, resultOf, type Tried } from './card-payments.ts';
import { DirectDebits } from './direct-debits.ts';
import { endMandate, mandatesOf } from './mandates.ts';
import { answerError, CheckoutError, noSuchSession, notAllowed } from './checkout-error.ts';
import type { PaymentsEnv } from './env.ts';
import { forgetCard, keptCardsOf } from './kept-cards.ts';
import { Notifications } from './notifications.ts';
import { forgetAnswers, once } from './once.ts';
import { refund } from './refunds.ts';
import { findTransfer, send } from './transfers.ts';
import { Sessions } from './sessions.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { Settling, type PaymentRow } from './settling.ts';
import { WalletPayments } from './wallet-payments.ts';

type Schemas = components['schemas'];

/** How long the shop may take to say that it has a webhook. */
const POST_LIMIT_MS = 3_000;
/** Of a key with which a call is done once. */
const LONGEST_KEY = 64;
/** Of what a shop calls a customer. */
const SHORTEST_REFERENCE = 3;
const SWEEP = 'payments.sweep';

export interface PaymentsProgram {
  fetch: (request: Request) => Promise<Response>;
  worker: Worker;
  /** Begins to run jobs. A test calls `worker.drain` instead. */
  start: () => Promise<void>;
  /** Ends the jobs in hand. The database is the caller's to close. */
  close: () => Promise<void>;
}

export interface PaymentsParts {
  database: OpenedDatabase;
  /** Where customers' browsers reach it. */
  origin: () => string;
  /** For tests; without it the time is the machine's, moved by what testers set in the database. */
  clock?: Clock;
  /** How the shop is reached; for tests in one process. */
  reach?: Reach;
}

/** Reads a body as the contract has it. Throws 422 with the places that are wrong. */
async function readBody<Kind extends BodyKind>(c: Context, kind: Kind): Promise<Schemas[Kind]> {
  const found = readPaymentBody(kind, await c.req.text());
  if ('fault' in found) throw new CheckoutError(422, '702', found.fault);
  return found.body;
}

/** The stand-in of the company that takes money. It needs no socket. */
export async function createPayments(env: PaymentsEnv, parts: PaymentsParts): Promise<PaymentsProgram> {
  const { db, ping } = parts.database;
  const log = createLog('payments', env.logLevel);
  const movable = databaseClock(db);
  await movable.refresh();
  const clock: Clock & Partial<MovableClock> = parts.clock ?? movable;
  const jobs = new Jobs();
  const reach = parts.reach ?? fetch;
  const webhooks = new URL('/payments/v1/notifications', env.gatewayUrl);
  const notifications = new Notifications({
    jobs,
    merchant: env,
    async post(notification) {
      const headers = { 'Content-Type': 'application/json' };
      const signal = AbortSignal.timeout(POST_LIMIT_MS);
      const request = new Request(webhooks, { method: 'POST', headers, body: JSON.stringify(notification), signal });
      const answer = await reach(request);
      if (answer.status !== 202) throw new Error(`The shop answered ${answer.status} to a webhook`);
    },
  });
  const settling = new Settling({ jobs, notifications });
  const sessionResultOf = (sessionId: string): string => signatureOf(env.apiKey, sessionId);
  const { origin } = parts;
  const sessions = new Sessions({ db, clock, merchantAccount: env.merchantAccount, origin });
  const cards = new CardPayments({ db, clock, settling, notifications, origin, sessionResultOf });
  const debits = new DirectDebits({ db, clock, jobs, settling, notifications });
  const wallets = new WalletPayments({ db, clock, settling, origin, sessionResultOf });
  handleSweep(jobs, SWEEP, forgetAnswers);
  const worker = new Worker({ db, jobs, clock, log });

  const inSession = (sessionId: string, payment: PaymentRow, action?: Schemas['Action']) => ({
    resultCode: payment.resultCode,
    sessionResult: sessionResultOf(sessionId),
    ...(payment.refusalCode === null ? {} : { refusalReasonCode: payment.refusalCode }),
    ...(action === undefined ? {} : { action }),
  });
  async function onceByKey<Body>(c: Context, wanted: unknown, work: Parameters<typeof once<Body>>[2]): Promise<Body> {
    const key = c.req.header('Idempotency-Key');
    if (key !== undefined && (key.length === 0 || key.length > LONGEST_KEY))
      throw new CheckoutError(422, '702', `Idempotency-Key must have 1 to ${LONGEST_KEY} characters`);
    return once(db, { key, call: `${c.req.path} ${JSON.stringify(wanted)}`, now: clock.now() }, work);
  }

  async function payIn(sessionId: string, wanted: Schemas['SessionPayment']): Promise<Tried> {
    const { paymentMethod: method } = wanted;
    switch (method.type) {
      case 'directdebit_GB':
        return { payment: await debits.instruct(sessionId, wanted, method) };
      case 'wrenpay':
        return wallets.begin(sessionId, wanted);
      case 'scheme':
        return cards.pay(sessionId, wanted, method);
    }
  }

  function readWhose(c: Context): { merchantAccount: string; shopperReference: string } {
    const { merchantAccount = '', shopperReference = '' } = c.req.query();
    sessions.assertAccount(merchantAccount);
    if (shopperReference.length < SHORTEST_REFERENCE)
      throw new CheckoutError(422, '14_030', 'Required field "shopperReference" is not provided');
    return { merchantAccount, shopperReference };
  }

  const app = partnerApp({ log, clock, movable, worker, ping });
  app.onError(answerError(log));
  app.route('/', pageRoutes(db, wallets, env.organisation));
  for (const path of ['/v72/*', '/btl/v4/*'])
    app.use(path, async (c, next) => {
      if (!isSameSecret(c.req.header('X-API-Key') ?? '', env.apiKey)) throw notAllowed();
      await next();
    });
  app.post('/v72/sessions', async (c) => {
    const wanted = await readBody(c, 'SessionWanted');
    sessions.assertAccount(wanted.merchantAccount);
    return c.json(await onceByKey(c, wanted, (tx) => sessions.begin(tx, wanted)), 201);
  });
  app.get('/v72/sessions/:sessionId', async (c) => {
    const { sessionId } = c.req.param();
    if (!isSameSecret(c.req.query('sessionResult') ?? '', sessionResultOf(sessionId))) throw noSuchSession();
    return c.json(await sessions.stand(sessionId));
  });
  app.post('/v72/payments/details', async (c) => {
    const { details } = await readBody(c, 'PaymentDetails');
    return c.json(resultOf(await cards.complete(details.redirectResult)));
  });
  app.post('/v72/payments', async (c) => {
    const wanted = await readBody(c, 'KeptCardPayment');
    sessions.assertAccount(wanted.merchantAccount);
    const charges = wanted.paymentMethod.type === 'scheme' ? cards.charge.bind(cards) : debits.collect.bind(debits);
    return c.json(await onceByKey(c, wanted, async (tx) => resultOf(await charges(tx, wanted))));
  });
  app.post('/v72/payments/:pspReference/refunds', async (c) => {
    const { pspReference } = c.req.param();
    const wanted = await readBody(c, 'RefundWanted');
    sessions.assertAccount(wanted.merchantAccount);
    const given = (tx: Parameters<typeof refund>[0]) =>
      refund(tx, { notifications, now: clock.now() }, pspReference, wanted);
    return c.json(await onceByKey(c, wanted, given), 201);
  });
  app.get('/v72/storedPaymentMethods', async (c) => {
    const { merchantAccount, shopperReference } = readWhose(c);
    const storedPaymentMethods = [
      ...(await keptCardsOf(db, shopperReference)),
      ...(await mandatesOf(db, shopperReference)),
    ];
    return c.json({ merchantAccount, shopperReference, storedPaymentMethods });
  });
  app.delete('/v72/storedPaymentMethods/:id', async (c) => {
    const { shopperReference } = readWhose(c);
    const id = c.req.param('id');
    if (!(await endMandate(db, id, shopperReference))) await forgetCard(db, id, shopperReference);
    return c.body(null, 204);
  });
  app.post('/btl/v4/transfers', async (c) => {
    const wanted = await readBody(c, 'TransferWanted');
    return c.json(await onceByKey(c, wanted, (tx) => send(tx, wanted, { ...env, now: clock.now() })), 202);
  });
  app.get('/btl/v4/transfers/:id', async (c) => c.json(await findTransfer(db, c.req.param('id'), clock.now())));
  app.post('/checkoutshopper/v1/sessions/:sessionId/setup', async (c) => {
    const { sessionData } = await readBody(c, 'SessionShown');
    return c.json(await sessions.show(c.req.param('sessionId'), sessionData));
  });
  app.post('/checkoutshopper/v1/sessions/:sessionId/payments', async (c) => {
    const { sessionId } = c.req.param();
    const wanted = await readBody(c, 'SessionPayment');
    const { payment, action } = await payIn(sessionId, wanted);
    return c.json(inSession(sessionId, payment, action));
  });
  app.post('/checkoutshopper/v1/sessions/:sessionId/paymentDetails', async (c) => {
    const { sessionId: id } = c.req.param();
    const { sessionData, details } = await readBody(c, 'SessionDetails');
    return c.json(inSession(id, await cards.complete(details.threeDSResult, { id, sessionData })));
  });
  app.post('/checkoutshopper/v1/sessions/:sessionId/cancellation', async (c) => {
    const { sessionData } = await readBody(c, 'SessionShown');
    return c.json(await sessions.cancel(c.req.param('sessionId'), sessionData));
  });
  app.post('/checkoutshopper/v1/challenges/:token', async (c) => {
    const { password } = await readBody(c, 'ChallengeAnswer');
    return c.json(await cards.answerChallenge(c.req.param('token'), password));
  });
  app.post('/checkoutshopper/v1/wallet-payments/:token', async (c) => {
    return c.json(await wallets.answer(c.req.param('token'), await readBody(c, 'WalletAnswer')));
  });
  return {
    fetch: async (request) => app.fetch(request),
    worker,
    async start() {
      await enqueueSweep(jobs, SWEEP, db, clock.now());
      worker.start();
    },
    close: () => worker.stop(),
  };
}
