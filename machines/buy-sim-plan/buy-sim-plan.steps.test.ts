import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { visa } from '../choose-payment-method/choose-payment-method.cases.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { due } from '../shared/quiet-look.cases.ts';
import {
  bankAsked,
  begun,
  beingPaid,
  bought,
  boughtLater,
  boughtNow,
  cardExpired,
  cardGone,
  cancellable,
  cases,
  chooses,
  creditShort,
  current,
  facts,
  hasBegun,
  input,
  middle,
  noneToRepeat,
  notCancellable,
  nothingDue,
  nothingYet,
  opens,
  planChanged,
  planGone,
  popular,
  priceChanged,
  purchaseId,
  ready,
  repeated,
  repeats,
  requestId,
  returnChanged,
  running,
  says,
  starts,
  toBePaid,
  tooOften,
  used,
  waiting,
  waitingAlready,
} from './buy-sim-plan.cases.ts';
import { buySimPlanMachine } from './buy-sim-plan.machine.ts';

const { memberId } = input;
const reading = 'showingPlan.readingPlan.upToDate';
const looking = 'showingPlan.readingPlan.lookingForNews';
const once = says('NOW', 'CREDIT', 'ONCE');
const later = says('WHEN_CURRENT_ENDS', 'CARD', 'REPEATED');
const unsaid = says('', '', '');
const chosen = { planId: popular.id, start: null, payBy: null, isRepeated: null };
/** Of these another plan can be bought. */
const buyable = [nothingYet, ready, running, repeated, cancellable, waiting, boughtNow, boughtLater];
const path = `/pay/${begun.paymentSessionId}`;
const open = [opens, 'loadingPlan', { errors: {}, news: null }, { loadPlan: { memberId } }] as const;
/** What a member does at the page, also while we look for news. */
const pressed = [
  open,
  [chooses, 'choosingHow', { choice: { planId: popular.id, payBy: null } }],
  ['repeating.requested', 'changingRepeat'],
  ['stopping.requested', 'showingPlan.confirmingStop'],
  ['takingBack.requested', 'showingPlan.confirmingTakingBack'],
  ['cancelling.requested', 'showingPlan.confirmingCancel'],
  ['look.requested', 'loadingPlan'],
] as const;
const toPlans = ['plans.requested', reading, { choice: { planId: null } }] as const;

