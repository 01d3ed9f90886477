import { describe, expect, it } from 'vitest';
import * as known from './book-install.cases.ts';
import { confirmed, customer, inTurn, loaded, toVisits, wholeWay } from './customers.cases.ts';
import type { LoadedInstallation } from './book-install.types.ts';

const { bothVisits, inHomeId, installationWith, outsideId } = known;

describe('the steps a home needs (BK-04)', () => {
  it('both visits: outside first, then in the home, and both are held', async () => {
    const { does, state, model, actor, calls } = customer();
    await does(...toVisits);
    expect(state()).toBe('outsideVisit visitProposed');
    expect(model()).toMatchObject({
      confirms: 'visit',
      outsideVisit: { date: '2026-02-17', slot: 'AM' },
    });
    await does('visit.confirmed');
    expect(state()).toBe('inHomeVisit visitProposed');
    await does('visit.confirmed');
    expect(state()).toBe('addingEngineerNotes');
    await does(confirmed);
    expect(calls.save.mock.calls.map(([{ visit }]) => visit.appointmentId)).toEqual([outsideId, inHomeId]);
    expect(actor.getSnapshot().output?.booking).toEqual({
      installation: bothVisits,
      outsideVisit: { appointmentId: outsideId, date: '2026-02-17', slot: 'AM', formattedSlot: '8am-12pm' },
      // Five days after the outside visit (BK-05).
      inHomeVisit: { appointmentId: inHomeId, date: '2026-02-22', slot: 'AM', formattedSlot: '8am-12pm' },
      contact: { firstName: 'Rowan', lastName: 'Archer', phone: '07700 900101' },
      notes: { healthAndSafety: '', engineerInstructions: 'Ring the lower bell' },
      heldUntil: '2026-02-11T14:35:00.000Z',
    });
  });

  it('only outside: the notes follow the outside visit', async () => {
    const { does, state, actor, asksFor } = customer({
      installation: loaded(installationWith({ outsideVisit: true })),
    });
    await does(...toVisits, 'visit.confirmed');
    expect(state()).toBe('addingEngineerNotes');
    expect(asksFor('#choosingInHomeVisit')).toBe(false);
    await does(confirmed);
    expect(actor.getSnapshot().output?.booking).toMatchObject({
      inHomeVisit: null,
      outsideVisit: { date: '2026-02-17' },
    });
  });

  it('only in the home: the outside page is not offered', async () => {
    const { does, state, actor, asksFor } = customer({ installation: loaded(installationWith({ inHomeVisit: true })) });
    await does(...toVisits);
    expect(state()).toBe('inHomeVisit visitProposed');
    expect(asksFor('#choosingOutsideVisit')).toBe(false);
    await does('visit.confirmed', confirmed);
    expect(actor.getSnapshot().output?.booking).toMatchObject({
      outsideVisit: null,
      inHomeVisit: { appointmentId: inHomeId },
    });
  });

  const both = 'SINGLE_VISIT_FOR_PRE_WORK_AND_IN_HOME';
  const flags = { preworkAppointmentRequired: true, inhomeAppointmentRequired: true };
  it.each([
    ['the in-home visit', installationWith({ inHomeVisit: { visitType: both } })],
    ['the in-home visit of two works', { ...installationWith({ inHomeVisit: { visitType: both } }), ...flags }],
    ['the outside visit', installationWith({ outsideVisit: { id: inHomeId, visitType: both } })],
  ])('a single visit for both works, given as %s, is one home install (BK-31)', async (_, installation) => {
    const { does, state, model, actor, asksFor } = customer({ installation: loaded(installation) });
    await does();
    expect(model()).toMatchObject({ isOutsideVisitRequired: false, isInHomeVisitRequired: true });
    await does(...toVisits);
    expect(state()).toBe('inHomeVisit visitProposed');
    expect(asksFor('#choosingOutsideVisit')).toBe(false);
    await does('visit.confirmed', confirmed);
    expect(actor.getSnapshot().output?.booking).toMatchObject({
      outsideVisit: null,
      inHomeVisit: { appointmentId: inHomeId },
    });
  });

  it('none: the customer goes on at once', async () => {
    const { does, state, actor, calls } = customer({ installation: loaded(installationWith({})) });
    await does();
    expect(state()).toBe('visitsNotNeeded');
    await does('overview.read');
    expect(actor.getSnapshot().output?.booking).toMatchObject({ outsideVisit: null, inHomeVisit: null });
    expect(calls.reserve).not.toHaveBeenCalled();
  });
});

