import { codeOf, type Failure } from '../shared/failure.ts';
import { addDays, daysBetween, isLocalDate, monthOf, type LocalDate, type LocalMonth } from '../shared/local-date.ts';
import type {
  Availability,
  Block,
  BookingWindow,
  FreeDate,
  SelectAppointmentContext,
  SelectAppointmentOutput,
  Selection,
  Slot,
} from './select-appointment.types.ts';

type Blocks = Pick<SelectAppointmentContext, 'startDate' | 'window' | 'blocks' | 'queue' | 'selection'>;

type Where = Pick<Blocks, 'startDate' | 'window'>;

/** The window, once the gateway has told it; a first date that is none has no days after it. */
const knownWindow = ({ startDate, window }: Where): BookingWindow | null => (isLocalDate(startDate) ? window : null);

/** First dates of all blocks in the window; only the first block's until the gateway told us the window. */
export function blockStarts(where: Where): LocalDate[] {
  const { startDate } = where;
  const window = knownWindow(where);
  if (!window) return [startDate];
  const count = Math.ceil(window.days / window.daysPerBlock);
  return Array.from({ length: count }, (_, index) => addDays(startDate, index * window.daysPerBlock));
}

/** The last date of the window. */
export function lastDate(where: Where): LocalDate {
  const { startDate } = where;
  const window = knownWindow(where);
  return window ? addDays(startDate, window.days - 1) : startDate;
}

/** The block that holds a date, by its first date; null outside the window. */
export function blockStartOf(date: LocalDate, blocks: Where): LocalDate | null {
  const { startDate } = blocks;
  const window = knownWindow(blocks);
  if (!window || date < startDate || date > lastDate(blocks)) return null;
  return addDays(startDate, Math.floor(daysBetween(startDate, date) / window.daysPerBlock) * window.daysPerBlock);
}

/** The blocks that have a date in a month. */
export function blockStartsOfMonth(month: LocalMonth, blocks: Where): LocalDate[] {
  const window = knownWindow(blocks);
  if (!window) return [];
  return blockStarts(blocks).filter(
    (start) => monthOf(start) <= month && month <= monthOf(addDays(start, window.daysPerBlock - 1)),
  );
}

/** A block is asked for once: not when it is waiting, nor when it was answered. */
export function isBlockOpen(startDate: LocalDate, { blocks, queue, ...where }: Blocks): boolean {
  return (
    blockStarts(where).includes(startDate) &&
    !queue.includes(startDate) &&
    !blocks.some((block) => block.startDate === startDate)
  );
}

export const freeDatesOf = (blocks: readonly Block[]): FreeDate[] =>
  blocks.flatMap((block) => (block.status === 'loaded' ? block.freeDates : []));

export function freeDateOf(date: LocalDate, blocks: readonly Block[]): FreeDate | null {
  return freeDatesOf(blocks).find((free) => free.date === date) ?? null;
}

/** The free slots one by one, in their order. */
export const freeSlotsOf = (blocks: readonly Block[]): Selection[] =>
  freeDatesOf(blocks).flatMap(({ date, slots }) => slots.map((slot) => ({ date, ...slot })));

/** A slot of a date, where it is free; no date has none. */
export function freeSlotOf(date: LocalDate | undefined, slot: Slot, blocks: readonly Block[]): Selection | null {
  return freeSlotsOf(blocks).find((free) => free.date === date && free.slot === slot) ?? null;
}

