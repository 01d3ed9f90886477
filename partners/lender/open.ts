import { openDatabase } from '../../platform/db/open.ts';
import { listen } from '../../platform/http/listen.ts';
import type { OnStop } from '../../platform/operations/run-program.ts';
import { createLender, type LenderProgram } from './app.ts';
import { lenderDatabase } from './db/lender-database.ts';
import type { LenderEnv } from './env.ts';

/** The lender with its database, listening on this machine alone. It runs no jobs before `lender.start`. */
export async function openLender(env: LenderEnv, onStop: OnStop): Promise<{ lender: LenderProgram; url: string }> {
  const hostname = '127.0.0.1';
  const database = await openDatabase(env.databaseUrl, lenderDatabase);
  onStop(database.close);
  const lender = await createLender(env, { database });
  const listening = await listen({ fetch: lender.fetch, port: env.port, hostname, noticeMs: 0 });
  onStop(listening.drain);
  onStop(lender.close);
  return { lender, url: `http://${hostname}:${listening.port}` };
}
