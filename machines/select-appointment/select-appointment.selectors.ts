import type { SnapshotFrom } from 'xstate';
import { codeOf, type Failure } from '../shared/failure.ts';
import { monthOf, monthsBetween, type LocalDate, type LocalMonth } from '../shared/local-date.ts';
import { blockStarts, blockStartsOfMonth, freeDateOf, freeDatesOf, lastDate } from './select-appointment.rules.ts';
import type { selectAppointmentMachine } from './select-appointment.machine.ts';
import type { ChosenVisitType, FreeDate, SelectAppointmentContext, Slot } from './select-appointment.types.ts';

/** A date card. */
export type DateOption = { date: LocalDate; freeSlots: number; isChosen: boolean };

/** Why dates could not be had: a reason with words of its own (BK-22), or what the server or the browser says (BK-18). */
export type DatesFailure = { reason: 'dateNotYetOpen' } | { reason: 'asTold'; message: string };

/** `awaited`: not asked for yet; send `block.neared` with its first date when it comes near. */
export type BlockModel = {
  startDate: LocalDate;
  status: 'awaited' | 'loading' | 'loaded' | 'empty' | 'failed';
  dates: DateOption[];
  /** Why a failed block could not be loaded; null otherwise. */
  failure: DatesFailure | null;
};

export type MonthOption = { month: LocalMonth; isEnabled: boolean; isShown: boolean };

/** `time` as the gateway words it; null where the slot is not free. */
export type SlotOption = { slot: Slot; time: string | null; isChosen: boolean };

export type SelectAppointmentModel = {
  visitType: ChosenVisitType;
  /** All blocks of the window in order, the ones not asked for included. */
  blocks: BlockModel[];
  months: MonthOption[];
  /** Morning and afternoon of the date chosen; empty while none is. */
  slots: SlotOption[];
  canConfirm: boolean;
  /** Nothing to show yet: the first answer is awaited. */
  isLoading: boolean;
  /** The whole window is known to have no free date. */
  isEmpty: boolean;
  /** Told under the generic heading when not one block could be had (BK-18). */
  failure: DatesFailure | null;
};

const datesFailure = (failure: Failure): DatesFailure =>
  codeOf(failure) === 'invalid.request' ? { reason: 'dateNotYetOpen' } : { reason: 'asTold', message: failure.message };

function dateOption({ date, slots }: FreeDate, { selection }: SelectAppointmentContext): DateOption {
  return {
    date,
    freeSlots: slots.length,
    isChosen: selection?.date === date,
  };
}

function blockModel(startDate: LocalDate, context: SelectAppointmentContext): BlockModel {
  const block = context.blocks.find((answered) => answered.startDate === startDate);
  if (!block) {
    const status = context.queue.includes(startDate) ? 'loading' : 'awaited';
    return { startDate, status, dates: [], failure: null };
  }
  if (block.status === 'failed')
    return { startDate, status: 'failed', dates: [], failure: datesFailure(block.failure) };
  return {
    startDate,
    status: block.freeDates.length > 0 ? 'loaded' : 'empty',
    dates: block.freeDates.map((free) => dateOption(free, context)),
    failure: null,
  };
}

/** A month that is known to have no free date cannot be moved to. */
function monthOption(month: LocalMonth, context: SelectAppointmentContext): MonthOption {
  const starts = blockStartsOfMonth(month, context);
  const answered = context.blocks.filter((block) => block.status === 'loaded' && starts.includes(block.startDate));
  const isKnown = answered.length === starts.length;
  const isFree = freeDatesOf(answered).some((free) => monthOf(free.date) === month);
  const shown = context.month ?? monthOf(context.selection?.date ?? context.startDate);
  return {
    month,
    isEnabled: isFree || !isKnown,
    isShown: month === shown,
  };
}

function slotOptions({ selection, blocks }: SelectAppointmentContext): SlotOption[] {
  if (!selection) return [];
  const free = freeDateOf(selection.date, blocks)?.slots ?? [];
  return (['AM', 'PM'] as const).map((slot) => {
    const time = free.find((candidate) => candidate.slot === slot)?.formattedSlot ?? null;
    return { slot, time, isChosen: selection.slot === slot };
  });
}

export function selectSelectAppointment({
  context,
}: Pick<SnapshotFrom<typeof selectAppointmentMachine>, 'context'>): SelectAppointmentModel {
  const blocks = blockStarts(context).map((startDate) => blockModel(startDate, context));
  const failures = context.blocks.flatMap((block) => (block.status === 'failed' ? [datesFailure(block.failure)] : []));
  const isAnyLoaded = context.blocks.some((block) => block.status === 'loaded');
  return {
    visitType: context.visitType,
    blocks,
    months: monthsBetween(context.startDate, lastDate(context)).map((month) => monthOption(month, context)),
    slots: slotOptions(context),
    canConfirm: context.selection !== null,
    isLoading: !isAnyLoaded && context.queue.length > 0,
    isEmpty: blocks.every((block) => block.status === 'empty'),
    failure: isAnyLoaded || context.queue.length > 0 ? null : (failures[0] ?? null),
  };
}
