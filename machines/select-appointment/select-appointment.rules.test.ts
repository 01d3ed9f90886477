import { describe, expect, it, test } from 'vitest';
import * as blocks from './select-appointment.rules.ts';
import { availabilityOf, outsideWindow, selectionOf, startDate } from './select-appointment.cases.ts';
import { failedBlock, loadedBlock, offline, selectorWith } from './choosing-dates.cases.ts';

const threeWeeks = { startDate, window: { daysPerBlock: 7, days: 21 } };
const untold = { startDate, window: null };

describe('the window that the gateway tells (BK-12)', () => {
  it('is cut into blocks, the last one shorter where the days do not divide', () => {
    expect(blocks.blockStarts(threeWeeks)).toEqual(['2026-02-16', '2026-02-23', '2026-03-02']);
    expect(blocks.blockStarts({ startDate, window: { daysPerBlock: 7, days: 15 } })).toHaveLength(3);
    expect(blocks.lastDate(threeWeeks)).toBe('2026-03-08');
  });

  it('is the first date alone until it is told', () => {
    expect(blocks.blockStarts(untold)).toEqual([startDate]);
    expect(blocks.lastDate(untold)).toBe(startDate);
    expect(blocks.blockStartOf(startDate, untold)).toBeNull();
    expect(blocks.blockStartsOfMonth('2026-02', untold)).toEqual([]);
  });

  it('has no days after a first date that is none', () => {
    const odd = { ...threeWeeks, startDate: 'soon' };
    expect(blocks.blockStarts(odd)).toEqual(['soon']);
    expect(blocks.lastDate(odd)).toBe('soon');
    expect(blocks.blockStartOf('soon', odd)).toBeNull();
    expect(blocks.blockStartsOfMonth('2026-02', odd)).toEqual([]);
  });

  it.each([
    ['2026-02-15', null],
    ['2026-02-16', '2026-02-16'],
    ['2026-02-22', '2026-02-16'],
    ['2026-02-23', '2026-02-23'],
    ['2026-03-08', '2026-03-02'],
    ['2026-03-09', null],
  ])('has %s in the block of %s', (date, start) => {
    expect(blocks.blockStartOf(date, threeWeeks)).toBe(start);
  });

  it('has for a month each block that reaches into it', () => {
    expect(blocks.blockStartsOfMonth('2026-01', threeWeeks)).toEqual([]);
    expect(blocks.blockStartsOfMonth('2026-02', threeWeeks)).toEqual(['2026-02-16', '2026-02-23']);
    // The block of 23 February ends on 1 March.
    expect(blocks.blockStartsOfMonth('2026-03', threeWeeks)).toEqual(['2026-02-23', '2026-03-02']);
    expect(blocks.blockStartsOfMonth('2026-04', threeWeeks)).toEqual([]);
    // This one ends on the last day of February.
    expect(blocks.blockStartsOfMonth('2026-03', { ...threeWeeks, startDate: '2026-02-15' })).toEqual(['2026-03-01']);
  });
});

test('a block is asked for once: not when it waits, was answered or lies outside the window (BK-15)', () => {
  const context = selectorWith({ queue: ['2026-02-23'], blocks: [loadedBlock(startDate)] });
  expect(blocks.isBlockOpen('2026-03-02', context)).toBe(true);
  expect(blocks.isBlockOpen('2026-02-23', context)).toBe(false);
  expect(blocks.isBlockOpen(startDate, context)).toBe(false);
  expect(blocks.isBlockOpen('2026-03-09', context)).toBe(false);
});

