import { expect, test } from 'vitest';
import { orderWith } from '../../../machines/manage-order/orders.cases.ts';
import type { Wire } from '../../../machines/shared/wire.ts';
import { calendarFile } from './calendar-file.ts';

type Visit = Wire<'AppointmentSummary'>;

// What the file does not read is the business of the gateway's own tests.
const visit = {
  id: '0197f3a2-1111-4222-8333-444455556666',
  visitType: 'IN_HOME',
  date: '2026-03-27',
  earliestArrivalTime: '2026-03-27T08:00:00.000Z',
  latestArrivalTime: '2026-03-27T12:00:00.000Z',
  formattedArrivalTime: '8am-12pm',
  created: '2026-02-02T10:30:00.000Z',
  updated: '2026-02-02T10:30:00.000Z',
} as Visit;

/** The lines of the file, with those put together that were folded. */
function linesOf(change: Partial<Visit> = {}): string[] {
  const { text } = calendarFile({
    order: orderWith({}),
    visit: { ...visit, ...change },
    pageUrl: 'https://site.example.com/dashboard/orders/1',
  });
  return text.replaceAll('\r\n ', '').split('\r\n');
}

const valueOf = (lines: readonly string[], name: string): string | undefined =>
  lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);

test('a visit in winter and one in summer time are the same hours for the customer (BK-29)', () => {
  expect(linesOf()).toEqual(expect.arrayContaining(['DTSTART:20260327T080000Z', 'DTEND:20260327T120000Z']));
  // The clocks go forward on 29 March: eight o’clock is seven in UTC.
  const summer = linesOf({
    date: '2026-03-30',
    earliestArrivalTime: '2026-03-30T08:00:00+01:00',
    latestArrivalTime: '2026-03-30T12:00:00+01:00',
  });
  expect(summer).toEqual(expect.arrayContaining(['DTSTART:20260330T070000Z', 'DTEND:20260330T110000Z']));
});

test('a visit that moved takes the place of its entry: the same name, a higher number', () => {
  const [before, after, later] = [
    linesOf(),
    linesOf({ updated: '2026-02-03T10:30:00.000Z' }),
    linesOf({ updated: '2026-02-03T10:31:00.000Z' }),
  ];
  expect(new Set([before, after, later].map((lines) => valueOf(lines, 'UID'))).size).toBe(1);
  const [first, second, third] = [before, after, later].map((lines) => Number(valueOf(lines, 'SEQUENCE')));
  expect(first).toBe(0);
  expect(second).toBeGreaterThan(first ?? NaN);
  expect(third).toBeGreaterThan(second ?? NaN);
});

test('made twice, the file is the same', () => {
  expect(linesOf()).toEqual(linesOf());
});

test('it says where, when, whether to be at home, and where to change it', () => {
  const inside = linesOf();
  expect(valueOf(inside, 'SUMMARY')).toMatch(/^Home install\\,/);
  expect(valueOf(inside, 'LOCATION')).toContain('4 Heron Way');
  expect(valueOf(inside, 'DESCRIPTION')).toContain('Someone needs to be at home');
  expect(inside.join('\n')).toContain('https://site.example.com/dashboard/orders/1');
  expect(valueOf(linesOf({ visitType: 'PRE_WORK' }), 'DESCRIPTION')).toContain('You don’t need to be there.');
});

test('a visit without a date has no entry', () => {
  expect(() => linesOf({ earliestArrivalTime: null })).toThrow('without a date');
});
