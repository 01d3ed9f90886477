import { assign, setup } from 'xstate';
import { selectAppointmentMachine } from '../select-appointment/select-appointment.machine.ts';
import {
  chosenAfter,
  isDateNotYetOpen,
  isDateTaken,
  isTooLate,
} from '../select-appointment/select-appointment.rules.ts';
import type { SelectAppointmentOutput } from '../select-appointment/select-appointment.types.ts';
import { codeOf, type Failed, isMissing } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { newsDue } from '../shared/quiet-look.ts';
import { supplied } from '../shared/supplied.ts';
import {
  errorsOfRefusal,
  isReportPossible,
  movableIn,
  newsOfReport,
  openOf,
  reportErrors,
  standingOf,
} from './report-fault.rules.ts';
import type {
  CloseFaultInput,
  Faults,
  FaultTold,
  MoveVisitInput,
  OfPlan,
  PlanFaults,
  ReportFaultContext,
  ReportFaultEvent,
  ReportFaultInput,
  ReportFaultView,
  SendReportInput,
  TypedReport,
} from './report-fault.types.ts';

type Found = { found: PlanFaults };
type Answer = { faults: Faults };

const typedOf = ({ problem, sinceDate, sinceTime, details, contactPhone }: TypedReport): TypedReport => ({
  problem,
  sinceDate,
  sinceTime,
  details,
  contactPhone,
});

/** Types, stubs and named steps of reporting a fault; the chart is in report-fault.machine.ts. */
export const reportFaultSetup = setup({
  types: {
    context: {} as ReportFaultContext,
    input: {} as ReportFaultInput,
    events: {} as ReportFaultEvent,
    meta: {} as JourneyMeta<ReportFaultView>,
    tags: {} as JourneyTag,
  },
  actors: {
    selectAppointment: selectAppointmentMachine,
    loadFaults: supplied<PlanFaults, OfPlan>('loadFaults'),
    lookForNews: supplied<PlanFaults, OfPlan>('lookForNews'),
    reportFault: supplied<Faults, SendReportInput>('reportFault'),
    closeFault: supplied<Faults, CloseFaultInput>('closeFault'),
    moveVisit: supplied<Faults, MoveVisitInput>('moveVisit'),
  },
  delays: { newsDue },
  guards: {
    isMissing: (_, { failure }: Failed) => isMissing(failure),
    isOpen: (_, { found }: Found) => standingOf(found) === 'open',
    isFollowed: ({ context: { found } }) => found !== null && standingOf(found) === 'open',
    isBlocked: (_, { found }: Found) => standingOf(found) === 'blocked',
    /** What somebody has typed is not put behind what is over. */
    isOver: ({ context }, { found }: Found) => standingOf(found) === 'over' && context.report === null,
    isOneOpen: (_, { faults }: Answer) => openOf(faults) !== null,
    canReport: ({ context: { found } }) => found !== null && found.faults.blocked === null,
    isReportPossible: ({ context }, typed: TypedReport) => isReportPossible(context.found, typed),
    isMovable: ({ context }, { visitId }: { visitId: string }) => movableIn(context.found, visitId) !== null,
    isStillMovable: ({ context }, { found }: Found) => movableIn(found, context.visitId) !== null,
    isAppointmentSelected: (_, { output }: { output: SelectAppointmentOutput }) =>
      output.kind === 'appointmentSelected',
    isDateTaken: (_, { failure }: Failed) => isDateTaken(failure),
    isDateNotYetOpen: (_, { failure }: Failed) => isDateNotYetOpen(failure),
    isTooLate: (_, { failure }: Failed) => isTooLate(failure),
    isRefused: (_, { failure }: Failed) => codeOf(failure) === 'fault.blocked',
    isReportRefused: (_, { failure }: Failed) => codeOf(failure) === 'invalid.request',
  },
  actions: {
    storeFound: assign({ found: (_, { found }: Found) => found }),
    storeAnswer: assign({
      found: ({ context: { found } }, { faults }: Answer) => found && { ...found, faults },
    }),
    storeReport: assign({ report: (_, typed: TypedReport) => typedOf(typed), errors: {}, news: null }),
    forgetReport: assign({ report: null, errors: {} }),
    refuseReport: assign({
      errors: ({ context }, typed: TypedReport) => reportErrors(context.found, typed),
      news: null,
    }),
    refuseSent: assign({ errors: (_, { failure }: Failed) => errorsOfRefusal(failure) }),
    turnTo: assign({ visitId: (_, { visitId }: { visitId: string }) => visitId, chosen: null, news: null }),
    storeDate: assign({
      chosen: ({ context }, { output }: { output: SelectAppointmentOutput }) => chosenAfter(output, context.chosen),
    }),
    tellReport: assign({ news: ({ context }, { faults }: Answer) => newsOfReport(context, faults) }),
    tell: assign({ news: (_, { news }: { news: FaultTold }) => news }),
    forgetNews: assign({ news: null }),
    storeFailure: assign({ failure: (_, { failure }: Failed) => failure }),
    clearFailure: assign({ failure: null }),
  },
});

export const foundIn = ({ event }: { event: { output: PlanFaults } }): Found => ({ found: event.output });

export const storeFound = { type: 'storeFound', params: foundIn } as const;

export const answerIn = ({ event }: { event: { output: Faults } }): Answer => ({ faults: event.output });

export const storeAnswer = { type: 'storeAnswer', params: answerIn } as const;
