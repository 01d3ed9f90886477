import { assign, setup } from 'xstate';
import type { Failure } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import type { LocalDate, LocalMonth } from '../shared/local-date.ts';
import { supplied } from '../shared/supplied.ts';
import * as blocks from './select-appointment.blocks.ts';
import type {
  Availability,
  SelectAppointmentContext,
  SelectAppointmentEvent,
  SelectAppointmentInput,
  SelectAppointmentOutput,
  SelectAppointmentView,
  Slot,
} from './select-appointment.types.ts';

/** Types, stubs and named steps of the date selector; the chart is in select-appointment.machine.ts. */
export const selectAppointmentSetup = setup({
  types: {
    context: {} as SelectAppointmentContext,
    input: {} as SelectAppointmentInput,
    events: {} as SelectAppointmentEvent,
    output: {} as SelectAppointmentOutput,
    meta: {} as JourneyMeta<SelectAppointmentView>,
    tags: {} as JourneyTag,
  },
  actors: {
    loadBlock: supplied<Availability, { appointmentId: string; startDate: LocalDate }>('loadBlock'),
  },
  delays: {
    /** Going through several months asks for the last one only (specification, point 9). */
    monthPause: 200,
  },
  guards: {
    hasSelection: ({ context }) => context.selection !== null,
    isSelectionLost: ({ context }) => context.selection === null,
    hasFreeDates: ({ context }) => blocks.freeDatesOf(context.blocks).length > 0,
    isFreeDate: ({ context }, params: { date: LocalDate }) => blocks.freeDateOf(params.date, context.blocks) !== null,
    isFreeSlot: ({ context }, params: { slot: Slot }) =>
      blocks.freeSlotOf(context.selection?.date, params.slot, context.blocks) !== null,
    isBlockWaiting: ({ context }) => context.queue.length > 0,
    isBlockOpen: ({ context }, params: { startDate: LocalDate }) => blocks.isBlockOpen(params.startDate, context),
    isBlockFailed: ({ context }, params: { startDate: LocalDate }) =>
      context.blocks.some((block) => block.startDate === params.startDate && block.status === 'failed'),
    isAnyBlockFailed: ({ context }) => context.blocks.some((block) => block.status === 'failed'),
    isMonthOffered: ({ context }, params: { month: LocalMonth }) =>
      blocks.blockStartsOfMonth(params.month, context).length > 0,
  },
  actions: {
    chooseFirstFreeDate: assign({ selection: ({ context }) => blocks.freeSlotsOf(context.blocks)[0] ?? null }),
    /** The date with its first slot: choosing a date preselects it (BK-14). */
    chooseDate: assign({
      selection: ({ context }, params: { date: LocalDate }) =>
        blocks.freeSlotsOf(context.blocks).find((free) => free.date === params.date) ?? null,
      month: null,
    }),
    chooseSlot: assign({
      selection: ({ context }, params: { slot: Slot }) =>
        blocks.freeSlotOf(context.selection?.date, params.slot, context.blocks),
    }),
    queueBlock: assign({
      queue: ({ context }, params: { startDate: LocalDate }) => [...context.queue, params.startDate],
    }),
    storeMonth: assign({ month: (_, params: { month: LocalMonth }) => params.month }),
    queueMonth: assign({
      queue: ({ context }) => [
        ...context.queue,
        ...blocks
          .blockStartsOfMonth(context.month ?? '', context)
          .filter((startDate) => blocks.isBlockOpen(startDate, context)),
      ],
    }),
    storeBlock: assign(({ context }, params: { availability: Availability }) =>
      blocks.storeAnswer(context, params.availability),
    ),
    storeFailedBlock: assign(({ context }, params: { failure: Failure }) =>
      blocks.storeNoAnswer(context, params.failure),
    ),
    retryBlock: assign(({ context }, params: { startDate: LocalDate }) =>
      blocks.retryBlocks(context, params.startDate),
    ),
    retryBlocks: assign(({ context }) => blocks.retryBlocks(context)),
  },
});