describe('the free slots of an answer', () => {
  it('come by date, in their order, the morning first; too early ones are left out (BK-05, BK-11)', () => {
    const answer = availabilityOf(
      ['2026-02-19', 'PM'],
      ['2026-02-17', 'PM'],
      ['2026-02-17', 'AM'],
      ['2026-02-16', 'AM'],
    );
    expect(blocks.groupByDate(answer, '2026-02-17')).toEqual([
      {
        date: '2026-02-17',
        slots: [
          { slot: 'AM', formattedSlot: '8am-12pm' },
          { slot: 'PM', formattedSlot: '12pm-4pm' },
        ],
      },
      { date: '2026-02-19', slots: [{ slot: 'PM', formattedSlot: '12pm-4pm' }] },
    ]);
  });

  const answered = [
    failedBlock('2026-02-09'),
    loadedBlock(startDate, ['2026-02-17', 'AM'], ['2026-02-17', 'PM']),
    loadedBlock('2026-02-23', ['2026-02-24', 'PM']),
  ];

  it('are found in whichever block has come', () => {
    expect(blocks.freeDatesOf(answered).map(({ date }) => date)).toEqual(['2026-02-17', '2026-02-24']);
    expect(blocks.freeDateOf('2026-02-24', answered)?.slots).toEqual([{ slot: 'PM', formattedSlot: '12pm-4pm' }]);
    expect(blocks.freeDateOf('2026-02-18', answered)).toBeNull();
    expect(blocks.freeSlotsOf(answered)).toEqual([
      selectionOf('2026-02-17', 'AM'),
      selectionOf('2026-02-17', 'PM'),
      selectionOf('2026-02-24', 'PM'),
    ]);
  });

  it('are free on their own date only', () => {
    expect(blocks.freeSlotOf('2026-02-24', 'PM', answered)).toEqual(selectionOf('2026-02-24', 'PM'));
    expect(blocks.freeSlotOf('2026-02-24', 'AM', answered)).toBeNull();
    expect(blocks.freeSlotOf(undefined, 'AM', answered)).toBeNull();
  });
});

describe('an answer', () => {
  const nothing = availabilityOf();

  it('is kept among the others in the order of the dates, and tells the window and the lead time', () => {
    const context = selectorWith({
      window: null,
      blocks: [loadedBlock('2026-02-23')],
      queue: [startDate, '2026-03-02'],
    });
    expect(blocks.storeAnswer(context, availabilityOf(['2026-02-18', 'AM']))).toEqual({
      blocks: [loadedBlock(startDate, ['2026-02-18', 'AM']), loadedBlock('2026-02-23')],
      queue: ['2026-03-02'],
      selection: null,
      window: threeWeeks.window,
      inHomeLeadTimeInDays: 5,
    });
  });

  it('does not change the window that was told first', () => {
    const window = { daysPerBlock: 10, days: 30 };
    expect(blocks.storeAnswer(selectorWith({ window, queue: [startDate] }), nothing)).toMatchObject({ window });
  });

  it('that nobody waits for changes nothing', () => {
    expect(blocks.storeAnswer(selectorWith({ queue: [] }), nothing)).toEqual({});
    expect(blocks.storeNoAnswer(selectorWith({ queue: [] }), offline)).toEqual({});
  });

  it('without a free date is followed by the next block, unless one is on its way or a date is found', () => {
    const after = (context: Parameters<typeof selectorWith>[0]) =>
      blocks.storeAnswer(selectorWith({ queue: [startDate], ...context }), nothing).queue;
    expect(after({})).toEqual(['2026-02-23']);
    expect(after({ blocks: [loadedBlock('2026-02-23')] })).toEqual(['2026-03-02']);
    expect(after({ queue: [startDate, '2026-03-02'] })).toEqual(['2026-03-02']);
    expect(after({ blocks: [loadedBlock('2026-03-02', ['2026-03-03', 'AM'])] })).toEqual([]);
    expect(after({ blocks: [loadedBlock('2026-02-23'), loadedBlock('2026-03-02')] })).toEqual([]);
  });

  const chosen = selectionOf('2026-03-03', 'PM');

  it('is followed by the block of the date chosen before', () => {
    const after = (context: Parameters<typeof selectorWith>[0]) =>
      blocks.storeAnswer(selectorWith({ queue: [startDate], selection: chosen, ...context }), nothing);
    expect(after({})).toMatchObject({ queue: ['2026-03-02'], selection: chosen });
    expect(after({ queue: [startDate, '2026-03-02'] })).toMatchObject({ queue: ['2026-03-02'], selection: chosen });
    // The gateway tells no window that far: the date stays the customer's choice.
    const far = selectionOf('2026-03-09', 'PM');
    expect(after({ selection: far })).toMatchObject({ queue: [], selection: far });
  });

  it('leaves what was chosen before where it is still free, and takes it away where it is not', () => {
    const answers = (...free: Parameters<typeof availabilityOf>) =>
      blocks.storeAnswer(
        selectorWith({ blocks: [loadedBlock(startDate)], queue: ['2026-03-02'], selection: chosen }),
        availabilityOf(...free),
      ).selection;
    expect(answers(['2026-03-03', 'AM'], ['2026-03-03', 'PM'])).toEqual(chosen);
    expect(answers(['2026-03-03', 'AM'])).toBeNull();
    expect(answers(['2026-03-04', 'PM'])).toBeNull();
  });

  it('of another block leaves a choice whose own block has failed', () => {
    const context = selectorWith({ blocks: [failedBlock('2026-03-02')], queue: [startDate], selection: chosen });
    expect(blocks.storeAnswer(context, nothing)).toMatchObject({ selection: chosen, queue: [] });
  });
});