describe('the installation', () => {
  it('that is not there says so, and is looked for again (BK-19)', async () => {
    const notFound = known.httpFailure(404, 'installation.not-found');
    const { does, state } = customer({
      installation: inTurn<LoadedInstallation>(notFound, { installation: bothVisits, expiredAppointmentIds: [] }),
    });
    await does();
    expect(state()).toBe('installationMissing');
    await does('retry.requested');
    expect(state()).toBe('visitsListed');
  });

  it('is not asked for when the customer comes back with it', async () => {
    const { does, state, calls } = customer({}, { installation: bothVisits, booking: known.booking });
    await does();
    expect([state(), calls.load.mock.calls.length]).toEqual(['visitsListed', 0]);
  });

  it('is asked for at the version the flag names (BK-01)', async () => {
    const { does, calls } = customer({}, { isV2: false, switchId: 'switch-1' });
    await does(...wholeWay);
    expect(calls.load).toHaveBeenCalledWith({ planId: 'plan-1', switchId: 'switch-1', isV2: false });
    expect(calls.save.mock.calls.map(([{ isV2 }]) => isV2)).toEqual([false, false]);
  });
});

describe('whom the engineer meets', () => {
  const ash = { firstName: 'Ash', lastName: 'Vale', phone: '01632 960001' };
  const notes = { healthAndSafety: 'Loose step', engineerInstructions: 'Use the side gate' };

  it('goes with every date that is saved, and to the network, as it was typed', async () => {
    const { does, actor, calls } = customer();
    await does(...toVisits, 'visit.confirmed', 'visit.confirmed');
    await does({ type: 'booking.confirmed', ...ash, ...notes, firstName: ' Ash ' });
    const visit = { slot: 'AM', formattedSlot: '8am-12pm' };
    expect(calls.save.mock.calls).toEqual([
      [{ isV2: true, visit: { ...visit, appointmentId: outsideId, date: '2026-02-17' }, contact: ash, notes }],
      [{ isV2: true, visit: { ...visit, appointmentId: inHomeId, date: '2026-02-22' }, contact: ash, notes }],
    ]);
    expect(calls.reserve).toHaveBeenCalledExactlyOnceWith({ planId: 'plan-1', contact: ash });
    expect(actor.getSnapshot().output?.booking).toMatchObject({ contact: ash, notes });
  });

  it('is whom the booking names, not the member, for who comes back from the review', async () => {
    const booking = { ...known.booking, contact: ash, notes };
    const { actor, does, selects, calls } = customer({}, { installation: bothVisits, booking });
    actor.send({ type: 'xstate.route', to: '#choosingInHomeVisit' });
    await selects('2026-02-25');
    await does('visit.confirmed');
    expect(calls.save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ contact: ash, notes }));
    expect(calls.reserve).toHaveBeenCalledExactlyOnceWith({ planId: 'plan-1', contact: ash });
  });

  it('is the member where the installation names nobody', async () => {
    const { does, context } = customer();
    await does();
    expect(context().contact).toEqual(known.contact);
  });
});

