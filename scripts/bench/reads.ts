import { sql } from 'drizzle-orm';
import { cookieHeader } from '../../gateway/testing/browser.ts';
import { premises } from '../../gateway/db/schema/addresses.ts';
import type { OpenedDatabase } from '../../platform/db/open.ts';
import { expectAll, load, type Call } from './load.ts';
import { memberAt } from './member.ts';
import { gatewaySettings, start, type Running } from './processes.ts';
import { median, percentile, short, times, type Section } from './report.ts';

const REQUESTS = 2_000;
const WARM_UP = 500;
const AT_ONCE = 16;
const ROUNDS = 5;

type Cost = { times: number[]; cpuMicroseconds: number[] };

async function measure(program: Running, calls: readonly Call[], cost: Cost): Promise<void> {
  const before = await program.cpu();
  const answered = await load(calls, AT_ONCE);
  expectAll(answered, 200);
  cost.cpuMicroseconds.push(((await program.cpu()) - before) / calls.length);
  cost.times.push(...answered.times);
}

const callsOf = (program: Running, paths: readonly string[], headers?: Record<string, string>): Call[] =>
  Array.from({ length: REQUESTS }, (_, at) => ({ url: `${program.url}${paths[at % paths.length]}`, headers }));

function row(name: string, { times: all, cpuMicroseconds }: Cost, bare?: Cost): (string | number)[] {
  const cpu = median(cpuMicroseconds);
  return [
    name,
    short(median(all)),
    short(percentile(all, 0.95)),
    short(cpu, 0),
    bare ? times(cpu, median(bare.cpuMicroseconds)) : '',
  ];
}

/** What reads cost in the gateway, one of them beside a bare handler with the same SQL, turn by turn. */
export async function measureReads(databaseUrl: string, { db }: OpenedDatabase): Promise<Section> {
  const settings = { ...gatewaySettings, DATABASE_URL: databaseUrl };
  const gateway = await start('gateway/server.ts', settings);
  const bare = await start('scripts/bench/bare.ts', settings);
  try {
    const homes = await db
      .select({ id: premises.id })
      .from(premises)
      .orderBy(sql`md5(${premises.id})`)
      .limit(500);
    const records = homes.map(({ id }) => `/address-api/addresses/${encodeURIComponent(`GB|LK|A|${id}`)}`);
    const cookie = { cookie: cookieHeader((await memberAt(gateway.url)).cookies) };

    const none = (): Cost => ({ times: [], cpuMicroseconds: [] });
    const [own, least, products, me] = [none(), none(), none(), none()];
    for (const program of [gateway, bare]) await load(callsOf(program, records).slice(0, WARM_UP), AT_ONCE);
    for (let round = 0; round < ROUNDS; round++) {
      await measure(bare, callsOf(bare, records), least);
      await measure(gateway, callsOf(gateway, records), own);
      await measure(gateway, callsOf(gateway, ['/broadband/v1/products']), products);
      await measure(gateway, callsOf(gateway, ['/member-api/v1/members/me'], cookie), me);
    }
    return {
      title: 'Reads',
      head: ['read', 'p50 ms', 'p95 ms', 'CPU µs per request', 'CPU × bare handler'],
      rows: [
        row('bare Hono handler, same SQL as the address record', least),
        row('address record', own, least),
        row('products on offer', products),
        row('the member who asks (session read included)', me),
      ],
      notes: [
        `${ROUNDS} rounds of ${REQUESTS} requests, ${AT_ONCE} at once; medians. One process, PostgreSQL beside it. Bar: 2 ×.`,
      ],
    };
  } finally {
    await Promise.all([gateway.stop(), bare.stop()]);
  }
}