describeSteps(
  { machine: buySimPlanMachine, starts, cases, facts },
  {
    begins: { 'a member': 'loadingPlan', 'a member from a link': 'loadingPlan' },
    steps: {
      loadingPlan: [
        ...[nothingYet, ready, running, repeated, cancellable, waiting, beingPaid, boughtNow, boughtLater].map(
          (known) => [answered('loadPlan', known), reading, { known }] as const,
        ),
        // A link has named a plan, or one was chosen before.
        ...buyable.map(
          (known) => [answered('loadPlan', known), 'choosingHow', { choice: { planId: popular.id } }] as const,
        ),
        // All of it was said already.
        ...buyable.map(
          (known) => [answered('loadPlan', known), 'reviewingPlan', { choice: { planId: popular.id } }] as const,
        ),
        [answered('loadPlan', boughtNow), 'planBought', { purchaseId }],
        [answered('loadPlan', boughtLater), 'planBought', { purchaseId }],
        [failed('loadPlan', offline), 'planNotLoaded', { failure: offline }],
      ],
      planNotLoaded: [open, ['retry.requested', 'loadingPlan', { failure: null }]],
      [reading]: [...pressed, [due('buySimPlan.showingPlan.readingPlan'), looking, {}, { lookForNews: { memberId } }]],
      [looking]: [
        ...pressed,
        [answered('lookForNews', used.mine), reading, { known: { mine: used.mine } }],
        [answered('lookForNews', ready.mine), reading, { known: { mine: ready.mine } }],
        [failed('lookForNews', offline), reading, { failure: null }],
      ],
      'showingPlan.confirmingStop': [
        open,
        ['stopping.confirmed', 'showingPlan.stoppingRepeat', {}, { stopRepeating: { memberId } }],
        ['stopping.declined', reading],
      ],
      'showingPlan.stoppingRepeat': [
        [answered('stopRepeating', running.mine), 'loadingPlan', { news: 'repeatStopped' }],
        [failed('stopRepeating', offline), 'repeatNotStopped', { failure: offline }],
      ],
      'showingPlan.confirmingTakingBack': [
        open,
        ['takingBack.confirmed', 'showingPlan.takingBack', {}, { takeBack: {} }],
        ['takingBack.declined', reading],
      ],
      'showingPlan.takingBack': [
        [answered('takeBack', running.mine), 'loadingPlan', { news: 'takenBack' }],
        [failed('takeBack', hasBegun), 'loadingPlan', { news: 'begun' }],
        [failed('takeBack', offline), 'planNotTakenBack', { failure: offline }],
      ],
      'showingPlan.confirmingCancel': [
        open,
        [
          'cancelling.confirmed',
          'showingPlan.cancellingPlan',
          {},
          { cancelPlan: { purchaseId: current.purchaseId, returnInPence: 770 } },
        ],
        ['cancelling.declined', reading],
      ],
      'showingPlan.cancellingPlan': [
        [answered('cancelPlan', ready.mine), 'loadingPlan', { news: 'cancelled' }],
        [failed('cancelPlan', notCancellable), 'loadingPlan', { news: 'notCancellable' }],
        [failed('cancelPlan', returnChanged), 'loadingPlan', { news: 'returnChanged' }],
        [failed('cancelPlan', offline), 'planNotCancelled', { failure: offline }],
      ],
      choosingHow: [
        open,
        [once, 'reviewingPlan', { choice: { start: 'NOW', payBy: 'CREDIT', isRepeated: false } }],
        // The credit is too little for it.
        [once, 'choosingHow', { errors: { payBy: 'creditTooLittle' } }],
        [later, 'reviewingPlan', { choice: { payBy: 'CARD', isRepeated: true } }],
        [unsaid, 'choosingHow', { errors: { payBy: 'payByNotChosen', often: 'oftenNotChosen' } }],
        toPlans,
      ],
      reviewingPlan: [
        open,
        ['purchase.confirmed', 'buyingPlan', { news: null }, { buyPlan: { requestId, planId: popular.id } }],
        ['choice.requested', 'choosingHow'],
        toPlans,
      ],
      buyingPlan: [
        [answered('buyPlan', bought), 'loadingPlan', { purchaseId, choice: { planId: null } }],
        [
          answered('buyPlan', toBePaid),
          'beginningPayment',
          { purchaseId, choice: { planId: popular.id } },
          { beginPayment: { purchaseId } },
        ],
        [failed('buyPlan', priceChanged), 'loadingPlan', { news: 'priceChanged', choice: { planId: popular.id } }],
        [failed('buyPlan', planChanged), 'loadingPlan', { news: 'planChanged', choice: { start: null } }],
        [failed('buyPlan', planGone), 'loadingPlan', { news: 'planGone', choice: { planId: null } }],
        [failed('buyPlan', waitingAlready), 'loadingPlan', { news: 'waitingAlready' }],
        [failed('buyPlan', bankAsked), 'loadingPlan', { news: 'beingPaid' }],
        [failed('buyPlan', creditShort), 'loadingPlan', { news: 'creditShort', choice: { payBy: null } }],
        [failed('buyPlan', cardExpired), 'loadingPlan', { news: 'cardExpired' }],
        [failed('buyPlan', offline), 'planNotBought', { failure: offline }],
      ],
      beginningPayment: [
        [answered('beginPayment', begun), 'leadingToPayment', begun, { leadOn: { path } }],
        [failed('beginPayment', bankAsked), 'loadingPlan', { news: 'beingPaid' }],
        [failed('beginPayment', nothingDue), 'loadingPlan'],
        [failed('beginPayment', tooOften), 'tooManyPayments', { failure: tooOften }],
        [failed('beginPayment', offline), 'paymentNotBegun', { failure: offline }],
      ],
      leadingToPayment: [
        open,
        [answered('leadOn'), 'reviewingPlan', { choice: { planId: popular.id } }],
        [failed('leadOn', offline), 'reviewingPlan'],
      ],
      planNotBought: [
        ['retry.requested', 'buyingPlan', { failure: null }, { buyPlan: { requestId } }],
        ['choice.requested', 'loadingPlan', { failure: null }],
      ],
      paymentNotBegun: [
        ['retry.requested', 'beginningPayment', { failure: null }],
        ['choice.requested', 'loadingPlan', { failure: null }],
      ],
      tooManyPayments: [['choice.requested', 'choosingHow', { failure: null }]],
      planBought: [
        [opens, 'loadingPlan', { purchaseId: null, choice: { ...chosen, planId: null } }],
        ['plans.requested', reading, { purchaseId: null }],
      ],
      changingRepeat: [
        open,
        [
          repeats(middle.id, 'CREDIT'),
          'savingRepeat',
          {},
          { saveRepeating: { planId: middle.id, priceInPence: 800, payBy: 'CREDIT', cardId: null } },
        ],
        [repeats(popular.id, visa.id), 'savingRepeat', {}, { saveRepeating: { payBy: 'CARD', cardId: visa.id } }],
        // No card is kept.
        [repeats(popular.id, visa.id), 'changingRepeat', { errors: { payBy: 'repeatPayByNotChosen' } }],
        [repeats('', ''), 'changingRepeat', { errors: { planId: 'planNotChosen', payBy: 'repeatPayByNotChosen' } }],
        toPlans,
      ],
      savingRepeat: [
        [answered('saveRepeating', repeated.mine), 'loadingPlan', { news: 'repeatSaved' }],
        [failed('saveRepeating', priceChanged), 'loadingPlan', { news: 'priceChanged' }],
        [failed('saveRepeating', cardExpired), 'loadingPlan', { news: 'cardExpired' }],
        [failed('saveRepeating', cardGone), 'loadingPlan', { news: 'cardGone' }],
        [failed('saveRepeating', noneToRepeat), 'loadingPlan', { news: 'noneToRepeat' }],
        [failed('saveRepeating', offline), 'repeatNotSaved', { failure: offline }],
      ],
      repeatNotSaved: [
        ['retry.requested', 'savingRepeat', { failure: null }],
        ['plans.requested', reading, { failure: null }],
      ],
      repeatNotStopped: [
        ['retry.requested', 'showingPlan.stoppingRepeat', { failure: null }],
        ['plans.requested', reading, { failure: null }],
      ],
      planNotCancelled: [
        ['retry.requested', 'showingPlan.cancellingPlan', { failure: null }],
        ['plans.requested', reading, { failure: null }],
      ],
      planNotTakenBack: [
        ['retry.requested', 'showingPlan.takingBack', { failure: null }],
        ['plans.requested', reading, { failure: null }],
      ],
    },
  },
);
