import { openDatabase } from '../../platform/db/open.ts';
import { listen } from '../../platform/http/listen.ts';
import type { OnStop } from '../../platform/operations/run-program.ts';
import { createSwitchingHub, type SwitchingHub } from './app.ts';
import { hubDatabase } from './db/hub-database.ts';
import type { SwitchingHubEnv } from './env.ts';
import { seedLosingAccounts } from './losing-provider/seed/seed-accounts.ts';

/** The hub with its database and people, listening on this machine alone. It runs no jobs before `hub.start`. */
export async function openSwitchingHub(
  env: SwitchingHubEnv,
  onStop: OnStop,
): Promise<{ hub: SwitchingHub; url: string }> {
  const hostname = '127.0.0.1';
  const database = await openDatabase(env.databaseUrl, hubDatabase);
  onStop(database.close);
  await seedLosingAccounts(database.db);
  const hub = await createSwitchingHub(env, { database });
  const listening = await listen({ fetch: hub.fetch, port: env.port, hostname, noticeMs: 0 });
  onStop(listening.drain);
  onStop(hub.close);
  return { hub, url: `http://${hostname}:${listening.port}` };
}
