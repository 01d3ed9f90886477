import { failsTo } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { buySimPlanSetup as s, opened, outdated, tells, toPlans } from './buy-sim-plan.setup.ts';

/** What is bought each time that a plan ends, and what becomes of a call about it that failed. */
export const repeating = {
  changingRepeat: s.createStateConfig({
    description: 'Say which plan is bought each time that one ends, and how it is paid.',
    meta: { view: 'ChangingRepeat', rows: ['MK-07'] },
    on: {
      ...opened,
      'repeating.submitted': [
        {
          guard: { type: 'canBeRepeated', params: ({ event }) => event },
          target: 'savingRepeat',
          actions: ['forgetNews', { type: 'storeRepeating', params: ({ event }) => event }],
        },
        { actions: { type: 'refuseRepeating', params: ({ event }) => event } },
      ],
      'plans.requested': toPlans,
    },
  }),
  savingRepeat: s.createStateConfig({
    description: 'We note what is bought each time.',
    tags: ['busy', 'committing'],
    meta: { view: 'ChangingRepeat', rows: ['MK-07'] },
    invoke: {
      id: 'saveRepeating',
      src: 'saveRepeating',
      input: ({ context }) => needed(context.repeating, 'what is to be bought each time'),
      onDone: { target: 'loadingPlan', actions: tells('repeatSaved') },
      onError: [outdated, failsTo('repeatNotSaved')],
    },
  }),
  repeatNotSaved: s.createStateConfig({
    description: 'What is bought each time could not be saved; try again.',
    tags: ['failed', 'unsent'],
    meta: { view: 'RepeatNotSaved', rows: ['ER-04'] },
    exit: 'clearFailure',
    on: { 'retry.requested': 'savingRepeat', 'plans.requested': 'showingPlan' },
  }),
  repeatNotStopped: s.createStateConfig({
    description: 'Repeating could not be stopped; try again.',
    tags: ['failed', 'unsent'],
    meta: { view: 'RepeatNotStopped', rows: ['ER-04'] },
    exit: 'clearFailure',
    on: { 'retry.requested': 'showingPlan.stoppingRepeat', 'plans.requested': 'showingPlan' },
  }),
  planNotCancelled: s.createStateConfig({
    description: 'The plan that runs could not be cancelled; try again.',
    tags: ['failed', 'unsent'],
    meta: { view: 'PlanNotCancelled', rows: ['ER-04'] },
    exit: 'clearFailure',
    on: { 'retry.requested': 'showingPlan.cancellingPlan', 'plans.requested': 'showingPlan' },
  }),
  planNotTakenBack: s.createStateConfig({
    description: 'The plan could not be taken back; try again.',
    tags: ['failed', 'unsent'],
    meta: { view: 'PlanNotTakenBack', rows: ['ER-04'] },
    exit: 'clearFailure',
    on: { 'retry.requested': 'showingPlan.takingBack', 'plans.requested': 'showingPlan' },
  }),
};
