import { describe, expect, test } from 'vitest';
import { faultCodes } from '../../../openapi/partners/switching-hub/fault-codes.ts';
import { confirmedOutcome, patienceMs, refusedOutcome, type Outcome } from './outcomes.rules.ts';
import type { Step } from './steps.rules.ts';

const day = '2026-12-08';
const order: Step = `order:${day}`;
const update: Step = `update:${day}`;

const settled = (change: object): Outcome => ({ kind: 'settled', change });

describe('a step that went well', () => {
  test.each<[Exclude<Step, 'match'>, object]>([
    [order, { state: 'ordered', confirmedDate: day }],
    [update, { state: 'updated', confirmedDate: day }],
    ['trigger', { state: 'triggered' }],
    ['cancel', { state: 'cancelled' }],
  ])('%s', (step, change) => {
    expect(confirmedOutcome(step)).toEqual(settled({ errorCode: null, refusedStep: null, ...change }));
  });
});

describe('a refusal', () => {
  const matches = faultCodes.filter((code) => code.startsWith('11') && code !== '1112');
  test.each(matches)('%s of a match is the customer’s to repair', (code) => {
    expect(refusedOutcome('match', code, 1)).toEqual(settled({ state: 'failed', errorCode: code, refusedStep: null }));
  });

  test.each(['1112', '9005', '9006', '9007', '9008'])('%s of a match is repeated twice, and then said', (code) => {
    expect(refusedOutcome('match', code, 1)).toEqual({ kind: 'retried', afterMs: 2_000 });
    expect(refusedOutcome('match', code, 2)).toEqual({ kind: 'retried', afterMs: 6_000 });
    expect(refusedOutcome('match', code, 3)).toMatchObject(settled({ state: 'failed', errorCode: code }));
  });

  test.each(['1201', '1203', '1204', '1205', '1211', '1212', '1213', '1214', '1215'])(
    '%s of an order means that there is none',
    (code) => {
      expect(refusedOutcome(order, code, 1)).toMatchObject(settled({ state: 'failed', errorCode: code }));
    },
  );

  test('1213 after a repeat means that the first message had arrived: the day is sent once more', () => {
    expect(refusedOutcome(order, '1213', 2)).toMatchObject(settled({ state: 'ordered', confirmedDate: null }));
  });

  test.each<[string, Step]>([
    ['1202', order],
    ['1302', update],
    ['1402', 'trigger'],
  ])('%s asks for a new match', (code, step) => {
    expect(refusedOutcome(step, code, 1)).toEqual(settled({ state: 'expired', errorCode: code }));
  });

  test.each<[string, Step]>([
    ['1301', update],
    ['1303', update],
    ['1306', update],
    ['1401', 'trigger'],
    ['1403', 'trigger'],
    ['1406', 'trigger'],
  ])('%s leaves the order as it was', (code, step) => {
    expect(refusedOutcome(step, code, 1)).toEqual(settled({ errorCode: code, refusedStep: step }));
  });

  test.each<[string, Step, object]>([
    ['1304', update, { state: 'triggered', errorCode: '1304' }],
    ['1305', update, { state: 'cancelled', errorCode: '1305' }],
    ['1404', 'trigger', { state: 'triggered', errorCode: null }],
    ['1405', 'trigger', { state: 'cancelled', errorCode: '1405' }],
    ['1501', 'cancel', { state: 'cancelled', errorCode: '1501' }],
    ['1502', 'cancel', { state: 'cancelled', errorCode: null }],
    ['1504', 'cancel', { state: 'triggered', errorCode: '1504' }],
    ['1505', 'cancel', { state: 'cancelled', errorCode: null }],
    ['1506', 'cancel', { state: 'cancelled', errorCode: null }],
  ])('%s tells where the order stands', (code, step, change) => {
    expect(refusedOutcome(step, code, 1)).toEqual(settled(change));
  });

  test('a message that cannot be delivered is repeated for more than an hour', () => {
    const waits = [1, 2, 3].map((attempt) => refusedOutcome('trigger', '9008', attempt));
    expect(waits).toEqual([60_000, 600_000, 3_600_000].map((afterMs) => ({ kind: 'retried', afterMs })));
    expect(refusedOutcome('trigger', '9008', 4)).toEqual(settled({ errorCode: '9008', refusedStep: 'trigger' }));
  });

  test('a code that nobody has told us of is taken as it comes', () => {
    expect(refusedOutcome('match', '1199', 1)).toMatchObject(settled({ state: 'failed', errorCode: '1199' }));
    expect(refusedOutcome(update, '1399', 1)).toMatchObject(settled({ errorCode: '1399' }));
    expect(refusedOutcome('cancel', '1599', 1)).toMatchObject(settled({ state: 'cancelled', errorCode: '1599' }));
  });
});

test('patience lasts longer than the industry allows an answer to take', () => {
  expect(patienceMs('match')).toBeGreaterThan(60_000);
  for (const step of [order, update, 'cancel'] as const) expect(patienceMs(step)).toBeGreaterThanOrEqual(7_200_000);
  expect(patienceMs('trigger')).toBeGreaterThan(3 * 86_400_000);
});
