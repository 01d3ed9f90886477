import type { PauseMade, Pauses, TypedPause } from './manage-plan.types.ts';
import { livePlan, planWith, someBoosts } from './plans.cases.ts';

/** None so far: 28 days are there for every start. */
export const freePauses: Pauses = {
  daysUsed: 0,
  daysLeft: 28,
  allowances: [{ from: '2026-03-11', days: 28 }],
  earliestStart: '2026-03-11',
  latestStart: '2026-06-08',
  switchAhead: null,
  pause: null,
  earlier: [],
  contract: { lastDay: '2027-02-23', movedBy: 1 },
  lastDayIfEnded: null,
  blocked: null,
};

/** Another tab has used most of them. */
export const fewDays: Pauses = {
  ...freePauses,
  daysUsed: 21,
  daysLeft: 7,
  allowances: [
    { from: '2026-03-11', days: 7 },
    { from: '2026-06-01', days: 28 },
  ],
  earlier: [
    { id: '8c1d7c20-5a7e-4c1b-9d3f-2e6a8c9b0001', state: 'ENDED', from: '2025-06-01', to: '2025-06-21', days: 21 },
  ],
};

const pauseId = '8c1d7c20-5a7e-4c1b-9d3f-2e6a8c9b0002';

/** Two weeks from a later day on: the contract's end has moved by them. */
export const planned: Pauses = {
  ...freePauses,
  daysLeft: 14,
  pause: { id: pauseId, state: 'PLANNED', from: '2026-03-20', to: '2026-04-02', days: 14 },
  contract: { lastDay: '2027-03-09', movedBy: 1 },
  lastDayIfEnded: '2027-02-23',
  blocked: 'PLANNED',
};

/** The same on its fifth day. */
export const resting: Pauses = {
  ...planned,
  daysUsed: 5,
  pause: { id: pauseId, state: 'RUNNING', from: '2026-03-20', to: '2026-04-02', days: 14 },
  lastDayIfEnded: '2027-02-28',
  blocked: 'RUNNING',
};

export const allUsed: Pauses = { ...freePauses, daysUsed: 28, daysLeft: 0, allowances: [], blocked: 'NO_DAYS_LEFT' };

export const typed: TypedPause = { from: '2026-03-20', days: '14' };
export const tooMany: TypedPause = { ...typed, days: '29' };
export const nothingTyped: TypedPause = { from: '', days: '' };

/** Riverbourne has ordered the switch for a day while the pauses can still be planned. */
export const switchAhead: NonNullable<Pauses['switchAhead']> = {
  switchId: '6f0c2f6e-0001-4d0d-9a9a-3c3c3c3c0001',
  provider: 'Riverbourne Broadband',
  day: '2026-04-01',
  isOverdue: false,
};
export const overdue = { ...switchAhead, isOverdue: true };

/** A switch is ordered for the day after the last one on which a pause can begin. */
export const untilSwitch: Pauses = { ...freePauses, latestStart: '2026-03-31', switchAhead };

/** It comes tomorrow. */
export const switching: Pauses = {
  ...freePauses,
  allowances: [],
  latestStart: '2026-03-10',
  switchAhead: { ...switchAhead, day: '2026-03-11' },
  blocked: 'SWITCHING',
};

/** What has come of it, with the plan and its boosts. */
export const made: PauseMade = {
  pauses: planned,
  boosts: someBoosts,
  found: planWith({ plan: { end: '2027-03-09' }, contract: { minimumTerm: { from: '2026-02-24', to: '2027-03-09' } } }),
};

export const unmade: PauseMade = { pauses: freePauses, boosts: someBoosts, found: livePlan };
