import { failsTo, failureOf } from '../shared/failure.ts';
import { outcomeFailure } from './book-install.reservation.ts';
import { bookInstallSetup as s } from './book-install.setup.ts';
import type { BookInstallView, VisitName } from './book-install.types.ts';
import { visitToSave } from './book-install.visits.ts';

/** The date is kept at the gateway. What the gateway refuses leads to the page of the visit it is about. */
const savingVisit = ({ visit, page, description }: { visit: VisitName; page: `#${string}`; description: string }) =>
  s.createStateConfig({
    description,
    meta: { rows: ['BK-26'] },
    tags: ['busy', 'committing'],
    invoke: {
      id: 'saveVisit',
      src: 'saveVisit',
      input: ({ context }) => ({
        isV2: context.isV2,
        visit: visitToSave(context, visit),
        contact: context.contact,
        notes: context.notes ?? { healthAndSafety: '', engineerInstructions: '' },
      }),
      onDone: { target: 'decidingSave', actions: { type: 'setStanding', params: { visit, standing: 'saved' } } },
      onError: [
        {
          guard: { type: 'isDateTaken', params: failureOf },
          target: page,
          actions: { type: 'setStanding', params: { visit, standing: 'taken' } },
        },
        {
          guard: { type: 'isDateNotYetOpen', params: failureOf },
          target: page,
          actions: { type: 'setStanding', params: { visit, standing: 'notYetOpen' } },
        },
        failsTo('visitsNotSaved'),
      ],
    },
  });

/**
 * From the last visit's page to visits that the network holds. Both pages can be the last one (a visit that is not
 * needed, or only one to choose again), so both contain these steps and the address bar stays where the customer is.
 */
export const confirmingBooking = ({ page, view }: { page: `#${string}`; view: BookInstallView }) =>
  s.createStateConfig({
    description: 'Say whom the engineer meets; then the visits are saved and held.',
    meta: { view },
    initial: 'decidingConfirmation',
    states: {
      decidingConfirmation: {
        description: 'Asks for the engineer notes once; goes on when everything is held already.',
        always: [
          { guard: 'areVisitsHeld', target: '#visitsHeld' },
          { guard: 'hasEngineerNotes', target: 'decidingSave' },
          { target: 'addingEngineerNotes' },
        ],
      },
      addingEngineerNotes: {
        description: 'Say whom the engineer meets, what is not safe, and anything else.',
        meta: { view: 'AddingEngineerNotes', modal: true, rows: ['BK-23', 'BK-24'] },
        on: {
          'booking.confirmed': [
            {
              guard: { type: 'areDetailsComplete', params: ({ event }) => event },
              target: 'decidingSave',
              actions: { type: 'storeDetails', params: ({ event }) => event },
            },
            { actions: { type: 'refuseDetails', params: ({ event }) => event } },
          ],
          'engineerNotes.closed': page,
        },
        exit: 'clearErrors',
      },
      decidingSave: {
        description: 'Saves what is not saved yet, the outside visit first: the in-home visit depends on it.',
        always: [
          {
            guard: { type: 'hasStanding', params: { visit: 'outsideVisit', standing: 'chosen' } },
            target: 'savingOutsideVisit',
          },
          {
            guard: { type: 'hasStanding', params: { visit: 'inHomeVisit', standing: 'chosen' } },
            target: 'savingInHomeVisit',
          },
          { target: 'reservingVisits' },
        ],
      },
      savingOutsideVisit: savingVisit({
        visit: 'outsideVisit',
        page: '#choosingOutsideVisit',
        description: 'We save the date of the outside visit.',
      }),
      savingInHomeVisit: savingVisit({
        visit: 'inHomeVisit',
        page: '#choosingInHomeVisit',
        description: 'We save the date of the in-home visit.',
      }),
      visitsNotSaved: {
        description: 'The dates could not be saved; try again.',
        tags: ['failed', 'unsent'],
        meta: { view: 'VisitsNotSaved', rows: ['BK-20'] },
        exit: 'clearFailure',
        on: {
          'retry.requested': 'decidingSave',
          'engineerNotes.requested': 'addingEngineerNotes',
        },
      },
      reservingVisits: {
        meta: { rows: ['RS-02'] },
        description: 'The network is asked to hold all visits.',
        tags: ['busy', 'committing'],
        invoke: {
          id: 'reserveVisits',
          src: 'reserveVisits',
          input: ({ context }) => ({ planId: context.planId, contact: context.contact }),
          onDone: [
            {
              guard: { type: 'isFullyAccepted', params: ({ event }) => ({ outcome: event.output }) },
              target: '#visitsHeld',
              actions: { type: 'storeOutcome', params: ({ event }) => ({ outcome: event.output }) },
            },
            {
              guard: { type: 'isAnyVisitRejected', params: ({ event }) => ({ outcome: event.output }) },
              target: 'decidingRejectedVisit',
              actions: { type: 'storeOutcome', params: ({ event }) => ({ outcome: event.output }) },
            },
            {
              target: 'visitsNotReserved',
              actions: [
                { type: 'storeFailure', params: ({ event }) => ({ failure: outcomeFailure(event.output) }) },
                { type: 'logFailure', params: ({ event }) => ({ failure: outcomeFailure(event.output) }) },
              ],
            },
          ],
          onError: failsTo('visitsNotReserved'),
        },
      },
      decidingRejectedVisit: {
        description: 'Only what the network rejected is asked for again.',
        always: [
          {
            guard: { type: 'hasStanding', params: { visit: 'outsideVisit', standing: 'rejected' } },
            target: '#choosingOutsideVisit',
          },
          { target: '#choosingInHomeVisit' },
        ],
      },
      visitsNotReserved: {
        description: 'The network could not be asked to hold the visits; try again.',
        tags: ['failed', 'unsent'],
        meta: { view: 'VisitsNotReserved', rows: ['RS-07', 'BK-20'] },
        exit: 'clearFailure',
        on: {
          'retry.requested': 'reservingVisits',
          'engineerNotes.requested': 'addingEngineerNotes',
        },
      },
    },
  });
