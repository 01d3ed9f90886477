import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  runWithoutLimit,
  transactionWithoutLimit,
  type Database,
  type Executor,
} from '../../../../platform/db/open.ts';
import { addressSeeds, addressSlips, addressWords, places, premises } from '../../../db/schema/addresses.ts';
import { networkFacts } from '../../../db/schema/coverage.ts';
import { heronWay } from '../../../../platform/invented-homes/heron-way.ts';
import {
  HOW_MANY_HOMES,
  inventPremises,
  type InventedHome,
} from '../../../../platform/invented-homes/invent-premises.ts';
import { SearchIndex } from './search-index.ts';
import { sentinelHomes } from './sentinel-homes.ts';

/** Count it up when the invented homes change, so that existing databases get the new ones. */
const VERSION = 2;

/** Rows per statement: few round trips, and statements of about a megabyte. */
const BATCH = 2_000;

/** Any number will do, as long as every process asks for the same lock. */
const SEED_LOCK = 7_205_002;

/**
 * Fills the address tables with `count` invented homes, besides Heron Way and those of the sentinels; always the same ones.
 * Does nothing when they are there already; any number of processes may call it at once.
 */
export async function seedPremises(db: Database, { count = HOW_MANY_HOMES }: { count?: number } = {}): Promise<void> {
  const seed = `version ${VERSION}, ${count} homes`;
  // A million homes take minutes, and longer than seconds between two statements.
  const seeded = await transactionWithoutLimit(db, SEED_LOCK, async (tx) => {
    const [done] = await tx
      .select()
      .from(addressSeeds)
      .where(sql`${addressSeeds.seed} = ${seed}`);
    if (done) return false;
    const index = new SearchIndex();
    let batch: InventedHome[] = [];
    const flush = async () => {
      await upsert(
        tx,
        premises,
        batch.map((home) => index.add(home)),
      );
      await upsert(
        tx,
        networkFacts,
        batch.map((home) => home.facts),
      );
      batch = [];
    };
    for (const homes of [heronWay(), sentinelHomes(), inventPremises(count)])
      for (const home of homes) if (batch.push(home) === BATCH) await flush();
    await flush();
    await upsertInBatches(tx, places, index.places());
    await upsertInBatches(tx, addressWords, index.words());
    await upsertInBatches(tx, addressSlips, index.slips());
    await tx.insert(addressSeeds).values({ seed });
    return true;
  });
  if (!seeded) return;
  // Files the new rows in the search indexes, and tells the planner what is there, before the first search.
  await runWithoutLimit(
    db,
    sql`vacuum (analyze) ${premises}, ${places}, ${addressWords}, ${addressSlips}, ${networkFacts}`,
  );
}

async function upsertInBatches(tx: Executor, table: PgTable, rows: object[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) await upsert(tx, table, rows.slice(at, at + BATCH));
}

/** Writes rows as one JSON parameter, which is several times faster than a parameter for each value. */
async function upsert(tx: Executor, table: PgTable, rows: object[]): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const named = rows.map((row) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, Reflect.get(row, key)])),
  );
  const names = columns.map(([, column]) => sql.identifier(column.name));
  const key = columns.filter(([, column]) => column.primary).map(([, column]) => sql.identifier(column.name));
  const conflict =
    key.length === 0
      ? sql`do nothing`
      : sql`(${sql.join(key, sql`, `)}) do update set ${sql.join(
          names.map((name) => sql`${name} = excluded.${name}`),
          sql`, `,
        )}`;
  await tx.execute(
    sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${JSON.stringify(named)}::json) on conflict ${conflict}`,
  );
}
