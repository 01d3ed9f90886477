import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor, type SnapshotFrom } from 'xstate';
import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { freeDatesOf } from './select-appointment.rules.ts';
import {
  availabilityOf,
  cases,
  facts,
  input,
  outsideWindow,
  selectionOf,
  startDate,
  starts,
} from './select-appointment.cases.ts';
import { selectAppointmentMachine } from './select-appointment.machine.ts';
import { selectSelectAppointment as select } from './select-appointment.selectors.ts';
import type { Availability, SelectAppointmentInput } from './select-appointment.types.ts';

describeMachine({
  machine: selectAppointmentMachine,
  starts,
  cases,
  facts,
  invariants: {
    'a date and a slot are chosen together or not at all (BK-14)': (snapshot) =>
      snapshot.status !== 'active' ||
      snapshot.matches({ choosingDate: { selection: 'dateChosen' } }) === select(snapshot).canConfirm,
    'the selector leaves with a date and a slot, or cancelled (BK-14)': ({ status, output }) =>
      status !== 'done' || output?.kind === 'cancelled' || Boolean(output?.date && output.slot && output.formattedSlot),
    'no block is asked for twice (BK-15)': ({ context: { queue, blocks } }) => {
      const asked = [...queue, ...blocks.map((block) => block.startDate)];
      return new Set(asked).size === asked.length;
    },
    'no date before the earliest one is offered (BK-05)': ({ context }) =>
      freeDatesOf(context.blocks).every((free) => free.date >= context.earliestDate),
    'the selector does not rest on an empty block while later ones may be free': (snapshot) =>
      !snapshot.matches({ choosingDate: { selection: 'noDateChosen', blocks: 'blocksLoaded' } }) ||
      select(snapshot).isEmpty,
  },
  moves: {
    'a date that is not free cannot be chosen': ({ event, before, after }) =>
      !('date' in event && event.date === '2026-02-16') || before.context.selection === after.context.selection,
  },
});

/** A gateway with these answers by first date; every other block is empty. Keeps what it was asked for. */
function gateway(answers: Record<string, Availability | Error>) {
  const asked: string[] = [];
  const loadBlock = fromPromise<Availability, { appointmentId: string; startDate: string }>(({ input }) => {
    asked.push(input.startDate);
    const answer = answers[input.startDate] ?? availabilityOf();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { asked, machine: selectAppointmentMachine.provide({ actors: { loadBlock } }) };
}

const isSettled = ({ context }: SnapshotFrom<typeof selectAppointmentMachine>) => context.queue.length === 0;

async function opened(answers: Record<string, Availability | Error>, given: Partial<SelectAppointmentInput> = {}) {
  const { asked, machine } = gateway(answers);
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { ...input, ...given }, clock }).start();
  await waitFor(actor, isSettled);
  const model = () => select(actor.getSnapshot());
  const settled = () => waitFor(actor, isSettled);
  return { actor, asked, clock, model, settled };
}

const twoDays = availabilityOf(['2026-02-17', 'PM'], ['2026-02-17', 'AM'], ['2026-02-19', 'PM']);

