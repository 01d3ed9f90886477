import { failsTo } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { quietLook } from '../shared/quiet-look.ts';
import { cancellingOf } from './buy-sim-plan.rules.ts';
import type { BuySimPlanContext, MySimPlan } from './buy-sim-plan.types.ts';
import { buySimPlanSetup, opened, outdated, tells } from './buy-sim-plan.setup.ts';

/** The plan that runs, what comes after it, and the plans that can be bought. */
export const showingPlan = buySimPlanSetup.createStateConfig({
  description:
    'Read which plan runs, what is left of it and what comes after it; choose one of the plans, or change what comes.',
  meta: { view: 'ShowingPlan', rows: ['MK-05', 'MK-07'] },
  initial: 'readingPlan',
  states: {
    readingPlan: {
      description: 'Read how the plan stands, and say what to do.',
      entry: 'forgetChoice',
      ...quietLook({
        while: 'mayChange',
        input: ({ context: { memberId } }: { context: Pick<BuySimPlanContext, 'memberId'> }) => ({ memberId }),
        onDone: {
          target: 'upToDate',
          actions: {
            type: 'storeMine',
            params: ({ event }: { event: { output: MySimPlan } }) => ({ mine: event.output }),
          },
        },
      }),
      on: {
        ...opened,
        'plan.chosen': {
          guard: { type: 'canBeBought', params: ({ event }) => event },
          target: '#buySimPlan.choosingHow',
          actions: ['forgetNews', { type: 'storePlan', params: ({ event }) => event }],
        },
        'repeating.requested': { guard: 'canRepeat', target: '#buySimPlan.changingRepeat', actions: 'forgetNews' },
        'stopping.requested': { guard: 'isRepeated', target: 'confirmingStop', actions: 'forgetNews' },
        'takingBack.requested': { guard: 'isWaiting', target: 'confirmingTakingBack', actions: 'forgetNews' },
        'cancelling.requested': { guard: 'isCancellable', target: 'confirmingCancel', actions: 'forgetNews' },
        'look.requested': { target: '#buySimPlan.loadingPlan', actions: 'forgetNews' },
      },
    },
    confirmingStop: {
      description: 'Confirm that nothing is bought any more when the plan ends.',
      meta: { view: 'ConfirmingStop', modal: true, rows: ['MK-07'] },
      on: { ...opened, 'stopping.confirmed': 'stoppingRepeat', 'stopping.declined': 'readingPlan' },
    },
    stoppingRepeat: {
      description: 'We note that nothing is bought any more when the plan ends.',
      tags: ['busy', 'committing'],
      meta: { view: 'ConfirmingStop', modal: true, rows: ['MK-07'] },
      invoke: {
        id: 'stopRepeating',
        src: 'stopRepeating',
        input: ({ context: { memberId } }) => ({ memberId }),
        onDone: { target: '#buySimPlan.loadingPlan', actions: tells('repeatStopped') },
        onError: failsTo('#buySimPlan.repeatNotStopped'),
      },
    },
    confirmingTakingBack: {
      description: 'Confirm that the plan that has not begun is taken back.',
      meta: { view: 'ConfirmingTakingBack', modal: true, rows: ['MK-07'] },
      on: { ...opened, 'takingBack.confirmed': 'takingBack', 'takingBack.declined': 'readingPlan' },
    },
    takingBack: {
      description: 'We take the plan back, and give back what was paid.',
      tags: ['busy', 'committing'],
      meta: { view: 'ConfirmingTakingBack', modal: true, rows: ['MK-07'] },
      invoke: {
        id: 'takeBack',
        src: 'takeBack',
        input: ({ context: { known } }) => ({
          purchaseId: needed(known?.mine.waiting, 'a plan that waits').purchaseId,
        }),
        onDone: { target: '#buySimPlan.loadingPlan', actions: tells('takenBack') },
        onError: [outdated, failsTo('#buySimPlan.planNotTakenBack')],
      },
    },
    confirmingCancel: {
      description: 'Read what comes back of the plan that runs and how that is worked out, and confirm that it ends.',
      meta: { view: 'ConfirmingCancel', modal: true, rows: ['MK-07'] },
      on: { ...opened, 'cancelling.confirmed': 'cancellingPlan', 'cancelling.declined': 'readingPlan' },
    },
    cancellingPlan: {
      description: 'We end the plan that runs, and give back what was not supplied of it.',
      tags: ['busy', 'committing'],
      meta: { view: 'ConfirmingCancel', modal: true, rows: ['MK-07'] },
      invoke: {
        id: 'cancelPlan',
        src: 'cancelPlan',
        input: ({ context: { known } }) => needed(cancellingOf(known), 'a plan that can be cancelled'),
        onDone: { target: '#buySimPlan.loadingPlan', actions: tells('cancelled') },
        onError: [outdated, failsTo('#buySimPlan.planNotCancelled')],
      },
    },
  },
});
