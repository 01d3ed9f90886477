import { createGateway } from './app.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { openDatabase } from './db/open.ts';
import { seed } from './db/seed.ts';
import { readGatewayEnv } from './env.ts';
import { listen, stopOnSignal } from './operations/listen.ts';

/** The gateway on its own, one of as many processes as wanted: `node gateway/server.ts` with DATABASE_URL set. */
const env = readGatewayEnv(process.env);
const embedded =
  env.databaseUrl === undefined ? await startEmbeddedPostgres(env.dataDir ?? '.data/postgres') : undefined;
const database = await openDatabase(env.databaseUrl ?? embedded?.url ?? '', { connections: env.databaseConnections });
const gateway = await createGateway(env, { database });
await seed(gateway.deps);
await gateway.start();
const listening = await listen({
  fetch: gateway.fetch,
  port: env.port,
  onDrain: () => {
    gateway.health.draining = true;
  },
});
gateway.deps.log.info({ port: listening.port }, 'gateway is ready');
stopOnSignal(async () => {
  await listening.drain();
  await gateway.close();
  await database.close();
  await embedded?.stop();
});
