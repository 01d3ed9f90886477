import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, type AnyActorRef, type SnapshotFrom } from 'xstate';
import type { Happening } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed } from '../shared/model-case.ts';
import { unanswered } from '../../studio/model/explore.ts';
import { availabilityOf, input, outsideWindow, selectionOf, startDate } from './select-appointment.cases.ts';
import { selectAppointmentMachine } from './select-appointment.machine.ts';
import { failedBlock, loadedBlock, offline } from './choosing-dates.cases.ts';
import type { SelectAppointmentEvent, SelectAppointmentInput } from './select-appointment.types.ts';

type Regions = { selection: string; blocks: string; months: string };

/** A customer at the selector, to whom these things happen one after the other. */
function opened(given: Partial<SelectAppointmentInput> = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(unanswered(selectAppointmentMachine), { input: { ...input, ...given }, clock }).start();
  const snapshot = () => actor.getSnapshot() as SnapshotFrom<typeof selectAppointmentMachine>;
  const asked = () => {
    const child = snapshot().children.loadBlock as AnyActorRef | undefined;
    return (child?.getSnapshot() as { input?: unknown } | undefined)?.input;
  };
  return {
    clock,
    snapshot,
    asked,
    context: () => snapshot().context,
    at: (region: keyof Regions) => (snapshot().value as { choosingDate: Regions }).choosingDate[region],
    /** Whether this would change anything. */
    can: (event: SelectAppointmentEvent) => snapshot().can(event),
    meets: (...events: (Happening | string)[]) => {
      for (const event of events) actor.send(typeof event === 'string' ? { type: event } : event);
    },
  };
}

const morning = (date: string) => answered('loadBlock', availabilityOf([date, 'AM']));
const allDay = (date: string) => answered('loadBlock', availabilityOf([date, 'AM'], [date, 'PM']));
const nothing = answered('loadBlock', availabilityOf());
const broken = failed('loadBlock', offline);
const neared = (start: string) => ({ type: 'block.neared', startDate: start });
const dateChosen = (date: string) => ({ type: 'date.chosen', date });
const slotChosen = (slot: 'AM' | 'PM') => ({ type: 'slot.chosen', slot });
const monthChosen = (month: string) => ({ type: 'month.chosen', month });

describe('the selection', () => {
  it('waits for the first free date, and cannot be confirmed before', () => {
    const { at, context, meets, snapshot } = opened();
    expect(at('selection')).toBe('noDateChosen');
    meets('selection.confirmed');
    expect(snapshot().status).toBe('active');
    meets(nothing);
    expect(at('selection')).toBe('noDateChosen');
    meets(allDay('2026-02-24'));
    expect(at('selection')).toBe('dateChosen');
    expect(context().selection).toEqual(selectionOf('2026-02-24', 'AM'));
  });

  const chosen = { ...selectionOf('2026-03-03', 'PM'), formattedSlot: '1pm-5pm' };

  it('is what was chosen before, and can be confirmed in the words of then while its block is on its way', () => {
    const { at, context, meets, snapshot } = opened({ chosen });
    expect([at('selection'), context().selection]).toEqual(['dateChosen', chosen]);
    meets('selection.confirmed');
    expect(snapshot().output).toEqual({
      kind: 'appointmentSelected',
      ...chosen,
      inHomeLeadTimeInDays: null,
    });
  });

  it('is lost when what was chosen before is free no longer; the first free date takes its place (BK-14)', () => {
    const { at, context, meets } = opened({ chosen });
    meets(nothing, nothing);
    expect([at('selection'), context().selection]).toEqual(['noDateChosen', null]);
    meets(morning('2026-02-24'));
    expect([at('selection'), context().selection]).toEqual(['dateChosen', selectionOf('2026-02-24', 'AM')]);
  });

  it('changes to a free date with its first slot, and then to a free slot of it (BK-14)', () => {
    const { context, meets } = opened();
    meets(answered('loadBlock', availabilityOf(['2026-02-17', 'AM'], ['2026-02-18', 'AM'], ['2026-02-18', 'PM'])));
    expect(context().selection).toEqual(selectionOf('2026-02-17', 'AM'));
    meets(slotChosen('PM'));
    expect(context().selection).toEqual(selectionOf('2026-02-17', 'AM'));
    meets(dateChosen('2026-02-18'), slotChosen('PM'));
    expect(context().selection).toEqual(selectionOf('2026-02-18', 'PM'));
    meets(dateChosen('2026-02-19'));
    expect(context().selection).toEqual(selectionOf('2026-02-18', 'PM'));
  });

  it('leaves with the times that the gateway told for the very slot, and the lead time', () => {
    const answer = availabilityOf(['2026-02-17', 'AM'], ['2026-02-17', 'PM']);
    const [am, pm] = answer.availableAppointments;
    const odd = [
      { ...am, formattedArrivalTime: '7am-11am' },
      { ...pm, formattedArrivalTime: '1pm-5pm' },
    ];
    const { meets, snapshot } = opened();
    meets(answered('loadBlock', { ...answer, availableAppointments: odd }), slotChosen('PM'), 'selection.confirmed');
    expect(snapshot().output).toEqual({
      kind: 'appointmentSelected',
      date: '2026-02-17',
      slot: 'PM',
      formattedSlot: '1pm-5pm',
      inHomeLeadTimeInDays: 5,
    });
  });

  it('that is cancelled leaves with nothing', () => {
    const { meets, snapshot } = opened();
    meets(allDay('2026-02-17'), 'selection.cancelled');
    expect(snapshot().output).toEqual({ kind: 'cancelled' });
  });
});

