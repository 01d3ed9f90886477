import { describe, expect, it } from 'vitest';
import * as known from './book-install.cases.ts';
import { customer, inTurn, toVisits, wholeWay } from './customers.cases.ts';
import type { ReservationOutcome } from './book-install.types.ts';

const { inHomeId, outsideId } = known;

describe('what the gateway says to a date', () => {
  it('taken by somebody else: the page of that visit, nothing else lost (BK-21)', async () => {
    const { does, selects, state, calls, actor, model } = customer({
      saved: inTurn<void>(undefined, known.taken, undefined),
    });
    await does(...wholeWay);
    expect(state()).toBe('inHomeVisit dateTaken');
    await selects('2026-02-25');
    expect(model().confirms).toBe('booking');
    await does('visit.confirmed');
    expect(calls.save.mock.calls.map(([{ visit }]) => visit.date)).toEqual(['2026-02-17', '2026-02-22', '2026-02-25']);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('outside the window: choose an earlier date (BK-22)', async () => {
    const { does, state } = customer({ saved: inTurn<void>(known.outsideWindow) });
    await does(...wholeWay);
    expect(state()).toBe('outsideVisit dateNotYetOpen');
  });

  it('nothing, to the second date: only that one is saved again (BK-20)', async () => {
    const { does, calls, actor } = customer({ saved: inTurn<void>(undefined, known.broken, undefined) });
    await does(...wholeWay, 'retry.requested');
    expect(calls.save.mock.calls.map(([{ visit }]) => visit.appointmentId)).toEqual([outsideId, inHomeId, inHomeId]);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('nothing that can be understood: try again later (BK-20)', async () => {
    const { does, state, model, actor } = customer({ saved: inTurn<void>(known.broken, undefined) });
    await does(...wholeWay);
    expect(state()).toBe('visitsNotSaved');
    expect(model().failureReason).toBe('unknown');
    await does('retry.requested');
    expect(actor.getSnapshot().status).toBe('done');
  });
});

const rejected = (status: 'PartiallyAccepted' | 'Rejected', ...rejectedAppointmentIds: string[]) =>
  inTurn<ReservationOutcome>({ status, rejectedAppointmentIds }, { status: 'FullyAccepted' });

describe('what the network says to the visits', () => {
  it('a rejected in-home visit keeps the outside visit; only the other is asked for (RS-05)', async () => {
    const { does, selects, state, model, calls, actor } = customer({
      reserved: rejected('PartiallyAccepted', inHomeId),
    });
    await does(...wholeWay);
    expect(state()).toBe('inHomeVisit visitRejected');
    expect(model().outsideVisit).toMatchObject({ date: '2026-02-17', isHeld: true });
    await selects('2026-02-26');
    await does('visit.confirmed');
    expect(calls.save.mock.calls.map(([{ visit }]) => visit.appointmentId)).toEqual([outsideId, inHomeId, inHomeId]);
    expect(actor.getSnapshot().output?.booking).toMatchObject({
      outsideVisit: { date: '2026-02-17' },
      inHomeVisit: { date: '2026-02-26' },
    });
  });

  it('a new date takes the place of the rejected one, also for who leaves the page before confirming it (RS-05)', async () => {
    const { does, selects, state, actor } = customer({ reserved: rejected('PartiallyAccepted', inHomeId) });
    await does(...wholeWay);
    await selects('2026-02-26');
    actor.send({ type: 'xstate.route', to: '#choosingOutsideVisit' });
    expect(state()).toBe('outsideVisit visitHeld');
    actor.send({ type: 'xstate.route', to: '#choosingInHomeVisit' });
    expect(state()).toBe('inHomeVisit visitProposed');
  });

  it('a rejected outside visit keeps the in-home visit (RS-05)', async () => {
    const { does, selects, state, actor } = customer({ reserved: rejected('PartiallyAccepted', outsideId) });
    await does(...wholeWay);
    expect(state()).toBe('outsideVisit visitRejected');
    await selects('2026-02-16');
    await does('visit.confirmed');
    expect(actor.getSnapshot().output?.booking).toMatchObject({
      outsideVisit: { date: '2026-02-16' },
      inHomeVisit: { date: '2026-02-22' },
    });
  });

  it('both rejected: both are chosen again (RS-06)', async () => {
    const { does, selects, state, actor } = customer({ reserved: rejected('Rejected', outsideId, inHomeId) });
    await does(...wholeWay);
    expect(state()).toBe('outsideVisit visitsRejected');
    await selects('2026-02-18');
    await does('visit.confirmed');
    expect(state()).toBe('inHomeVisit visitRejected');
    await selects('2026-03-02');
    await does('visit.confirmed');
    expect(actor.getSnapshot().output?.booking).toMatchObject({
      outsideVisit: { date: '2026-02-18' },
      inHomeVisit: { date: '2026-03-02' },
    });
  });

  it('one listed by Rejected: it is re-opened, the other is not held but kept (RS-06)', async () => {
    const { does, state, context } = customer({ reserved: rejected('Rejected', inHomeId) });
    await does(...wholeWay);
    expect(state()).toBe('inHomeVisit visitRejected');
    expect(context().outsideVisit).toMatchObject({ standing: 'saved' });
  });

  // The contract's type knows no such list; the wire may still bring it.
  const contradicting = [inHomeId] as never;

  it.each<ReservationOutcome>([
    { status: 'FullyAccepted', rejectedAppointmentIds: contradicting },
    { status: 'PartiallyAccepted', rejectedAppointmentIds: [] },
    { status: 'Rejected', rejectedAppointmentIds: [] },
  ])('$status with $rejectedAppointmentIds is refused, logged and tried again (RS-07)', async (outcome) => {
    const message = "Validation error: 'rejectedAppointmentIds' condition not met based on 'status'";
    const { does, state, context, logger, actor } = customer({
      reserved: inTurn<ReservationOutcome>(outcome, { status: 'FullyAccepted', rejectedAppointmentIds: [] }),
    });
    await does(...wholeWay);
    expect(state()).toBe('visitsNotReserved');
    expect(context().failure).toEqual({ kind: 'ValidationError', message });
    expect(logger).toHaveBeenCalledExactlyOnceWith(message);
    await does('retry.requested');
    expect(actor.getSnapshot().status).toBe('done');
  });
});

describe('the engineer notes', () => {
  it('say what is missing and keep the form open (BK-24, BK-26)', async () => {
    const { does, state, model, calls } = customer();
    await does(...toVisits, 'visit.confirmed', 'visit.confirmed');
    const long = 'a'.repeat(251);
    await does({
      type: 'booking.confirmed',
      firstName: ' ',
      lastName: '',
      phone: '',
      healthAndSafety: long,
      engineerInstructions: '',
    });
    expect(state()).toBe('addingEngineerNotes');
    expect(model().errors).toEqual({
      firstName: 'firstNameMissing',
      lastName: 'lastNameMissing',
      phone: 'phoneMissing',
      healthAndSafety: 'noteTooLong',
    });
    await does('engineerNotes.closed');
    expect(state()).toBe('inHomeVisit visitProposed');
    expect(model().errors).toEqual({});
    expect(calls.save).not.toHaveBeenCalled();
  });
});
