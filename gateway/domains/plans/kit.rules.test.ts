import { expect, test } from 'vitest';
import { arrivesBy, nameWithKit, sendBackBy } from './kit.rules.ts';

test('kit has 28 days to come back (CU-02, DB-06)', () => {
  expect(sendBackBy('2027-01-14')).toBe('2027-02-11');
});

test('kit comes by the day from which it counts, unless five working days with the post are longer', () => {
  expect(arrivesBy('2026-12-31', '2026-12-01')).toBe('2026-12-31');
  // Christmas, Boxing Day and New Year are no working days.
  expect(arrivesBy('2026-12-28', '2026-12-23')).toBe('2027-01-04');
});

test('a plan is named with its kit, and without it where it has had it', () => {
  expect([nameWithKit('1 Gbps', true), nameWithKit('1 Gbps', false), nameWithKit('1 Gbps', false, true)]).toEqual([
    '1 Gbps with mesh Wi-Fi',
    '1 Gbps',
    '1 Gbps without mesh Wi-Fi',
  ]);
});
