import { livePlan, planId } from '../leave-plan/plans.cases.ts';
import { availabilityOf } from '../select-appointment/select-appointment.cases.ts';
import type { Availability } from '../select-appointment/select-appointment.types.ts';
import type { Fault, Faults, MemberPlan, PlanFaults, TypedReport } from './report-fault.types.ts';

export { planId };

/** A plan that has been live since 24 February 2026. */
const goLive = '2026-02-24';

export const typed: TypedReport = {
  problem: 'DROPS',
  sinceDate: '2026-09-07',
  sinceTime: 'MORNING',
  details: '  Every ten minutes ',
  contactPhone: '07700 900123',
};

const promised = {
  id: '5a3c0b1e-0001-4c0e-9a56-3f1f6f3c0001',
  kind: 'REPAIR',
  date: '2026-09-09',
  slot: null,
  state: 'OPEN',
  causedBy: null,
  endedOn: null,
  compensation: { rateInPence: 1034, per: 'DAY', days: 0, amountInPence: 0 },
} as const satisfies Fault['promises'][number];

/** Reported on a Monday, as `typed` says it: two full working days are over with Wednesday. */
export const reported: Fault = {
  id: '5a3c0b1e-1001-4c0e-9a56-3f1f6f3c1001',
  number: 'LK-7Q4M2X9-F02',
  planId,
  problem: 'DROPS',
  sinceDate: '2026-09-07',
  sinceTime: 'MORNING',
  details: 'Every ten minutes',
  contactPhone: '07700 900123',
  state: 'REPORTED',
  actionOwner: 'NETWORK',
  reportedAt: '2026-09-07T09:30:00.000Z',
  endedAt: null,
  expectedRepair: null,
  visits: [],
  promises: [promised],
  compensationInPence: 0,
  history: [{ at: '2026-09-07T09:30:00.000Z', text: 'You reported the fault.' }],
};

/** Of the visit in the home. */
export const visitId = '5a3c0b1e-2001-4c0e-9a56-3f1f6f3c2001';

/** The network has found it at home, and an engineer comes. */
export const visited: Fault = {
  ...reported,
  state: 'FOUND_AT_HOME',
  actionOwner: 'CUSTOMER',
  visits: [
    {
      id: visitId,
      visitType: 'INTERNAL_INCIDENT',
      date: '2026-09-08',
      slot: 'AM',
      formattedSlot: '8am-12pm',
      state: 'BOOKED',
      engineerName: 'Robin Thorne',
      engineerContactNumber: '07700 900456',
      move: { blocked: null, until: '2026-09-07', startDate: '2026-09-08' },
    },
  ],
  promises: [
    promised,
    {
      ...promised,
      id: '5a3c0b1e-0002-4c0e-9a56-3f1f6f3c0002',
      kind: 'REPAIR_VISIT',
      date: '2026-09-08',
      slot: 'AM',
      compensation: { rateInPence: 3231, per: 'VISIT', days: 0, amountInPence: 0 },
    },
  ],
  history: [
    ...reported.history,
    { at: '2026-09-07T09:50:00.000Z', text: 'The fault is in your home. An engineer has to come in.' },
  ],
};

/** The days on which an engineer can come, all in one block. */
export const freeDays: Availability = {
  ...availabilityOf(['2026-09-11', 'AM'], ['2026-09-11', 'PM'], ['2026-09-14', 'AM']),
  appointmentId: visitId,
  visitType: 'INTERNAL_INCIDENT',
  estimatedDurationInMinutes: 120,
  appointmentWindowInDaysPerCall: 14,
  maxAppointmentWindowInDays: 14,
};

/** Moved to Friday, and the repair with it. */
export const moved: Fault = {
  ...visited,
  visits: visited.visits.map((visit) => ({
    ...visit,
    date: '2026-09-11',
    slot: 'PM' as const,
    formattedSlot: '12pm-4pm',
    engineerName: null,
    engineerContactNumber: null,
    move: { blocked: null, until: '2026-09-10', startDate: '2026-09-08' },
  })),
  promises: visited.promises.flatMap((promise) => [
    { ...promise, state: 'MOVED' as const, causedBy: 'CUSTOMER' as const, endedOn: '2026-09-07' },
    {
      ...promise,
      id: promise.id.replace(/-00(0\d)-/, '-01$1-'),
      date: '2026-09-11',
      ...(promise.kind === 'REPAIR_VISIT' && { slot: 'PM' as const }),
    },
  ]),
};

