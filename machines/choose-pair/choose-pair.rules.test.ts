import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availabilityOf, selectionOf } from '../select-appointment/select-appointment.cases.ts';
import { addDays, daysBetween, type LocalDate } from '../shared/local-date.ts';
import { weekdayOf } from '../shared/week.ts';
import { input } from './choose-pair.cases.ts';
import * as rules from './choose-pair.rules.ts';
import type { Availability, ChoosePairContext, Slot, Weekday } from './choose-pair.types.ts';

const nothingKnown: ChoosePairContext = {
  ...input,
  outsideDates: null,
  inHomeDates: [],
  leadTimeInDays: null,
  nextBlock: null,
  lastDate: null,
  wanted: 3,
  weekday: null,
  slot: null,
  taken: null,
  failure: null,
};

type Free = [date: LocalDate, slot: Slot][];

/** What is known once the gateway has told these dates, outside and in the home. */
function told(outside: Free, inHome: Free, given: Partial<ChoosePairContext> = {}): ChoosePairContext {
  const before = { ...nothingKnown, ...given };
  const context = { ...before, ...rules.storeOutsideDates(before, availabilityOf(...outside)) };
  return { ...context, ...rules.storeInHomeDates(context, availabilityOf(...inHome)) };
}

const inHomeOf = (context: ChoosePairContext) => rules.pairsOf(context).map(({ inHomeVisit }) => inHomeVisit);

// The lead time of these answers is five days.
const outside: Free = [
  ['2026-02-17', 'PM'],
  ['2026-02-18', 'AM'],
];
const inHome: Free = [
  ['2026-02-23', 'PM'],
  ['2026-02-23', 'AM'],
  ['2026-02-24', 'PM'],
  ['2026-02-27', 'AM'],
];

describe('the pairs that are offered', () => {
  it('have one for each day in the home, with the first free visit outside, in the order in which it all works', () => {
    expect(rules.pairsOf(told(outside, inHome))).toEqual([
      { outsideVisit: selectionOf('2026-02-17', 'PM'), inHomeVisit: selectionOf('2026-02-23', 'AM') },
      { outsideVisit: selectionOf('2026-02-17', 'PM'), inHomeVisit: selectionOf('2026-02-24', 'PM') },
      { outsideVisit: selectionOf('2026-02-17', 'PM'), inHomeVisit: selectionOf('2026-02-27', 'AM') },
    ]);
  });

  it('are those of the weekday that the customer picks, only Fridays among them', () => {
    expect(inHomeOf(told(outside, inHome, { weekday: 5 }))).toEqual([selectionOf('2026-02-27', 'AM')]);
    expect(inHomeOf(told(outside, inHome, { weekday: 3 }))).toEqual([]);
  });

  it('are those of the time of day that the customer picks', () => {
    expect(inHomeOf(told(outside, inHome, { slot: 'PM' }))).toEqual([
      selectionOf('2026-02-23', 'PM'),
      selectionOf('2026-02-24', 'PM'),
    ]);
  });

  it('leave out a day that the lead time or the network does not leave (BK-05)', () => {
    const soon: Free = [
      ['2026-02-20', 'AM'],
      ['2026-02-22', 'AM'],
    ];
    expect(inHomeOf(told(outside, soon))).toEqual([selectionOf('2026-02-22', 'AM')]);
    expect(inHomeOf(told(outside, soon, { earliestInHomeDate: '2026-02-23' }))).toEqual([]);
  });

  it('are none as long as no date outside is known, or none is free', () => {
    expect(rules.pairsOf(nothingKnown)).toEqual([]);
    expect(rules.pairsOf(told([], inHome))).toEqual([]);
  });

  it('are none of dates that are no dates', () => {
    const strange = told(outside, inHome);
    const wrong = { date: 'soon', slots: [{ slot: 'AM', formattedSlot: '' }] } as const;
    expect(rules.pairsOf({ ...strange, inHomeDates: [{ ...wrong, slots: [...wrong.slots] }] })).toEqual([]);
    expect(rules.pairsOf({ ...strange, outsideDates: [{ ...wrong, slots: [...wrong.slots] }] })).toEqual([]);
  });
});

const days = fc.integer({ min: 0, max: 80 }).map((day) => addDays('2026-02-16', day));
const free: fc.Arbitrary<Free> = fc.array(fc.tuple(days, fc.constantFrom<Slot>('AM', 'PM')), { maxLength: 30 });
const wishes = fc.record({
  weekday: fc.option(fc.constantFrom<Weekday>(1, 2, 3, 4, 5)),
  slot: fc.option(fc.constantFrom<Slot>('AM', 'PM')),
});

