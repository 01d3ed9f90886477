import { failsTo, failureOf } from '../shared/failure.ts';
import { meantFor } from '../shared/meant-for.ts';
import { endPauseInput, ofPlan, planPauseInput } from './manage-plan.rules.ts';
import { managePlanSetup as s } from './manage-plan.setup.ts';
import type { ManagePlanContext, PauseMade, Pauses, TypedPause } from './manage-plan.types.ts';

const typedIn = ({ event }: { event: TypedPause }) => event;

const pausesIn = ({ event }: { event: { output: Pauses } }) => ({ pauses: event.output });

const storeThem = { type: 'storePauses', params: pausesIn } as const;

const storeMade = {
  type: 'storeMade',
  params: ({ event }: { event: { output: PauseMade } }) => ({ made: event.output }),
} as const;

const forPlan = ({ context }: { context: ManagePlanContext }) => ofPlan(context);

const giveUp = { 'pause.closed': { target: 'showingPauses', actions: 'giveUpPause' } } as const;

/** Days on which the plan rests: chosen, read once more, and agreed to, as the contract's end moves by them. */
export const pause = s.createStateConfig({
  description: 'The pauses of the plan: the one that is planned or runs, and how another can be had.',
  meta: { rows: ['DB-01'] },
  initial: 'loadingPauses',
  states: {
    loadingPauses: {
      description: 'We fetch the pauses.',
      tags: ['busy'],
      invoke: {
        id: 'loadPauses',
        src: 'loadPauses',
        input: forPlan,
        onDone: { target: 'showingPauses', actions: storeThem },
        onError: failsTo('pausesNotLoaded'),
      },
    },
    pausesNotLoaded: {
      description: 'The pauses could not be fetched; try again. The other cards stay, and what was typed.',
      tags: ['failed'],
      meta: { rows: ['ER-04'] },
      on: { 'retry.requested': { guard: meantFor('pause'), target: 'loadingPauses' } },
    },
    showingPauses: {
      description: 'Read how the plan can be paused, plan a pause, or end the one that there is.',
      on: {
        'pause.requested': { guard: 'canPause', target: 'choosingPause', actions: 'forgetPauseNews' },
        'end.requested': { guard: 'hasPause', target: 'confirmingEnd', actions: 'forgetPauseNews' },
      },
    },
    choosingPause: {
      description: 'Choose the first day of the pause, and how many days it has.',
      meta: { view: 'ChoosingPause', modal: true, rows: ['DB-01'] },
      on: {
        'pause.chosen': [
          {
            guard: { type: 'isPausePossible', params: typedIn },
            target: 'agreeingToPause',
            actions: { type: 'storeTyped', params: typedIn },
          },
          { actions: { type: 'refuseTyped', params: typedIn } },
        ],
        ...giveUp,
      },
    },
    agreeingToPause: {
      description: 'Read which days are paused, what they cost and how far the contract’s end moves; agree to it.',
      meta: { view: 'AgreeingToPause', modal: true, rows: ['DB-01'] },
      on: {
        'pause.agreed': [
          { guard: { type: 'isAgreed', params: ({ event }) => event }, target: 'planningPause' },
          { actions: 'refuseAgreement' },
        ],
        'days.requested': 'choosingPause',
        ...giveUp,
      },
    },
    planningPause: {
      description: 'We plan the pause.',
      tags: ['busy', 'committing'],
      meta: { view: 'AgreeingToPause', modal: true, rows: ['DB-01'] },
      invoke: {
        id: 'planPause',
        src: 'planPause',
        input: ({ context }) => planPauseInput(context),
        onDone: { target: 'showingPauses', actions: [storeMade, { type: 'tellPause', params: { news: 'planned' } }] },
        onError: [
          { guard: { type: 'isPauseRefused', params: failureOf }, target: 'refreshingPauses' },
          {
            guard: { type: 'isPauseChanged', params: failureOf },
            target: 'refreshingPauses',
            actions: { type: 'noteChange', params: failureOf },
          },
          failsTo('pauseNotPlanned'),
        ],
      },
    },
    refreshingPauses: {
      description: 'Something has changed meanwhile: we read the pauses anew. What was typed stays.',
      tags: ['busy'],
      meta: { view: 'AgreeingToPause', modal: true, rows: ['DB-01'] },
      invoke: {
        id: 'loadPauses',
        src: 'loadPauses',
        input: forPlan,
        onDone: [
          {
            guard: { type: 'isPauseBlocked', params: pausesIn },
            target: 'showingPauses',
            actions: [storeThem, 'giveUpPause', { type: 'tellPause', params: { news: 'refused' } }],
          },
          {
            guard: { type: 'isStillPossible', params: pausesIn },
            target: 'agreeingToPause',
            actions: storeThem,
          },
          { target: 'choosingPause', actions: [storeThem, 'refuseWhatChanged'] },
        ],
        onError: failsTo('pausesNotLoaded'),
      },
    },
    pauseNotPlanned: {
      description: 'The pause could not be planned; nothing that was typed is lost.',
      tags: ['failed', 'unsent'],
      meta: { view: 'PauseNotPlanned', rows: ['ER-04'] },
      on: {
        'retry.requested': { guard: meantFor('pause'), target: 'planningPause' },
        'days.requested': 'choosingPause',
        'pause.closed': { target: 'loadingPauses', actions: 'giveUpPause' },
      },
    },
    confirmingEnd: {
      description: 'Read what it means to take the pause back, or to end it today, and confirm it.',
      meta: { view: 'ConfirmingEnd', modal: true, rows: ['DB-01'] },
      on: { 'end.confirmed': 'endingPause', 'end.declined': 'showingPauses' },
    },
    endingPause: {
      description: 'We take the pause back, or end it.',
      tags: ['busy', 'committing'],
      meta: { view: 'ConfirmingEnd', modal: true, rows: ['DB-01'] },
      invoke: {
        id: 'endPause',
        src: 'endPause',
        input: ({ context }) => endPauseInput(context),
        onDone: { target: 'showingPauses', actions: ['tellEnd', storeMade] },
        onError: failsTo('pauseNotEnded'),
      },
    },
    pauseNotEnded: {
      description: 'The pause could not be ended; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'PauseNotEnded', rows: ['ER-04'] },
      on: {
        'retry.requested': { guard: meantFor('pause'), target: 'endingPause' },
        'end.declined': 'loadingPauses',
      },
    },
  },
});
