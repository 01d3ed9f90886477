import { describe, expect, test } from 'vitest';
import { losingBanner } from './losing-switches.banners.ts';
import {
  comesFirst,
  factsOf,
  hasRunOut,
  isOverdue,
  objectionOf,
  ownEndOf,
  stateOf,
  switchDayOf,
  whyOf,
} from './losing-switches.rules.ts';
import type { LosingSwitchRow } from './losing-switches.types.ts';
import { orderKeyIn, ourAccountFormat } from './our-accounts.rules.ts';
import {
  hasAccountFormat,
  normaliseAccountNumber,
} from '../../../openapi/partners/switching-hub/losing-side/account-number.rules.ts';

const today = '2027-03-01';

function row(status: LosingSwitchRow['status'], given: Partial<LosingSwitchRow> = {}): LosingSwitchRow {
  const isOrdered = status !== 'new' && status !== 'voided';
  return {
    id: 'switch-1',
    reference: '5c1f4a0e-7a0b-4d0e-9a7e-0d5f2c1b8a10',
    planId: 'plan-1',
    memberId: '100001',
    gainingProviderId: 'RBRN',
    lastName: 'Finch',
    status,
    matchedOn: '2027-02-20',
    impliedAt: new Date('2027-02-20T12:00:00Z'),
    orderedOn: isOrdered ? '2027-02-21' : null,
    how: isOrdered ? 'EXIT_FEE' : null,
    plannedDate: isOrdered ? '2027-03-10' : null,
    activationDate: null,
    objectedAt: null,
    caseNumber: null,
    providerAskedAt: null,
    caseClosedAt: null,
    createdAt: new Date('2027-02-20T12:00:00Z'),
    updatedAt: new Date('2027-02-20T12:00:00Z'),
    ...given,
  };
}

describe('each status: what is sent, what “This wasn’t me” does, and whether the dashboard tells of it (SW-12)', () => {
  test.each([
    ['new', 'matched', 'VOID', false],
    ['confirmed', 'ordered', 'CASE', true],
    ['updated', 'updated', 'CASE', true],
    ['triggered', 'triggered', null, true],
    ['cancelled', 'cancelled', null, true],
    ['expired', 'expired', null, true],
    ['voided', 'voided', null, false],
  ] as const)('%s', (status, state, objection, isTold) => {
    expect(stateOf(row(status), today)).toBe(state);
    expect(objectionOf(row(status), today)).toBe(objection);
    expect(losingBanner(row(status), { provider: 'Riverbourne Broadband', ownEnd: null }) !== undefined).toBe(isTold);
  });
});

test('what was said once is not said again', () => {
  expect(objectionOf(row('confirmed', { objectedAt: new Date() }), today)).toBeNull();
});

test.each([
  ['new', '2027-03-23', false],
  ['new', '2027-03-24', true],
  ['confirmed', '2027-04-10', false],
  ['confirmed', '2027-04-11', true],
  ['triggered', '2030-01-01', false],
  ['cancelled', '2030-01-01', false],
  ['voided', '2030-01-01', false],
] as const)('%s on %s: run out %s', (status, day, expected) => {
  expect(hasRunOut(row(status), day)).toBe(expected);
  if (status !== 'triggered' && status !== 'cancelled' && status !== 'voided')
    expect(stateOf(row(status), day) === 'expired').toBe(expected);
});

test('a reference that was voided was never given out; one that has run out is known by its dates', () => {
  const plan = { state: 'ACTIVE', serviceEnd: null } as const;
  expect(factsOf(row('voided'), plan, { running: [], today }).order).toBeUndefined();
  expect(factsOf(row('expired'), plan, { running: [], today }).order).toMatchObject({ plannedDate: '2027-03-10' });
});

test.each([
  ['ACTIVE', null, false, undefined],
  ['CEASING', '2027-03-02', false, undefined],
  ['CEASING', '2027-03-01', false, 'cease'],
  ['CEASING', '2027-02-28', true, 'cease'],
  ['ENDED', '2027-02-28', true, undefined],
] as const)('a plan that is %s with the last day %s', (state, serviceEnd, isCeased, openOrder) => {
  const facts = factsOf(row('new'), { state, serviceEnd }, { running: [], today });
  expect([facts.isCeased, facts.openOrder]).toEqual([isCeased, openOrder]);
});

test('its own order is no rival of a switch', () => {
  const plan = { state: 'ACTIVE', serviceEnd: null } as const;
  expect(factsOf(row('confirmed'), plan, { running: [{ id: 'switch-1' }], today }).isSwitching).toBe(false);
  expect(factsOf(row('new'), plan, { running: [{ id: 'switch-2' }], today }).isSwitching).toBe(true);
});

