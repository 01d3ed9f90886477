import { failsTo } from '../shared/failure.ts';
import { paths } from '../shared/paths.ts';
import { confirmingBooking } from './confirming.states.ts';
import { bookInstallSetup as s } from './book-install.setup.ts';
import type { VisitStanding } from './book-install.types.ts';
import { appointmentIdOf, earliestDateOf, selectionInput } from './book-install.rules.ts';

const stands = (standing: VisitStanding) => ({ type: 'hasStanding', params: { standing } }) as const;

/** A date that is gone can only be changed. */
const toAnotherDate = { 'dateChange.requested': 'choosingDate' } as const;

/** An earlier outside visit makes earlier in-home dates possible. */
const toOutsideVisit = {
  'outsideVisitChange.requested': { guard: 'isOutsideVisitBefore', target: '#choosingOutsideVisit' },
} as const;

/** Which visit the page is about. Each has an address of its own; how its date stands is decided anew on entry. */
const visit = s.createStateConfig({
  description: 'Which of the visits is chosen on this page.',
  initial: 'choosingOutsideVisit',
  states: {
    choosingOutsideVisit: {
      id: 'choosingOutsideVisit',
      description: 'Choose when the cable comes to the outside wall.',
      route: { guard: { type: 'isVisitRequired', params: { visit: 'outsideVisit' } } },
      meta: { path: paths.outsideVisit },
      entry: { type: 'turnTo', params: { visit: 'outsideVisit' } },
    },
    choosingInHomeVisit: {
      id: 'choosingInHomeVisit',
      description: 'Choose when the engineer comes into the home.',
      route: { guard: 'isInHomeVisitReady' },
      meta: { path: paths.homeVisit, rows: ['BK-06'] },
      entry: { type: 'turnTo', params: { visit: 'inHomeVisit' } },
    },
  },
});

/** The date of that visit: proposed, kept, or asked for again, each for its own reason. */
const date = s.createStateConfig({
  description: 'How the date of the visit stands.',
  initial: 'decidingDate',
  states: {
    decidingDate: {
      id: 'decidingDate',
      description: 'Shows how the date of the visit stands.',
      always: [
        { guard: 'areBothVisitsRejected', target: 'visitsRejected' },
        { guard: stands('rejected'), target: 'visitRejected' },
        { guard: stands('taken'), target: 'dateTaken' },
        { guard: stands('notYetOpen'), target: 'dateNotYetOpen' },
        { guard: stands('tooEarly'), target: 'dateTooEarly' },
        { guard: stands('expired'), target: 'visitExpired' },
        { guard: stands('held'), target: 'visitHeld' },
        { guard: 'hasDate', target: 'visitProposed' },
        { target: 'findingSlot' },
      ],
    },
    findingSlot: {
      description: 'We look for the first free date, so that most customers need not choose.',
      tags: ['busy'],
      invoke: {
        id: 'findFirstSlot',
        src: 'findFirstSlot',
        input: ({ context }) => ({
          appointmentId: appointmentIdOf(context.installation, context.visit),
          startDate: earliestDateOf(context, context.visit),
        }),
        onDone: [
          {
            guard: { type: 'hasFreeSlot', params: ({ event }) => ({ availability: event.output }) },
            target: 'visitProposed',
            actions: { type: 'proposeFirstSlot', params: ({ event }) => ({ availability: event.output }) },
          },
          { target: 'slotsMissing' },
        ],
        onError: failsTo('slotsNotLoaded'),
      },
    },
    visitProposed: {
      description: 'A date for the visit is proposed; keep it or choose another.',
      meta: { view: 'VisitProposed', rows: ['BK-03'] },
      on: {
        ...toAnotherDate,
        'visit.confirmed': { target: 'decidingNextVisit', actions: 'confirmVisit' },
      },
    },
    visitHeld: {
      description: 'The network holds the visit.',
      meta: { view: 'VisitHeld', rows: ['BK-03'] },
      on: {
        ...toAnotherDate,
        'visit.confirmed': 'decidingNextVisit',
        'engineerNotes.requested': {
          guard: 'mayChangeEngineerNotes',
          target: 'confirmingBooking.addingEngineerNotes',
        },
      },
    },
    visitRejected: {
      description: 'The network could not hold the visit; the other visit is kept.',
      meta: { view: 'VisitRejected', rows: ['RS-05', 'RS-06'] },
      on: toAnotherDate,
    },
    visitsRejected: {
      description: 'The network could hold neither visit; both dates are chosen again.',
      meta: { view: 'VisitsRejected', rows: ['RS-06'] },
      on: toAnotherDate,
    },
    visitExpired: {
      description: 'The visit was held too long and is free again; choose a date once more.',
      meta: { view: 'VisitExpired', rows: ['BK-32'] },
      on: toAnotherDate,
    },
    dateTaken: {
      description: 'Somebody else took the date; choose another.',
      meta: { view: 'DateTaken', rows: ['BK-21'] },
      on: toAnotherDate,
    },
    dateNotYetOpen: {
      description: 'The date cannot be booked yet; choose an earlier one.',
      meta: { view: 'DateNotYetOpen', rows: ['BK-22'] },
      on: { ...toAnotherDate, ...toOutsideVisit },
    },
    dateTooEarly: {
      description: 'The new outside date leaves too little time before the in-home visit; choose a later one.',
      meta: { view: 'DateTooEarly', rows: ['BK-05'] },
      on: { ...toAnotherDate, ...toOutsideVisit },
    },
    slotsMissing: {
      description: 'The first dates have no free slot; look at later ones.',
      meta: { view: 'SlotsMissing', rows: ['BK-19'] },
      on: { ...toAnotherDate, ...toOutsideVisit },
    },
    slotsNotLoaded: {
      description: 'The dates for the visit could not be fetched; try again.',
      tags: ['failed'],
      meta: { view: 'SlotsNotLoaded', rows: ['BK-18'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'findingSlot', ...toOutsideVisit },
    },
    choosingDate: {
      description: 'Choose another date for the visit. Cancelled, the page shows again what it showed before.',
      invoke: {
        id: 'selectAppointment',
        src: 'selectAppointment',
        input: ({ context }) => selectionInput(context, context.visit),
        onDone: [
          {
            guard: { type: 'isAppointmentSelected', params: ({ event }) => event },
            target: 'visitProposed',
            actions: { type: 'proposeSelection', params: ({ event }) => event },
          },
          { target: 'decidingDate' },
        ],
        onError: failsTo('slotsNotLoaded'),
      },
    },
    decidingNextVisit: {
      description: 'The in-home visit comes next, unless it is settled or not needed.',
      always: [{ guard: 'isInHomeVisitNext', target: '#choosingInHomeVisit' }, { target: 'confirmingBooking' }],
    },
    confirmingBooking,
  },
});

/** The page of a visit, the same for both: which visit it is, and how its date stands. */
export const choosingVisit = s.createStateConfig({
  description: 'Choose the date of a visit, and confirm the booking after the last one.',
  meta: { view: 'VisitProposed' },
  type: 'parallel',
  states: { visit, date },
});
