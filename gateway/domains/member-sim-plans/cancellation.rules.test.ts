import { expect, test } from 'vitest';
import { plans } from '../../testing/member-sim-plans.ts';
import { cancellationOf } from './cancellation.rules.ts';
import type { SimPlanRow } from './member-sim-plans.store.ts';

const at = (iso: string) => new Date(iso);

/** 4 GB, 500 minutes and 500 texts for £6, bought and begun in the morning of 23 November. */
const row = {
  ...plans.small,
  state: 'RUNNING',
  reference: 'LKP-G7Q4M2X9K3',
  boughtAt: at('2026-11-23T09:00:00Z'),
  startedAt: at('2026-11-23T09:00:00Z'),
  endsAt: at('2026-12-24T00:00:00Z'),
  milestones: [],
} as unknown as SimPlanRow;

const usage = (used: Partial<Record<'dataInMb' | 'minutes' | 'texts', number>>, reference = row.reference) => ({
  allowance: { reference, dataInMb: 4_000, minutes: 500, texts: 500, from: '', until: '' },
  used: { dataInMb: 0, minutes: 0, texts: 0, ...used },
  asOf: '2026-11-27T09:00:00.000Z',
});
const said = (today: string, used: Parameters<typeof usage>[0] | undefined = {}, change: Partial<SimPlanRow> = {}) =>
  cancellationOf({ ...row, ...change }, { today, usage: usage(used) });

test('the day on which a plan begins counts with the one after it, and each later one that has begun is a thirtieth (MK-07)', () => {
  expect(said('2026-11-23')).toMatchObject({ daysUsed: 1, owedInPence: 20, returnInPence: 580, until: '2026-12-07' });
  expect(said('2026-11-24')).toMatchObject({ daysUsed: 1, owedInPence: 20, returnInPence: 580 });
  expect(said('2026-12-07')).toMatchObject({ daysUsed: 14, days: 30, owedInPence: 280, returnInPence: 320 });
});

test('one that begins at midnight has no day for nothing', () => {
  const change = { startedAt: at('2026-11-24T00:00:00Z') };
  expect(said('2026-11-24', {}, change)).toMatchObject({ daysUsed: 1 });
});

test('what is used counts where it is more than the days: the part of which most is used, in whole per cent', () => {
  expect(said('2026-11-27', { dataInMb: 2_039, minutes: 30 })).toMatchObject({
    daysUsed: 4,
    partsUsed: [
      { part: 'DATA', percent: 50 },
      { part: 'MINUTES', percent: 6 },
      { part: 'TEXTS', percent: 0 },
    ],
    isUseKnown: true,
    owedInPence: 300,
    returnInPence: 300,
  });
});

test('pence are rounded in the member’s favour', () => {
  expect(said('2026-11-24', {}, { priceInPence: 799 })).toMatchObject({ owedInPence: 26, returnInPence: 773 });
});

test.each([
  ['the fourteenth day after its purchase is over', '2026-12-08', {}, {}],
  ['all of a part is used', '2026-11-24', { texts: 500 }, {}],
  ['it has yet to begin', '2026-11-24', {}, { state: 'WAITING', startedAt: null, endsAt: null }],
  ['it is over', '2026-11-24', {}, { state: 'OVER' }],
] as const)('it can’t be cancelled where %s', (_where, today, used, change) => {
  expect(said(today, used, change)).toBeNull();
});

test('one that was bought ahead is counted from its purchase, and not from its beginning', () => {
  expect(said('2026-11-24', {}, { boughtAt: at('2026-11-09T09:00:00Z') })).toBeNull();
});

test('while the network does not answer, or speaks of another plan, what it has told counts, and else the days alone', () => {
  const today = '2026-11-24';
  expect(cancellationOf(row, { today, usage: undefined })).toMatchObject({ isUseKnown: false, owedInPence: 20 });
  expect(cancellationOf(row, { today, usage: usage({ texts: 500 }, 'LKP-GANOTHER') })).toMatchObject({
    isUseKnown: false,
    owedInPence: 20,
  });
  const told = { ...row, milestones: ['DATA:80'] };
  expect(cancellationOf(told, { today, usage: undefined })).toMatchObject({ owedInPence: 480, returnInPence: 120 });
});
