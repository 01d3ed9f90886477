import { paths } from '../shared/paths.ts';
import { confirmingBooking } from './book-install.confirming.ts';
import { bookInstallSetup as s } from './book-install.setup.ts';
import type { VisitStanding } from './book-install.types.ts';
import { choosingDate, findingSlot } from './book-install.visit-steps.ts';

const visit = 'outsideVisit';

const stands = (standing: VisitStanding) => ({ type: 'hasStanding', params: { visit, standing } }) as const;

/** A date that is gone can only be changed. */
const toAnotherDate = { 'dateChange.requested': 'choosingOutsideDate' } as const;

/** The outside visit's page: a date is proposed, kept, or asked for again, each for its own reason. */
export const choosingOutsideVisit = s.createStateConfig({
  id: 'choosingOutsideVisit',
  description: 'Choose when the cable comes to the outside wall.',
  route: { guard: { type: 'isVisitRequired', params: { visit } } },
  meta: { view: 'OutsideVisitProposed', path: paths.outsideVisit },
  initial: 'decidingOutsideVisit',
  states: {
    decidingOutsideVisit: {
      description: 'Shows how the date of the outside visit stands.',
      always: [
        { guard: 'areBothVisitsRejected', target: 'visitsRejected' },
        { guard: stands('rejected'), target: 'outsideVisitRejected' },
        { guard: stands('taken'), target: 'outsideDateTaken' },
        { guard: stands('notYetOpen'), target: 'outsideDateNotYetOpen' },
        { guard: stands('expired'), target: 'outsideVisitExpired' },
        { guard: stands('held'), target: 'outsideVisitHeld' },
        { guard: { type: 'hasDate', params: { visit } }, target: 'outsideVisitProposed' },
        { target: 'findingOutsideSlot' },
      ],
    },
    findingOutsideSlot: findingSlot({
      visit,
      description: 'We look for the first free date outside.',
      found: 'outsideVisitProposed',
      missing: 'outsideSlotsMissing',
      failed: 'outsideSlotsNotLoaded',
    }),
    outsideVisitProposed: {
      description: 'A date for the outside visit is proposed; keep it or choose another.',
      meta: { view: 'OutsideVisitProposed', rows: ['BK-03'] },
      on: {
        ...toAnotherDate,
        'visit.confirmed': { target: 'decidingNextVisit', actions: { type: 'confirmVisit', params: { visit } } },
      },
    },
    outsideVisitHeld: {
      description: 'The network holds the outside visit.',
      meta: { view: 'OutsideVisitHeld', rows: ['BK-03'] },
      on: {
        ...toAnotherDate,
        'visit.confirmed': 'decidingNextVisit',
        // From here the visits are saved and reserved, which asks for both of them.
        'engineerNotes.requested': { guard: 'areVisitsHeld', target: 'confirmingBooking.addingEngineerNotes' },
      },
    },
    outsideVisitRejected: {
      description: 'The network could not hold the outside visit; the in-home visit is kept.',
      meta: { view: 'OutsideVisitRejected', rows: ['RS-05', 'RS-06'] },
      on: toAnotherDate,
    },
    visitsRejected: {
      description: 'The network could hold neither visit; both dates are chosen again.',
      meta: { view: 'VisitsRejected', rows: ['RS-06'] },
      on: toAnotherDate,
    },
    outsideVisitExpired: {
      description: 'The outside visit was held too long and is free again; choose a date once more.',
      meta: { view: 'OutsideVisitExpired', rows: ['BK-32'] },
      on: toAnotherDate,
    },
    outsideDateTaken: {
      description: 'Somebody else took the outside date; choose another.',
      meta: { view: 'OutsideDateTaken', rows: ['BK-21'] },
      on: toAnotherDate,
    },
    outsideDateNotYetOpen: {
      description: 'The outside date cannot be booked yet; choose an earlier one.',
      meta: { view: 'OutsideDateNotYetOpen', rows: ['BK-22'] },
      on: toAnotherDate,
    },
    outsideSlotsMissing: {
      description: 'The first dates have no free slot; look at later ones.',
      meta: { view: 'OutsideSlotsMissing', rows: ['BK-19'] },
      on: toAnotherDate,
    },
    outsideSlotsNotLoaded: {
      description: 'The dates for the outside visit could not be fetched; try again.',
      tags: ['failed'],
      meta: { view: 'OutsideSlotsNotLoaded', rows: ['BK-18'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'findingOutsideSlot' },
    },
    choosingOutsideDate: choosingDate({
      visit,
      description: 'Choose another date for the outside visit.',
      selected: 'outsideVisitProposed',
      cancelled: 'decidingOutsideVisit',
      failed: 'outsideSlotsNotLoaded',
    }),
    decidingNextVisit: {
      description: 'The in-home visit comes next, unless it is settled or not needed.',
      always: [{ guard: 'isInHomeVisitNext', target: '#choosingInHomeVisit' }, { target: 'confirmingBooking' }],
    },
    confirmingBooking: confirmingBooking({ page: '#choosingOutsideVisit', view: 'OutsideVisitProposed' }),
  },
});