/** On the morning of the visit. */
export const dayOfVisit: Fault = {
  ...visited,
  visits: visited.visits.map((visit) => ({
    ...visit,
    move: { blocked: 'TOO_LATE' as const, until: '2026-09-07', startDate: null },
  })),
};

/** Nobody was at home, and the network waits for another day. */
export const absent: Fault = {
  ...visited,
  visits: visited.visits.map((visit) => ({
    ...visit,
    state: 'NO_ACCESS' as const,
    move: { blocked: null, until: null, startDate: '2026-09-09' },
  })),
  promises: visited.promises.map((promise) => ({
    ...promise,
    state: promise.kind === 'REPAIR' ? ('MOVED' as const) : ('BROKEN' as const),
    causedBy: 'CUSTOMER' as const,
    endedOn: '2026-09-08',
  })),
};

/** Two days late, and the network names another day. */
export const late: Fault = {
  ...reported,
  state: 'FOUND_OUTSIDE',
  expectedRepair: '2026-09-14',
  promises: [{ ...promised, compensation: { ...promised.compensation, days: 2, amountInPence: 2068 } }],
  compensationInPence: 2068,
};

export const repaired: Fault = {
  ...late,
  state: 'REPAIRED',
  actionOwner: null,
  endedAt: '2026-09-11T15:05:00.000Z',
  expectedRepair: null,
  promises: [
    {
      ...promised,
      state: 'BROKEN',
      causedBy: 'NETWORK',
      endedOn: '2026-09-11',
      compensation: { ...promised.compensation, days: 2, amountInPence: 2068 },
    },
  ],
  history: [...late.history, { at: '2026-09-11T15:05:00.000Z', text: 'The network repaired the fault.' }],
};

export const worksAgain: Fault = {
  ...reported,
  state: 'WORKS_AGAIN',
  actionOwner: null,
  endedAt: '2026-09-08T08:00:00.000Z',
  promises: [{ ...promised, state: 'KEPT', endedOn: '2026-09-08' }],
  history: [...reported.history, { at: '2026-09-08T08:00:00.000Z', text: 'You told us that it works again.' }],
};

/** Of half a year before. */
export const before: Fault = {
  ...worksAgain,
  id: '5a3c0b1e-1000-4c0e-9a56-3f1f6f3c1000',
  number: 'LK-7Q4M2X9-F01',
  problem: 'NO_CONNECTION',
  details: null,
  contactPhone: null,
  sinceDate: '2026-03-02',
  sinceTime: 'EVENING',
  reportedAt: '2026-03-02T19:10:00.000Z',
  endedAt: '2026-03-03T10:15:00.000Z',
};

/** Another fault than the one that is typed: reported in another tab. */
export const elsewhere: Fault = { ...reported, problem: 'NO_CONNECTION', details: null };

const of = (faults: Fault[], blocked: Faults['blocked'] = null): Faults => ({ faults, earliestSince: goLive, blocked });

export const none = of([]);
export const open = of([reported], 'OPEN');
export const openElsewhere = of([elsewhere], 'OPEN');
export const withVisit = of([visited, before], 'OPEN');
export const withMoved = of([moved, before], 'OPEN');
export const tooLate = of([dayOfVisit, before], 'OPEN');
export const wantsDay = of([absent, before], 'OPEN');
export const delayed = of([late], 'OPEN');
export const over = of([repaired, before]);
export const closed = of([worksAgain]);
/** Closed while the plan is being paused. */
export const closedAndPaused = of([worksAgain], 'PAUSED');
export const notLive: Faults = { faults: [], earliestSince: null, blocked: 'NOT_LIVE' };
export const paused = of([before], 'PAUSED');
export const ended = of([], 'ENDED');

/** The plan with these faults. */
export const planWith = (faults: Faults): PlanFaults => ({ plan: livePlan, faults });

/** A fault as the list of plans tells of it. */
export const openFault = (fault: Fault): NonNullable<MemberPlan['openFault']> => {
  const { id, number, state, expectedRepair, visits, promises } = fault;
  const [repair] = promises;
  return {
    id,
    number,
    state,
    repairBy: repair?.date ?? null,
    isLate: (repair?.compensation.days ?? 0) > 0,
    expectedRepair,
    nextVisit: visits[0] ?? null,
  };
};
