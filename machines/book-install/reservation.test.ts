import { describe, expect, it } from 'vitest';
import { inHomeId, outsideId } from './book-install.cases.ts';
import { inHome, outside, planned } from './planned-visits.cases.ts';
import * as reservation from './book-install.rules.ts';
import type { ReservationOutcome } from './book-install.types.ts';

const saved = { ...planned, outsideVisit: outside('saved'), inHomeVisit: inHome('saved') };

const outcome = (status: ReservationOutcome['status'], ...rejectedAppointmentIds: string[]): ReservationOutcome =>
  // The contract's type knows no list beside an acceptance; the wire may still bring it.
  ({ status, rejectedAppointmentIds }) as never;

describe('what the network says of the visits', () => {
  it('is yes when it accepts all of them and lists none (RS-04)', () => {
    expect(reservation.isFullyAccepted({ status: 'FullyAccepted' })).toBe(true);
    expect(reservation.isFullyAccepted(outcome('FullyAccepted'))).toBe(true);
    expect(reservation.isFullyAccepted(outcome('FullyAccepted', inHomeId))).toBe(false);
    expect(reservation.isFullyAccepted(outcome('PartiallyAccepted'))).toBe(false);
    expect(reservation.isFullyAccepted(outcome('Rejected'))).toBe(false);
  });

  it('is no to a visit of ours when it lists one and does not accept all (RS-05, RS-06)', () => {
    expect(reservation.isAnyVisitRejected(saved, outcome('PartiallyAccepted', inHomeId))).toBe(true);
    expect(reservation.isAnyVisitRejected(saved, outcome('Rejected', outsideId, inHomeId))).toBe(true);
    expect(reservation.isAnyVisitRejected(saved, outcome('FullyAccepted', inHomeId))).toBe(false);
    expect(reservation.isAnyVisitRejected(saved, outcome('Rejected', 'another visit'))).toBe(false);
    expect(reservation.isAnyVisitRejected(saved, { status: 'Rejected' } as never)).toBe(false);
    expect(reservation.isAnyVisitRejected({ ...saved, inHomeVisit: null }, outcome('Rejected', inHomeId))).toBe(false);
  });

  it.each([
    ['accepted', outcome('FullyAccepted'), { outsideVisit: outside('held'), inHomeVisit: inHome('held') }],
    [
      'the in-home visit rejected',
      outcome('PartiallyAccepted', inHomeId),
      { outsideVisit: outside('held'), inHomeVisit: inHome('rejected') },
    ],
    [
      'the outside visit rejected',
      outcome('PartiallyAccepted', outsideId),
      { outsideVisit: outside('rejected'), inHomeVisit: inHome('held') },
    ],
    [
      'nothing held, the in-home visit rejected',
      outcome('Rejected', inHomeId),
      { outsideVisit: outside('saved'), inHomeVisit: inHome('rejected') },
    ],
  ])('leaves them %s', (_, given, left) => {
    expect(reservation.standingsAfter(saved, given)).toEqual(left);
  });

  it('leaves a visit that is not needed as it is, which is none', () => {
    expect(reservation.standingsAfter({ ...saved, inHomeVisit: null }, outcome('FullyAccepted'))).toEqual({
      outsideVisit: outside('held'),
      inHomeVisit: null,
    });
  });
});

describe('an outcome that cannot be followed (RS-07)', () => {
  const contradictory = "Validation error: 'rejectedAppointmentIds' condition not met based on 'status'";
  it.each([
    [outcome('FullyAccepted', inHomeId), contradictory],
    [outcome('PartiallyAccepted'), contradictory],
    [{ status: 'Rejected' } as never, contradictory],
    [outcome('Rejected', 'another visit'), "Validation error: 'rejectedAppointmentIds' names no visit of this plan"],
  ])('%j says why', (given, message) => {
    expect(reservation.outcomeFailure(given)).toEqual({ kind: 'ValidationError', message });
  });
});
