import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '../../openapi/generated/gateway.d.ts';
import { earlierDateOffers, earlierDateRequests } from '../db/schema/earlier-dates.ts';
import { manyMembers, siteWithHomes } from './customer.ts';
import type { TestGateway } from './gateway.ts';
import { place as placeOrder } from './orders.ts';
import { longSessions } from './switches.ts';
import { aboutToBook, choose, reserveAll, setPlaces, type Customer } from './visits.ts';

type Schemas = components['schemas'];
export type EarlierDate = Schemas['EarlierDate'];

export const REGION = 'earlier-dates';

/** A site whose engineers have so many places for visits in the home on each of these days, in the morning. */
export async function siteWithDiary(days: Readonly<Record<string, number>>): Promise<TestGateway> {
  const site = await siteWithHomes(longSessions);
  for (const [day, total] of Object.entries(days))
    await setPlaces(site, { region: REGION, visitType: 'IN_HOME', day, slot: 'AM' }, total);
  return site;
}

/** A member of their own, who has ordered a home that needs one visit. */
export interface Waiting extends Customer {
  memberId: string;
  email: string;
  orderId: string;
}

/** Somebody new whose home install is ordered for the morning of a day. */
export async function ordered(site: TestGateway, day: string): Promise<Waiting> {
  const [memberId = ''] = await manyMembers(site, 1);
  const email = `${memberId}@example.com`;
  await site.deps.db.execute(
    sql`update members set email = ${email}, email_key = ${email} where id = ${Number(memberId)}`,
  );
  const customer = await aboutToBook(site, { memberId, region: REGION, preworkRequired: false });
  expect(await choose(customer, customer.inHome, day)).toMatchObject({ status: 200 });
  expect(await reserveAll(customer)).toMatchObject({ status: 200, body: { status: 'FullyAccepted' } });
  const { browser, planId } = customer;
  expect(await browser.send('POST', `/broadband/v1/plans/${planId}/pre-contracts`)).toMatchObject({ status: 201 });
  const order = await placeOrder(browser, planId);
  expect(order).toMatchObject({ status: 201 });
  return { ...customer, memberId, email, orderId: order.body.id };
}

const at = ({ inHome }: Waiting) => `/broadband/v1/appointments/${inHome}/earlier-date`;

export const ask = (customer: Waiting) => customer.browser.send<Schemas['Problem']>('PUT', at(customer));

export const stopAsking = (customer: Waiting) => customer.browser.send<Schemas['Problem']>('DELETE', at(customer));

export const accept = (customer: Waiting, offerId = '') =>
  customer.browser.send<Schemas['Problem']>('POST', `${at(customer)}/offers/${offerId}/acceptance`);

export const decline = (customer: Waiting, offerId = '') =>
  customer.browser.send<Schemas['Problem']>('DELETE', `${at(customer)}/offers/${offerId}`);

/** How it stands with an earlier date, and the day of the visit, as the page of the order reads it. */
export async function standing({
  browser,
  memberId,
  orderId,
  inHome,
}: Waiting): Promise<EarlierDate & { day: string }> {
  const { status, body } = await browser.get<Schemas['MemberOrder']>(
    `/broadband/v1/members/${memberId}/orders/${orderId}`,
  );
  expect(status).toBe(200);
  const visit = body.order.appointments.find(({ id }) => id === inHome);
  const found = body.earlierDates.find(({ appointmentId }) => appointmentId === inHome);
  if (!found || !visit) throw new Error('The order has the visit');
  return { ...found, day: visit.appointmentDate };
}

/** Subjects of what was written to somebody about earlier dates, oldest first. */
export async function toldOf(site: TestGateway, { email }: Waiting): Promise<string[]> {
  const sent = await site.deps.outbox.sentTo(site.deps.db, email);
  return sent
    .toReversed()
    .flatMap(({ subject }) => (subject !== null && /earlier date|stays on/u.test(subject) ? [subject] : []));
}

/** Places of the region that are taken, and by what: the two are always the same number. */
export async function placesInUse({ deps }: TestGateway): Promise<{ taken: number; used: number }> {
  const { rows } = await deps.db.execute<{ taken: number; used: number }>(sql`
    select
      (select coalesce(sum(total - remaining), 0)::int from visit_capacity where region = ${REGION}) as taken,
      (select count(*)::int from bookings where region = ${REGION} and status in ('DRAFT', 'ACTIVE'))
      + (select count(*)::int from earlier_date_offers o join earlier_date_requests r on r.id = o.request_id
         where r.region = ${REGION} and o.keeps_place) as used`);
  return rows[0] ?? { taken: 0, used: 0 };
}

/** An earlier date that was offered and let go. Gives its id. */
export async function offerLetGo({ deps: { db }, clock }: TestGateway, appointmentId: string): Promise<string> {
  const [now, slot] = [clock.now(), 'AM' as const];
  const place = { region: 'proof', visitType: 'IN_HOME' as const, day: '2026-12-18', slot };
  const ended = { endedAt: now, endedBecause: 'stopped' as const };
  const [request] = await db
    .insert(earlierDateRequests)
    .values({ ...place, appointmentId, askedAt: now, ...ended })
    .returning();
  const offered = { requestId: request?.id ?? '', day: '2026-12-11', slot, offeredAt: now, endsAt: now };
  const [offer] = await db
    .insert(earlierDateOffers)
    .values({ ...offered, state: 'DECLINED', keepsPlace: false })
    .returning();
  return offer?.id ?? '';
}
