import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createGateway, type Gateway } from '../gateway/app.ts';
import { startEmbeddedPostgres } from '../platform/db/embedded-postgres.ts';
import { gatewayDatabase } from '../gateway/db/gateway-database.ts';
import { openDatabase } from '../platform/db/open.ts';
import { seed } from '../gateway/seed/seed.ts';
import { readGatewayEnv } from '../gateway/env.ts';
import { listen } from '../platform/http/listen.ts';
import { runProgram, type OnStop } from '../platform/operations/run-program.ts';
import { sentinel } from '../gateway/scenarios/sentinels.ts';
import { createHost } from '../server/app.ts';
import { hasDocument } from '../server/pages.ts';
import { readHostEnv, type HostEnv } from '../server/env.ts';
import { loadStaticFiles } from '../server/static-files.ts';
import { buildSite, siteFolder } from './build/site.ts';
import { openPartners, withTags } from './partners.ts';

/** `npm start`: the whole product in one process. With GATEWAY_URL set, the web host alone. */
const began = performance.now();
function progress(message: string): void {
  console.log(`${((performance.now() - began) / 1_000).toFixed(1).padStart(5)} s  ${message}`);
}

/** Everything that runs behind the web host, unless another process does that. */
async function startGateway(
  hostUrl: string,
  onStop: OnStop,
): Promise<{ gateway: Gateway; paymentPages: string | undefined; tagsUrl: string | undefined }> {
  const env = readGatewayEnv({ LOG_LEVEL: 'warn', ...process.env, HOST_URL: hostUrl });
  let databaseUrl = env.databaseUrl;
  if (databaseUrl === undefined) {
    const dataDir = env.dataDir ?? join(import.meta.dirname, '..', '.data', 'postgres');
    const embedded = await startEmbeddedPostgres(dataDir, {
      onProgress: progress,
      lazyCommits: env.environment === 'tst',
    });
    onStop(embedded.stop);
    databaseUrl = embedded.url;
  }
  progress('Bringing the database up to date');
  const database = await openDatabase(databaseUrl, gatewayDatabase, { connections: env.databaseConnections });
  onStop(database.close);
  if (env.testData) progress('Adding invented homes, members and dates where they are missing');
  const partners =
    env.testData &&
    env.switchingHubUrl === undefined &&
    env.networkUrl === undefined &&
    env.paymentProviderUrl === undefined &&
    env.courierUrl === undefined &&
    env.lenderUrl === undefined &&
    env.mobileNetworkUrl === undefined
      ? await openPartners(databaseUrl, onStop)
      : undefined;
  const gateway = await createGateway({ ...env, ...partners?.settings }, { database });
  onStop(gateway.close);
  await seed(gateway.deps);
  await gateway.start();
  await partners?.start(gateway);
  return { gateway, paymentPages: partners?.settings.paymentProviderUrl, tagsUrl: partners?.tagsUrl };
}

function needsGateway(env: HostEnv): boolean {
  return env.gatewayUrl === undefined || env.mockService !== 'off';
}

async function start(onStop: OnStop): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const port = process.env['PORT'] ?? '4000';
  const { ENVIRONMENT: environment = 'dev' } = process.env;
  const local = environment === 'dev' || environment === 'tst' ? { HOST_URL: `http://localhost:${port}` } : {};
  const env = readHostEnv({ ...local, ...process.env, PORT: port });
  await buildSite(progress);
  const started = needsGateway(env) ? await startGateway(env.hostUrl, onStop) : undefined;
  const gateway = started?.gateway;
  const files = loadStaticFiles(siteFolder);
  const host = createHost(
    { ...withTags(env, started?.tagsUrl), paymentPages: env.paymentPages ?? started?.paymentPages },
    {
      files,
      isPage: (path) => hasDocument(path, files, env.brand.slug),
      gateway: gateway?.fetch,
      testResults: join(import.meta.dirname, '..', 'test-results'),
      repository: join(import.meta.dirname, '..'),
      onError: (error, requestId) => console.error(`${requestId}:`, error),
    },
  );
  const listening = await listen({
    fetch: host.fetch,
    port: env.port,
    hostname: env.listenAddress,
    noticeMs: env.drainNoticeSeconds * 1_000,
    onDrain: () => {
      progress('Stopping: answering what has been asked');
      if (gateway) gateway.health.draining = true;
    },
  });
  onStop(listening.drain);
  progress(`Ready: ${env.hostUrl}`);
  if (!gateway?.deps.env.testData || !env.testTools) return;
  const member = sentinel('member');
  const home = sentinel('address-single-match');
  console.log(`
  Address to check   ${home.value}, house number 1 to 9
  Member to log in   ${member.value}, password ${member.also?.password ?? ''}
  All test data      docs/test-data.md, or ${env.hostUrl}/test-tools/v1/sentinels
  To stop            Ctrl-C
`);
}

await runProgram(start);
