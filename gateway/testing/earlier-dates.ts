import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '../../openapi/generated/gateway.d.ts';
import { earlierDateOffers, earlierDateRequests } from '../db/schema/earlier-dates.ts';
import { manyMembers } from './customer.ts';
import type { TestGateway } from './gateway.ts';
import { place as placeOrder } from './orders.ts';
import { aboutToBook, choose, reserveAll, setPlaces, type Customer } from './visits.ts';

type Schemas = components['schemas'];
type EarlierDate = Schemas['EarlierDate'];

const visitType = 'IN_HOME' as const;
const slot = 'AM' as const;

/** A region of its own, whose engineers have so many places for visits in the home on the mornings of these days. Gives its name. */
export async function openDiary(site: TestGateway, days: Readonly<Record<string, number>>): Promise<string> {
  const region = randomUUID();
  for (const [day, total] of Object.entries(days)) await setPlaces(site, { region, visitType, day, slot }, total);
  return region;
}

/** A member of their own, whose visits are ordered. */
export interface Waiting extends Customer {
  memberId: string;
  email: string;
  orderId: string;
}

async function someone(site: TestGateway): Promise<{ memberId: string; email: string }> {
  const [memberId = ''] = await manyMembers(site, 1);
  const email = `${memberId}@example.com`;
  await site.deps.db.execute(
    sql`update members set email = ${email}, email_key = ${email} where id = ${Number(memberId)}`,
  );
  return { memberId, email };
}

/** Holds what is chosen, and orders. */
async function order(customer: Customer, known: { memberId: string; email: string }): Promise<Waiting> {
  expect(await reserveAll(customer)).toMatchObject({ status: 200, body: { status: 'FullyAccepted' } });
  const { browser, planId } = customer;
  expect(await browser.send('POST', `/broadband/v1/plans/${planId}/pre-contracts`)).toMatchObject({ status: 201 });
  const placed = await placeOrder(browser, planId);
  expect(placed).toMatchObject({ status: 201 });
  return { ...customer, ...known, orderId: placed.body.id };
}

/** Somebody new in a region, whose home install is ordered for the morning of a day. */
export async function ordered(site: TestGateway, region: string, day: string): Promise<Waiting> {
  const known = await someone(site);
  const customer = await aboutToBook(site, { memberId: known.memberId, region, preworkRequired: false });
  expect(await choose(customer, customer.inHome, day)).toMatchObject({ status: 200 });
  return order(customer, known);
}

/** Somebody new in a region, whose home needs both visits; they are ordered for the mornings of two days. */
export async function orderedBoth(
  site: TestGateway,
  region: string,
  days: { outside: string; inHome: string },
): Promise<Waiting> {
  const known = await someone(site);
  const customer = await aboutToBook(site, { memberId: known.memberId, region });
  expect(await choose(customer, customer.outside, days.outside)).toMatchObject({ status: 200 });
  expect(await choose(customer, customer.inHome, days.inHome)).toMatchObject({ status: 200 });
  return order(customer, known);
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

interface SlotInUse {
  slot: string;
  taken: number;
  used: number;
}

/** By slot of a region, places that are taken, and the visits and offers that have them: the two are always the same number. */
export async function placesInUse({ deps }: TestGateway, region: string): Promise<SlotInUse[]> {
  const { rows } = await deps.db.execute<{ slot: string; taken: number; used: number }>(sql`
    select c.day || ' ' || c.slot as slot, c.total - c.remaining as taken,
      (select count(*)::int from bookings b
       where b.region = c.region and b.visit_type = c.visit_type and b.day = c.day and b.slot = c.slot
         and b.status in ('DRAFT', 'ACTIVE'))
      + (select count(*)::int from earlier_date_offers o join earlier_date_requests r on r.id = o.request_id
         where r.region = c.region and r.visit_type = c.visit_type and o.day = c.day and o.slot = c.slot and o.keeps_place)
      as used
    from visit_capacity c where c.region = ${region} order by slot`);
  return rows;
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
