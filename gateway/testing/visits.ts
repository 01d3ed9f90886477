import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { components } from '../../openapi/generated/gateway.d.ts';
import { bookings } from '../db/schema/appointments.ts';
import { visitCapacity } from '../db/schema/capacity.ts';
import { networkFacts } from '../db/schema/coverage.ts';
import { premises } from '../db/schema/addresses.ts';
import { plans } from '../db/schema/plans.ts';
import { eachDay } from '../../platform/clock/local-date.ts';
import type { TestBrowser, TestGateway } from './gateway.ts';
import { placesOf, type Place } from '../domains/visits/capacity.rules.ts';
import { freePlaces } from '../domains/visits/capacity.store.ts';
import { slots } from '../domains/visits/slots.rules.ts';
import { isWorkingDay } from '../../platform/clock/working-days.ts';
import { catalogue } from '../domains/products/products.catalogue.ts';

type Schemas = components['schemas'];

const visitTypes = ['PRE_WORK', 'IN_HOME'] as const;

/** What a test says about a home; both visits and a region of its own where it says nothing. */
export interface TestHome {
  memberId?: string;
  region?: string;
  preworkRequired?: boolean;
  inhomeRequired?: boolean;
}

/** Slots of the first weeks after the day on which the tests begin. */
const firstSlots = eachDay('2026-11-30', '2026-12-18')
  .filter(isWorkingDay)
  .flatMap((day) => slots.flatMap((slot) => visitTypes.map((visitType) => ({ day, slot, visitType }))));

/** A region whose engineers have places in all of them. */
function freeRegion(): string {
  for (;;) {
    const region = randomUUID();
    if (firstSlots.every((slot) => placesOf({ region, ...slot }) > 0)) return region;
  }
}

/** A member's draft plan for a home that nobody else lives in. Gives the plan's id. */
export async function insertPlan({ deps }: Pick<TestGateway, 'deps'>, home: TestHome = {}): Promise<string> {
  const { memberId = '100001', region = freeRegion(), preworkRequired = true, inhomeRequired = true } = home;
  const id = randomUUID();
  const now = deps.clock.now();
  await deps.db.insert(premises).values({
    id,
    externalPremiseId: id,
    kind: 'Residential',
    streetName: 'Two Call Road',
    city: 'Wrenholt',
    postcode: 'LK9 2BB',
    latitude: '0',
    longitude: '0',
    streetId: 'two-call-road',
    naturalKey: '7',
  });
  await deps.db.insert(networkFacts).values({
    id,
    status: 'SINGLE_ADDRESS_MATCH',
    region,
    installType: 'STANDARD',
    preworkRequired,
    inhomeRequired,
    hasActiveService: false,
    speedsInMbps: [150],
  });
  const [plan] = await deps.db
    .insert(plans)
    .values({
      memberId,
      premiseId: id,
      productId: catalogue[0]?.productId ?? '',
      preworkRequired,
      inhomeRequired,
      upfrontPriceInPence: 0,
      monthlyPriceInPence: 2_500,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  return plan?.id ?? '';
}

/** A customer who is about to book: logged in, with a plan and its installation. */
export interface Customer {
  browser: TestBrowser;
  planId: string;
  installationId: string;
  outside: string;
  inHome: string;
}

/** Ids of visits that the home does not need are ''. */
export async function aboutToBook(site: TestGateway, home: TestHome = {}): Promise<Customer> {
  const planId = await insertPlan(site, home);
  const browser = site.browser();
  await browser.logInAs(home.memberId ?? '100001');
  const { body } = await browser.send<Schemas['Installation']>('POST', `/broadband/v1/plans/${planId}/installations`);
  return {
    browser,
    planId,
    installationId: body.id,
    outside: body.preworkAppointment?.id ?? '',
    inHome: body.inhomeAppointment?.id ?? '',
  };
}

/** All that PATCH v2 asks for (BK-26). */
export function fullUpdate(appointmentId: string, date = '2026-12-01', slot: 'AM' | 'PM' = 'AM') {
  return {
    appointmentId,
    date,
    slot,
    formattedSlot: '8am-12pm',
    contactFirstName: 'Rowan',
    contactLastName: 'Archer',
    contactPhoneNumber: '07700 900101',
  };
}

export function choose(customer: Customer, appointmentId: string, date: string, slot: 'AM' | 'PM' = 'AM') {
  return customer.browser.send<Schemas['AppointmentConfirmation'] & Schemas['Problem']>(
    'PATCH',
    `/broadband/v2/appointments/${appointmentId}`,
    fullUpdate(appointmentId, date, slot),
  );
}

export function reserveAll(customer: Customer, lastName = 'Archer') {
  return customer.browser.send<Schemas['ReservationOutcome'] & { rejectedAppointmentIds?: string[] }>(
    'POST',
    `/broadband/v1/plans/${customer.planId}/appointments/reservation`,
    { contactDetails: { firstName: 'Rowan', lastName, primaryPhoneNumber: '07700 900101' } },
  );
}

export function reserve(customer: Customer, appointmentId: string, on?: { date: string; slot: 'AM' | 'PM' }) {
  return customer.browser.send<Schemas['AppointmentConfirmation'] & Schemas['Problem']>(
    'POST',
    `/broadband/v1/appointments/${appointmentId}/reservation`,
    on,
  );
}

export async function summary({ browser }: Customer, appointmentId: string): Promise<Schemas['AppointmentSummary']> {
  const { body } = await browser.get<Schemas['AppointmentSummary']>(`/broadband/v2/appointments/${appointmentId}`);
  return body;
}

export function datesOf({ browser }: Customer, appointmentId: string, startDate?: string) {
  const query = startDate === undefined ? '' : `?startDate=${startDate}`;
  return browser.get<Schemas['Availability'] & Schemas['Problem']>(
    `/broadband/v1/appointments/${appointmentId}/availabilities${query}`,
  );
}

/** Says how many places a slot has; none of them is taken. */
export async function setPlaces({ deps }: Pick<TestGateway, 'deps'>, place: Place, total: number): Promise<void> {
  await deps.db.insert(visitCapacity).values({ ...place, total, remaining: total });
}

/** How many places of a slot are left. */
export async function placesLeft({ deps }: TestGateway, place: Place): Promise<number> {
  const free = await freePlaces(deps.db, place.region, place.visitType, { from: place.day, to: place.day });
  return free(place);
}

/** Places of a region that are taken, and visits that have one: the two are always the same number. */
export async function tally(
  { deps }: Pick<TestGateway, 'deps'>,
  region: string,
): Promise<{ taken: number; visits: number }> {
  const [places] = await deps.db
    .select({ taken: sql<number>`coalesce(sum(${visitCapacity.total} - ${visitCapacity.remaining}), 0)::int` })
    .from(visitCapacity)
    .where(eq(visitCapacity.region, region));
  const visits = await deps.db.$count(
    bookings,
    and(eq(bookings.region, region), inArray(bookings.status, ['DRAFT', 'ACTIVE'])),
  );
  return { taken: places?.taken ?? 0, visits };
}
