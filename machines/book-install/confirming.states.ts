import { failsTo, failureOf } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { outcomeFailure, visitToSave } from './book-install.rules.ts';
import { bookInstallSetup as s } from './book-install.setup.ts';

/**
 * From the last visit's page to visits that the network holds. Each page can be the last one (a visit that is not
 * needed, or only one to choose again); the address bar stays where the customer is.
 */
export const confirmingBooking = s.createStateConfig({
  description: 'Say whom the engineer meets; then the visits are saved and held.',
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
          { guard: { type: 'areDetailsHeld', params: ({ event }) => event }, target: '#visitsHeld' },
          {
            guard: { type: 'areDetailsComplete', params: ({ event }) => event },
            target: 'decidingSave',
            actions: { type: 'storeDetails', params: ({ event }) => event },
          },
          { actions: { type: 'refuseDetails', params: ({ event }) => event } },
        ],
        // Unchanged, they lead back to the review that asked for them; changed, they do so once all is held again.
        'engineerNotes.closed': [{ guard: 'areNotesWanted', target: '#visitsHeld' }, { target: '#decidingDate' }],
      },
      exit: 'leaveNotes',
    },
    decidingSave: {
      description: 'Saves what is not saved yet, the outside visit first: the in-home visit depends on it.',
      always: [{ guard: 'isAnyVisitUnsaved', target: 'savingVisit' }, { target: 'reservingVisits' }],
    },
    savingVisit: {
      description:
        'We save the date of a visit. What the gateway refuses leads to the page of that visit; of a pair, to the next pairs.',
      meta: { rows: ['BK-26'] },
      tags: ['busy', 'committing'],
      invoke: {
        id: 'saveVisit',
        src: 'saveVisit',
        input: ({ context }) => ({
          isV2: context.isV2,
          visit: visitToSave(context),
          contact: context.contact,
          notes: needed(context.notes, 'engineer notes'),
        }),
        onDone: { target: 'decidingSave', actions: { type: 'noteAnswer', params: { standing: 'saved' } } },
        onError: [
          {
            guard: { type: 'isPairLost', params: failureOf },
            target: '#planningVisits',
            actions: { type: 'noteAnswer', params: { standing: 'taken' } },
          },
          {
            guard: { type: 'isDateTaken', params: failureOf },
            target: 'decidingRefusedVisit',
            actions: { type: 'noteAnswer', params: { standing: 'taken' } },
          },
          {
            guard: { type: 'isDateNotYetOpen', params: failureOf },
            target: 'decidingRefusedVisit',
            actions: { type: 'noteAnswer', params: { standing: 'notYetOpen' } },
          },
          failsTo('visitsNotSaved'),
        ],
      },
    },
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
            target: 'decidingRefusedVisit',
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
    decidingRefusedVisit: {
      description: 'Only what was refused is asked for again, the outside visit first.',
      always: [
        {
          guard: { type: 'isVisitSettled', params: { visit: 'outsideVisit' } },
          target: '#choosingInHomeVisit',
        },
        { target: '#choosingOutsideVisit' },
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
