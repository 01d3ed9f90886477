import { sql } from 'drizzle-orm';
import { premises } from '../../gateway/db/schema/addresses.ts';
import { seedPremises } from '../../gateway/domains/addresses/seed/seed-premises.ts';
import type { OpenedDatabase } from '../../platform/db/open.ts';
import { expectAll, load } from './load.ts';
import { gatewaySettings, start } from './processes.ts';
import { percentile, short, type Section } from './report.ts';

const SEARCHES = 1_500;
const AT_ONCE = 4;

type Home = { number: string | null; street: string; city: string; postcode: string };

/** A slip of the pen: two letters in the middle have changed places. */
const slipped = (word: string): string => word.replace(/^(..)(.)(.)/, '$1$3$2');

/** What customers type for a home, whole and on the way there. */
const typed: readonly ((home: Home) => string)[] = [
  ({ postcode }) => postcode,
  ({ postcode }) => postcode.replace(' ', '').toLowerCase(),
  ({ postcode }) => postcode.slice(0, 4),
  ({ number, postcode }) => `${number ?? ''} ${postcode}`,
  ({ street }) => street,
  ({ street }) => street.slice(0, 5),
  ({ street }) => slipped(street),
  ({ street, city }) => `${street} ${city}`,
  ({ number, street }) => `${number ?? ''} ${street}`,
  ({ number, street, city }) => `${number ?? ''} ${slipped(street)} ${city}`,
  () => 'road',
];

/** How long an address search takes, by the number of homes; every size is on top of the ones before. */
export async function measureSearch(
  databaseUrl: string,
  { db }: OpenedDatabase,
  sizes: readonly number[],
): Promise<Section> {
  const gateway = await start('gateway/server.ts', { ...gatewaySettings, DATABASE_URL: databaseUrl });
  try {
    const rows: (string | number)[][] = [];
    for (const count of [0, ...sizes]) {
      if (count > 0) await seedPremises(db, { count });
      const homes = await db
        .select({
          number: premises.streetNumber,
          street: premises.streetName,
          city: premises.city,
          postcode: premises.postcode,
        })
        .from(premises)
        .orderBy(sql`md5(${premises.id})`)
        .limit(200);
      const urls = Array.from({ length: SEARCHES }, (_, at) => {
        const home = homes[at % homes.length];
        const text = home ? typed[at % typed.length]?.(home) : undefined;
        return `${gateway.url}/address-api/addresses/search?${new URLSearchParams({ text: text?.trim() ?? 'road' })}`;
      });
      await load(
        urls.slice(0, 200).map((url) => ({ url })),
        AT_ONCE,
      );
      const found = await load(
        urls.map((url) => ({ url })),
        AT_ONCE,
      );
      expectAll(found, 200);
      const total = await db.$count(premises);
      rows.push([
        total,
        short(percentile(found.times, 0.5)),
        short(percentile(found.times, 0.95)),
        short(percentile(found.times, 0.99)),
      ]);
    }
    return {
      title: 'Address search',
      head: ['homes', 'p50 ms', 'p95 ms', 'p99 ms'],
      rows,
      notes: [
        `${SEARCHES} searches of ${typed.length} kinds, slips of the pen included, ${AT_ONCE} at once. Bar: p95 of 20 ms at 100,000 homes (\`--homes 100000\`).`,
      ],
    };
  } finally {
    await gateway.stop();
  }
}
