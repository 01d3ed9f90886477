import { and, asc, eq, inArray, isNull, lt, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { appointments } from '../../db/schema/appointments.ts';
import { earlierDateOffers as offers, earlierDateRequests as requests } from '../../db/schema/earlier-dates.ts';
import type { Place } from '../visits/capacity.rules.ts';

export type RequestRow = typeof requests.$inferSelect;
export type OfferRow = typeof offers.$inferSelect;
export type EndOfRequest = NonNullable<RequestRow['endedBecause']>;

/** One open request for each visit: who has asked already keeps their place in the list. */
export async function insertRequest(tx: Executor, request: typeof requests.$inferInsert): Promise<void> {
  await tx.insert(requests).values(request).onConflictDoNothing();
}

async function lockOpen(tx: Executor, which: SQL | undefined): Promise<RequestRow[]> {
  return tx
    .select()
    .from(requests)
    .where(and(isNull(requests.endedAt), which))
    .orderBy(asc(requests.id))
    .for('update');
}

/** The request when it is still open; nobody else ends it, or offers it anything, until the transaction ends. */
export async function lockOpenRequest(tx: Executor, requestId: string): Promise<RequestRow | undefined> {
  const [row] = await lockOpen(tx, eq(requests.id, requestId));
  return row;
}

export async function lockOpenRequestsOf(tx: Executor, visitIds: readonly string[]): Promise<RequestRow[]> {
  return lockOpen(tx, inArray(requests.appointmentId, [...visitIds]));
}

/** The open requests of visits that are before a day. */
export async function lockOpenRequestsBefore(tx: Executor, day: LocalDate): Promise<RequestRow[]> {
  return lockOpen(tx, lt(requests.day, day));
}

export async function endRequest(tx: Executor, requestId: string, because: EndOfRequest, at: Date): Promise<void> {
  await tx.update(requests).set({ endedAt: at, endedBecause: because }).where(eq(requests.id, requestId));
}

/** Who waits for a place, who asked first before the others: their own date is later, they were not offered it before, and nothing else is on offer to them. */
export async function waitingFor(db: Executor, place: Place): Promise<Pick<RequestRow, 'id'>[]> {
  const own = eq(offers.requestId, requests.id);
  const isSame = and(eq(offers.day, place.day), eq(offers.slot, place.slot));
  const offered = db
    .select({ id: offers.id })
    .from(offers)
    .where(and(own, or(isSame, eq(offers.state, 'OPEN'))));
  return db
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(
        isNull(requests.endedAt),
        eq(requests.region, place.region),
        eq(requests.visitType, place.visitType),
        sql`(${requests.day}, ${requests.slot}) > (${place.day}, ${place.slot})`,
        notExists(offered),
      ),
    )
    .orderBy(asc(requests.askedAt), asc(requests.id));
}

export async function insertOffer(tx: Executor, offer: typeof offers.$inferInsert): Promise<OfferRow> {
  const [row] = await tx.insert(offers).values(offer).returning();
  // An insert always gives its row.
  if (!row) throw new Error('The offer was not written');
  return row;
}

/** The offer when it was made for a visit; its request is locked before it is changed. */
export async function findOfferOf(db: Executor, visitId: string, offerId: string): Promise<OfferRow | undefined> {
  const [row] = await db
    .select({ offer: offers })
    .from(offers)
    .innerJoin(requests, eq(requests.id, offers.requestId))
    .where(and(eq(offers.id, offerId), eq(requests.appointmentId, visitId)));
  return row?.offer;
}

export async function openOfferOf(db: Executor, requestId: string): Promise<OfferRow | undefined> {
  const [row] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.requestId, requestId), eq(offers.state, 'OPEN')));
  return row;
}

/** An offer with the request that it answers, locked; undefined where it keeps no place any more. */
export async function lockKeeping(
  tx: Executor,
  offerId: string,
): Promise<{ offer: OfferRow; request: RequestRow } | undefined> {
  const [row] = await tx
    .select({ offer: offers, request: requests })
    .from(offers)
    .innerJoin(requests, eq(requests.id, offers.requestId))
    .where(and(eq(offers.id, offerId), eq(offers.keepsPlace, true)))
    .for('update', { of: offers });
  return row;
}

/** Ends an open offer; undefined where it is over. An accepted one gives its place to the visit. */
export async function endOffer(
  tx: Executor,
  offerId: string,
  state: Exclude<OfferRow['state'], 'OPEN'>,
): Promise<OfferRow | undefined> {
  const [row] = await tx
    .update(offers)
    .set({ state, keepsPlace: state !== 'ACCEPTED' })
    .where(and(eq(offers.id, offerId), eq(offers.state, 'OPEN')))
    .returning();
  return row;
}

/** The place of an offer that is over has gone on. */
export async function letPlaceGo(tx: Executor, offerId: string): Promise<void> {
  await tx.update(offers).set({ keepsPlace: false }).where(eq(offers.id, offerId));
}

/** What is asked for and on offer for visits, in one query. */
export async function openRequestsOf(
  db: Executor,
  visitIds: readonly string[],
): Promise<{ request: RequestRow; offer: OfferRow | null }[]> {
  if (visitIds.length === 0) return [];
  return db
    .select({ request: requests, offer: offers })
    .from(requests)
    .leftJoin(offers, and(eq(offers.requestId, requests.id), eq(offers.state, 'OPEN')))
    .where(and(inArray(requests.appointmentId, [...visitIds]), isNull(requests.endedAt)));
}

/** Ids of the visits of an installation. */
export async function visitIdsOf(db: Executor, installationId: string): Promise<string[]> {
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(eq(appointments.installationId, installationId));
  return rows.map(({ id }) => id);
}
