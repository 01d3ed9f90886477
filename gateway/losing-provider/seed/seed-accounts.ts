import { getTableColumns, notLike, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/open.ts';
import { premises } from '../../db/schema/addresses.ts';
import { losingAccounts, losingSeeds } from '../../db/schema/losing-provider.ts';
import type { LosingAccount } from '../match.rules.ts';
import { inventAccounts, neighboursOfHeronWay } from './invent-accounts.ts';

/** Count it up when the invented customers change, so that existing databases get the new ones. */
const VERSION = 1;

/** Rows per statement. */
const BATCH = 1_000;

/** Any number will do, as long as every process asks for the same lock. */
const SEED_LOCK = 7_205_003;

const { search: _, ...columns } = getTableColumns(premises);

/** Test homes have their households, and nobody else. */
const testHomes = 'LK9 %';

/** Fills the table of other providers' customers for the homes that are there. Doing it again changes nothing. */
export async function seedLosingAccounts(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const isInvented = notLike(premises.postcode, testHomes);
    const seed = `version ${VERSION}, ${await tx.$count(premises, isInvented)} homes`;
    const [inserted] = await tx.insert(losingSeeds).values({ seed }).onConflictDoNothing().returning();
    if (!inserted) return;
    const homes = await tx.select(columns).from(premises).where(isInvented).orderBy(premises.id);
    const street = homes.filter(({ postcode }) => postcode === 'LK1 1AA');
    const others = homes.filter(({ postcode }) => postcode !== 'LK1 1AA');
    const accounts: LosingAccount[] = [...neighboursOfHeronWay(street), ...inventAccounts(others)];
    for (let at = 0; at < accounts.length; at += BATCH)
      await tx
        .insert(losingAccounts)
        .values(accounts.slice(at, at + BATCH))
        .onConflictDoNothing();
  });
}
