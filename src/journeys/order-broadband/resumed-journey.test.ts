import { describe, expect, it } from 'vitest';
import type { Wire } from '../../../machines/shared/wire.ts';
import { placedJourneyOf, resumedJourneyOf } from './resumed-journey.ts';
import {
  inHomeVisit,
  installation,
  journey,
  now,
  placedJourney,
  plan,
  product,
  productId,
} from './saved-journey.cases.ts';

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
    expect(resumedJourneyOf({ ...saved, step: 'review-order' }, now).page).toBe('/order-confirmation');
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
      heldUntil: journey.reservation?.expiresAt,
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
    [
      'a required visit has no time of day',
      { installation: { ...installation, inhomeAppointment: { ...inHomeVisit, slot: null } } },
    ],
    [
      'nobody can say the time of a required visit',
      { installation: { ...installation, inhomeAppointment: { ...inHomeVisit, formattedSlot: null } } },
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
    const dated = { ...early, customisation: { productId, meshWifi: false, connectionDate: '2026-01-21' } };
    expect(resumedJourneyOf(dated, now).customisation).toMatchObject({ connectionDate: '2026-01-21' });
  });

  it('knows the number and the part of town where the wire has them, and no check where it has none', () => {
    const address = { ...journey.address, streetNumber: '12', locality: 'Saltmarsh' };
    const there = resumedJourneyOf({ ...journey, address }, now).address;
    expect(there.premise).toMatchObject({ streetNumber: '12', locality: 'Saltmarsh', externalPremiseId: 'prm-1001' });
    const { transactionId: _, ...unchecked } = journey;
    expect(resumedJourneyOf(unchecked, now).address.transactionId).toBe('');
  });

  it('goes on with both visits, each at its own day, and with what was said about the home (BK-31)', () => {
    const outside = { ...inHomeVisit, id: 'outside', date: '2026-01-14', visitType: 'PRE_WORK' as const };
    const notes = { healthAndSafety: 'A dog', engineerInstructions: null };
    const both = {
      ...installation,
      preworkAppointmentRequired: true,
      preworkAppointment: { ...outside, contactFirstName: 'Robin', notes },
    };
    expect(resumedJourneyOf({ ...journey, installation: both }, now).booking).toMatchObject({
      outsideVisit: { appointmentId: 'outside', date: '2026-01-14' },
      inHomeVisit: { appointmentId: inHomeVisit.id, date: '2026-01-19' },
      contact: { firstName: 'Rowan' },
    });
    const outsideOnly = { ...both, inhomeAppointmentRequired: false, inhomeAppointment: null };
    expect(resumedJourneyOf({ ...journey, installation: outsideOnly }, now).booking).toMatchObject({
      outsideVisit: { date: '2026-01-14' },
      inHomeVisit: null,
      contact: { firstName: 'Robin', lastName: 'Archer', phone: '07700 900101' },
      notes: { healthAndSafety: 'A dog', engineerInstructions: '' },
    });
  });

  it('shows no visit that is not needed', () => {
    const outside = { ...inHomeVisit, id: 'outside', visitType: 'PRE_WORK' as const };
    const leftOver = { ...installation, preworkAppointment: outside };
    expect(resumedJourneyOf({ ...journey, installation: leftOver }, now).booking?.outsideVisit).toBeNull();
    const neither = { ...leftOver, inhomeAppointmentRequired: false };
    expect(resumedJourneyOf({ ...journey, installation: neither, reservation: null }, now).booking).toMatchObject({
      outsideVisit: null,
      inHomeVisit: null,
    });
  });

  it('has an outside visit to book where its hold has run out (BK-32)', () => {
    const outsideOnly = {
      ...installation,
      preworkAppointmentRequired: true,
      inhomeAppointmentRequired: false,
      preworkAppointment: { ...inHomeVisit, visitType: 'PRE_WORK' as const },
      inhomeAppointment: null,
    };
    const noLonger = { ...journey, installation: outsideOnly, reservation: null };
    expect(resumedJourneyOf(noLonger, now).booking).toBeNull();
  });
});

describe('an order that was placed', () => {
  it('is shown with all that was chosen, and leads nowhere else again (OR-04, OR-07)', () => {
    const { booking, address, ...known } = placedJourneyOf(placedJourney);
    expect(known).toEqual({
      product,
      plan,
      customisation: { productId, meshWifi: true, connectionDate: '2026-01-21' },
      order: {
        id: placedJourney.order.id,
        orderKey: 'LK-7Q4M2X9',
        redirectUrl: null,
        orderedAt: placedJourney.orderDate,
        plan,
      },
      page: null,
    });
    expect(address).toMatchObject({ premise: { premiseId: 'prm-1001' }, status: 'SINGLE_ADDRESS_MATCH' });
    expect(booking?.inHomeVisit).toMatchObject({ date: '2026-01-19' });
  });

  it('has no day that nobody chose, and no visits where nothing was installed', () => {
    const untouched = { ...placedJourney, customisation: { productId, meshWifi: false }, installation: null };
    expect(placedJourneyOf(untouched)).toMatchObject({ customisation: { connectionDate: null }, booking: null });
  });
});