test('the day of the switch: the one that came, else the planned one, else tomorrow', () => {
  expect(switchDayOf(row('triggered', { activationDate: '2027-03-12' }), today)).toBe('2027-03-12');
  expect(switchDayOf(row('confirmed'), today)).toBe('2027-03-10');
  expect(switchDayOf(row('new'), today)).toBe('2027-03-02');
  // An overdue one could still come, and not on the day that has passed.
  expect(switchDayOf(row('confirmed'), '2027-03-10')).toBe('2027-03-10');
  expect(switchDayOf(row('confirmed'), '2027-03-11')).toBe('2027-03-12');
});

test.each([
  ['ACTIVE', null, 'confirmed', null, null],
  ['CEASING', '2027-03-08', 'confirmed', null, { isOver: false, takeBackUntil: '2027-03-07', hasGap: true }],
  ['CEASING', '2027-03-09', 'confirmed', null, { isOver: false, takeBackUntil: '2027-03-08', hasGap: false }],
  ['CEASING', '2027-03-20', 'updated', null, { isOver: false, takeBackUntil: '2027-03-19', hasGap: false }],
  ['CEASING', '2027-03-01', 'new', null, { isOver: false, takeBackUntil: null, hasGap: false }],
  ['CEASING', '2027-02-28', 'confirmed', null, { isOver: true, takeBackUntil: null, hasGap: true }],
  ['ENDED', '2027-02-28', 'cancelled', null, { isOver: true, takeBackUntil: null, hasGap: false }],
  // The switch has ended the one, and not the other.
  ['ENDED', '2027-02-27', 'triggered', '2027-02-28', null],
  ['ENDED', '2027-02-26', 'triggered', '2027-02-28', { isOver: true, takeBackUntil: null, hasGap: false }],
  // The provider tells late, of a day before the one on which the plan ended: what was paid stands.
  ['ENDED', '2027-02-28', 'triggered', '2027-02-20', { isOver: true, takeBackUntil: null, hasGap: false }],
] as const)(
  'a plan that is %s, its last day %s, beside a switch that is %s (%s)',
  (state, serviceEnd, status, activationDate, rest) => {
    const own = ownEndOf({ state, serviceEnd }, row(status, { activationDate }), { today, why: 'ASKED' });
    expect(own).toEqual(rest && { lastDay: serviceEnd, why: 'ASKED', ...rest });
  },
);

test.each([
  ['2027-02-28', '2027-02-28', [], 'ASKED'],
  ['2027-02-28', null, [], 'NETWORK'],
  // The network has ended it before the day that was agreed.
  ['2027-02-20', '2027-02-28', [{ activationDate: null }], 'NETWORK'],
  ['2027-02-28', '2027-02-28', [{ activationDate: '2027-03-01' }], 'SWITCH'],
] as const)('a last day %s, with %s agreed and the switches %j, is there by %s', (lastDay, agreed, switches, why) => {
  expect(whyOf(lastDay, { agreed, switches })).toBe(why);
});

test.each([
  ['confirmed', '2027-03-09', false],
  ['confirmed', '2027-03-10', false],
  ['updated', '2027-03-11', true],
  ['triggered', '2027-03-11', false],
  ['cancelled', '2027-03-11', false],
  ['new', '2027-03-11', false],
] as const)('%s for 10 March, on %s: overdue %s', (status, day, expected) => {
  expect(isOverdue(row(status), day)).toBe(expected);
});

test('an end comes first where it is over, or where days lie between it and the switch', () => {
  const own = { lastDay: '2027-03-05', why: 'ASKED', isOver: false, takeBackUntil: null, hasGap: false } as const;
  expect([comesFirst(null), comesFirst(own)]).toEqual([false, false]);
  expect([comesFirst({ ...own, isOver: true }), comesFirst({ ...own, hasGap: true })]).toEqual([true, true]);
});

test.each([
  ['LK-7Q4M2X9', 'LK-7Q4M2X9'],
  ['lk 7q4m2x9', 'LK-7Q4M2X9'],
  ['LK-7Q4M2X9-003', 'LK-7Q4M2X9'],
  ['LK-7Q4M2X', ''],
  ['100200300', ''],
  ['LK-7Q4M2X0', ''],
  ['LK-7Q4M2X9-03', ''],
])('%s is the number of %s', (typed, key) => {
  const isOurs = hasAccountFormat(normaliseAccountNumber(typed), ourAccountFormat('LK'));
  expect(isOurs ? orderKeyIn(typed, 'LK') : '').toBe(key);
});