describe('no answer', () => {
  it('is a block that has failed, in its place (BK-18)', () => {
    const context = selectorWith({ blocks: [loadedBlock('2026-03-02')], queue: ['2026-02-23', startDate] });
    expect(blocks.storeNoAnswer(context, offline)).toEqual({
      blocks: [failedBlock('2026-02-23'), loadedBlock('2026-03-02')],
      queue: [startDate],
      failure: offline,
    });
  });

  const beyond = { ...outsideWindow, kind: 'HttpError' as const };

  it('because the window ends before a later block ends the dates there, which is no failure (BK-12)', () => {
    const context = selectorWith({
      blocks: [loadedBlock(startDate, ['2026-02-17', 'AM'])],
      queue: ['2026-03-02', '2026-02-23', '2026-03-09'],
      window: { daysPerBlock: 7, days: 28 },
    });
    expect(blocks.storeNoAnswer(context, beyond)).toEqual({
      queue: ['2026-02-23'],
      window: { daysPerBlock: 7, days: 14 },
      month: null,
    });
  });

  it('goes on with the block left that may have a free date', () => {
    const context = selectorWith({ blocks: [loadedBlock(startDate)], queue: ['2026-03-02'] });
    expect(blocks.storeNoAnswer(context, beyond).queue).toEqual(['2026-02-23']);
  });

  it('leaves the month that the customer moved to only where dates of it are left', () => {
    const monthAfter = (month: string) =>
      blocks.storeNoAnswer(
        selectorWith({ month, window: { daysPerBlock: 7, days: 63 }, queue: ['2026-03-02'] }),
        beyond,
      ).month;
    expect(monthAfter('2026-02')).toBe('2026-02');
    expect(monthAfter('2026-03')).toBe('2026-03');
    expect(monthAfter('2026-04')).toBeNull();
  });

  it.each([
    ['for the first block', { queue: [startDate] }],
    ['before the window is told', { queue: ['2026-03-02'], window: null }],
  ])('%s is a failure even then', (_, context) => {
    expect(blocks.storeNoAnswer(selectorWith(context), beyond)).toMatchObject({ queue: [], failure: beyond });
  });
});

describe('asking again', () => {
  const late = { kind: 'UnknownError', message: 'late' } as const;
  const context = selectorWith({
    blocks: [loadedBlock(startDate), failedBlock('2026-02-23'), failedBlock('2026-03-02', late)],
    queue: ['2026-03-09'],
  });

  it('for one block leaves the others, and what they failed with', () => {
    expect(blocks.retryBlocks(context, '2026-02-23')).toEqual({
      blocks: [loadedBlock(startDate), failedBlock('2026-03-02', late)],
      queue: ['2026-03-09', '2026-02-23'],
      failure: late,
    });
  });

  it('for all leaves what has come', () => {
    expect(blocks.retryBlocks(context)).toEqual({
      blocks: [loadedBlock(startDate)],
      queue: ['2026-03-09', '2026-02-23', '2026-03-02'],
      failure: null,
    });
  });

  it('for a block that has come does nothing', () => {
    expect(blocks.retryBlocks(context, startDate)).toMatchObject({ blocks: context.blocks, queue: context.queue });
  });
});
