import { assign, setup } from 'xstate';
import { type Failure, failureOf } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import type { LocalDate, LocalMonth } from '../shared/local-date.ts';
import { supplied } from '../shared/supplied.ts';
import * as rules from './select-appointment.rules.ts';
import type {
  Availability,
  SelectAppointmentContext,
  SelectAppointmentEvent,
  SelectAppointmentInput,
  SelectAppointmentOutput,
  SelectAppointmentView,
  Selection,
  Slot,
} from './select-appointment.types.ts';

const selectAppointmentSetup = setup({
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
    hasFreeDates: ({ context }) => rules.freeDatesOf(context.blocks).length > 0,
    isFreeDate: ({ context }, params: { date: LocalDate }) => rules.freeDateOf(params.date, context.blocks) !== null,
    isFreeSlot: ({ context }, params: { slot: Slot }) =>
      rules.freeSlotOf(context.selection?.date, params.slot, context.blocks) !== null,
    isBlockWaiting: ({ context }) => context.queue.length > 0,
    isBlockOpen: ({ context }, params: { startDate: LocalDate }) => rules.isBlockOpen(params.startDate, context),
    isBlockFailed: ({ context }, params: { startDate: LocalDate }) =>
      context.blocks.some((block) => block.startDate === params.startDate && block.status === 'failed'),
    isAnyBlockFailed: ({ context }) => context.blocks.some((block) => block.status === 'failed'),
    isMonthOffered: ({ context }, params: { month: LocalMonth }) =>
      rules.blockStartsOfMonth(params.month, context).length > 0,
  },
  actions: {
    chooseFirstFreeDate: assign({ selection: ({ context }) => rules.freeSlotsOf(context.blocks)[0] ?? null }),
    /** The date with its first slot: choosing a date preselects it (BK-14). */
    chooseDate: assign({
      selection: ({ context }, params: { date: LocalDate }) =>
        rules.freeSlotsOf(context.blocks).find((free) => free.date === params.date) ?? null,
      month: null,
    }),
    chooseSlot: assign({
      selection: ({ context }, params: { slot: Slot }) =>
        rules.freeSlotOf(context.selection?.date, params.slot, context.blocks),
    }),
    queueBlock: assign({
      queue: ({ context }, params: { startDate: LocalDate }) => [...context.queue, params.startDate],
    }),
    storeMonth: assign({ month: (_, params: { month: LocalMonth }) => params.month }),
    queueMonth: assign({
      queue: ({ context }) => [
        ...context.queue,
        ...rules
          .blockStartsOfMonth(context.month ?? '', context)
          .filter((startDate) => rules.isBlockOpen(startDate, context)),
      ],
    }),
    storeBlock: assign(({ context }, params: { availability: Availability }) =>
      rules.storeAnswer(context, params.availability),
    ),
    storeFailedBlock: assign(({ context }, params: { failure: Failure }) =>
      rules.storeNoAnswer(context, params.failure),
    ),
    retryBlock: assign(({ context }, params: { startDate: LocalDate }) => rules.retryBlocks(context, params.startDate)),
    retryBlocks: assign(({ context }) => rules.retryBlocks(context)),
  },
});

/**
 * The errand: choose another date and time for one visit, in a modal.
 * Dates come in blocks, one request each and one at a time; they load while the customer chooses, so the two are
 * regions beside each other.
 */
