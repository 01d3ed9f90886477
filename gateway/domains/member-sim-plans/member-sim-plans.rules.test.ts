import { expect, test } from 'vitest';
import { endOf, lastDayOf, reminderOf, startAfter, usedUpOf } from './member-sim-plans.rules.ts';

const at = (iso: string) => new Date(iso);

test('a plan has 30 whole days, and the rest of the day on which it begins comes on top (MK-07)', () => {
  expect(lastDayOf(endOf(at('2026-11-23T23:59:00Z'), 30))).toBe('2026-12-23');
  expect(lastDayOf(endOf(at('2026-11-24T00:00:00Z'), 30))).toBe('2026-12-23');
});

test('days begin at midnight in the UK, also on those on which the clocks change', () => {
  expect(endOf(at('2026-09-24T23:00:00Z'), 30)).toEqual(at('2026-10-24T23:00:00Z'));
  expect(endOf(at('2026-09-25T23:00:00Z'), 30)).toEqual(at('2026-10-26T00:00:00Z'));
  expect(endOf(at('2026-02-27T00:00:00Z'), 30)).toEqual(at('2026-03-29T00:00:00Z'));
});

test('what follows a plan goes on from its end where it is paid on the same day, and else from its payment on', () => {
  const end = at('2026-12-24T00:00:00Z');
  expect(startAfter(end, at('2026-12-24T09:00:00Z'))).toEqual(end);
  expect(startAfter(end, at('2026-12-25T09:00:00Z'))).toEqual(at('2026-12-25T09:00:00Z'));
});

test('its member is reminded in the morning three days before (MK-07)', () => {
  expect(reminderOf(at('2026-12-24T00:00:00Z'))).toEqual(at('2026-12-21T09:00:00Z'));
});

test('a part is used up where the network has told all of it', () => {
  expect(usedUpOf({ milestones: ['DATA:80', 'MINUTES:80', 'MINUTES:100'] })).toEqual(['MINUTES']);
});
