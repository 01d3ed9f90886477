import { transactionWithoutLimit, type Database } from '../../../../platform/db/open.ts';
import { heronWay } from '../../../../platform/invented-homes/heron-way.ts';
import {
  HOW_MANY_HOMES,
  inventPremises,
  type InventedPremise,
} from '../../../../platform/invented-homes/invent-premises.ts';
import { linesOf } from '../../../../platform/postal/address-lines.ts';
import { squashPostcode } from '../../../../platform/postal/postcode.ts';
import { losingAccounts, losingSeeds, registeredHomes } from '../../db/schema.ts';
import type { LosingAccount } from '../../db/schema.ts';
import { inventAccounts, neighboursOfHeronWay } from './invent-accounts.ts';

/** Count it up when the invented customers change, so that existing databases get the new ones. */
const VERSION = 1;

/** Rows per statement. */
const BATCH = 1_000;

/** Any number will do, as long as every process asks for the same lock. */
const SEED_LOCK = 7_205_003;

function registered({ id, uprn, postcode, ...address }: InventedPremise): typeof registeredHomes.$inferInsert {
  return { id, uprn, addressLines: linesOf(address), postcodeKey: squashPostcode(postcode) };
}

/**
 * Fills the register with `count` invented homes and Heron Way, and the table of other providers' customers with who
 * lives there. Test homes have their households, and nobody else. Doing it again changes nothing.
 */
export async function seedLosingAccounts(
  db: Database,
  { count = HOW_MANY_HOMES }: { count?: number } = {},
): Promise<void> {
  await transactionWithoutLimit(db, SEED_LOCK, async (tx) => {
    const seed = `version ${VERSION}, ${count} homes`;
    const [inserted] = await tx.insert(losingSeeds).values({ seed }).onConflictDoNothing().returning();
    if (!inserted) return;
    const street = heronWay().map(({ premise }) => premise);
    const others = Array.from(inventPremises(count), ({ premise }) => premise);
    const homes = [...street, ...others].map(registered);
    for (let at = 0; at < homes.length; at += BATCH)
      await tx
        .insert(registeredHomes)
        .values(homes.slice(at, at + BATCH))
        .onConflictDoNothing();
    const accounts: LosingAccount[] = [...neighboursOfHeronWay(street), ...inventAccounts(others)];
    for (let at = 0; at < accounts.length; at += BATCH)
      await tx
        .insert(losingAccounts)
        .values(accounts.slice(at, at + BATCH))
        .onConflictDoNothing();
  });
}
