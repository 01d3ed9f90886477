import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './leave-plan.cases.ts';
import { leavePlanMachine } from './leave-plan.machine.ts';
import { chosenDay } from './leave-plan.rules.ts';

describeMachine({
  machine: leavePlanMachine,
  starts,
  cases,
  facts,
  ends: [
    'choosingLastDay',
    'confirmingLeaving',
    'showingLeaving',
    'planKept',
    'planMissing',
    'notLiveYet',
    'planEnded',
  ],
  invariants: {
    'a plan is ended only on a day that is on offer, with what it costs known (DB-06)': (snapshot) =>
      !(snapshot.matches('confirmingLeaving') || snapshot.matches('cancellingPlan')) ||
      chosenDay(snapshot.context) !== null,
    'a plan is said to end only once that was asked for': (snapshot) =>
      !snapshot.matches('showingLeaving') || (snapshot.context.leaving?.cancellation.asked ?? null) !== null,
  },
  moves: {
    'nobody leaves who has not accepted what it costs (DB-06)': ({ event, before, after }) =>
      !after.matches('cancellingPlan') ||
      before.matches('cancellingPlan') ||
      event.type === 'retry.requested' ||
      ('costsAccepted' in event && event.costsAccepted === true),
    'a plan is kept only by a member who has confirmed it': ({ event, before, after }) =>
      !after.matches({ showingLeaving: 'keepingPlan' }) ||
      before.matches({ showingLeaving: 'keepingPlan' }) ||
      ['staying.confirmed', 'retry.requested'].includes(event.type),
  },
});