/** The free slots by date, from the wire's flat list. Dates before `earliestDate` are not offered. */
export function groupByDate({ availableAppointments }: Availability, earliestDate: LocalDate): FreeDate[] {
  const byDate = new Map<LocalDate, FreeDate>();
  for (const { date, slot, formattedArrivalTime } of availableAppointments) {
    if (date < earliestDate) continue;
    const free = byDate.get(date) ?? { date, slots: [] };
    free.slots.push({ slot, formattedSlot: formattedArrivalTime });
    byDate.set(date, free);
  }
  return [...byDate.values()]
    .map(({ date, slots }) => ({ date, slots: slots.toSorted((a, b) => a.slot.localeCompare(b.slot)) }))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

export const windowOf = (availability: Availability): BookingWindow => ({
  daysPerBlock: availability.appointmentWindowInDaysPerCall,
  days: availability.maxAppointmentWindowInDays,
});

const withBlock = (blocks: readonly Block[], block: Block): Block[] =>
  [...blocks, block].toSorted((a, b) => a.startDate.localeCompare(b.startDate));

/**
 * The block to go on with by ourselves: the one with the date chosen before, or, as long as no free date is found,
 * the next one, because the selector opens on the first free date.
 */
function followingBlock(after: Blocks): LocalDate[] {
  const { selection, blocks, queue } = after;
  const open = blockStarts(after).filter((start) => isBlockOpen(start, after));
  if (selection) return open.filter((start) => start === blockStartOf(selection.date, after));
  return queue.length > 0 || freeDatesOf(blocks).length > 0 ? [] : open.slice(0, 1);
}

/** What was chosen before, unless its block has come without it: then it is free no longer. */
function standingSelection({ selection, blocks, ...where }: Blocks): Blocks['selection'] {
  if (!selection) return null;
  const start = blockStartOf(selection.date, where);
  if (!blocks.some((block) => block.startDate === start && block.status === 'loaded')) return selection;
  return freeSlotOf(selection.date, selection.slot, blocks);
}

/** The first block of the queue was answered. */
export function storeAnswer(context: SelectAppointmentContext, availability: Availability) {
  const [startDate, ...queue] = context.queue;
  if (startDate === undefined) return {};
  const freeDates = groupByDate(availability, context.earliestDate);
  const answered = {
    ...context,
    blocks: withBlock(context.blocks, { startDate, status: 'loaded', freeDates }),
    queue,
    // The first answer's window stays: another one would cut the blocks anew.
    window: context.window ?? windowOf(availability),
  };
  const after = { ...answered, selection: standingSelection(answered) };
  return {
    selection: after.selection,
    blocks: after.blocks,
    queue: [...queue, ...followingBlock(after)],
    window: after.window,
    inHomeLeadTimeInDays: availability.inHomeLeadTimeInCalendarDays,
  };
}

/**
 * The first block of the queue could not be had. `invalid.request` for a later block is no failure: the gateway counts
 * its window from the first date of all, and ours may begin later, so the dates end before this block.
 */
export function storeNoAnswer(context: SelectAppointmentContext, failure: Failure) {
  const [startDate, ...queue] = context.queue;
  if (startDate === undefined) return {};
  if (context.window && startDate > context.startDate && codeOf(failure) === 'invalid.request') {
    const window = { ...context.window, days: daysBetween(context.startDate, startDate) };
    const left = blockStarts({ ...context, window });
    const after = { ...context, window, queue: queue.filter((start) => left.includes(start)) };
    return {
      queue: [...after.queue, ...followingBlock(after)],
      window,
      month: blockStartsOfMonth(context.month ?? '', after).length > 0 ? context.month : null,
    };
  }
  return { blocks: withBlock(context.blocks, { startDate, status: 'failed', failure }), queue, failure };
}

/** Asks again for failed blocks: for one, or for all. */
export function retryBlocks({ blocks, queue }: SelectAppointmentContext, startDate?: LocalDate) {
  const isRetried = (block: Block) =>
    block.status === 'failed' && (startDate === undefined || block.startDate === startDate);
  const left = blocks.filter((block) => !isRetried(block));
  return {
    blocks: left,
    queue: [...queue, ...blocks.filter(isRetried).map((block) => block.startDate)],
    failure: left.find((block) => block.status === 'failed')?.failure ?? null,
  };
}

/** What is chosen once the selector has ended; who left it without a date keeps the one from before. */
export function chosenAfter(output: SelectAppointmentOutput, before: Selection | null): Selection | null {
  if (output.kind === 'cancelled') return before;
  const { date, slot, formattedSlot } = output;
  return { date, slot, formattedSlot };
}

/** Somebody else took the place meanwhile (BK-21). */
export const isDateTaken = (failure: Failure): boolean => codeOf(failure) === 'appointment.taken';

/** The date lies outside the window (BK-22). */
export const isDateNotYetOpen = (failure: Failure): boolean => codeOf(failure) === 'invalid.request';

/** The visit can be changed no more: its day has come, or it is over. */
export const isTooLate = (failure: Failure): boolean =>
  ['appointment.too-late', 'appointment.closed'].includes(codeOf(failure));