describe('the blocks', () => {
  const { appointmentId } = input;

  it('are asked for one at a time, the first one at once (BK-15)', () => {
    const { asked, at, context, meets } = opened();
    expect([at('blocks'), asked()]).toEqual(['loadingBlock', { appointmentId, startDate }]);
    meets(allDay('2026-02-17'));
    expect([at('blocks'), context().queue]).toEqual(['blocksLoaded', []]);
    meets(neared('2026-02-23'), neared('2026-03-02'));
    expect([asked(), context().queue]).toEqual([
      { appointmentId, startDate: '2026-02-23' },
      ['2026-02-23', '2026-03-02'],
    ]);
    meets(nothing);
    expect([at('blocks'), asked()]).toEqual(['loadingBlock', { appointmentId, startDate: '2026-03-02' }]);
  });

  it('that are known, waiting or outside the window are not asked for (BK-15)', () => {
    const { at, context, meets } = opened();
    meets(allDay('2026-02-17'), neared(startDate), neared('2026-03-09'), neared('2026-02-24'));
    expect([at('blocks'), context().queue]).toEqual(['blocksLoaded', []]);
    meets(neared('2026-02-23'), neared('2026-02-23'));
    expect(context().queue).toEqual(['2026-02-23']);
  });

  it('that could not be had are named, and asked for again one by one or all together (BK-18)', () => {
    const { at, can, context, meets, snapshot } = opened();
    meets(allDay('2026-02-17'), neared('2026-02-23'), neared('2026-03-02'), broken);
    expect(at('blocks')).toBe('loadingBlock');
    meets(broken);
    expect([at('blocks'), context().failure, snapshot().hasTag('failed')]).toEqual(['blockNotLoaded', offline, true]);
    expect([can({ type: 'block.retried', startDate }), context().queue]).toEqual([false, []]);
    expect(can({ type: 'block.retried', startDate: '2026-02-23' })).toBe(true);
    meets({ type: 'block.retried', startDate: '2026-03-02' });
    expect([at('blocks'), context().queue, context().blocks.at(-1)]).toEqual([
      'loadingBlock',
      ['2026-03-02'],
      failedBlock('2026-02-23'),
    ]);
    meets(broken, 'retry.requested');
    expect([at('blocks'), context().queue]).toEqual(['loadingBlock', ['2026-02-23', '2026-03-02']]);
    meets(nothing, nothing);
    expect([at('blocks'), context().failure]).toEqual(['blocksLoaded', null]);
    expect(context().blocks.slice(1)).toEqual([loadedBlock('2026-02-23'), loadedBlock('2026-03-02')]);
  });

  it('behind the last date end the list, which is no failure (BK-12)', () => {
    const { at, context, meets } = opened();
    meets(allDay('2026-02-17'), neared('2026-03-02'), failed('loadBlock', outsideWindow));
    expect([at('blocks'), context().window?.days, context().failure]).toEqual(['blocksLoaded', 14, null]);
  });
});

describe('the months', () => {
  it('rest until the customer moves to one that has dates', () => {
    const { at, context, meets } = opened();
    expect([at('months'), context().month]).toEqual(['monthSettled', null]);
    meets(monthChosen('2026-03'));
    expect([at('months'), context().month]).toEqual(['monthSettled', null]);
    meets(allDay('2026-02-17'), monthChosen('2027-01'));
    expect([at('months'), context().month]).toEqual(['monthSettled', null]);
    meets(monthChosen('2026-03'));
    expect([at('months'), context().month]).toEqual(['awaitingPause', '2026-03']);
  });

  it('are asked for block by block 200 ms later, what is known or waiting left out (BK-16)', () => {
    const { at, clock, context, meets } = opened();
    meets(allDay('2026-02-17'), neared('2026-02-23'), monthChosen('2026-03'));
    clock.increment(199);
    expect([at('months'), context().queue]).toEqual(['awaitingPause', ['2026-02-23']]);
    clock.increment(1);
    expect([at('months'), context().queue]).toEqual(['monthSettled', ['2026-02-23', '2026-03-02']]);
  });

  it('of a window that is shorter than a month have one block, which is enough to move to', () => {
    const { at, clock, context, meets } = opened({ startDate: '2026-02-15' });
    meets(allDay('2026-02-17'), monthChosen('2026-03'));
    clock.increment(200);
    expect([at('months'), context().queue]).toEqual(['monthSettled', ['2026-03-01']]);
  });

  it('follow the date again when one is chosen', () => {
    const { context, meets } = opened();
    meets(allDay('2026-02-17'), monthChosen('2026-03'), dateChosen('2026-02-17'));
    expect(context().month).toBeNull();
  });
});
