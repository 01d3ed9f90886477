import { openDatabase } from '../../platform/db/open.ts';
import { listen } from '../../platform/http/listen.ts';
import { runProgram } from '../../platform/operations/run-program.ts';
import { createSwitchingHub } from './app.ts';
import { hubDatabase } from './db/hub-database.ts';
import { readSwitchingHubEnv } from './env.ts';
import { seedLosingAccounts } from './losing-provider/seed/seed-accounts.ts';

/** The hub on its own: `node partners/switching-hub/server.ts` with DATABASE_URL and GATEWAY_URL set. */
await runProgram(async (onStop) => {
  const env = readSwitchingHubEnv(process.env);
  const database = await openDatabase(env.databaseUrl, hubDatabase);
  onStop(database.close);
  await seedLosingAccounts(database.db);
  const hub = await createSwitchingHub(env, { database });
  onStop(hub.close);
  await hub.start();
  const listening = await listen({ fetch: hub.fetch, port: env.port, hostname: '127.0.0.1' });
  onStop(listening.drain);
});
