import { expect, test } from 'vitest';
import {
  accepted,
  bookingConfirmed,
  bothVisits,
  booking,
  inHomeId,
  input,
  eachDateWanted,
  loaded,
  notAccepted,
  outsideId,
  pairTaken,
} from '../../../machines/book-install/book-install.cases.ts';
import { bookInstallMachine } from '../../../machines/book-install/book-install.machine.ts';
import type { BookInstallInput } from '../../../machines/book-install/book-install.types.ts';
import { answered } from '../../../machines/shared/model-case.ts';
import { eventOf } from '../../../studio/machine-tests/describe-customers.ts';
import type { Happening } from '../../../studio/machine-tests/describe-steps.ts';
import { toldOf } from '../../../studio/machine-tests/told-of.ts';
import { availabilityOf } from '../../../machines/select-appointment/select-appointment.cases.ts';
import { bookInstallAnalytics } from './book-install.analytics.ts';

/** What is told of a customer of whom this is known, to whom that happens. */
const toldOfBooking = (known: Partial<BookInstallInput>, ...happenings: readonly (Happening | string)[]) =>
  toldOf(
    { machine: bookInstallMachine, journey: bookInstallAnalytics, input: { ...input, ...known } },
    ...happenings.map((happening) => eventOf(happening)),
  );

const outsideFree = answered('findFirstSlot', availabilityOf(['2026-02-17', 'AM']));
const inHomeFree = answered('findFirstSlot', availabilityOf(['2026-02-24', 'PM']));
const saved = answered('saveVisit');
const toDates = [loaded(bothVisits), 'overview.read', 'eachDate.requested', outsideFree] as const;
const toReservation = [
  ...toDates,
  'visit.confirmed',
  inHomeFree,
  'visit.confirmed',
  bookingConfirmed,
  saved,
  saved,
] as const;

const outsideChosen = { name: 'date_chosen', data: { visit: 'outside', date: '2026-02-17', slot: 'AM' } };
const inHomeChosen = { name: 'date_chosen', data: { visit: 'in_home', date: '2026-02-24', slot: 'PM' } };
const chosen = [outsideChosen, inHomeChosen];

test('each date is told when the customer says yes to it, with nothing of whom it is about (SC-15)', () => {
  expect(toldOfBooking({}, ...toDates)).toEqual([]);
  expect(toldOfBooking({}, ...toDates, 'visit.confirmed')).toEqual([outsideChosen]);
  expect(toldOfBooking({}, ...toReservation)).toEqual(chosen);
});

test('both dates are told as one choice where they are taken as a pair', () => {
  const toPairs = [loaded(bothVisits), 'overview.read', 'keyInfo.read'] as const;
  const data = { outside_date: '2026-02-17', in_home_date: '2026-02-24', in_home_slot: 'PM' };
  expect(toldOfBooking({}, ...toPairs, pairTaken)).toEqual([{ name: 'pair_chosen', data }]);
  expect(toldOfBooking({}, ...toPairs, eachDateWanted)).toEqual([]);
});

test('a date that is held already is not told as chosen once more', () => {
  const page = (to: string) => ({ type: 'xstate.route', to });
  const back = { installation: bothVisits, booking };
  expect(toldOfBooking(back, page('#choosingOutsideVisit'), 'visit.confirmed')).toEqual([]);
  expect(toldOfBooking(back, page('#choosingInHomeVisit'), 'visit.confirmed')).toEqual([]);
});

test('what the network says of the visits is told by its status', () => {
  const outcome = (status: string) => ({ name: 'visits_reserved', data: { outcome: status } });
  expect(toldOfBooking({}, ...toReservation, accepted)).toEqual([...chosen, outcome('FullyAccepted')]);
  expect(toldOfBooking({}, ...toReservation, notAccepted('PartiallyAccepted', inHomeId))).toEqual([
    ...chosen,
    outcome('PartiallyAccepted'),
  ]);
  expect(toldOfBooking({}, ...toReservation, notAccepted('Rejected', outsideId, inHomeId))).toEqual([
    ...chosen,
    outcome('Rejected'),
  ]);
});

test('an outcome that contradicts itself is told as a failure (RS-07)', () => {
  const told = toldOfBooking({}, ...toReservation, notAccepted('Rejected'));
  expect(told.map(({ name }) => name)).toEqual(['date_chosen', 'date_chosen', 'error_shown']);
});