export const selectAppointmentMachine = selectAppointmentSetup.createMachine({
  id: 'selectAppointment',
  context: ({ input: { chosen, ...input } }) => ({
    ...input,
    selection: chosen,
    blocks: [],
    queue: [input.startDate],
    window: null,
    inHomeLeadTimeInDays: null,
    month: null,
    failure: null,
  }),
  initial: 'choosingDate',
  states: {
    choosingDate: {
      description: 'Choose a date and morning or afternoon.',
      meta: { view: 'ChoosingDate', modal: true },
      type: 'parallel',
      on: {
        'selection.confirmed': { guard: 'hasSelection', target: 'appointmentSelected' },
        'selection.cancelled': 'selectionCancelled',
      },
      states: {
        selection: {
          description: 'What is chosen so far; what was chosen before, if anything was.',
          initial: 'dateChosen',
          states: {
            noDateChosen: {
              meta: { rows: ['BK-14'] },
              description: 'Waits for the first free date, which is then chosen with its first slot.',
              always: { guard: 'hasFreeDates', target: 'dateChosen', actions: 'chooseFirstFreeDate' },
            },
            dateChosen: {
              meta: { rows: ['BK-14'] },
              description: 'A date and a slot are chosen and can be confirmed.',
              always: { guard: 'isSelectionLost', target: 'noDateChosen' },
              on: {
                'date.chosen': {
                  guard: { type: 'isFreeDate', params: ({ event }) => event },
                  actions: { type: 'chooseDate', params: ({ event }) => event },
                },
                'slot.chosen': {
                  guard: { type: 'isFreeSlot', params: ({ event }) => event },
                  actions: { type: 'chooseSlot', params: ({ event }) => event },
                },
              },
            },
          },
        },
        blocks: {
          description: 'The blocks of dates that come as they are needed.',
          initial: 'loadingBlock',
          on: {
            'block.neared': {
              guard: { type: 'isBlockOpen', params: ({ event }) => event },
              actions: { type: 'queueBlock', params: ({ event }) => event },
            },
            'block.retried': {
              guard: { type: 'isBlockFailed', params: ({ event }) => event },
              actions: { type: 'retryBlock', params: ({ event }) => event },
            },
          },
          states: {
            // Not tagged busy: only the dates still missing wait, the customer goes on choosing.
            loadingBlock: {
              meta: { rows: ['BK-11', 'BK-15'] },
              description: 'We fetch one block of dates.',
              invoke: {
                id: 'loadBlock',
                src: 'loadBlock',
                input: ({ context }) => ({
                  appointmentId: context.appointmentId,
                  startDate: context.queue[0] ?? context.startDate,
                }),
                onDone: {
                  target: 'decidingBlock',
                  actions: { type: 'storeBlock', params: ({ event }) => ({ availability: event.output }) },
                },
                onError: {
                  target: 'decidingBlock',
                  actions: { type: 'storeFailedBlock', params: failureOf },
                },
              },
            },
            decidingBlock: {
              description: 'Goes on with the next block that is waiting.',
              always: [
                { guard: 'isBlockWaiting', target: 'loadingBlock' },
                { guard: 'isAnyBlockFailed', target: 'blockNotLoaded' },
                { target: 'blocksLoaded' },
              ],
            },
            blocksLoaded: {
              meta: { rows: ['BK-15'] },
              description: 'Every block asked for is here.',
              always: { guard: 'isBlockWaiting', target: 'loadingBlock' },
            },
            blockNotLoaded: {
              meta: { rows: ['BK-18'] },
              description: 'Some dates could not be fetched; they can be asked for again.',
              tags: ['failed'],
              always: { guard: 'isBlockWaiting', target: 'loadingBlock' },
              on: { 'retry.requested': { actions: 'retryBlocks' } },
            },
          },
        },
        months: {
          description: 'The month the customer moves to.',
          initial: 'monthSettled',
          on: {
            'month.chosen': {
              guard: { type: 'isMonthOffered', params: ({ event }) => event },
              target: '.awaitingPause',
              actions: { type: 'storeMonth', params: ({ event }) => event },
            },
          },
          states: {
            monthSettled: { description: 'The dates of the month shown are here or on their way.' },
            awaitingPause: {
              meta: { rows: ['BK-16'] },
              description: 'Waits for the customer to stop at a month.',
              after: { monthPause: { target: 'monthSettled', actions: 'queueMonth' } },
            },
          },
        },
      },
    },
    appointmentSelected: {
      meta: { rows: ['BK-13'] },
      description: 'The customer goes back with a date and a slot.',
      type: 'final',
      output: ({ context: { selection, inHomeLeadTimeInDays } }): SelectAppointmentOutput => ({
        kind: 'appointmentSelected',
        // Guarded by hasSelection.
        ...(selection as Selection),
        inHomeLeadTimeInDays,
      }),
    },
    selectionCancelled: {
      description: 'The customer goes back and everything stays as it was.',
      type: 'final',
      output: (): SelectAppointmentOutput => ({ kind: 'cancelled' }),
    },
  },
  // Both final states above give a SelectAppointmentOutput; XState types the done event's output as unknown.
  output: ({ event }) => event.output as SelectAppointmentOutput,
});
