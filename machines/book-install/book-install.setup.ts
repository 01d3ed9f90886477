import { and, assign, log, or, setup, stateIn } from 'xstate';
import { choosePairMachine } from '../choose-pair/choose-pair.machine.ts';
import type { ChoosePairOutput } from '../choose-pair/choose-pair.types.ts';
import { selectAppointmentMachine } from '../select-appointment/select-appointment.machine.ts';
import { isDateNotYetOpen, isDateTaken } from '../select-appointment/select-appointment.rules.ts';
import type { SelectAppointmentOutput } from '../select-appointment/select-appointment.types.ts';
import { statusOf, type Failure } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { supplied } from '../shared/supplied.ts';
import { areSameDetails, detailsErrors, detailsOf, trimDetails } from './engineer-details.rules.ts';
import * as reservation from './book-install.rules.ts';
import type {
  Availability,
  BookInstallContext,
  BookInstallEvent,
  BookInstallInput,
  BookInstallOutput,
  BookInstallView,
  EngineerDetails,
  FindFirstSlotInput,
  LoadedInstallation,
  LoadInstallationInput,
  ReservationOutcome,
  ReserveVisitsInput,
  SaveVisitInput,
  VisitName,
  VisitStanding,
} from './book-install.types.ts';
import * as visits from './book-install.rules.ts';
import { isVisitRequired } from './needed-visits.rules.ts';

