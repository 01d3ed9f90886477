import { openDatabase } from '../../platform/db/open.ts';
import { listen } from '../../platform/http/listen.ts';
import type { OnStop } from '../../platform/operations/run-program.ts';
import { createPayments, type PaymentsProgram } from './app.ts';
import { paymentsDatabase } from './db/payments-database.ts';
import type { PaymentsEnv } from './env.ts';

/**
 * The payment provider with its database, listening on this machine alone. It runs no jobs before `payments.start`.
 * Cookies are the same for all ports of a host, so its pages stand on an address that the site does not use.
 */
export async function openPayments(
  env: PaymentsEnv,
  onStop: OnStop,
): Promise<{ payments: PaymentsProgram; url: string }> {
  const hostname = '127.0.0.1';
  const database = await openDatabase(env.databaseUrl, paymentsDatabase);
  onStop(database.close);
  let url = '';
  const payments = await createPayments(env, { database, origin: () => url });
  const listening = await listen({ fetch: payments.fetch, port: env.port, hostname, noticeMs: 0 });
  url = `http://${hostname}:${listening.port}`;
  onStop(listening.drain);
  onStop(payments.close);
  return { payments, url };
}
