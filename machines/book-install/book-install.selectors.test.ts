import { describe, expect, it } from 'vitest';
import { failed } from '../shared/model-case.ts';
import * as known from './book-install.cases.ts';
import { confirmed, customer, inTurn, loaded, toVisits, wholeWay } from './customers.cases.ts';
import type { ReservationOutcome } from './book-install.types.ts';

const { bothVisits, inHomeId, installationWith, outsideId } = known;

const fromReview = { installation: bothVisits, booking: known.booking };

describe('the overview', () => {
  it('waits, and then says which visits the home needs and how it is connected', async () => {
    const { does, model } = customer();
    expect(model()).toMatchObject({
      isBusy: true,
      isOutsideVisitRequired: false,
      isInHomeVisitRequired: false,
      installMethod: null,
    });
    await does();
    expect(model()).toMatchObject({
      isBusy: false,
      isOutsideVisitRequired: true,
      isInHomeVisitRequired: true,
      installMethod: 'Full fibre to your home',
      outsideVisit: null,
      inHomeVisit: null,
      errors: {},
      failureReason: null,
    });
  });

  it.each([
    ['only outside', known.onlyOutside, true, false],
    ['only in the home', known.onlyInHome, false, true],
  ])('tells a visit %s from one in the other place (BK-04)', async (_, installation, isOutside, isInHome) => {
    const { does, model } = customer({ installation: loaded(installation) });
    await does();
    expect(model()).toMatchObject({ isOutsideVisitRequired: isOutside, isInHomeVisitRequired: isInHome });
  });
});

describe('the card of a visit', () => {
  it('shows its date and time, and whether it is held', async () => {
    const { does, model } = customer({
      reserved: inTurn<ReservationOutcome>({ status: 'PartiallyAccepted', rejectedAppointmentIds: [inHomeId] }),
    });
    await does(...wholeWay);
    expect(model()).toMatchObject({
      outsideVisit: { date: '2026-02-17', slot: 'AM', formattedSlot: '8am-12pm', isHeld: true },
      inHomeVisit: { date: '2026-02-22', slot: 'AM', formattedSlot: '8am-12pm', isHeld: false },
    });
  });

  it('is that of its own visit', () => {
    const { model } = customer({}, fromReview);
    expect(model().outsideVisit).toEqual({ ...known.outsideDate, isHeld: true });
    expect(model().inHomeVisit).toEqual({ ...known.inHomeDate, isHeld: true });
  });
});

describe('what the button confirms', () => {
  const confirms = ({ model }: ReturnType<typeof customer>) => model().confirms;
  const rejected = (...rejectedAppointmentIds: string[]) =>
    inTurn<ReservationOutcome>({ status: 'Rejected', rejectedAppointmentIds });

  it('goes on as long as the engineer’s details are not given, on the last page too', async () => {
    const first = customer();
    await first.does(...toVisits);
    expect(confirms(first)).toBe('visit');
    await first.does('visit.confirmed');
    expect([first.state(), confirms(first)]).toEqual(['inHomeVisit visitProposed', 'visit']);
  });

  it('confirms where the visit on the page is the only one left (BK-23)', async () => {
    const outsideLeft = customer({ reserved: rejected(outsideId) });
    await outsideLeft.does(...wholeWay);
    expect([outsideLeft.state(), confirms(outsideLeft)]).toEqual(['outsideVisit visitRejected', 'booking']);
    const inHomeLeft = customer({ reserved: rejected(inHomeId) });
    await inHomeLeft.does(...wholeWay);
    expect([inHomeLeft.state(), confirms(inHomeLeft)]).toEqual(['inHomeVisit visitRejected', 'booking']);
  });

  it('goes on where the other visit is left as well', async () => {
    const both = customer({ reserved: rejected(outsideId, inHomeId) });
    await both.does(...wholeWay);
    expect([both.state(), confirms(both)]).toEqual(['outsideVisit visitsRejected', 'visit']);
  });

  it('goes on from a visit that is held, and confirms another date for it', async () => {
    const back = customer({}, fromReview);
    back.actor.send({ type: 'xstate.route', to: '#choosingOutsideVisit' });
    expect([back.state(), confirms(back)]).toEqual(['outsideVisit visitHeld', 'visit']);
    await back.selects('2026-02-16');
    expect(confirms(back)).toBe('booking');
    const inHome = customer({}, fromReview);
    inHome.actor.send({ type: 'xstate.route', to: '#choosingInHomeVisit' });
    expect([inHome.state(), confirms(inHome)]).toEqual(['inHomeVisit visitHeld', 'visit']);
  });
});

describe('the engineer notes', () => {
  it('can be changed where the visit is held, and not while its date is chosen', async () => {
    const { actor, selects, model } = customer({}, fromReview);
    actor.send({ type: 'xstate.route', to: '#choosingInHomeVisit' });
    expect(model().canChangeEngineerNotes).toBe(true);
    await selects('2026-02-25');
    expect(model().canChangeEngineerNotes).toBe(false);
  });

  const notes = { healthAndSafety: 'Loose step', engineerInstructions: 'Ring the lower bell' };
  const otherNotes = { healthAndSafety: 'Friendly dog', engineerInstructions: 'Use the side gate' };

  it('start with the member’s own name, and empty', () => {
    expect(customer().model().engineerDetails).toEqual({
      firstName: 'Rowan',
      lastName: 'Archer',
      phone: '07700 900101',
      healthAndSafety: '',
      engineerInstructions: '',
    });
  });

  it('start with what the gateway kept of a journey resumed, the in-home visit first', async () => {
    const { does, model } = customer({
      installation: loaded(installationWith({ outsideVisit: { notes: otherNotes }, inHomeVisit: { notes } })),
    });
    await does();
    expect(model().engineerDetails).toMatchObject(notes);
    const outsideOnly = customer({ installation: loaded(installationWith({ outsideVisit: { notes: otherNotes } })) });
    await outsideOnly.does();
    expect(outsideOnly.model().engineerDetails).toMatchObject(otherNotes);
  });

  it('start with what was given last, for whom they were given', () => {
    const contact = { firstName: 'Ash', lastName: 'Vale', phone: '01632 960001' };
    const installation = installationWith({ outsideVisit: true, inHomeVisit: { notes: otherNotes } });
    const { model } = customer({}, { installation, booking: { ...known.booking, installation, contact, notes } });
    expect(model().engineerDetails).toEqual({ ...contact, ...notes });
  });

  it('show what is refused, by field', async () => {
    const { does, model } = customer({ installation: loaded(known.onlyOutside) });
    await does(...toVisits, 'visit.confirmed', { ...confirmed, lastName: '' });
    expect(model().errors).toEqual({ lastName: 'lastNameMissing' });
  });
});

describe('a failure', () => {
  it.each([
    ['dates that are not open yet (BK-22)', known.outsideWindow, 'dateNotYetOpen'],
    ['anything else (BK-20)', known.broken, 'unknown'],
  ])('has a reason for %s', async (_, error, reason) => {
    const { actor, does, model } = customer();
    await does('overview.read');
    actor.send({ type: 'eachDate.requested' });
    actor.send(failed('findFirstSlot', error) as never);
    expect(model().failureReason).toBe(reason);
    await does('retry.requested');
    expect(model().failureReason).toBeNull();
  });
});
