import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './change-plan.cases.ts';
import { changePlanMachine } from './change-plan.machine.ts';
import { wantsMeshWifi } from './change-plan.rules.ts';

describeMachine({
  machine: changePlanMachine,
  starts,
  cases,
  facts,
  ends: [
    'choose_plan',
    'confirm_plan',
    'change_plan_confirmation',
    'changeUndone',
    'planMissing',
    'notLiveYet',
    'planEnding',
    'planEnded',
    'planSwitching',
    'notChangeable',
  ],
  invariants: {
    'a change is confirmed only with its price, its day and its documents known (DB-05)': (snapshot) =>
      !(snapshot.matches('confirm_plan') || snapshot.matches('acceptingChange')) || snapshot.context.offer !== null,
    'a plan is said to change only once that was asked for': (snapshot) =>
      !snapshot.matches('change_plan_confirmation') || (snapshot.context.changing?.changes.asked ?? null) !== null,
    'the contract that is read has the kit that is wanted (CU-02)': ({ value, context }) =>
      value !== 'confirm_plan' || context.offer?.plan.meshWifi === wantsMeshWifi(context),
  },
  moves: {
    'no plan is changed by a member who has not accepted the documents (DB-05)': ({ event, before, after }) =>
      !after.matches('acceptingChange') ||
      before.matches('acceptingChange') ||
      event.type === 'retry.requested' ||
      ('papersAccepted' in event && event.papersAccepted === true),
    'a change is undone only by a member who has confirmed it': ({ event, before, after }) =>
      !after.matches({ change_plan_confirmation: 'undoingChange' }) ||
      before.matches({ change_plan_confirmation: 'undoingChange' }) ||
      ['undo.confirmed', 'retry.requested'].includes(event.type),
  },
});
