import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderBroadbandMachine } from '../../../machines/order-broadband/order-broadband.machine.ts';
import type { Wire } from '../../../machines/shared/wire.ts';
import { loading, matched, started } from '../../../machines/switch-provider/switch-provider.cases.ts';
import { log } from '../../errors/log.ts';
import { createQueries } from '../../gateway-client/queries.ts';
import { createSavedJourneys } from '../../gateway-client/saved-journeys.ts';
import { createSwitches } from '../../gateway-client/switches.ts';
import { empty, json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createMembers } from '../../gateway-client/members.ts';
import { createOrderBroadbandActors } from './order-broadband.actors.ts';
import { resumedJourneyOf } from './resumed-journey.ts';

const planId = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0001';
const productId = '5f0c6f0e-6d5e-4f0e-9c59-0a3a5a1b0150';
const now = Date.parse('2026-01-05T09:30:00Z');

const plan: Wire<'Plan'> = {
  id: planId,
  apiVersion: 'v1',
  orderKey: null,
  memberId: '100001',
  premiseId: 'prm-1001',
  uprn: '100000001001',
  productId,
  active: false,
  upfrontPrice: '0',
  monthlyPrice: '2500',
  displayName: '150 Mbps',
  ecommerce: false,
  downstreamSpeedInMbps: 150,
  upstreamSpeedInMbps: 150,
  connectionMethodDescription: 'Full fibre to your home',
  start: null,
  end: null,
  serviceStart: null,
  serviceEnd: null,
  provisionalStartDate: null,
  provisionalEndDate: null,
  contractDuration: 12,
  contractDurationText: '12 months',
  monthsRemaining: null,
  contractSummaryDocId: null,
  contractInformationDocId: null,
  ecommerceOrderScheduleId: null,
};
const product: Wire<'Product'> = {
  productId,
  displayName: '150 Mbps',
  description: '',
  benefits: [],
  priceInPence: 2500,
  setupPriceInPence: 0,
  downstreamSpeedInMbps: 150,
  upstreamSpeedInMbps: 150,
  contractDurationText: '12 months',
  contractDurationInMonths: 12,
  tags: [],
};
const inHomeVisit: Wire<'JourneyAppointment'> = {
  id: '2f1f1c1e-0b0b-4d0d-9a9a-3c3c3c3c0002',
  date: '2026-01-19',
  slot: 'AM',
  formattedSlot: '8am-12pm',
  state: 'DRAFT',
  visitType: 'IN_HOME',
  contactFirstName: 'Rowan',
  contactLastName: 'Archer',
  contactPhoneNumber: '07700 900101',
  notes: { healthAndSafety: null, engineerInstructions: 'Ring the lower bell' },
};
const installation: Wire<'Installation'> = {
  id: '2f1f1c1e-0b0b-4d0d-9a9a-3c3c3c3c0001',
  preworkAppointmentRequired: false,
  inhomeAppointmentRequired: true,
  preworkAppointment: null,
  inhomeAppointment: inHomeVisit,
  earliestActivationDate: '2026-01-19',
  earliestInhomeStartDate: '2026-01-19',
};
const journey: Wire<'SavedJourney'> = {
  planId,
  transactionId: 'ncc-1',
  addressStatus: 'SINGLE_ADDRESS_MATCH',
  address: {
    premiseId: 'prm-1001',
    uprn: '100000001001',
    propertyName: 'Tern House',
    streetName: 'Heron Way',
    streetNumber: '',
    postcode: 'LK1 1AA',
    locality: '',
    city: 'Larkhaven',
    country: 'United Kingdom',
  },
  product,
  plan,
  customisation: { productId, meshWifi: true },
  installation,
  reservation: { status: 'FullyAccepted', expiresAt: '2026-01-05T09:30:01Z' },
  step: 'review-order',
};

