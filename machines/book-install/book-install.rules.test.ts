import { describe, expect, it, test } from 'vitest';
import { availabilityOf } from '../select-appointment/select-appointment.cases.ts';
import {
  appointment,
  booking,
  bothVisits,
  contact,
  inHomeId,
  installationWith,
  noVisit,
  onlyInHome,
  onlyOutside,
  outsideId,
  withoutInHomeVisit,
} from './book-install.cases.ts';
import { inHome, outside, planned } from './planned-visits.cases.ts';
import type { Installation } from './book-install.types.ts';
import * as visits from './book-install.rules.ts';

test('an installation can be booked when each visit that is needed has an appointment', () => {
  expect([bothVisits, onlyOutside, onlyInHome, noVisit].map(visits.isBookable)).toEqual([true, true, true, true]);
  expect(visits.isBookable(withoutInHomeVisit)).toBe(false);
  expect(visits.isBookable({ ...bothVisits, preworkAppointment: null })).toBe(false);
});

describe('how a date stands', () => {
  it.each(['chosen', 'saved', 'held'] as const)('%s: the customer has said yes', (standing) => {
    expect(visits.isSettled(outside(standing))).toBe(true);
    expect(visits.isVisitSettled({ ...planned, inHomeVisit: inHome(standing) }, 'inHomeVisit')).toBe(true);
    expect(visits.unsave(outside(standing))).toEqual(outside('chosen'));
  });

  it.each(['proposed', 'taken', 'notYetOpen', 'rejected', 'expired', 'tooEarly'] as const)(
    '%s: the customer is still asked',
    (standing) => {
      expect(visits.isSettled(outside(standing))).toBe(false);
      expect(visits.isVisitSettled({ ...planned, inHomeVisit: inHome(standing) }, 'inHomeVisit')).toBe(false);
      expect(visits.unsave(outside(standing))).toEqual(outside(standing));
    },
  );

  it('a visit without a date is still asked for, and one that is not needed is not', () => {
    expect(visits.isSettled(null)).toBe(false);
    expect(visits.isVisitSettled(planned, 'inHomeVisit')).toBe(false);
    expect(visits.isVisitSettled({ ...planned, installation: onlyOutside }, 'inHomeVisit')).toBe(true);
    expect(visits.isVisitSettled({ ...planned, installation: onlyOutside }, 'outsideVisit')).toBe(false);
  });

  it('everything is held when the network holds each visit that is needed (RS-04)', () => {
    const held = { ...planned, outsideVisit: outside('held'), inHomeVisit: inHome('held') };
    expect(visits.areVisitsHeld(held)).toBe(true);
    expect(visits.areVisitsHeld({ ...held, inHomeVisit: inHome('saved') })).toBe(false);
    expect(visits.areVisitsHeld({ ...held, outsideVisit: null })).toBe(false);
    expect(visits.areVisitsHeld({ ...held, inHomeVisit: null, installation: onlyOutside })).toBe(true);
  });
});

