import { createGateway } from './app.ts';
import { startEmbeddedPostgres } from '../platform/db/embedded-postgres.ts';
import { gatewayDatabase } from './db/gateway-database.ts';
import { openDatabase } from '../platform/db/open.ts';
import { seed } from './seed/seed.ts';
import { readGatewayEnv } from './env.ts';
import { listen } from '../platform/http/listen.ts';
import { runProgram } from '../platform/operations/run-program.ts';

/** The gateway on its own, one of as many processes as wanted: `node gateway/server.ts` with DATABASE_URL set. */
await runProgram(async (onStop) => {
  const env = readGatewayEnv(process.env);
  let { databaseUrl } = env;
  if (databaseUrl === undefined) {
    const embedded = await startEmbeddedPostgres(env.dataDir ?? '.data/postgres');
    onStop(embedded.stop);
    databaseUrl = embedded.url;
  }
  const database = await openDatabase(databaseUrl, gatewayDatabase, { connections: env.databaseConnections });
  onStop(database.close);
  const gateway = await createGateway(env, { database });
  onStop(gateway.close);
  await seed(gateway.deps);
  await gateway.start();
  const listening = await listen({
    fetch: gateway.fetch,
    port: env.port,
    hostname: env.listenAddress,
    noticeMs: env.drainNoticeSeconds * 1_000,
    onDrain: () => {
      gateway.health.draining = true;
    },
  });
  onStop(listening.drain);
  gateway.deps.log.info({ port: listening.port }, 'gateway is ready');
});
