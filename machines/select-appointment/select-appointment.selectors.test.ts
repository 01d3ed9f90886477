import { describe, expect, it } from 'vitest';
import { outsideWindow, selectionOf, startDate } from './select-appointment.cases.ts';
import { failedBlock, loadedBlock, offline, selectorWith } from './choosing-dates.cases.ts';
import { selectSelectAppointment } from './select-appointment.selectors.ts';
import type { Block } from './select-appointment.types.ts';

/** What the customer is shown, by what the selector knows. */
const shown = (known: Parameters<typeof selectorWith>[0] = {}) =>
  selectSelectAppointment({ context: selectorWith(known) });

const notYetOpen = { ...outsideWindow, kind: 'HttpError' } as const;

const late = { kind: 'UnknownError', message: 'late' } as const;

describe('the list of dates', () => {
  it('has each block of the window in its order, as it stands (BK-15)', () => {
    const first = loadedBlock(startDate, ['2026-02-17', 'AM'], ['2026-02-17', 'PM'], ['2026-02-19', 'PM']);
    const selection = selectionOf('2026-02-19', 'PM');
    expect(shown({ blocks: [first], queue: ['2026-02-23'], selection }).blocks).toEqual([
      {
        startDate,
        status: 'loaded',
        dates: [
          { date: '2026-02-17', freeSlots: 2, isChosen: false },
          { date: '2026-02-19', freeSlots: 1, isChosen: true },
        ],
        failure: null,
      },
      { startDate: '2026-02-23', status: 'loading', dates: [], failure: null },
      { startDate: '2026-03-02', status: 'awaited', dates: [], failure: null },
    ]);
  });

  it('says which block is empty, and why one has failed (BK-18, BK-22)', () => {
    const blocks = [loadedBlock(startDate), failedBlock('2026-02-23'), failedBlock('2026-03-02', notYetOpen)];
    expect(shown({ blocks }).blocks).toEqual([
      { startDate, status: 'empty', dates: [], failure: null },
      { startDate: '2026-02-23', status: 'failed', dates: [], failure: { reason: 'asTold', message: 'offline' } },
      {
        startDate: '2026-03-02',
        status: 'failed',
        dates: [],
        failure: { reason: 'dateNotYetOpen' },
      },
    ]);
  });
});

describe('the months', () => {
  const months = (known: Parameters<typeof selectorWith>[0]) =>
    shown(known).months.map(({ month, isEnabled, isShown }) => [month, isEnabled, isShown]);
  const february = loadedBlock(startDate, ['2026-02-17', 'AM']);

  it('are those of the window, with the one of the first date shown', () => {
    expect(months({ queue: [startDate] })).toEqual([
      ['2026-02', true, true],
      ['2026-03', true, false],
    ]);
    expect(months({ window: null, queue: [startDate] })).toEqual([['2026-02', false, true]]);
  });

  /** Which of them can be moved to. */
  const open = (...blocks: Block[]) =>
    Object.fromEntries(shown({ blocks }).months.map((each) => [each.month, each.isEnabled]));

  it('can be moved to as long as a free date is known or possible', () => {
    expect(open(february, loadedBlock('2026-02-23'), loadedBlock('2026-03-02'))).toEqual({
      '2026-02': true,
      '2026-03': false,
    });
    expect(open(loadedBlock(startDate), loadedBlock('2026-02-23'))).toEqual({ '2026-02': false, '2026-03': true });
    // A block that both months share counts for the month of its free dates.
    const march = loadedBlock('2026-02-23', ['2026-03-01', 'AM'], ['2026-03-01', 'PM']);
    expect(open(loadedBlock(startDate), march, loadedBlock('2026-03-02'))).toEqual({
      '2026-02': false,
      '2026-03': true,
    });
    const across = loadedBlock('2026-02-23', ['2026-02-24', 'AM'], ['2026-03-01', 'AM']);
    expect(open(loadedBlock(startDate), across, loadedBlock('2026-03-02'))).toEqual({
      '2026-02': true,
      '2026-03': true,
    });
  });

  it('can be moved to while a block of theirs has failed, as it may have a free date', () => {
    expect(open(failedBlock(startDate), loadedBlock('2026-02-23'))).toMatchObject({ '2026-02': true });
    expect(open(failedBlock(startDate), failedBlock('2026-02-23'))).toMatchObject({ '2026-02': true });
  });

  it('show the one that the customer moved to, or that of the date chosen', () => {
    const selection = selectionOf('2026-03-03', 'AM');
    const isShown = (known: Parameters<typeof selectorWith>[0]) =>
      shown(known).months.find((option) => option.isShown)?.month;
    expect(isShown({ selection })).toBe('2026-03');
    expect(isShown({ selection, month: '2026-02' })).toBe('2026-02');
    expect(isShown({ month: '2026-03' })).toBe('2026-03');
  });
});

