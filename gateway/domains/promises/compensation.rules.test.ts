import { expect, test } from 'vitest';
import { compensationOf } from './compensation.rules.ts';
import { ledgerOf } from './ledger.views.ts';
import type { PromiseRow } from './ledger.rules.ts';

let made = 0;
function promise(kind: PromiseRow['kind'], date: string, given: Partial<PromiseRow> = {}): PromiseRow {
  made += 1;
  return {
    id: `${kind}-${made}`,
    orderId: 'order',
    kind,
    visitId: kind === 'GO_LIVE' ? null : kind,
    date,
    slot: null,
    state: 'OPEN',
    causedBy: null,
    endedOn: null,
    madeAt: new Date(made),
    endedAt: null,
    ...given,
  };
}

const owed = (rows: PromiseRow[], today: string) => ledgerOf(rows, 'NETWORK', today).compensationInPence;

/** Pence in force since 1 April 2026. */
const DAY = 646;
const VISIT = 3_231;

test('nothing is owed before a day has gone by, nor for what was kept', () => {
  expect(owed([promise('GO_LIVE', '2026-12-15')], '2026-12-15')).toBe(0);
  expect(owed([promise('GO_LIVE', '2026-12-15', { state: 'KEPT', endedOn: '2026-12-15' })], '2027-02-01')).toBe(0);
});

test('each day that Go Live is late is worth a rate, the promised one included, while it lasts and once it is over', () => {
  expect(owed([promise('GO_LIVE', '2026-12-15')], '2026-12-18')).toBe(3 * DAY);
  const late = promise('GO_LIVE', '2026-12-15', { state: 'BROKEN', causedBy: 'NETWORK', endedOn: '2026-12-18' });
  expect(owed([late], '2027-02-01')).toBe(3 * DAY);
});

test('a day that the network moves is owed from the first one on, as far as the days have come', () => {
  const rows = (state: PromiseRow['state'], endedOn: string | null) => [
    promise('GO_LIVE', '2026-12-15', { state: 'MOVED', causedBy: 'NETWORK', endedOn: '2026-12-02' }),
    promise('GO_LIVE', '2026-12-17', { state, endedOn }),
  ];
  expect(owed(rows('OPEN', null), '2026-12-10')).toBe(0);
  expect(owed(rows('OPEN', null), '2026-12-16')).toBe(DAY);
  expect(owed(rows('KEPT', '2026-12-17'), '2027-02-01')).toBe(2 * DAY);
  expect(owed(rows('BROKEN', '2026-12-20'), '2027-02-01')).toBe(5 * DAY);
  // Connected before the day that it was moved to.
  expect(owed(rows('KEPT', '2026-12-16'), '2027-02-01')).toBe(DAY);
});

test('days that the customer caused do not count', () => {
  const moved = promise('GO_LIVE', '2026-12-15', { state: 'MOVED', causedBy: 'CUSTOMER', endedOn: '2026-12-02' });
  expect(owed([moved, promise('GO_LIVE', '2027-01-11', { state: 'KEPT', endedOn: '2027-01-11' })], '2027-02-01')).toBe(
    0,
  );
});

test('a day that is late by two moves of the network, with a move of the customer between them, is paid once', () => {
  const rows = (state: PromiseRow['state'], endedOn: string | null) => [
    promise('GO_LIVE', '2026-12-07', { state: 'MOVED', causedBy: 'NETWORK', endedOn: '2026-11-26' }),
    promise('GO_LIVE', '2026-12-09', { state: 'MOVED', causedBy: 'CUSTOMER', endedOn: '2026-11-27' }),
    promise('GO_LIVE', '2026-12-08', { state: 'MOVED', causedBy: 'NETWORK', endedOn: '2026-11-28' }),
    promise('GO_LIVE', '2026-12-10', { state, endedOn }),
  ];
  // The 7th, the 8th and the 9th; and each day once while it has not come to an end.
  expect(owed(rows('KEPT', '2026-12-10'), '2027-02-01')).toBe(3 * DAY);
  expect(['08', '09', '10', '12'].map((day) => owed(rows('OPEN', null), `2026-12-${day}`))).toEqual([
    DAY,
    2 * DAY,
    3 * DAY,
    5 * DAY,
  ]);
  expect(owed(rows('BROKEN', '2026-12-12'), '2027-02-01')).toBe(5 * DAY);
});

test('a late order that is called off is owed its days until then', () => {
  const off = promise('GO_LIVE', '2026-12-15', { state: 'CALLED_OFF', endedOn: '2026-12-17' });
  expect(owed([off], '2027-02-01')).toBe(2 * DAY);
});

test('a visit that the network missed is worth one rate, one that the customer missed nothing', () => {
  const missed = (causedBy: 'NETWORK' | 'CUSTOMER') =>
    promise('HOME_VISIT', '2026-12-15', { state: 'BROKEN', causedBy });
  expect(owed([missed('NETWORK')], '2026-12-16')).toBe(VISIT);
  expect(owed([missed('CUSTOMER')], '2026-12-16')).toBe(0);
});

test('each day has the rate of its own year', () => {
  const late = promise('GO_LIVE', '2026-03-30', { state: 'BROKEN', causedBy: 'NETWORK', endedOn: '2026-04-02' });
  expect(compensationOf([late], '2026-05-01').get(late.id)).toEqual({
    rateInPence: 624,
    per: 'DAY',
    days: 3,
    amountInPence: 2 * 624 + DAY,
  });
});

test('a broken visit waits for the customer until it is booked again; an open Go Live for whoever holds it up', () => {
  const broken = promise('OUTSIDE_VISIT', '2026-12-01', { state: 'BROKEN', causedBy: 'CUSTOMER' });
  const goLive = promise('GO_LIVE', '2026-12-15');
  const owners = (rows: PromiseRow[]) =>
    ledgerOf(rows, 'CUSTOMER', '2026-12-02').promises.map(({ actionOwner }) => actionOwner);
  expect(owners([broken, goLive])).toEqual(['CUSTOMER', 'CUSTOMER']);
  expect(owners([broken, promise('OUTSIDE_VISIT', '2026-12-08'), goLive])).toEqual([null, 'NETWORK', 'CUSTOMER']);
});

test('a day that the network brought forward is owed from then on, where it is missed', () => {
  const rows = [
    promise('GO_LIVE', '2026-12-16', { state: 'MOVED', causedBy: 'NETWORK' }),
    promise('GO_LIVE', '2026-12-09', { state: 'MOVED', causedBy: 'NETWORK' }),
    promise('GO_LIVE', '2026-12-16'),
  ];
  expect(owed(rows, '2026-12-11')).toBe(2 * DAY);
  expect(owed(rows, '2026-12-18')).toBe((7 + 2) * DAY);
});
