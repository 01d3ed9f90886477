import { failsTo, failureOf } from '../shared/failure.ts';
import { ofPlan, sendReportInput } from './report-fault.rules.ts';
import { answerIn, foundIn, reportFaultSetup, storeAnswer, storeFound } from './report-fault.setup.ts';
import type { TypedReport } from './report-fault.types.ts';
import { showingFault } from './showing-fault.states.ts';

const toFault = { 'fault.requested': 'showingFault.refreshingFault' } as const;

const toDates = { 'otherDate.requested': 'showingFault.findingDates' } as const;

const typedIn = ({ event }: { event: TypedReport }) => event;

/**
 * The errand: say what is wrong with a plan and since when, and follow its repair. Which plan it is stands in the address and
 * comes in as input, so no state has an address of its own: a reload reads how it stands.
 */
export const reportFaultMachine = reportFaultSetup.createMachine({
  id: 'reportFault',
  context: ({ input }) => ({
    ...input,
    found: null,
    report: null,
    errors: {},
    visitId: null,
    chosen: null,
    news: null,
    failure: null,
  }),
  initial: 'loadingFaults',
  states: {
    loadingFaults: {
      description: 'We look up the plan, and what has been wrong with it.',
      tags: ['busy'],
      meta: { view: 'LoadingFaults', rows: ['DB-01'] },
      invoke: {
        id: 'loadFaults',
        src: 'loadFaults',
        input: ({ context }) => ofPlan(context),
        onDone: [
          { guard: { type: 'isOpen', params: foundIn }, target: 'showingFault', actions: [storeFound, 'forgetReport'] },
          { guard: { type: 'isBlocked', params: foundIn }, target: 'faultBlocked', actions: storeFound },
          { guard: { type: 'isOver', params: foundIn }, target: 'faultOver', actions: storeFound },
          { target: 'describingFault', actions: storeFound },
        ],
        onError: [
          { guard: { type: 'isMissing', params: failureOf }, target: 'planMissing' },
          failsTo('faultsNotLoaded'),
        ],
      },
    },
    planMissing: {
      description: 'The member has no plan at this address.',
      meta: { view: 'PlanMissing', rows: ['ER-04'] },
    },
    faultsNotLoaded: {
      description: 'The plan and its faults could not be fetched; try again.',
      tags: ['failed'],
      meta: { view: 'FaultsNotLoaded', rows: ['ER-04'] },
      on: { 'retry.requested': { target: 'loadingFaults', actions: 'clearFailure' } },
    },
    describingFault: {
      description: 'Try what often helps, or say what is wrong, since when, and whom an engineer calls.',
      meta: { view: 'DescribingFault', rows: ['DB-01'] },
      on: {
        'report.submitted': [
          {
            guard: { type: 'isReportPossible', params: typedIn },
            target: 'sendingReport',
            actions: { type: 'storeReport', params: typedIn },
          },
          { actions: { type: 'refuseReport', params: typedIn } },
        ],
      },
    },
    sendingReport: {
      description: 'We send the report.',
      tags: ['busy', 'committing'],
      meta: { view: 'DescribingFault', rows: ['DB-01'] },
      invoke: {
        id: 'reportFault',
        src: 'reportFault',
        input: ({ context }) => sendReportInput(context),
        onDone: {
          target: 'showingFault',
          actions: [{ type: 'tellReport', params: answerIn }, storeAnswer, 'forgetReport'],
        },
        onError: [
          {
            guard: { type: 'isRefused', params: failureOf },
            target: 'loadingFaults',
            actions: { type: 'tell', params: { news: 'refused' } },
          },
          {
            guard: { type: 'isReportRefused', params: failureOf },
            target: 'describingFault',
            actions: { type: 'refuseSent', params: failureOf },
          },
          failsTo('reportNotSent'),
        ],
      },
    },
    reportNotSent: {
      description: 'The report could not be sent; nothing that was typed is lost.',
      tags: ['failed', 'unsent'],
      meta: { view: 'ReportNotSent', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'sendingReport', 'report.requested': 'describingFault' },
    },
    showingFault,
    closureNotSent: {
      description: 'That it works again could not be sent; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'ClosureNotSent', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingFault.closingFault', 'closure.declined': 'showingFault' },
    },
    dateTaken: {
      description: 'Somebody else took the date; choose another.',
      meta: { view: 'DateTaken', rows: ['BK-21', 'BK-31'] },
      on: { ...toDates, ...toFault },
    },
    dateNotYetOpen: {
      description: 'The date cannot be booked yet; choose an earlier one.',
      meta: { view: 'DateNotYetOpen', rows: ['BK-22', 'BK-31'] },
      on: { ...toDates, ...toFault },
    },
    datesNotLoaded: {
      description: 'The dates for the visit could not be fetched; try again.',
      tags: ['failed'],
      meta: { view: 'DatesNotLoaded', rows: ['BK-18', 'ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingFault.findingDates', ...toFault },
    },
    dateNotSaved: {
      description: 'The visit could not be moved; the day that was chosen is kept, try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'DateNotSaved', rows: ['BK-31', 'ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingFault.movingVisit', ...toFault },
    },
    faultOver: {
      description: 'Read how the last fault ended and what is owed for it; if it still does not work, report it again.',
      meta: { view: 'FaultOver', rows: ['DB-01'] },
      on: { 'report.requested': { guard: 'canReport', target: 'describingFault', actions: 'forgetNews' } },
    },
    faultBlocked: {
      description: 'No fault can be reported now: the plan is not live yet, is paused, or has ended.',
      meta: { view: 'FaultBlocked', rows: ['DB-01'] },
    },
  },
});