describe('a journey resumed', () => {
  const dated = { date: '2026-02-17', slot: 'AM', formattedSlot: '8am-12pm' } as const;
  const known = (installation: Installation, ...expiredAppointmentIds: string[]) =>
    visits.knownVisits({ installation, expiredAppointmentIds });

  it('finds each date as it stands', () => {
    const installation = installationWith({ outsideVisit: dated, inHomeVisit: { ...dated, date: '2026-02-24' } });
    expect(known(installation, inHomeId)).toEqual({
      outsideVisit: outside('chosen'),
      inHomeVisit: { ...inHome('expired'), slot: 'AM', formattedSlot: '8am-12pm' },
    });
  });

  it.each([
    ['was cancelled', { ...dated, state: 'CANCELLED' }],
    ['has no date', { ...dated, date: null }],
    ['has no slot', { ...dated, slot: null }],
    ['has no times', { ...dated, formattedSlot: null }],
  ] as const)('chooses again what %s', (_, outsideVisit) => {
    expect(known(installationWith({ outsideVisit })).outsideVisit).toBeNull();
  });

  it('leaves out a dated visit that is not needed any more, and one without an appointment', () => {
    expect(known({ ...noVisit, preworkAppointment: appointment('PRE_WORK', dated) }).outsideVisit).toBeNull();
    expect(known(withoutInHomeVisit).inHomeVisit).toBeNull();
  });

  it('knows whom the customer named before, at either visit', () => {
    const named = { contactFirstName: 'Ash', contactLastName: 'Vale', contactPhoneNumber: '01632 960001' };
    const ash = { firstName: 'Ash', lastName: 'Vale', phone: '01632 960001' };
    expect(visits.knownContact(installationWith({ outsideVisit: true, inHomeVisit: named }))).toEqual(ash);
    expect(visits.knownContact(installationWith({ outsideVisit: named, inHomeVisit: true }))).toEqual(ash);
    expect(visits.knownContact(installationWith({ inHomeVisit: { contactFirstName: 'Ash' } }))).toEqual({
      firstName: 'Ash',
      lastName: '',
      phone: '',
    });
    expect(visits.knownContact(bothVisits)).toBeNull();
    expect(visits.knownContact(noVisit)).toBeNull();
  });

  it('has the visits of the booking as held', () => {
    expect(visits.visitsOf(booking)).toEqual({ outsideVisit: outside('held'), inHomeVisit: inHome('held') });
    expect(visits.visitsOf({ ...booking, outsideVisit: null })).toMatchObject({ outsideVisit: null });
    expect(visits.visitsOf(null)).toEqual({ outsideVisit: null, inHomeVisit: null });
  });
});

describe('what is handed on', () => {
  const context = {
    ...planned,
    planId: 'plan-1',
    switchId: null,
    isV2: true,
    askedFor: null,
    isForNotes: false,
    visit: 'inHomeVisit' as const,
    contact,
    notes: { healthAndSafety: 'Loose step', engineerInstructions: 'Ring the lower bell' },
    errors: {},
    isPair: false,
    heldUntil: '2026-02-11T14:35:00.000Z',
    failure: null,
    outsideVisit: outside('held'),
    inHomeVisit: inHome('held'),
  };

  it('is the booking without how its dates stood on the way', () => {
    expect(visits.bookingOf(context)).toEqual({ ...booking, notes: context.notes });
  });

  it('has empty notes where no visit was needed, and nobody asked for any', () => {
    const none = { ...context, installation: noVisit, outsideVisit: null, inHomeVisit: null, notes: null };
    expect(visits.bookingOf(none)).toEqual({
      installation: noVisit,
      outsideVisit: null,
      inHomeVisit: null,
      contact,
      notes: { healthAndSafety: '', engineerInstructions: '' },
      heldUntil: '2026-02-11T14:35:00.000Z',
    });
    expect(() => visits.bookingOf({ ...none, installation: null })).toThrow('the installation of a booking');
  });

  it('is one visit with its date for the gateway after the other, the outside visit first, once they are chosen', () => {
    const chosen = { ...planned, outsideVisit: outside('chosen'), inHomeVisit: inHome('chosen') };
    expect(visits.visitToSave(chosen)).toEqual(booking.outsideVisit);
    const outsideSaved = { ...chosen, ...visits.afterSaving(chosen, 'saved') };
    expect(outsideSaved).toEqual({ ...chosen, outsideVisit: outside('saved') });
    expect(visits.visitToSave(outsideSaved)).toEqual(booking.inHomeVisit);
    const bothSaved = { ...outsideSaved, ...visits.afterSaving(outsideSaved, 'saved') };
    expect(bothSaved.inHomeVisit).toEqual(inHome('saved'));
    expect(visits.unsavedVisit(bothSaved)).toBeNull();
    expect(() => visits.visitToSave(bothSaved)).toThrow('a visit to save');
    expect(visits.visitToSave({ ...chosen, outsideVisit: outside('held') })).toEqual(booking.inHomeVisit);
  });
});