describe('whatever is free, and whatever the customer asks for', () => {
  const isFree = (among: Free, { date, slot }: { date: LocalDate; slot: Slot }) =>
    among.some(([day, time]) => day === date && time === slot);

  it('no pair has its home visit before the outside date plus the lead time, nor a date that is not free (BK-05)', () => {
    fc.assert(
      fc.property(
        free,
        fc.array(free, { minLength: 1, maxLength: 3 }),
        fc.nat(30),
        fc.option(days),
        wishes,
        (...all) => {
          const [outsideFree, blocks, leadTime, earliestInHomeDate, wish] = all;
          const lead = (availability: Availability) => ({ ...availability, inHomeLeadTimeInCalendarDays: leadTime });
          const start = { ...nothingKnown, ...wish, earliestInHomeDate };
          const known: ChoosePairContext = {
            ...start,
            ...rules.storeOutsideDates(start, lead(availabilityOf(...outsideFree))),
          };
          for (const block of blocks)
            Object.assign(known, rules.storeInHomeDates(known, lead(availabilityOf(...block))));
          const inHomeFree = blocks.flat();
          for (const { outsideVisit, inHomeVisit } of rules.pairsOf(known)) {
            expect(daysBetween(outsideVisit.date, inHomeVisit.date)).toBeGreaterThanOrEqual(leadTime);
            expect(isFree(outsideFree, outsideVisit)).toBe(true);
            expect(isFree(inHomeFree, inHomeVisit)).toBe(true);
            expect(earliestInHomeDate === null || inHomeVisit.date >= earliestInHomeDate).toBe(true);
            expect(wish.weekday === null || weekdayOf(inHomeVisit.date) === wish.weekday).toBe(true);
            expect(wish.slot === null || inHomeVisit.slot === wish.slot).toBe(true);
          }
        },
      ),
    );
  });

  it('the list goes from the first day on which it all works to the last, and names no day twice', () => {
    fc.assert(
      fc.property(free, free, free, wishes, (outsideFree, inHomeFree, later, wish) => {
        const first = told(outsideFree, inHomeFree, wish);
        const known = { ...first, ...rules.storeInHomeDates(first, availabilityOf(...later)) };
        const dates = inHomeOf(known).map(({ date }) => date);
        expect(dates).toEqual([...new Set(dates)].toSorted((a, b) => a.localeCompare(b)));
      }),
    );
  });

  it('no day of a block that fits is left out (BK-05)', () => {
    fc.assert(
      fc.property(free, free, (outsideFree, inHomeFree) => {
        const known = told(outsideFree, inHomeFree);
        const first = rules.firstInHomeDate(known);
        const isInBlock = (date: LocalDate) => first !== null && date >= first && date < addDays(first, 7);
        const fitting = inHomeFree.filter(([date]) => isInBlock(date)).map(([date]) => date);
        expect(new Set(inHomeOf(known).map(({ date }) => date))).toEqual(new Set(fitting));
      }),
    );
  });
});

describe('the blocks of dates in the home', () => {
  it('begin where the outside visit and its lead time leave the first day, and follow one another (BK-12)', () => {
    const outsideKnown = { ...nothingKnown, ...rules.storeOutsideDates(nothingKnown, availabilityOf(...outside)) };
    expect(outsideKnown.nextBlock).toBe('2026-02-22');
    expect(told(outside, inHome).nextBlock).toBe('2026-03-01');
  });

  it('end with the window that the gateway tells with the first of them (BK-12)', () => {
    const second = told(outside, inHome);
    const third = { ...second, ...rules.storeInHomeDates(second, availabilityOf()) };
    expect(third.nextBlock).toBe('2026-03-08');
    expect({ ...third, ...rules.storeInHomeDates(third, availabilityOf()) }.nextBlock).toBeNull();
  });

  it('are not asked for as long as no outside date is known', () => {
    expect(rules.storeInHomeDates(nothingKnown, availabilityOf(...inHome))).toEqual({});
  });
});

it.each([
  [{ weekday: 5, slot: null }, true],
  [{ weekday: null, slot: 'PM' }, true],
  [{ weekday: 6, slot: null }, false],
  [{ weekday: 'Friday', slot: null }, false],
  [{ weekday: null, slot: 'NIGHT' }, false],
])('a wish for %o is one of those that there are: %s', (wish, is) => {
  expect(rules.isWish(wish)).toBe(is);
});
