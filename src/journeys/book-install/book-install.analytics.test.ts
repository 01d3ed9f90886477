import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  accepted,
  bookingConfirmed,
  bothVisits,
  booking,
  inHomeId,
  input,
  loaded,
  notAccepted,
  outsideId,
} from '../../../machines/book-install/book-install.cases.ts';
import { bookInstallMachine } from '../../../machines/book-install/book-install.machine.ts';
import type { BookInstallInput } from '../../../machines/book-install/book-install.types.ts';
import { answered } from '../../../machines/shared/model-case.ts';
import { unanswered } from '../../../studio/model/explore.ts';
import { availabilityOf } from '../../../machines/select-appointment/select-appointment.cases.ts';
import type { AnalyticsEvent } from '../../analytics/catalogue.ts';
import { createFactReader } from '../../analytics/fact-reader.ts';
import { createFacts } from '../../analytics/facts.ts';
import { bookInstallAnalytics } from './book-install.analytics.ts';

/** What is told of a customer to whom this happens. */
async function toldOf(given: Partial<BookInstallInput>, ...events: ({ type: string } | string)[]) {
  const told: AnalyticsEvent[] = [];
  const facts = createFacts(() =>
    Promise.resolve(
      createFactReader({
        journeys: [bookInstallAnalytics],
        track: (event) => void told.push(event),
        onMistake: (message) => expect.fail(message),
      }),
    ),
  );
  await facts.load();
  const actor = createActor(unanswered(bookInstallMachine), {
    input: { ...input, ...given },
    logger: () => {},
    inspect: (event) => facts.journey(event, false),
  }).start();
  for (const event of events) actor.send(typeof event === 'string' ? { type: event } : event);
  return told;
}

const outsideFree = answered('findFirstSlot', availabilityOf(['2026-02-17', 'AM']));
const inHomeFree = answered('findFirstSlot', availabilityOf(['2026-02-24', 'PM']));
const saved = answered('saveVisit');
const toDates = [loaded(bothVisits), 'overview.read', 'keyInfo.read', outsideFree] as const;
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

test('each date is told when the customer says yes to it, with nothing of whom it is about (SC-15)', async () => {
  expect(await toldOf({}, ...toDates)).toEqual([]);
  expect(await toldOf({}, ...toDates, 'visit.confirmed')).toEqual([outsideChosen]);
  expect(await toldOf({}, ...toReservation)).toEqual(chosen);
});

test('a date that is held already is not told as chosen once more', async () => {
  const page = (to: string) => ({ type: 'xstate.route', to });
  const back = { installation: bothVisits, booking };
  expect(await toldOf(back, page('#choosingOutsideVisit'), 'visit.confirmed')).toEqual([]);
  expect(await toldOf(back, page('#choosingInHomeVisit'), 'visit.confirmed')).toEqual([]);
});

test('what the network says of the visits is told by its status', async () => {
  const outcome = (status: string) => ({ name: 'visits_reserved', data: { outcome: status } });
  expect(await toldOf({}, ...toReservation, accepted)).toEqual([...chosen, outcome('FullyAccepted')]);
  expect(await toldOf({}, ...toReservation, notAccepted('PartiallyAccepted', inHomeId))).toEqual([
    ...chosen,
    outcome('PartiallyAccepted'),
  ]);
  expect(await toldOf({}, ...toReservation, notAccepted('Rejected', outsideId, inHomeId))).toEqual([
    ...chosen,
    outcome('Rejected'),
  ]);
});

test('an outcome that contradicts itself is told as a failure (RS-07)', async () => {
  const told = await toldOf({}, ...toReservation, notAccepted('Rejected'));
  expect(told.map(({ name }) => name)).toEqual(['date_chosen', 'date_chosen', 'error_shown']);
});
