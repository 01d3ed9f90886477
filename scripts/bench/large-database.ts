import { sql } from 'drizzle-orm';
import { seedPremises } from '../../gateway/domains/addresses/seed/seed-premises.ts';
import { seedPhones } from '../../gateway/domains/phones/range/seed-phones.ts';
import { seedMembers } from '../../gateway/seed/members.ts';
import { runWithoutLimit, type Database } from '../../platform/db/open.ts';
import { customers } from './large-customers.ts';
import { services } from './large-services.ts';
import { shop } from './large-shop.ts';
import { sims } from './large-sims.ts';
import { surroundings } from './large-surroundings.ts';

/** What a large database has of each table that grows; in the order of what refers to what. */
export const largeTables = { ...surroundings, ...customers, ...services, ...shop, ...sims };

/** Words for the search, the range of the shop, and what testers set: they stay small, however many customers there are. */
export const smallTables: ReadonlySet<string> = new Set([
  'address_seeds',
  'address_slips',
  'address_words',
  'clock_offset',
  'faults',
  'phone_offers',
  'phones',
]);

/** Tables that grow with other people's data: what answers one customer must not read through them. */
export const growingTables: ReadonlySet<string> = new Set(Object.keys(largeTables));

/** Fills an empty database with the invented homes, and rows beside them as after two years of trade. Throws for a table that it does not know. */
export async function fillLarge(db: Database): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const unknown = rows.map(({ name }) => name).filter((name) => !growingTables.has(name) && !smallTables.has(name));
  if (unknown.length > 0) throw new Error(`Say in scripts/bench what a large database has of ${unknown.join(', ')}`);
  await seedPremises(db);
  await seedMembers(db);
  await seedPhones(db);
  for (const [table, { count, columns }] of Object.entries(largeTables)) {
    const names = Object.keys(columns).map((name) => `"${name}"`);
    await runWithoutLimit(
      db,
      sql.raw(
        `insert into ${table} (${names.join(', ')}) select ${Object.values(columns).join(', ')} from generate_series(1, ${count}) i on conflict do nothing`,
      ),
    );
  }
  await runWithoutLimit(db, sql`vacuum (analyze)`);
}
