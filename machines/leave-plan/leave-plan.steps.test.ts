import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import {
  accepted,
  alreadyLeaving,
  cases,
  chooses,
  costsAreOthers,
  facts,
  input,
  noSuchPlan,
  notAccepted,
  starts,
  tooLate,
} from './leave-plan.cases.ts';
import { leavePlanMachine } from './leave-plan.machine.ts';
import {
  asked,
  askedForGood,
  atTheEnd,
  ended,
  later,
  leavingBy,
  notLive,
  open,
  planId,
  soon,
  withdrawing,
} from './plans.cases.ts';

describeSteps(
  { machine: leavePlanMachine, starts, cases, facts },
  {
    begins: { 'a member with a plan': 'loadingLeaving' },
    steps: {
      loadingLeaving: [
        [answered('loadLeaving', leavingBy(open)), 'choosingLastDay', { leaving: leavingBy(open) }],
        [answered('loadLeaving', leavingBy(open)), 'confirmingLeaving', { leaving: leavingBy(open) }],
        [answered('loadLeaving', leavingBy(later)), 'choosingLastDay', { leaving: leavingBy(later) }],
        [answered('loadLeaving', leavingBy(later)), 'confirmingLeaving', { lastDay: atTheEnd.lastDay }],
        [answered('loadLeaving', leavingBy(withdrawing)), 'choosingLastDay', { leaving: leavingBy(withdrawing) }],
        [answered('loadLeaving', leavingBy(asked)), 'showingLeaving.readingLeaving', { leaving: leavingBy(asked) }],
        [
          answered('loadLeaving', leavingBy(askedForGood)),
          'showingLeaving.readingLeaving',
          { leaving: leavingBy(askedForGood) },
        ],
        [answered('loadLeaving', leavingBy(notLive)), 'notLiveYet'],
        [answered('loadLeaving', leavingBy(ended)), 'planEnded'],
        [failed('loadLeaving', noSuchPlan), 'planMissing'],
        [failed('loadLeaving', offline), 'leavingNotLoaded', { failure: offline }],
      ],
      leavingNotLoaded: [['retry.requested', 'loadingLeaving', { failure: null }, { loadLeaving: input }]],
      choosingLastDay: [
        [chooses(soon.lastDay), 'confirmingLeaving', { lastDay: soon.lastDay, errors: {} }],
        // It is on offer no more.
        [chooses(soon.lastDay), 'choosingLastDay', { errors: { lastDay: 'notChosen' } }],
        [chooses(atTheEnd.lastDay), 'confirmingLeaving', { lastDay: atTheEnd.lastDay, news: null }],
        [chooses(atTheEnd.lastDay), 'choosingLastDay', { errors: { lastDay: 'notChosen' } }],
        [chooses(''), 'choosingLastDay', { errors: { lastDay: 'notChosen' } }],
      ],
      confirmingLeaving: [
        [accepted, 'cancellingPlan', { errors: {} }, { cancelPlan: { planId } }],
        [notAccepted, 'confirmingLeaving', { errors: { costsAccepted: 'notAccepted' } }],
        ['otherDay.requested', 'choosingLastDay'],
      ],
      cancellingPlan: [
        [answered('cancelPlan', asked), 'showingLeaving.readingLeaving', { news: null }],
        [failed('cancelPlan', costsAreOthers), 'loadingLeaving', { news: 'costsChanged' }],
        [failed('cancelPlan', alreadyLeaving), 'loadingLeaving', { news: 'askedElsewhere' }],
        [failed('cancelPlan', offline), 'leavingNotSent', { failure: offline }],
      ],
      leavingNotSent: [
        ['retry.requested', 'cancellingPlan', { failure: null }],
        ['costs.requested', 'confirmingLeaving', { failure: null }],
      ],
      'showingLeaving.readingLeaving': [['staying.requested', 'showingLeaving.confirmingStaying']],
      'showingLeaving.confirmingStaying': [
        ['staying.confirmed', 'showingLeaving.keepingPlan', {}, { keepPlan: { planId } }],
        ['staying.declined', 'showingLeaving.readingLeaving'],
      ],
      'showingLeaving.keepingPlan': [
        [answered('keepPlan', open), 'planKept', { news: null }],
        [failed('keepPlan', tooLate), 'loadingLeaving', { news: 'stayingTooLate' }],
        [failed('keepPlan', offline), 'stayingNotSent', { failure: offline }],
      ],
      stayingNotSent: [
        ['retry.requested', 'showingLeaving.keepingPlan', { failure: null }],
        ['costs.requested', 'showingLeaving.readingLeaving', { failure: null }],
      ],
    },
  },
);