describe('morning and afternoon', () => {
  const blocks = [loadedBlock(startDate, ['2026-02-17', 'PM'], ['2026-02-18', 'AM'])];

  it('are those of the date chosen, also where one is not free (BK-17)', () => {
    expect(shown({ blocks, selection: selectionOf('2026-02-17', 'PM') }).slots).toEqual([
      { slot: 'AM', time: null, isChosen: false },
      { slot: 'PM', time: '12pm-4pm', isChosen: true },
    ]);
    expect(shown({ blocks, selection: selectionOf('2026-02-18', 'AM') }).slots).toEqual([
      { slot: 'AM', time: '8am-12pm', isChosen: true },
      { slot: 'PM', time: null, isChosen: false },
    ]);
  });

  it('have the times that the gateway tells', () => {
    const early = {
      startDate,
      status: 'loaded' as const,
      freeDates: [{ date: '2026-02-17', slots: [{ slot: 'AM' as const, formattedSlot: '7am-11am' }] }],
    };
    expect(shown({ blocks: [early], selection: selectionOf('2026-02-17', 'AM') }).slots[0]?.time).toBe('7am-11am');
  });

  it('are there with nothing free while the chosen date’s block is on its way, and not before a date is chosen', () => {
    const selection = selectionOf('2026-03-03', 'AM');
    expect(shown({ selection }).slots.map(({ time }) => time)).toEqual([null, null]);
    expect(shown({ blocks }).slots).toEqual([]);
  });
});

describe('the selector as a whole', () => {
  it('is for one kind of visit, and confirms once a date is chosen (BK-13, BK-14)', () => {
    const selection = selectionOf('2026-02-17', 'AM');
    expect(shown({ visitType: 'IN_HOME', selection })).toMatchObject({
      visitType: 'IN_HOME',
      canConfirm: true,
    });
    expect(shown()).toMatchObject({ visitType: 'PRE_WORK', canConfirm: false });
  });

  it('waits until the first answer has come', () => {
    expect(shown({ queue: [startDate] }).isLoading).toBe(true);
    expect(shown({ blocks: [loadedBlock(startDate)], queue: ['2026-02-23'] }).isLoading).toBe(false);
    expect(shown({ blocks: [failedBlock(startDate), loadedBlock('2026-02-23')], queue: [startDate] }).isLoading).toBe(
      false,
    );
    expect(shown({ blocks: [failedBlock(startDate)], queue: ['2026-02-23'] }).isLoading).toBe(true);
    expect(shown({ blocks: [failedBlock(startDate)] }).isLoading).toBe(false);
  });

  it('says that there is nothing only when the whole window is known to be empty (BK-19)', () => {
    const empty = ['2026-02-16', '2026-02-23', '2026-03-02'].map((start) => loadedBlock(start));
    expect(shown({ blocks: empty }).isEmpty).toBe(true);
    expect(shown({ blocks: empty.slice(0, 2) }).isEmpty).toBe(false);
  });

  it('says what went wrong when not one block could be had, and nothing is on its way (BK-18)', () => {
    const failed = [failedBlock(startDate), failedBlock('2026-02-23', late)];
    expect(shown({ blocks: failed }).failure).toEqual({ reason: 'asTold', message: offline.message });
    expect(shown({ blocks: failed, queue: ['2026-03-02'] }).failure).toBeNull();
    expect(shown({ blocks: [...failed, loadedBlock('2026-03-02')] }).failure).toBeNull();
    expect(shown({ blocks: [loadedBlock(startDate)] }).failure).toBeNull();
    expect(shown({ blocks: [failedBlock(startDate, notYetOpen)] }).failure).toEqual({ reason: 'dateNotYetOpen' });
  });
});
