import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../../../platform/clock/local-date.ts';
import { isWorkingDay } from '../../../platform/clock/working-days.ts';
import { IN_HOME_LEAD_IN_CALENDAR_DAYS } from '../coverage/lead-times.rules.ts';
import { couldHave, earlierSlots, isEarlier, type PlannedVisit } from './earlier-days.rules.ts';
import type { Visit } from './visits.store.ts';

/** A Monday: the first visit can be on Monday 30. */
const TODAY = '2026-11-23';

const visit: Visit = {
  id: '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0001',
  installationId: '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0002',
  visitType: 'IN_HOME',
  state: 'CONFIRMED',
  status: 'CONFIRMED',
  day: '2026-12-03',
  slot: 'PM',
  heldUntil: null,
  rebookingRequired: false,
  contactFirstName: 'Rowan',
  contactLastName: 'Archer',
  contactPhoneNumber: '07700 900101',
  alternativeContactName: null,
  alternativePhoneNumber: null,
  installAccessType: null,
  installInstruction: null,
  healthAndSafety: null,
  engineerInstructions: null,
  engineerName: null,
  engineerContactNumber: null,
  estimatedEarliestArrivalAt: null,
  estimatedLatestArrivalAt: null,
  actualArrivalAt: null,
  closureCode: null,
  createdAt: new Date(`${TODAY}T09:00:00Z`),
  updatedAt: new Date(`${TODAY}T09:00:00Z`),
};

const planned = (change: Partial<Visit> = {}, rest: Partial<PlannedVisit> = {}): PlannedVisit => ({
  visit: { ...visit, ...change },
  required: { preworkRequired: false, inhomeRequired: true },
  outsideDay: null,
  refusedDays: new Set(),
  ...rest,
});

const count = (of: PlannedVisit) => earlierSlots(of, TODAY).length;

test('a visit could be in each slot from the first day of its window to the one before its own', () => {
  expect(earlierSlots(planned(), TODAY)).toEqual([
    { day: '2026-11-30', slot: 'AM' },
    { day: '2026-11-30', slot: 'PM' },
    { day: '2026-12-01', slot: 'AM' },
    { day: '2026-12-01', slot: 'PM' },
    { day: '2026-12-02', slot: 'AM' },
    { day: '2026-12-02', slot: 'PM' },
    { day: '2026-12-03', slot: 'AM' },
  ]);
});

test.each([
  ['has none yet', { day: null, slot: null }],
  ['is not ordered', { state: 'DRAFT' }],
  ['is over', { status: 'COMPLETED' }],
  ['has to be on another day', { rebookingRequired: true }],
  ['has an engineer who is there', { actualArrivalAt: new Date() }],
  ['is on the first day that there is', { day: '2026-11-30', slot: 'AM' }],
] satisfies [string, Partial<Visit>][])('a visit that %s could have no earlier date', (_, change) => {
  expect(count(planned(change))).toBe(0);
});

test('a day that the network has refused is none that the visit could have', () => {
  expect(count(planned({}, { refusedDays: new Set(['2026-12-01']) }))).toBe(5);
});

test('no visit at home could come before the outside visit and its lead time, nor any without the network’s notice (BK-05, issue 14)', () => {
  const days = fc.nat({ max: 60 }).map((ahead) => addDays(TODAY, ahead));
  const outsideDays = fc.option(days);
  fc.assert(
    fc.property(days, days, outsideDays, fc.constantFrom('AM', 'PM'), (own, other, outsideDay, slot) => {
      const required = { preworkRequired: outsideDay !== null, inhomeRequired: true };
      const of = planned({ day: own }, { required, outsideDay });
      if (!couldHave(of, { day: other, slot }, TODAY)) return;
      expect(isEarlier({ day: other, slot }, { day: own, slot: 'PM' })).toBe(true);
      expect(isWorkingDay(other)).toBe(true);
      expect(other >= '2026-11-30').toBe(true);
      if (outsideDay !== null)
        expect(daysBetween(outsideDay, other)).toBeGreaterThanOrEqual(IN_HOME_LEAD_IN_CALENDAR_DAYS);
    }),
    { numRuns: 2_000 },
  );
});
