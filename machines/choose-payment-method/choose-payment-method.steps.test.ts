import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import {
  begun,
  cases,
  charged,
  chooses,
  debited,
  debitPending,
  expired,
  facts,
  gone,
  input,
  kept,
  noCard,
  oldCard,
  removes,
  starts,
  tooOften,
  visa,
} from './choose-payment-method.cases.ts';
import { choosePaymentMethodMachine } from './choose-payment-method.machine.ts';

const { memberId } = input;
const reading = 'showingMethod.readingMethod';

describeSteps(
  { machine: choosePaymentMethodMachine, starts, cases, facts },
  {
    begins: { 'a member': 'loadingMethod' },
    steps: {
      loadingMethod: [
        [answered('loadMethod', noCard), reading, { paying: noCard }],
        [answered('loadMethod', kept), reading, { paying: kept }],
        [answered('loadMethod', charged), reading, { paying: charged }],
        [answered('loadMethod', debitPending), reading, { paying: debitPending }],
        [answered('loadMethod', debited), reading, { paying: debited }],
        [failed('loadMethod', offline), 'methodNotLoaded', { failure: offline }],
      ],
      methodNotLoaded: [['retry.requested', 'loadingMethod', { failure: null }, { loadMethod: { memberId } }]],
      [reading]: [
        [
          chooses(visa.id),
          'showingMethod.choosingCard',
          { cardId: visa.id, errors: {}, news: null },
          { chooseCard: { memberId, cardId: visa.id } },
        ],
        // None is kept.
        [chooses(visa.id), reading, { errors: { cardId: 'notChosen' }, news: null }],
        [chooses(oldCard.id), reading, { news: null }],
        [chooses(''), reading, { errors: { cardId: 'notChosen' } }],
        ['cardCheck.requested', 'showingMethod.beginningCheck', { news: null }, { beginCheck: { memberId } }],
        ['debit.requested', 'showingMethod.beginningDebit', { news: null }, { beginDebit: { memberId } }],
        ['stopping.requested', 'showingMethod.confirmingStop', { news: null }],
        [removes(visa.id), 'showingMethod.confirmingRemoval', { cardId: visa.id }],
      ],
      'showingMethod.choosingCard': [
        [answered('chooseCard', charged.method), 'loadingMethod', { news: 'cardChosen' }],
        [failed('chooseCard', gone), 'loadingMethod', { news: 'cardGone' }],
        [failed('chooseCard', expired), 'loadingMethod', { news: 'cardExpired' }],
        [failed('chooseCard', offline), 'cardNotChosen', { failure: offline }],
      ],
      'showingMethod.beginningCheck': [
        [
          answered('beginCheck', begun),
          'showingMethod.leadingToCheck',
          begun,
          { leadOn: { path: `/pay/${begun.paymentSessionId}` } },
        ],
        [failed('beginCheck', tooOften), 'tooManyChecks', { failure: tooOften }],
        [failed('beginCheck', offline), 'checkNotBegun', { failure: offline }],
      ],
      'showingMethod.beginningDebit': [
        [
          answered('beginDebit', begun),
          'showingMethod.leadingToCheck',
          begun,
          { leadOn: { path: `/pay/${begun.paymentSessionId}` } },
        ],
        [failed('beginDebit', tooOften), 'tooManyChecks', { failure: tooOften }],
        [failed('beginDebit', offline), 'debitNotBegun', { failure: offline }],
      ],
      'showingMethod.leadingToCheck': [
        [answered('leadOn'), reading],
        [failed('leadOn', offline), reading],
      ],
      'showingMethod.confirmingStop': [
        ['stopping.confirmed', 'showingMethod.stoppingCharging', {}, { stopCharging: { memberId } }],
        ['stopping.declined', reading],
      ],
      'showingMethod.stoppingCharging': [
        [answered('stopCharging'), 'loadingMethod', { news: 'chargingStopped' }],
        [failed('stopCharging', offline), 'chargingNotStopped', { failure: offline }],
      ],
      'showingMethod.confirmingRemoval': [
        ['removal.confirmed', 'showingMethod.removingCard', {}, { removeCard: { memberId, cardId: visa.id } }],
        ['removal.declined', reading],
      ],
      'showingMethod.removingCard': [
        [answered('removeCard'), 'loadingMethod', { news: 'cardRemoved' }],
        [failed('removeCard', gone), 'loadingMethod', { news: 'cardRemoved' }],
        [failed('removeCard', offline), 'cardNotRemoved', { failure: offline }],
      ],
      cardNotChosen: [
        ['retry.requested', 'showingMethod.choosingCard', { failure: null }],
        ['cards.requested', reading, { failure: null }],
      ],
      chargingNotStopped: [
        ['retry.requested', 'showingMethod.stoppingCharging', { failure: null }],
        ['cards.requested', reading, { failure: null }],
      ],
      cardNotRemoved: [
        ['retry.requested', 'showingMethod.removingCard', { failure: null }],
        ['cards.requested', reading, { failure: null }],
      ],
      tooManyChecks: [['cards.requested', reading, { failure: null }]],
      debitNotBegun: [
        ['retry.requested', 'showingMethod.beginningDebit', { failure: null }],
        ['cards.requested', reading, { failure: null }],
      ],
      checkNotBegun: [
        ['retry.requested', 'showingMethod.beginningCheck', { failure: null }],
        ['cards.requested', reading, { failure: null }],
      ],
    },
  },
);
