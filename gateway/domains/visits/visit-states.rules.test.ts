import { describe, expect, it } from 'vitest';
import {
  assertOpen,
  canAppointmentBecome,
  canBookingBecome,
  canVisitBecome,
  isAmendable,
  isExpired,
} from './visit-states.rules.ts';

const statuses = ['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'] as const;
const states = ['DRAFT', 'CONFIRMED', 'CANCELLED'] as const;
const bookings = ['DRAFT', 'ACTIVE', 'REBOOKED', 'REJECTED'] as const;

function pairs<T extends string>(all: readonly T[], can: (from: T, to: T) => boolean): string[] {
  return all.flatMap((from) => all.filter((to) => can(from, to)).map((to) => `${from} → ${to}`));
}

describe('what may become of a visit (BK-29, BK-30)', () => {
  it('a visit is completed or cancelled, and then never changes', () => {
    expect(pairs(statuses, canVisitBecome)).toEqual([
      'PENDING → CONFIRMED',
      'PENDING → COMPLETED',
      'PENDING → CANCELLED',
      'CONFIRMED → COMPLETED',
      'CONFIRMED → CANCELLED',
    ]);
  });

  it('an appointment is confirmed once and cancelled for good', () => {
    expect(pairs(states, canAppointmentBecome)).toEqual([
      'DRAFT → CONFIRMED',
      'DRAFT → CANCELLED',
      'CONFIRMED → CANCELLED',
    ]);
  });

  it('a place is held, booked, and over once it is moved or rejected', () => {
    expect(pairs(bookings, canBookingBecome)).toEqual([
      'DRAFT → ACTIVE',
      'DRAFT → REBOOKED',
      'DRAFT → REJECTED',
      'ACTIVE → REBOOKED',
      'ACTIVE → REJECTED',
    ]);
  });

  it.each([
    { state: 'CANCELLED', status: 'CANCELLED' },
    { state: 'CONFIRMED', status: 'COMPLETED' },
  ] as const)('$state and $status is closed', (visit) => {
    expect(() => assertOpen(visit)).toThrow(expect.objectContaining({ status: 409, code: 'appointment.closed' }));
  });
});

describe('a held place', () => {
  const heldUntil = new Date('2026-11-24T09:00:00Z');

  it('has expired from the moment on that it was held until (BK-32)', () => {
    expect(isExpired({ state: 'DRAFT', heldUntil }, new Date('2026-11-24T08:59:59Z'))).toBe(false);
    expect(isExpired({ state: 'DRAFT', heldUntil }, heldUntil)).toBe(true);
  });

  it('does not expire when there is none, or once the visit is booked', () => {
    expect(isExpired({ state: 'DRAFT', heldUntil: null }, heldUntil)).toBe(false);
    expect(isExpired({ state: 'CONFIRMED', heldUntil }, heldUntil)).toBe(false);
  });
});

describe('the date of an ordered visit', () => {
  const booked = {
    state: 'CONFIRMED',
    status: 'CONFIRMED',
    day: '2026-12-01',
    rebookingRequired: false,
    actualArrivalAt: null,
  } as const;

  it('can be changed until the day before (DB-04)', () => {
    expect(isAmendable(booked, '2026-11-30')).toBe(true);
    expect(isAmendable(booked, '2026-12-01')).toBe(false);
  });

  it('cannot be changed once the engineer is there, however early', () => {
    const actualArrivalAt = new Date('2026-11-30T16:00:00Z');
    expect(isAmendable({ ...booked, actualArrivalAt }, '2026-11-30')).toBe(false);
  });

  it('can be changed on the day as well when it has to be', () => {
    expect(isAmendable({ ...booked, rebookingRequired: true }, '2026-12-01')).toBe(true);
  });

  it('cannot be changed before there is an order, or after the visit', () => {
    expect(isAmendable({ ...booked, state: 'DRAFT' }, '2026-11-30')).toBe(false);
    expect(isAmendable({ ...booked, status: 'COMPLETED' }, '2026-11-30')).toBe(false);
  });
});