describe('the date that is proposed', () => {
  const free = availabilityOf(['2026-02-18', 'PM'], ['2026-02-17', 'PM'], ['2026-02-17', 'AM']);
  const proposal = { kind: 'appointmentSelected', inHomeLeadTimeInDays: 5 } as const;

  it('is the first free slot that is not too early', () => {
    const early = { date: '2026-02-17', slot: 'AM', formattedSlot: '8am-12pm' };
    const late = { date: '2026-02-18', slot: 'PM', formattedSlot: '12pm-4pm' };
    expect(visits.firstFreeSlot(free, null)).toEqual(early);
    expect(visits.firstFreeSlot(free, '2026-02-18')).toEqual(late);
    expect(visits.firstFreeSlot(free, '2026-02-19')).toBeNull();
    expect(visits.firstProposal(free, '2026-02-18')).toEqual({ ...proposal, ...late });
    expect(visits.firstProposal(free, '2026-02-19')).toEqual({ kind: 'cancelled' });
  });

  it('waits for the customer’s word, and brings the lead time where it is known', () => {
    const selected = { ...proposal, date: '2026-02-17', slot: 'AM', formattedSlot: '8am-12pm' } as const;
    expect(visits.proposeSelection(planned, 'outsideVisit', { ...selected, inHomeLeadTimeInDays: 7 })).toEqual({
      outsideVisit: outside('proposed'),
      inHomeLeadTimeInDays: 7,
    });
    expect(visits.proposeSelection(planned, 'inHomeVisit', { ...selected, inHomeLeadTimeInDays: null })).toEqual({
      inHomeVisit: { ...outside('proposed'), appointmentId: inHomeId },
      inHomeLeadTimeInDays: 5,
    });
    expect(visits.proposeSelection(planned, 'outsideVisit', { kind: 'cancelled' })).toEqual({});
  });
});

describe('the date selector', () => {
  const installation = {
    ...installationWith({ outsideVisit: { startDateForAppointment: '2026-02-18' }, inHomeVisit: true }),
    earliestActivationDate: '2026-02-12',
  };

  it('begins at the first date that the visit can have, with the date chosen so far', () => {
    const context = { ...planned, installation, outsideVisit: outside('proposed', '2026-02-19') };
    expect(visits.selectionInput(context, 'outsideVisit')).toEqual({
      appointmentId: outsideId,
      visitType: 'PRE_WORK',
      startDate: '2026-02-18',
      earliestDate: '2026-02-18',
      chosen: { date: '2026-02-19', slot: 'AM', formattedSlot: '8am-12pm' },
    });
    expect(visits.selectionInput({ ...context, inHomeVisit: inHome('held') }, 'inHomeVisit')).toEqual({
      appointmentId: inHomeId,
      visitType: 'IN_HOME',
      startDate: '2026-02-16',
      earliestDate: '2026-02-16',
      chosen: { date: '2026-02-24', slot: 'PM', formattedSlot: '12pm-4pm' },
    });
  });

  it('begins at the earliest activation where nothing else is known, with no date that is gone', () => {
    const undated = { ...planned, installation: { ...bothVisits, earliestActivationDate: '2026-02-12' } };
    expect(visits.selectionInput({ ...undated, outsideVisit: outside('taken') }, 'outsideVisit')).toMatchObject({
      startDate: '2026-02-12',
      earliestDate: '2026-02-12',
      chosen: null,
    });
    expect(visits.selectionInput(undated, 'outsideVisit').chosen).toBeNull();
  });

  it('cannot open before the installation is known', () => {
    expect(() => visits.selectionInput({ ...planned, installation: null }, 'inHomeVisit')).toThrow(
      'the installation whose date is chosen',
    );
  });
});
