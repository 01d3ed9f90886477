// Attacks the web host with a gateway and a database of its own behind it: `npm run audit:gateway`.
//   --requests 10000   how many
//   --seed 20261121    the same seed sends the same requests
// Prints what was answered, and ends with 1 when an answer breaks the contract or tells a stranger anything.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CAPTURE_PREFIX } from '../../gateway/app.ts';
import { attack } from '../../gateway/contract-proof/attack.ts';
import { attackTable, neverDone } from '../../gateway/contract-proof/attack-report.ts';
import { operationsOwnedBy } from '../../gateway/contract-proof/contract-operations.ts';
import { startEmbeddedPostgres } from '../../platform/db/embedded-postgres.ts';
import { gatewayDatabase } from '../../gateway/db/gateway-database.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { fillWithHomes } from '../../gateway/testing/customer.ts';
import { testGatewayOn, testSite } from '../../gateway/testing/gateway.ts';
import { createHost } from '../../server/app.ts';
import { readHostEnv } from '../../server/env.ts';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '10000' }, seed: { type: 'string', default: '20261121' } },
});
const [size, seed] = [Number(values.requests), Number(values.seed)];
if (!Number.isInteger(size) || size < 1 || !Number.isInteger(seed)) {
  console.error('--requests and --seed are whole numbers');
  process.exit(2);
}

/** The address service that the gateway plays is asked by the web host only. */
const capture = operationsOwnedBy('capture').map((each) => ({ ...each, path: `${CAPTURE_PREFIX}${each.path}` }));

const folder = mkdtempSync(join(tmpdir(), 'audit-'));
const postgres = await startEmbeddedPostgres(folder, { throwAway: true });
const database = await openDatabase(postgres.url, gatewayDatabase);
const site = await testGatewayOn({ ...database, url: postgres.url });
try {
  await fillWithHomes(site);
  const env = readHostEnv({ HOST_URL: testSite, ENVIRONMENT: 'tst', ADDRESS_CAPTURE_CALLS_PER_MINUTE: '100000000' });
  const host = createHost(env, { files: new Map(), isPage: () => false, gateway: site.gateway.fetch });
  const target = {
    site,
    operations: [...operationsOwnedBy('gateway'), ...operationsOwnedBy('host'), ...capture],
    fetchOf: ({ path }: { path: string }) => (path.startsWith(CAPTURE_PREFIX) ? site.gateway.fetch : host.fetch),
  };
  const began = performance.now();
  const { shots, faults } = await attack(target, { size, seed });
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  console.log(
    `# Attack on ${target.operations.length} operations: ${shots.length} requests in ${seconds} s, seed ${seed}\n`,
  );
  console.log(attackTable(shots));
  const never = neverDone(shots);
  if (never.length > 0) console.log(`\nNever answered with 2xx: ${never.join(', ')}`);
  console.log(
    faults.length === 0 ? '\nNo faults.' : `\n${faults.length} faults:\n\n- ${faults.slice(0, 50).join('\n- ')}`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await site.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