/** Types, the date selector, stubs and named steps of the booking; the chart is in book-install.machine.ts. */
export const bookInstallSetup = setup({
  types: {
    context: {} as BookInstallContext,
    input: {} as BookInstallInput,
    events: {} as BookInstallEvent,
    output: {} as BookInstallOutput,
    meta: {} as JourneyMeta<BookInstallView>,
    tags: {} as JourneyTag,
  },
  actors: {
    choosePair: choosePairMachine,
    selectAppointment: selectAppointmentMachine,
    loadInstallation: supplied<LoadedInstallation, LoadInstallationInput>('loadInstallation'),
    findFirstSlot: supplied<Availability, FindFirstSlotInput>('findFirstSlot'),
    saveVisit: supplied<void, SaveVisitInput>('saveVisit'),
    reserveVisits: supplied<ReservationOutcome, ReserveVisitsInput>('reserveVisits'),
  },
  guards: {
    hasInstallation: ({ context }) => context.installation !== null,
    isBookable: (_, params: LoadedInstallation) => visits.isBookable(params.installation),
    isInstallationMissing: (_, params: { failure: Failure }) => statusOf(params.failure) === 404,
    isVisitRequired: ({ context }, params: { visit: VisitName }) => isVisitRequired(context.installation, params.visit),
    isAnyVisitRequired: ({ context }) =>
      visits.visitNames.some((visit) => isVisitRequired(context.installation, visit)),
    areBothVisitsRequired: ({ context }) => visits.areBothVisitsRequired(context),
    /** Dates that are known already are shown one by one, each as it stands. */
    isPairOffered: ({ context }) => visits.isPairOffered(context),
    isPairTaken: (_, params: { output: ChoosePairOutput }) => params.output.kind === 'pairTaken',
    isPairLost: ({ context }, params: { failure: Failure }) => context.isPair && isDateTaken(params.failure),
    /** The in-home visit waits for the outside visit, where there is one. */
    isInHomeVisitReady: ({ context }) =>
      isVisitRequired(context.installation, 'inHomeVisit') && visits.isVisitSettled(context, 'outsideVisit'),
    /** Once the engineer's details are given, only what is not settled is asked again. */
    isInHomeVisitLeft: ({ context }) =>
      isVisitRequired(context.installation, 'inHomeVisit') &&
      (context.notes === null || !visits.isVisitSettled(context, 'inHomeVisit')),
    isInHomeVisitNext: and([stateIn('#choosingOutsideVisit'), 'isInHomeVisitLeft']),
    isOutsideVisitBefore: and([
      stateIn('#choosingInHomeVisit'),
      { type: 'isVisitRequired', params: { visit: 'outsideVisit' } },
    ]),
    isVisitSettled: ({ context }, params: { visit: VisitName }) => visits.isVisitSettled(context, params.visit),
    hasStanding: ({ context }, params: { standing: VisitStanding }) =>
      context[context.visit]?.standing === params.standing,
    hasDate: ({ context }) => context[context.visit] !== null,
    areBothVisitsRejected: ({ context }) => visits.visitNames.every((visit) => context[visit]?.standing === 'rejected'),
    areVisitsHeld: ({ context }) => visits.areVisitsHeld(context),
    /** The review has asked for them, and there is nothing else to settle: who has changed them, or not, is led back there. */
    areNotesWanted: ({ context }) => visits.areNotesWanted(context),
    isInHomeNotesWanted: ({ context }) =>
      visits.areNotesWanted(context) && isVisitRequired(context.installation, 'inHomeVisit'),
    /** With the notes the visits are saved and reserved: from the outside visit's page only with both of them. */
    mayChangeEngineerNotes: or([stateIn('#choosingInHomeVisit'), 'areVisitsHeld']),
    isAnyVisitUnsaved: ({ context }) => visits.unsavedVisit(context) !== null,
    hasFreeSlot: ({ context }, params: { availability: Availability }) =>
      visits.firstFreeSlot(params.availability, visits.earliestDateOf(context, context.visit)) !== null,
    isAppointmentSelected: (_, params: { output: SelectAppointmentOutput }) =>
      params.output.kind === 'appointmentSelected',
    hasEngineerNotes: ({ context }) => context.notes !== null,
    /** Nothing was changed of what stands with visits that are held. */
    areDetailsHeld: ({ context }, params: EngineerDetails) =>
      visits.areVisitsHeld(context) && areSameDetails(detailsOf(context), params),
    areDetailsComplete: (_, params: EngineerDetails) => Object.keys(detailsErrors(params)).length === 0,
    isDateTaken: (_, params: { failure: Failure }) => isDateTaken(params.failure),
    isDateNotYetOpen: (_, params: { failure: Failure }) => isDateNotYetOpen(params.failure),
    isFullyAccepted: (_, params: { outcome: ReservationOutcome }) => reservation.isFullyAccepted(params.outcome),
    isAnyVisitRejected: ({ context }, params: { outcome: ReservationOutcome }) =>
      reservation.isAnyVisitRejected(context, params.outcome),
  },
  actions: {
    storeInstallation: assign(({ context }, params: LoadedInstallation) => ({
      installation: params.installation,
      ...visits.knownVisits(params),
      contact: visits.knownContact(params.installation) ?? context.contact,
    })),
    turnTo: assign({ visit: (_, params: { visit: VisitName }) => params.visit }),
    proposeFirstSlot: assign(({ context }, params: { availability: Availability }) => {
      const proposal = visits.firstProposal(params.availability, visits.earliestDateOf(context, context.visit));
      return visits.proposeSelection(context, context.visit, proposal);
    }),
    proposeSelection: assign(({ context }, params: { output: SelectAppointmentOutput }) => ({
      ...visits.proposeSelection(context, context.visit, params.output),
      isPair: false,
      // Who has come to other dates since reads them first.
      askedFor: null,
    })),
    takePair: assign(({ context }, params: { output: ChoosePairOutput }) => ({
      ...visits.takePair(context, params.output),
      askedFor: null,
    })),
    confirmVisit: assign(({ context }) => visits.confirmVisit(context, context.visit)),
    /** What the gateway says to the visit that was saved. */
    noteAnswer: assign(({ context }, params: { standing: VisitStanding }) =>
      visits.afterSaving(context, params.standing),
    ),
    storeDetails: assign(({ context }, params: EngineerDetails) => {
      const { firstName, lastName, phone, healthAndSafety, engineerInstructions } = trimDetails(params);
      return {
        contact: { firstName, lastName, phone },
        notes: { healthAndSafety, engineerInstructions },
        outsideVisit: visits.unsave(context.outsideVisit),
        inHomeVisit: visits.unsave(context.inHomeVisit),
      };
    }),
    refuseDetails: assign({ errors: (_, params: EngineerDetails) => detailsErrors(params) }),
    leaveNotes: assign({ errors: {}, isForNotes: false }),
    storeOutcome: assign(({ context }, params: { outcome: ReservationOutcome }) => ({
      ...reservation.standingsAfter(context, params.outcome),
      heldUntil: params.outcome.heldUntil ?? null,
    })),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    logFailure: log((_, params: { failure: Failure }) => params.failure.message),
  },
});
