import { sql } from 'drizzle-orm';
import { cookieHeader } from '../../gateway/testing/browser.ts';
import { premises } from '../../gateway/db/schema/addresses.ts';
import type { OpenedDatabase } from '../../platform/db/open.ts';
import { load } from './load.ts';
import { memberAt } from './member.ts';
import { gatewaySettings, start } from './processes.ts';
import { AT_ONCE, callsOf, costHead, costRow, measure, noCost, roundsInWords, WARM_UP } from './read-cost.ts';
import type { Section } from './report.ts';

const ROUNDS = 5;

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

    const [own, least, products, me] = [noCost(), noCost(), noCost(), noCost()];
    for (const program of [gateway, bare]) await load(callsOf(program, records).slice(0, WARM_UP), AT_ONCE);
    for (let round = 0; round < ROUNDS; round++) {
      await measure(bare, callsOf(bare, records), least);
      await measure(gateway, callsOf(gateway, records), own);
      await measure(gateway, callsOf(gateway, ['/broadband/v1/products']), products);
      await measure(gateway, callsOf(gateway, ['/member-api/v1/members/me'], cookie), me);
    }
    return {
      title: 'Reads',
      head: costHead,
      rows: [
        costRow('bare Hono handler, same SQL as the address record', least),
        costRow('address record', own, least),
        costRow('products on offer', products),
        costRow('the member who asks (session read included)', me),
      ],
      notes: [roundsInWords(ROUNDS)],
    };
  } finally {
    await Promise.all([gateway.stop(), bare.stop()]);
  }
}
