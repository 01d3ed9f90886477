import { and, asc, eq } from 'drizzle-orm';
import type { components } from '../../openapi/generated/payments.d.ts';
import type { Executor } from '../../platform/db/open.ts';
import { mandates } from './db/schema.ts';
import { noSuchKept } from './kept-cards.ts';
import { newPspReference } from './references.ts';

type Schemas = components['schemas'];
export type MandateRow = typeof mandates.$inferSelect;

/** Of a reference on a bank statement, where Bacs has room for 18 characters. */
const REFERENCE_LENGTH = 10;

/** Of a customer, oldest first. */
export async function mandatesOf(db: Executor, shopperReference: string): Promise<Schemas['KeptDebit'][]> {
  const rows = await db
    .select()
    .from(mandates)
    .where(eq(mandates.shopperReference, shopperReference))
    .orderBy(asc(mandates.createdAt), asc(mandates.id));
  return rows.map(({ id, holderName, endingIn, reference, status, firstPspReference }) => ({
    id,
    type: 'directdebit_GB',
    ownerName: holderName,
    firstPspReference,
    mandate: {
      mandateId: reference,
      status,
      maskedAccountId: `******${endingIn}`,
      txVariant: 'directdebit_GB',
    },
  }));
}

/** Notes an instruction that the bank has yet to answer. Answers with its id, the shop's token. */
export async function noteMandate(
  tx: Executor,
  mandate: Pick<MandateRow, 'shopperReference' | 'holderName' | 'endingIn' | 'firstPspReference' | 'createdAt'>,
): Promise<string> {
  const id = newPspReference();
  const reference = newPspReference().slice(0, REFERENCE_LENGTH);
  await tx.insert(mandates).values({ ...mandate, id, reference, status: 'pending' });
  return id;
}

/** The instruction of this customer that the bank has accepted. Throws 422 where they have none with this id. */
export async function findActive(db: Executor, id: string, shopperReference: string): Promise<MandateRow> {
  const isIt = and(eq(mandates.id, id), eq(mandates.shopperReference, shopperReference), eq(mandates.status, 'active'));
  const [mandate] = await db.select().from(mandates).where(isIt);
  if (!mandate) throw noSuchKept();
  return mandate;
}

/** The instruction that was given in a payment; undefined where its customer or the shop has ended it since. Locked. */
export async function lockGivenIn(tx: Executor, pspReference: string): Promise<MandateRow | undefined> {
  const [mandate] = await tx.select().from(mandates).where(eq(mandates.firstPspReference, pspReference)).for('update');
  return mandate;
}

export async function activate(tx: Executor, id: string): Promise<void> {
  await tx.update(mandates).set({ status: 'active' }).where(eq(mandates.id, id));
}

/** Ends an instruction; one that is none any more stays so. Gives whether there was one of this customer. */
export async function endMandate(tx: Executor, id: string, shopperReference?: string): Promise<boolean> {
  const isTheirs = shopperReference === undefined ? undefined : eq(mandates.shopperReference, shopperReference);
  const gone = await tx
    .delete(mandates)
    .where(and(eq(mandates.id, id), isTheirs))
    .returning({ id: mandates.id });
  return gone.length > 0;
}
