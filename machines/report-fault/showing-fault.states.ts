import { failsTo, failureOf } from '../shared/failure.ts';
import { quietLook } from '../shared/quiet-look.ts';
import { closeFaultInput, moveVisitInput, ofPlan, selectionInput } from './report-fault.rules.ts';
import { answerIn, foundIn, reportFaultSetup as s, storeAnswer, storeFound } from './report-fault.setup.ts';
import type { ReportFaultContext } from './report-fault.types.ts';

const asked = ({ context }: { context: ReportFaultContext }) => ofPlan(context);

/** Where news lead: back to the fault while it is open. */
const newsTo = <const Reading extends string>(reading: Reading) =>
  [
    { guard: { type: 'isOpen', params: foundIn }, target: reading, actions: storeFound },
    { guard: { type: 'isBlocked', params: foundIn }, target: '#reportFault.faultBlocked', actions: storeFound },
    { target: '#reportFault.faultOver', actions: storeFound },
  ] as const;

const toDates = {
  guard: { type: 'isMovable', params: ({ event }: { event: { visitId: string } }) => event },
  target: 'findingDates',
  actions: { type: 'turnTo', params: ({ event }: { event: { visitId: string } }) => event },
} as const;

/** The visit can be moved no more, or the fault is over: what is on the page is old. */
const tellNotMoved = { type: 'tell', params: { news: 'visitNotMoved' } } as const;

/** An open fault: what happens next, by when and who acts, until it is repaired or works again. */
export const showingFault = s.createStateConfig({
  description: 'A fault is open: what happens next, by when, who acts, and what a late repair is worth.',
  meta: { view: 'ShowingFault', rows: ['DB-01', 'BK-31'] },
  initial: 'readingFault',
  states: {
    readingFault: {
      description:
        'Read how the repair goes, ask for news, choose another day for a visit, or say that it works again.',
      ...quietLook({
        while: 'isFollowed',
        input: asked,
        onDone: newsTo('upToDate'),
      }),
      on: {
        'dateChange.requested': toDates,
        'news.requested': { target: 'refreshingFault', actions: 'forgetNews' },
        'closure.requested': { target: 'confirmingClosure', actions: 'forgetNews' },
      },
    },
    refreshingFault: {
      description: 'We look whether the network has told anything since.',
      tags: ['busy'],
      invoke: {
        id: 'loadFaults',
        src: 'loadFaults',
        input: asked,
        onDone: newsTo('readingFault'),
        onError: failsTo('newsNotFetched'),
      },
    },
    newsNotFetched: {
      description: 'News could not be fetched; what was known before stays on the page.',
      tags: ['failed'],
      meta: { rows: ['ER-04'] },
      exit: 'clearFailure',
      on: {
        'retry.requested': 'refreshingFault',
        'closure.requested': { target: 'confirmingClosure', actions: 'forgetNews' },
        'dateChange.requested': toDates,
      },
    },
    findingDates: {
      description: 'We look whether the visit can still be moved, and from which day on.',
      tags: ['busy'],
      meta: { rows: ['DB-04'] },
      invoke: {
        id: 'loadFaults',
        src: 'loadFaults',
        input: asked,
        onDone: [
          { guard: { type: 'isStillMovable', params: foundIn }, target: 'choosingDate', actions: storeFound },
          { guard: { type: 'isOpen', params: foundIn }, target: 'readingFault', actions: [storeFound, tellNotMoved] },
          {
            guard: { type: 'isBlocked', params: foundIn },
            target: '#reportFault.faultBlocked',
            actions: [storeFound, tellNotMoved],
          },
          { target: '#reportFault.faultOver', actions: [storeFound, tellNotMoved] },
        ],
        onError: failsTo('#reportFault.datesNotLoaded'),
      },
    },
    choosingDate: {
      description: 'Choose another day for the engineer. Cancelled, everything stays as it was.',
      meta: { rows: ['BK-13', 'BK-31'] },
      invoke: {
        id: 'selectAppointment',
        src: 'selectAppointment',
        input: ({ context }) => selectionInput(context),
        onDone: [
          {
            guard: { type: 'isAppointmentSelected', params: ({ event }) => event },
            target: 'movingVisit',
            actions: { type: 'storeDate', params: ({ event }) => event },
          },
          { target: 'readingFault' },
        ],
        onError: failsTo('#reportFault.datesNotLoaded'),
      },
    },
    movingVisit: {
      description: 'We put the visit on the day that was chosen.',
      tags: ['busy', 'committing'],
      meta: { rows: ['DB-04', 'BK-31'] },
      invoke: {
        id: 'moveVisit',
        src: 'moveVisit',
        input: ({ context }) => moveVisitInput(context),
        onDone: [
          {
            guard: { type: 'isOneOpen', params: answerIn },
            target: 'readingFault',
            actions: [storeAnswer, { type: 'tell', params: { news: 'visitMoved' } }],
          },
          { target: '#reportFault.faultOver', actions: [storeAnswer, tellNotMoved] },
        ],
        onError: [
          { guard: { type: 'isDateTaken', params: failureOf }, target: '#reportFault.dateTaken' },
          { guard: { type: 'isDateNotYetOpen', params: failureOf }, target: '#reportFault.dateNotYetOpen' },
          { guard: { type: 'isTooLate', params: failureOf }, target: 'refreshingFault', actions: tellNotMoved },
          failsTo('#reportFault.dateNotSaved'),
        ],
      },
    },
    confirmingClosure: {
      description: 'Confirm that it works again: that ends the repair, and no engineer comes any more.',
      meta: { view: 'ConfirmingClosure', modal: true, rows: ['DB-01'] },
      on: { 'closure.confirmed': 'closingFault', 'closure.declined': 'readingFault' },
    },
    closingFault: {
      description: 'We end the repair.',
      tags: ['busy', 'committing'],
      meta: { view: 'ConfirmingClosure', modal: true, rows: ['DB-01'] },
      invoke: {
        id: 'closeFault',
        src: 'closeFault',
        input: ({ context }) => closeFaultInput(context),
        onDone: [
          // It was closed in another tab, and another one has been reported since.
          { guard: { type: 'isOneOpen', params: answerIn }, target: 'readingFault', actions: storeAnswer },
          {
            target: '#reportFault.faultOver',
            actions: [storeAnswer, { type: 'tell', params: { news: 'worksAgain' } }],
          },
        ],
        onError: failsTo('#reportFault.closureNotSent'),
      },
    },
  },
});