describe('a page opened in the middle', () => {
  it('is the key information only where a visit is known to be needed', async () => {
    const { does, asksFor } = customer();
    expect(asksFor('#readingKeyInfo')).toBe(false);
    await does();
    expect(asksFor('#readingKeyInfo')).toBe(true);
    const settled = customer({ installation: loaded(installationWith({})) });
    await settled.does();
    expect(settled.asksFor('#readingKeyInfo')).toBe(false);
  });

  it('is the in-home page only after the outside visit was chosen', async () => {
    const { does, asksFor } = customer();
    expect(asksFor('#choosingOutsideVisit')).toBe(false);
    await does(...toVisits);
    expect(asksFor('#choosingInHomeVisit')).toBe(false);
    await does('visit.confirmed');
    expect(asksFor('#choosingInHomeVisit')).toBe(true);
  });

  it('shows what is held when the customer comes back from the review', async () => {
    const { actor, does, state, model, calls } = customer({}, { installation: bothVisits, booking: known.booking });
    actor.send({ type: 'xstate.route', to: '#choosingInHomeVisit' });
    expect(state()).toBe('inHomeVisit visitHeld');
    expect(model().inHomeVisit).toMatchObject({ date: '2026-02-24', isHeld: true });
    await does('visit.confirmed');
    expect(actor.getSnapshot().output?.booking).toEqual(known.booking);
    expect(calls.save).not.toHaveBeenCalled();
  });

  it('changes the engineer notes of visits that are held', async () => {
    const { actor, does, calls } = customer({}, { installation: bothVisits, booking: known.booking });
    actor.send({ type: 'xstate.route', to: '#choosingInHomeVisit' });
    await does('engineerNotes.requested', { ...confirmed, healthAndSafety: 'Loose step' });
    expect(calls.save.mock.calls.map(([{ notes }]) => notes.healthAndSafety)).toEqual(['Loose step', 'Loose step']);
    expect(actor.getSnapshot().output?.booking).toMatchObject({ notes: { healthAndSafety: 'Loose step' } });
  });

  it('keeps the dates and the name of a journey that is resumed', async () => {
    const named = installationWith({
      outsideVisit: {
        date: '2026-02-17',
        slot: 'AM',
        formattedSlot: '8am-12pm',
        contactFirstName: 'Ash',
        contactLastName: 'Vale',
        contactPhoneNumber: '01632 960001',
      },
    });
    const { does, model, calls } = customer({ installation: loaded(named) });
    await does(...toVisits);
    expect(model()).toMatchObject({
      outsideVisit: { date: '2026-02-17' },
      engineerDetails: { firstName: 'Ash', phone: '01632 960001' },
    });
    expect(calls.find).not.toHaveBeenCalled();
  });

  it('shows an appointment that has expired as expired, and it is chosen again (BK-32)', async () => {
    const { does, state, selects } = customer({ installation: loaded(known.datedVisits, [outsideId]) });
    await does(...toVisits);
    expect(state()).toBe('outsideVisit visitExpired');
    await selects('2026-02-18');
    expect(state()).toBe('outsideVisit visitProposed');
  });
});

describe('an in-home date', () => {
  it('is asked for again when the new outside date leaves too little time (BK-05)', async () => {
    const { does, selects, state, context, actor } = customer({}, { installation: bothVisits, booking: known.booking });
    actor.send({ type: 'xstate.route', to: '#choosingOutsideVisit' });
    await selects('2026-02-20');
    await does('visit.confirmed');
    expect(state()).toBe('inHomeVisit dateTooEarly');
    expect(context().outsideVisit).toMatchObject({ date: '2026-02-20', standing: 'chosen' });
    await selects('2026-02-25');
    await does('visit.confirmed');
    expect(actor.getSnapshot().output?.booking).toMatchObject({
      outsideVisit: { date: '2026-02-20' },
      inHomeVisit: { date: '2026-02-25' },
    });
  });

  it('is proposed again when the one proposed would come before the new outside date (BK-05)', async () => {
    const { actor, does, selects, state, context } = customer();
    await does(...toVisits, 'visit.confirmed');
    expect(context().inHomeVisit).toMatchObject({ date: '2026-02-22', standing: 'proposed' });
    actor.send({ type: 'xstate.route', to: '#choosingOutsideVisit' });
    await selects('2026-03-10');
    await does('visit.confirmed');
    expect(state()).toBe('inHomeVisit visitProposed');
    expect(context().inHomeVisit).toMatchObject({ date: '2026-03-15', standing: 'proposed' });
  });

  it('that was too early is taken up when the outside visit comes earlier again', async () => {
    const { actor, does, selects, state } = customer({}, { installation: bothVisits, booking: known.booking });
    actor.send({ type: 'xstate.route', to: '#choosingOutsideVisit' });
    await selects('2026-02-20');
    await does('visit.confirmed', 'outsideVisitChange.requested');
    expect(state()).toBe('outsideVisit visitProposed');
    await selects('2026-02-18');
    await does('visit.confirmed');
    expect(actor.getSnapshot().output?.booking).toMatchObject({
      outsideVisit: { date: '2026-02-18' },
      inHomeVisit: { date: '2026-02-24' },
    });
  });

  it('stays when the new outside date leaves enough', async () => {
    const { does, selects, actor, calls } = customer({}, { installation: bothVisits, booking: known.booking });
    actor.send({ type: 'xstate.route', to: '#choosingOutsideVisit' });
    await selects('2026-02-19');
    await does('visit.confirmed');
    expect(actor.getSnapshot().output?.booking).toMatchObject({ inHomeVisit: { date: '2026-02-24' } });
    expect(calls.save).toHaveBeenCalledTimes(1);
  });
});