describe('choosing another date', () => {
  it('opens on the first free date with its first slot chosen (BK-14)', async () => {
    const { model, asked } = await opened({ [startDate]: twoDays });
    expect(model().blocks[0]?.dates).toEqual([
      { date: '2026-02-17', freeSlots: 2, isChosen: true },
      { date: '2026-02-19', freeSlots: 1, isChosen: false },
    ]);
    expect(model().slots).toEqual([
      { slot: 'AM', time: '8am-12pm', isChosen: true },
      { slot: 'PM', time: '12pm-4pm', isChosen: false },
    ]);
    expect(model()).toMatchObject({ canConfirm: true, isLoading: false });
    expect(asked).toEqual([startDate]);
  });

  it('goes on from empty blocks to the first one with a free date', async () => {
    const { model, asked } = await opened({ '2026-03-02': availabilityOf(['2026-03-04', 'PM']) });
    expect(asked).toEqual([startDate, '2026-02-23', '2026-03-02']);
    expect(model().slots.find((slot) => slot.isChosen)).toMatchObject({ slot: 'PM' });
    expect(model().months.map(({ month, isEnabled, isShown }) => [month, isEnabled, isShown])).toEqual([
      ['2026-02', false, false],
      ['2026-03', true, true],
    ]);
  });

  it('says when there is nothing at all (BK-19)', async () => {
    const { model } = await opened({});
    expect(model()).toMatchObject({ isEmpty: true, canConfirm: false, slots: [] });
  });

  it('loads the block of the date chosen before as well', async () => {
    const { asked, model } = await opened(
      { [startDate]: twoDays, '2026-03-02': availabilityOf(['2026-03-03', 'AM']) },
      { chosen: selectionOf('2026-03-03', 'AM') },
    );
    expect(asked).toEqual([startDate, '2026-03-02']);
    expect(model().blocks.map((block) => block.status)).toEqual(['loaded', 'awaited', 'loaded']);
    expect(model().months.find(({ isShown }) => isShown)?.month).toBe('2026-03');
  });

  it('takes a date with its first slot, then another slot, and leaves with both (BK-14)', async () => {
    const { actor } = await opened({ [startDate]: twoDays });
    actor.send({ type: 'date.chosen', date: '2026-02-19' });
    actor.send({ type: 'slot.chosen', slot: 'AM' });
    expect(actor.getSnapshot().context.selection).toEqual(selectionOf('2026-02-19', 'PM'));
    actor.send({ type: 'date.chosen', date: '2026-02-17' });
    actor.send({ type: 'slot.chosen', slot: 'PM' });
    actor.send({ type: 'selection.confirmed' });
    expect(actor.getSnapshot().output).toEqual({
      kind: 'appointmentSelected',
      date: '2026-02-17',
      slot: 'PM',
      formattedSlot: '12pm-4pm',
      inHomeLeadTimeInDays: 5,
    });
  });

  it('asks for a block that comes near once only (BK-15)', async () => {
    const { actor, asked, settled } = await opened({ [startDate]: twoDays });
    actor.send({ type: 'block.neared', startDate: '2026-02-23' });
    actor.send({ type: 'block.neared', startDate: '2026-02-23' });
    await settled();
    actor.send({ type: 'block.neared', startDate: '2026-02-23' });
    expect(asked).toEqual([startDate, '2026-02-23']);
  });

  it('asks for the last of several months only, 200 ms after it was chosen (BK-16)', async () => {
    const { actor, asked, clock, settled } = await opened({ [startDate]: twoDays });
    actor.send({ type: 'month.chosen', month: '2026-02' });
    clock.increment(150);
    actor.send({ type: 'month.chosen', month: '2026-03' });
    clock.increment(199);
    expect(asked).toEqual([startDate]);
    clock.increment(1);
    await settled();
    // The block of 23 February reaches into March.
    expect(asked).toEqual([startDate, '2026-02-23', '2026-03-02']);
  });

  it('names the block that could not be loaded, and asks for it again (BK-18)', async () => {
    const { actor, model, asked, settled } = await opened({
      [startDate]: twoDays,
      '2026-02-23': new Error('No answer'),
    });
    actor.send({ type: 'block.neared', startDate: '2026-02-23' });
    await settled();
    expect(model().blocks[1]).toMatchObject({
      startDate: '2026-02-23',
      status: 'failed',
      failure: { reason: 'asTold', message: 'No answer' },
    });
    expect(model().failure).toBeNull();
    actor.send({ type: 'block.retried', startDate: '2026-02-23' });
    await settled();
    expect(asked).toEqual([startDate, '2026-02-23', '2026-02-23']);
  });

  it('shows the message alone when not one block could be loaded, and retries (BK-18)', async () => {
    const answers: Record<string, Availability | Error> = { [startDate]: new Error('No answer') };
    const { actor, model, settled } = await opened(answers);
    expect(model()).toMatchObject({
      failure: { reason: 'asTold', message: 'No answer' },
      isEmpty: false,
      canConfirm: false,
    });
    answers[startDate] = twoDays;
    actor.send({ type: 'retry.requested' });
    await settled();
    expect(model()).toMatchObject({ failure: null, canConfirm: true });
  });

  it('ends where the gateway has no dates any more (BK-12)', async () => {
    const { model, actor, settled } = await opened({
      [startDate]: twoDays,
      '2026-03-02': Object.assign(new Error(), outsideWindow),
    });
    actor.send({ type: 'block.neared', startDate: '2026-03-02' });
    await settled();
    expect(model().blocks.map(({ startDate, status }) => [startDate, status])).toEqual([
      [startDate, 'loaded'],
      ['2026-02-23', 'awaited'],
    ]);
    expect(actor.getSnapshot().hasTag('failed')).toBe(false);
  });

  it('has a reason of its own for dates outside the window (BK-22)', async () => {
    const { model } = await opened({ [startDate]: Object.assign(new Error(), outsideWindow) });
    expect(model().failure).toEqual({ reason: 'dateNotYetOpen' });
  });
});