describe('a journey that the gateway kept', () => {
  it('goes on with its home, plan and choices', () => {
    expect(resumedJourneyOf(journey, now)).toMatchObject({
      address: {
        premise: { id: 'prm-1001', premiseId: 'prm-1001', propertyName: 'Tern House', postcode: 'LK1 1AA' },
        transactionId: 'ncc-1',
        status: 'SINGLE_ADDRESS_MATCH',
      },
      product,
      plan,
      customisation: { productId, meshWifi: true, connectionDate: null },
    });
  });

  it('knows of the home what the gateway says of it: one that cannot be switched stays so (AD-18)', () => {
    const unswitchable = { ...journey, addressStatus: 'SWITCHING_NOT_AVAILABLE' };
    expect(resumedJourneyOf(unswitchable, now).address.status).toBe('SWITCHING_NOT_AVAILABLE');
  });

  it('goes on where it was saved, whether by its code or by its link; where it was not saved, nowhere in particular (CU-04)', () => {
    const saved = { ...journey, code: 'K7M2QX9P', step: 'customise-plan' as const };
    expect(resumedJourneyOf(saved, now).page).toBe('/customise-plan');
    expect(resumedJourneyOf({ ...saved, step: 'book-install' }, now).page).toBe('/book-install');
    expect(resumedJourneyOf(journey, now).page).toBeNull();
  });

  it('has no number and no part of town where they are empty on the wire', () => {
    const { premise } = resumedJourneyOf(journey, now).address;
    expect(premise).not.toHaveProperty('streetNumber');
    expect(premise).not.toHaveProperty('locality');
  });

  it('goes on with visits that the network holds', () => {
    expect(resumedJourneyOf(journey, now).booking).toEqual({
      installation,
      outsideVisit: null,
      inHomeVisit: { appointmentId: inHomeVisit.id, date: '2026-01-19', slot: 'AM', formattedSlot: '8am-12pm' },
      contact: { firstName: 'Rowan', lastName: 'Archer', phone: '07700 900101' },
      notes: { healthAndSafety: '', engineerInstructions: 'Ring the lower bell' },
    });
  });

  it('has one home install where a single visit does both works (BK-31)', () => {
    const single = { ...inHomeVisit, visitType: 'SINGLE_VISIT_FOR_PRE_WORK_AND_IN_HOME' as const };
    const both = { ...installation, preworkAppointmentRequired: true, inhomeAppointment: single };
    expect(resumedJourneyOf({ ...journey, installation: both }, now).booking).toMatchObject({
      outsideVisit: null,
      inHomeVisit: { appointmentId: inHomeVisit.id, date: '2026-01-19' },
    });
  });

  it('has nothing left to book where no visit is needed (BK-04)', () => {
    const none = { ...installation, inhomeAppointmentRequired: false, inhomeAppointment: null };
    expect(resumedJourneyOf({ ...journey, installation: none, reservation: null }, now).booking).toMatchObject({
      outsideVisit: null,
      inHomeVisit: null,
    });
  });

  it.each<[string, Partial<Wire<'SavedJourney'>>]>([
    ['there is no installation', { installation: null }],
    ['nothing was reserved', { reservation: null }],
    ['only a part was accepted', { reservation: { status: 'PartiallyAccepted', expiresAt: '2999-01-01T00:00:00Z' } }],
    ['the hold has run out (BK-32)', { reservation: { status: 'FullyAccepted', expiresAt: '2026-01-05T09:30:00Z' } }],
    [
      'a required visit has no date',
      { installation: { ...installation, inhomeAppointment: { ...inHomeVisit, date: null } } },
    ],
    [
      'a required visit is cancelled',
      { installation: { ...installation, inhomeAppointment: { ...inHomeVisit, state: 'CANCELLED' } } },
    ],
    ['a required visit is missing', { installation: { ...installation, preworkAppointmentRequired: true } }],
  ])('has its visits to book when %s', (_, change) => {
    expect(resumedJourneyOf({ ...journey, ...change }, now).booking).toBeNull();
  });

  it('shows customising again where nothing was customised, and never loses what was', () => {
    const early = { ...journey, step: 'customise-plan' as const };
    const untouched = { ...early, customisation: { productId, meshWifi: false } };
    expect(resumedJourneyOf(untouched, now).customisation).toBeNull();
    expect(resumedJourneyOf(early, now).customisation).toMatchObject({ meshWifi: true });
    const booked = { ...untouched, step: 'book-install' as const };
    expect(resumedJourneyOf(booked, now).customisation).toMatchObject({ meshWifi: false });
  });
});

