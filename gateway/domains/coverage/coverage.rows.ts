import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { premises } from '../../db/schema/addresses.ts';
import { networkChecks, networkFacts } from '../../db/schema/coverage.ts';
import type { Premise } from '../addresses/address-lines.rules.ts';

/** A home with what the network knows about it. */
export type NetworkPremise = Premise & Omit<typeof networkFacts.$inferSelect, 'id'>;

/** An answered address check. `premises` are premise ids: one when the check found the home, none or several otherwise. */
export type NetworkCheck = typeof networkChecks.$inferSelect;

const { search: _, ...premiseColumns } = getTableColumns(premises);
const { id: __, ...factColumns } = getTableColumns(networkFacts);

function select(db: Executor) {
  return db
    .select({ ...premiseColumns, ...factColumns })
    .from(premises)
    .innerJoin(networkFacts, eq(networkFacts.id, premises.id));
}

/** The home with this `premiseId`. */
export async function findPremise(db: Executor, premiseId: string): Promise<NetworkPremise | undefined> {
  const [home] = await select(db).where(eq(premises.id, premiseId));
  return home;
}

/** The homes with these ids. */
export function findPremises(db: Executor, premiseIds: readonly string[]): Promise<NetworkPremise[]> {
  return select(db).where(inArray(premises.id, [...premiseIds]));
}

export async function findPremiseByUprn(db: Executor, uprn: string): Promise<NetworkPremise | undefined> {
  const [home] = await select(db).where(eq(premises.uprn, uprn));
  return home;
}

/** `postcode` with its space. */
export function premisesOfPostcode(db: Executor, postcode: string): Promise<NetworkPremise[]> {
  return select(db).where(eq(premises.postcode, postcode));
}

/** The answered check with this transaction id (`nccTransactionId` on plans and switches). */
export async function findTransaction(db: Executor, transactionId: string): Promise<NetworkCheck | undefined> {
  const [check] = await db.select().from(networkChecks).where(eq(networkChecks.id, transactionId));
  return check;
}

/** The one home that a check found; `undefined` for an unknown transaction and for a check that found none or several. */
export async function findCheckedPremise(db: Executor, transactionId: string): Promise<NetworkPremise | undefined> {
  const [home, ...others] = await select(db).where(inArray(premises.id, await premiseIdsOf(db, transactionId)));
  return others.length === 0 ? home : undefined;
}

async function premiseIdsOf(db: Executor, transactionId: string): Promise<string[]> {
  return (await findTransaction(db, transactionId))?.premises ?? [];
}

export async function insertCheck(db: Executor, check: NetworkCheck): Promise<void> {
  await db.insert(networkChecks).values(check);
}
