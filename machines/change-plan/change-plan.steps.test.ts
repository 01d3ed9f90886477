import { describeSteps, type Step } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import {
  accepted,
  askedElsewhere,
  cases,
  chooses,
  facts,
  input,
  noSuchPlan,
  notAccepted,
  outdated,
  starts,
  tooLate,
  unavailable,
  unchanged,
  wantsMesh,
} from './change-plan.cases.ts';
import { changePlanMachine } from './change-plan.machine.ts';
import {
  asked,
  askedForGood,
  changingBy,
  ended,
  ending,
  faster,
  notChangeable,
  notLive,
  offers,
  onlyKit,
  onlySlower,
  open,
  planId,
  present,
  slower,
  switching,
} from './changes.cases.ts';

describeSteps(
  { machine: changePlanMachine, starts, cases, facts },
  {
    begins: { 'a member with a plan': 'loadingChanges' },
    steps: {
      loadingChanges: [
        [answered('loadChanges', changingBy(open)), 'choose_plan', { changing: changingBy(open) }],
        [answered('loadChanges', changingBy(onlySlower)), 'choose_plan', { changing: changingBy(onlySlower) }],
        [answered('loadChanges', changingBy(onlyKit)), 'choose_plan', { changing: changingBy(onlyKit) }],
        [answered('loadChanges', changingBy(asked)), 'change_plan_confirmation.readingChange'],
        [answered('loadChanges', changingBy(askedForGood)), 'change_plan_confirmation.readingChange'],
        [answered('loadChanges', changingBy(notLive)), 'notLiveYet'],
        [answered('loadChanges', changingBy(ending)), 'planEnding'],
        [answered('loadChanges', changingBy(ended)), 'planEnded'],
        [answered('loadChanges', changingBy(switching)), 'planSwitching'],
        [answered('loadChanges', changingBy(notChangeable)), 'notChangeable'],
        [failed('loadChanges', noSuchPlan), 'planMissing'],
        [failed('loadChanges', offline), 'changesNotLoaded', { failure: offline }],
      ],
      changesNotLoaded: [['retry.requested', 'loadingChanges', { failure: null }, { loadChanges: input }]],
      choose_plan: [
        [wantsMesh(true), 'choose_plan', { meshWifi: true, news: null }],
        [wantsMesh(false), 'choose_plan', { meshWifi: false }],
        [
          chooses(slower),
          'drawingOffer',
          { productId: slower.productId },
          { offerChange: { planId, productId: slower.productId } },
        ],
        [chooses(faster), 'drawingOffer', { productId: faster.productId, news: null }],
        [chooses(present), 'drawingOffer', { productId: present.productId, meshWifi: true }],
      ],
      drawingOffer: [
        ...offers.map((offer): Step<typeof changePlanMachine> => [
          answered('offerChange', offer),
          'confirm_plan',
          { offer },
        ]),
        [failed('offerChange', askedElsewhere), 'loadingChanges', { news: 'askedElsewhere', productId: null }],
        [failed('offerChange', unavailable), 'loadingChanges', { news: 'unavailable', offer: null }],
        [failed('offerChange', unchanged), 'loadingChanges', { news: 'unchanged', offer: null }],
        [failed('offerChange', offline), 'offerNotDrawn', { failure: offline }],
      ],
      offerNotDrawn: [
        ['retry.requested', 'drawingOffer', { failure: null }],
        ['plans.requested', 'choose_plan', { failure: null }],
      ],
      confirm_plan: [
        [accepted, 'acceptingChange', { errors: {}, news: null }],
        [notAccepted, 'confirm_plan', { errors: { papersAccepted: 'notAccepted' } }],
        ['plans.requested', 'choose_plan', { errors: {}, offer: null, productId: null }],
      ],
      acceptingChange: [
        [answered('acceptChange', asked), 'change_plan_confirmation.readingChange', { news: null }],
        [failed('acceptChange', outdated), 'drawingOffer', { news: 'outdated' }],
        [failed('acceptChange', askedElsewhere), 'loadingChanges', { news: 'askedElsewhere' }],
        [failed('acceptChange', unavailable), 'loadingChanges', { news: 'unavailable' }],
        [failed('acceptChange', unchanged), 'loadingChanges', { news: 'unchanged' }],
        [failed('acceptChange', offline), 'changeNotSent', { failure: offline }],
      ],
      changeNotSent: [
        ['retry.requested', 'acceptingChange', { failure: null }],
        ['offer.requested', 'confirm_plan', { failure: null }],
      ],
      'change_plan_confirmation.readingChange': [['undo.requested', 'change_plan_confirmation.confirmingUndo']],
      'change_plan_confirmation.confirmingUndo': [
        ['undo.confirmed', 'change_plan_confirmation.undoingChange', {}, { undoChange: { planId } }],
        ['undo.declined', 'change_plan_confirmation.readingChange'],
      ],
      'change_plan_confirmation.undoingChange': [
        [answered('undoChange', open), 'changeUndone', { news: null }],
        [failed('undoChange', tooLate), 'loadingChanges', { news: 'undoTooLate' }],
        [failed('undoChange', offline), 'undoNotSent', { failure: offline }],
      ],
      undoNotSent: [
        ['retry.requested', 'change_plan_confirmation.undoingChange', { failure: null }],
        ['change.requested', 'change_plan_confirmation.readingChange', { failure: null }],
      ],
      changeUndone: [['plans.requested', 'loadingChanges']],
    },
  },
);