const missing = () => problem(404, 'journey.missing');

function actorsOn(answers: Parameters<typeof testClient>[0]) {
  const client = testClient(answers);
  const actors = createOrderBroadbandActors({
    savedJourneys: createSavedJourneys(client.gateway),
    switches: createSwitches(client.gateway, createQueries()),
    members: createMembers(client.gateway),
    leaveFor: (url) => url.startsWith('/'),
    now: () => now,
  });
  // Types: the machine takes them as they are.
  orderBroadbandMachine.provide({ actors });
  return { ...client, actors };
}

describe('looking for a journey', () => {
  beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue());
  afterEach(() => void vi.restoreAllMocks());

  const current = 'GET /broadband/v1/saved-journeys/current';
  const saved = 'GET /broadband/v1/saved-journeys/K7M2QX9P';

  it('finds the member’s newest draft, and the one with a code (CU-04)', async () => {
    const { actors } = actorsOn({ [current]: () => json(200, journey), [saved]: () => json(200, journey) });
    expect(await runActor(actors.findCurrentJourney, {})).toMatchObject({ plan: { id: planId } });
    expect(await runActor(actors.findSavedJourney, { code: 'K7M2QX9P' })).toMatchObject({ plan: { id: planId } });
  });

  it('finds the switch of the plan again, and the day that was agreed (SW-04)', async () => {
    const switchId = '3a3a3a3a-1b1b-4c4c-8d8d-5e5e5e5e0001';
    const withSwitch = { ...journey, plan: { ...plan, switchId } };
    const result = `GET /broadband/v1/switches/${switchId}/match-result`;
    const { actors, asked } = actorsOn({
      [current]: () => json(200, withSwitch),
      [result]: [
        () => json(200, loading),
        () => json(200, { ...matched, state: 'consented' }),
        () => problem(404, 'switch.not-found'),
      ],
      [`GET /broadband/v1/switches/${switchId}`]: () => json(200, started),
    });
    expect(await runActor(actors.findCurrentJourney, {})).toMatchObject({
      switching: { wish: 'switch', provider: { id: 'RBRN' }, status: { state: 'loading' }, started: null },
    });
    expect(asked()).toEqual([current, result]);
    expect(await runActor(actors.findCurrentJourney, {})).toMatchObject({
      switching: { status: { state: 'consented' }, started: { plannedSwitchDate: '2026-01-19' } },
    });
    expect(await runActor(actors.findCurrentJourney, {})).toMatchObject({ switching: null });
  });

  it.each([
    ['an empty answer', empty],
    ['a 404, as gateways of before said it', missing],
  ])('finds none where there is none: %s', async (_, none) => {
    const { actors } = actorsOn({ [current]: none });
    expect(await runActor(actors.findCurrentJourney, {})).toBeNull();
    expect(log.warn).toHaveBeenCalledTimes(none === empty ? 0 : 1);
  });

  it('finds none by a code that nothing is saved under, or that cannot be one', async () => {
    const { actors } = actorsOn({ [saved]: [missing, () => problem(400, 'validation.failed')] });
    expect(await runActor(actors.findSavedJourney, { code: 'K7M2QX9P' })).toBeNull();
    expect(await runActor(actors.findSavedJourney, { code: 'K7M2QX9P' })).toBeNull();
  });

  it('fails with a Failure when the gateway does not answer', async () => {
    const { actors } = actorsOn({ [current]: () => Promise.reject(new TypeError('Failed to fetch')) });
    await expect(runActor(actors.findCurrentJourney, {})).rejects.toMatchObject({ kind: 'NetworkError' });
  });
});
