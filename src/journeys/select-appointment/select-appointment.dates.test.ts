import { expect, test } from 'vitest';
import { besideDate, chosenOption, isMonthHere, listEnds, nearItems } from './select-appointment.dates.ts';
import { block } from './test-list.tsx';

const loaded = block('2026-01-05', 'loaded', ['2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08'], '2026-01-06');
const awaited = block('2026-01-19', 'awaited');
const empty = block('2026-01-19', 'empty');
const later = block('2026-02-02', 'loaded', ['2026-02-02']);

test('a block is near when its place shows, or its forerunner is within 2 dates of the end (BK-15)', () => {
  expect(nearItems([loaded, awaited])).toEqual([
    { date: '2026-01-19', startDate: '2026-01-19' },
    { date: '2026-01-06', startDate: '2026-01-19' },
  ]);
});

test('a block without dates does not stand between the end of the dates and the next block', () => {
  expect(nearItems([loaded, empty, block('2026-02-02', 'awaited')])).toContainEqual({
    date: '2026-01-06',
    startDate: '2026-02-02',
  });
});

test('a short block is near its end from its first date on', () => {
  const short = block('2026-01-05', 'loaded', ['2026-01-05']);
  expect(nearItems([short, awaited])).toContainEqual({ date: '2026-01-05', startDate: '2026-01-19' });
});

test('dates that are not asked for are near by their own place alone while nothing before them has come', () => {
  const place = { date: '2026-01-19', startDate: '2026-01-19' };
  expect(nearItems([block('2026-01-05', 'loading'), awaited])).toEqual([place]);
  expect(nearItems([awaited])).toEqual([place]);
});

test('what is here or on its way is not watched for', () => {
  expect(nearItems([loaded, block('2026-01-19', 'loading'), later])).toEqual([]);
});

test.each([
  ['the next date of the block', [loaded, later], '2026-01-05', 1, { kind: 'date' }],
  ['the next date of the last block', [loaded], '2026-01-05', 1, { kind: 'date' }],
  ['the date before in the first block', [loaded], '2026-01-08', -1, { kind: 'date' }],
  [
    'the first date of the next block, past one without dates',
    [loaded, empty, later],
    '2026-01-08',
    1,
    { kind: 'date' },
  ],
  ['the last date of the block before', [loaded, empty, later], '2026-02-02', -1, { kind: 'date' }],
  ['dates not asked for', [loaded, awaited, later], '2026-01-08', 1, { kind: 'awaited', startDate: '2026-01-19' }],
  ['dates on their way', [loaded, block('2026-01-19', 'loading')], '2026-01-08', 1, { kind: 'end' }],
  ['the end of the window', [loaded, later], '2026-02-02', 1, { kind: 'end' }],
  ['the beginning of the window', [loaded, later], '2026-01-05', -1, { kind: 'end' }],
] as const)('beside a date lies %s', (_, blocks, date, step, beside) => {
  expect(besideDate(blocks, date, step)).toEqual(beside);
});

test('a month is here when every block that reaches into it was answered', () => {
  const blocks = [loaded, block('2026-01-26', 'awaited'), block('2026-02-09', 'loaded')];
  expect(isMonthHere(blocks, '2026-02')).toBe(false);
  expect(isMonthHere([loaded, block('2026-01-26', 'failed'), block('2026-02-09', 'empty')], '2026-02')).toBe(true);
  expect(isMonthHere([loaded, block('2026-02-01', 'loading')], '2026-01')).toBe(true);
});

test('a month is not here while a block that begins in it is awaited or on its way', () => {
  expect(isMonthHere([loaded, block('2026-02-09', 'awaited')], '2026-02')).toBe(false);
  expect(isMonthHere([loaded, block('2026-02-09', 'loading')], '2026-02')).toBe(false);
});

test('a month does not wait for a block that ends before it, be it by a day', () => {
  const missing = block('2026-01-05', 'awaited');
  const reaching = block('2026-01-26', 'loaded', ['2026-02-02']);
  expect(isMonthHere([missing, reaching, block('2026-02-09', 'loaded')], '2026-02')).toBe(true);
  expect(isMonthHere([missing, block('2026-02-01', 'loaded')], '2026-02')).toBe(true);
});

test('the chosen date is found in any block', () => {
  expect(chosenOption([later, loaded])?.date).toBe('2026-01-06');
  expect(chosenOption([later])).toBeNull();
});

test('the ends of the list are its first and last date', () => {
  expect(listEnds([loaded, later])).toMatchObject({ first: { date: '2026-01-05' }, last: { date: '2026-02-02' } });
  expect(listEnds([loaded, awaited])).toMatchObject({ last: { date: '2026-01-19', status: 'awaited' } });
  const inside = block('2026-01-05', 'loaded', ['2026-01-07', '2026-01-08']);
  expect(listEnds([inside])).toEqual({
    first: { date: '2026-01-07', status: 'loaded' },
    last: { date: '2026-01-08', status: 'loaded' },
  });
  expect(listEnds([awaited, later])).toMatchObject({ first: { date: '2026-01-19', status: 'awaited' } });
  expect(listEnds([])).toBeNull();
});
