import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { losingAccounts, losingOrders, registeredHomes, type LosingAccount, type LosingOrder } from '../db/schema.ts';
import { squashPostcode } from '../../../platform/postal/postcode.ts';
import type { MatchRequest } from '../../../openapi/partners/switching-hub/messages.ts';
import { normaliseAccountNumber } from '../../../openapi/partners/switching-hub/losing-side/account-number.rules.ts';
import { addressFit } from '../../../openapi/partners/switching-hub/losing-side/address-match.rules.ts';
import type { Files } from '../../../openapi/partners/switching-hub/losing-side/match.rules.ts';

/** All homes of the postcode area of the test data are registered; other homes are looked up. */
const testArea = /^LK9\d/;

async function isRegistered(db: Executor, { address }: MatchRequest): Promise<boolean> {
  const postcodeKey = squashPostcode(address.postCode);
  if (testArea.test(postcodeKey)) return true;
  const homes = await db.select().from(registeredHomes).where(eq(registeredHomes.postcodeKey, postcodeKey));
  const asked = { uprn: address.uprn, lines: address.addressLines, postcode: address.postCode };
  return homes.some(
    (home) => addressFit(asked, { uprn: home.uprn, lines: home.addressLines, postcode: home.postcodeKey }) !== 'none',
  );
}

function identifiersIn({ services }: MatchRequest): string[] {
  return services.map(({ serviceIdentifier }) => serviceIdentifier ?? '').filter((identifier) => identifier !== '');
}

/** What the files of one provider hold that may be meant by a request. */
export async function readFiles(
  db: Executor,
  providerId: string,
  request: MatchRequest,
): Promise<Files<LosingAccount>> {
  const { address, account = '' } = request;
  const own = eq(losingAccounts.providerId, providerId);
  const number = normaliseAccountNumber(account);
  const postcodeKey = squashPostcode(address.postCode);
  const identifiers = identifiersIn(request);
  const hasIdentifier = identifiers.map(
    (identifier) => sql`${losingAccounts.services} @> ${JSON.stringify([{ identifier }])}::jsonb`,
  );
  const found = await db
    .select()
    .from(losingAccounts)
    .where(
      and(own, or(eq(losingAccounts.number, number), eq(losingAccounts.postcodeKey, postcodeKey), ...hasIdentifier)),
    );
  const ids = found.map(({ id }) => id);
  const running =
    ids.length === 0
      ? []
      : await db
          .select({ accountId: losingOrders.accountId })
          .from(losingOrders)
          .where(and(inArray(losingOrders.accountId, ids), inArray(losingOrders.status, ['confirmed', 'updated'])));
  return {
    byNumber: number === '' ? undefined : found.find((each) => each.number === number),
    nearby: found.filter((each) => each.postcodeKey === postcodeKey),
    byIdentifier: found.filter(({ services }) => services.some(({ identifier }) => identifiers.includes(identifier))),
    knowsAddress: await isRegistered(db, request),
    switching: new Set(running.map(({ accountId }) => accountId)),
  };
}

/** Undefined for one of the households, which are in no file. */
export async function findAccount(db: Executor, id: string): Promise<LosingAccount | undefined> {
  const [row] = await db.select().from(losingAccounts).where(eq(losingAccounts.id, id));
  return row;
}

export async function closeAccount(tx: Executor, id: string, lastDay: string): Promise<void> {
  await tx.update(losingAccounts).set({ closedOn: lastDay }).where(eq(losingAccounts.id, id));
}

export async function insertOrders(tx: Executor, orders: (typeof losingOrders.$inferInsert)[]): Promise<void> {
  await tx.insert(losingOrders).values(orders).onConflictDoNothing();
}

/** The order with a reference of this provider; nobody else changes it until the transaction ends. */
export async function lockOrder(
  tx: Executor,
  { reference, providerId }: { reference: string; providerId: string },
): Promise<LosingOrder | undefined> {
  const [row] = await tx
    .select()
    .from(losingOrders)
    .where(and(eq(losingOrders.reference, reference), eq(losingOrders.providerId, providerId)))
    .for('update');
  return row;
}

/** Other references that stand in the way: of the same match, or of the same account. */
export async function findRivals(db: Executor, order: LosingOrder): Promise<LosingOrder[]> {
  return db
    .select()
    .from(losingOrders)
    .where(
      and(
        ne(losingOrders.reference, order.reference),
        or(eq(losingOrders.matchId, order.matchId), eq(losingOrders.accountId, order.accountId)),
      ),
    );
}

export async function updateOrder(tx: Executor, reference: string, change: Partial<LosingOrder>): Promise<void> {
  await tx.update(losingOrders).set(change).where(eq(losingOrders.reference, reference));
}
