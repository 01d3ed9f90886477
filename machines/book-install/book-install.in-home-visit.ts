import { paths } from '../shared/paths.ts';
import { confirmingBooking } from './book-install.confirming.ts';
import { bookInstallSetup as s } from './book-install.setup.ts';
import type { VisitStanding } from './book-install.types.ts';
import { choosingDate, findingSlot } from './book-install.visit-steps.ts';

const visit = 'inHomeVisit';

const stands = (standing: VisitStanding) => ({ type: 'hasStanding', params: { visit, standing } }) as const;

/** A date that is gone can only be changed. */
const toAnotherDate = { 'dateChange.requested': 'choosingInHomeDate' } as const;

/** An earlier outside visit makes earlier in-home dates possible. */
const toOutsideVisit = {
  'outsideVisitChange.requested': {
    guard: { type: 'isVisitRequired', params: { visit: 'outsideVisit' } },
    target: '#choosingOutsideVisit',
  },
} as const;

/** The in-home visit's page: a date is proposed, kept, or asked for again, each for its own reason. */
export const choosingInHomeVisit = s.createStateConfig({
  id: 'choosingInHomeVisit',
  description: 'Choose when the engineer comes into the home.',
  route: { guard: 'isInHomeVisitReady' },
  meta: { view: 'InHomeVisitProposed', path: paths.homeVisit },
  initial: 'decidingInHomeVisit',
  states: {
    decidingInHomeVisit: {
      description: 'Shows how the date of the in-home visit stands.',
      always: [
        { guard: stands('rejected'), target: 'inHomeVisitRejected' },
        { guard: stands('taken'), target: 'inHomeDateTaken' },
        { guard: stands('notYetOpen'), target: 'inHomeDateNotYetOpen' },
        { guard: stands('tooEarly'), target: 'inHomeDateTooEarly' },
        { guard: stands('expired'), target: 'inHomeVisitExpired' },
        { guard: stands('held'), target: 'inHomeVisitHeld' },
        { guard: { type: 'hasDate', params: { visit } }, target: 'inHomeVisitProposed' },
        { target: 'findingInHomeSlot' },
      ],
    },
    findingInHomeSlot: findingSlot({
      visit,
      description: 'We look for the first free date in the home.',
      found: 'inHomeVisitProposed',
      missing: 'inHomeSlotsMissing',
      failed: 'inHomeSlotsNotLoaded',
    }),
    inHomeVisitProposed: {
      description: 'A date for the in-home visit is proposed; keep it or choose another.',
      meta: { view: 'InHomeVisitProposed', rows: ['BK-03', 'BK-06'] },
      on: {
        ...toAnotherDate,
        'visit.confirmed': { target: 'confirmingBooking', actions: { type: 'confirmVisit', params: { visit } } },
      },
    },
    inHomeVisitHeld: {
      description: 'The network holds the in-home visit.',
      meta: { view: 'InHomeVisitHeld', rows: ['BK-03'] },
      on: {
        ...toAnotherDate,
        'visit.confirmed': 'confirmingBooking',
        'engineerNotes.requested': 'confirmingBooking.addingEngineerNotes',
      },
    },
    inHomeVisitRejected: {
      description: 'The network could not hold the in-home visit; the outside visit is kept.',
      meta: { view: 'InHomeVisitRejected', rows: ['RS-05', 'RS-06'] },
      on: toAnotherDate,
    },
    inHomeVisitExpired: {
      description: 'The in-home visit was held too long and is free again; choose a date once more.',
      meta: { view: 'InHomeVisitExpired', rows: ['BK-32'] },
      on: toAnotherDate,
    },
    inHomeDateTaken: {
      description: 'Somebody else took the in-home date; choose another.',
      meta: { view: 'InHomeDateTaken', rows: ['BK-21'] },
      on: toAnotherDate,
    },
    inHomeDateNotYetOpen: {
      description: 'The in-home date cannot be booked yet; choose an earlier one.',
      meta: { view: 'InHomeDateNotYetOpen', rows: ['BK-22'] },
      on: { ...toAnotherDate, ...toOutsideVisit },
    },
    inHomeDateTooEarly: {
      description: 'The new outside date leaves too little time before the in-home visit; choose a later one.',
      meta: { view: 'InHomeDateTooEarly', rows: ['BK-05'] },
      on: { ...toAnotherDate, ...toOutsideVisit },
    },
    inHomeSlotsMissing: {
      description: 'The first dates have no free slot; look at later ones.',
      meta: { view: 'InHomeSlotsMissing', rows: ['BK-19'] },
      on: { ...toAnotherDate, ...toOutsideVisit },
    },
    inHomeSlotsNotLoaded: {
      description: 'The dates for the in-home visit could not be fetched; try again.',
      tags: ['failed'],
      meta: { view: 'InHomeSlotsNotLoaded', rows: ['BK-18'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'findingInHomeSlot', ...toOutsideVisit },
    },
    choosingInHomeDate: choosingDate({
      visit,
      description: 'Choose another date for the in-home visit.',
      selected: 'inHomeVisitProposed',
      cancelled: 'decidingInHomeVisit',
      failed: 'inHomeSlotsNotLoaded',
    }),
    confirmingBooking: confirmingBooking({ page: '#choosingInHomeVisit', view: 'InHomeVisitProposed' }),
  },
});
