import { createGateway } from './app.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { openDatabase } from './db/open.ts';
import { seed } from './db/seed.ts';
import { readGatewayEnv } from './env.ts';
import { listen, stopOnSignal } from './operations/listen.ts';
import { startFailure } from './operations/start-failure.ts';

/** What has been started, to be stopped in the opposite order. */
const running: (() => Promise<void>)[] = [];
async function stop(): Promise<void> {
  for (const end of running.splice(0).toReversed()) await end();
}

/** The gateway on its own, one of as many processes as wanted: `node gateway/server.ts` with DATABASE_URL set. */
async function start(): Promise<void> {
  const env = readGatewayEnv(process.env);
  let { databaseUrl } = env;
  if (databaseUrl === undefined) {
    const embedded = await startEmbeddedPostgres(env.dataDir ?? '.data/postgres');
    running.push(embedded.stop);
    databaseUrl = embedded.url;
  }
  const database = await openDatabase(databaseUrl, { connections: env.databaseConnections });
  running.push(database.close);
  const gateway = await createGateway(env, { database });
  running.push(gateway.close);
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
  running.push(listening.drain);
  gateway.deps.log.info({ port: listening.port }, 'gateway is ready');
}

stopOnSignal(stop);
try {
  await start();
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exitCode = 1;
  await stop();
}
