import { expect, test } from 'vitest';
import { connectionDayOf, startDayOf } from './order-broadband.rules.ts';

const visitOn = (date: string) => ({ appointmentId: date, date, slot: 'AM' as const, formattedSlot: '8am-12pm' });

test.each([
  ['the in-home visit decides, whatever was asked for', '2026-01-20', '2026-01-08', '2026-01-12', '2026-01-20'],
  ['without one it is the day asked for', null, null, '2026-01-12', '2026-01-12'],
  ['but not before the day after the outside visit', null, '2026-01-14', '2026-01-12', '2026-01-15'],
  ['nobody has said', null, null, null, null],
])('the day of the switch: %s (SW-10, SW-13)', (_, inHome, outside, connectionDate, day) => {
  const visits = {
    inHomeVisit: inHome === null ? null : visitOn(inHome),
    outsideVisit: outside === null ? null : visitOn(outside),
  };
  expect(startDayOf(visits, connectionDate)).toBe(day);
});

test('the day that was asked for is not told where the in-home visit decides it (CU-03)', () => {
  const visits = { outsideVisit: null, inHomeVisit: visitOn('2026-01-20') };
  expect(connectionDayOf(visits, '2026-01-12')).toBeNull();
  expect(connectionDayOf({ ...visits, inHomeVisit: null }, '2026-01-12')).toBe('2026-01-12');
});
