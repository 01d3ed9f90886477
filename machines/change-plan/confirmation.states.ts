import { failsTo, failureOf } from '../shared/failure.ts';
import { changePlanSetup as s, choosing, readAnew, storeAnswer } from './change-plan.setup.ts';

/** A change that is agreed, and undoing it until it takes effect. */
export const confirmation = {
  change_plan_confirmation: s.createStateConfig({
    description: 'The plan changes on its day: what happens when, and until when that can be undone.',
    meta: { view: 'ChangePlanConfirmation', path: choosing, history: 'replace', rows: ['DB-05'] },
    initial: 'readingChange',
    states: {
      readingChange: {
        description: 'Read what happens when, or undo the change.',
        on: { 'undo.requested': { guard: 'canUndo', target: 'confirmingUndo', actions: 'forgetErrors' } },
      },
      confirmingUndo: {
        description: 'Confirm that the plan stays as it is.',
        meta: { view: 'ConfirmingUndo', modal: true, rows: ['DB-05'] },
        on: { 'undo.confirmed': 'undoingChange', 'undo.declined': 'readingChange' },
      },
      undoingChange: {
        description: 'We undo the change.',
        tags: ['busy', 'committing'],
        meta: { view: 'ConfirmingUndo', modal: true, rows: ['DB-05'] },
        invoke: {
          id: 'undoChange',
          src: 'undoChange',
          input: ({ context: { planId } }) => ({ planId }),
          onDone: { target: '#changePlan.changeUndone', actions: storeAnswer },
          onError: [
            {
              guard: { type: 'isTooLate', params: failureOf },
              target: '#changePlan.loadingChanges',
              actions: readAnew('undoTooLate'),
            },
            failsTo('#changePlan.undoNotSent'),
          ],
        },
      },
    },
  }),
  undoNotSent: s.createStateConfig({
    description: 'The change could not be undone; try again.',
    tags: ['failed', 'unsent'],
    meta: { view: 'UndoNotSent', rows: ['ER-04'] },
    exit: 'clearFailure',
    on: {
      'retry.requested': 'change_plan_confirmation.undoingChange',
      'change.requested': 'change_plan_confirmation',
    },
  }),
  changeUndone: s.createStateConfig({
    description: 'The plan stays as it is.',
    meta: { view: 'ChangeUndone', rows: ['DB-05'] },
    on: { 'plans.requested': 'loadingChanges' },
  }),
} as const;
