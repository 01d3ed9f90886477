import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { oldCard, visa } from '../choose-payment-method/choose-payment-method.cases.ts';
import {
  badRequest,
  begun,
  byItself,
  capped,
  caps,
  cardExpired,
  cardGone,
  cases,
  chooses,
  debt,
  facts,
  goodNumber,
  input,
  nearlyUsedUp,
  none,
  nothingDue,
  overDay,
  owing,
  redeemed,
  some,
  starts,
  tooManyNumbers,
  tooOften,
  tops,
  types,
  usedVoucher,
  wrongNumber,
} from './top-up.cases.ts';
import { topUpMachine } from './top-up.machine.ts';

const { memberId } = input;
const reading = 'showingCredit.readingCredit';
const path = `/pay/${begun.paymentSessionId}`;

describeSteps(
  { machine: topUpMachine, starts, cases, facts },
  {
    begins: { 'a member': 'loadingCredit' },
    steps: {
      loadingCredit: [
        [answered('loadCredit', none), reading, { known: none }],
        [answered('loadCredit', some), reading, { known: some }],
        [answered('loadCredit', byItself), reading, { known: byItself }],
        [answered('loadCredit', nearlyUsedUp), reading, { known: nearlyUsedUp }],
        [answered('loadCredit', owing), reading, { known: owing }],
        [failed('loadCredit', offline), 'creditNotLoaded', { failure: offline }],
      ],
      creditNotLoaded: [['retry.requested', 'loadingCredit', { failure: null }, { loadCredit: { memberId } }]],
      [reading]: [
        [
          tops('2000'),
          'showingCredit.beginningTopUp',
          { amountInPence: 2_000 },
          { beginTopUp: { amountInPence: 2_000 } },
        ],
        [tops('other', '25'), 'showingCredit.beginningTopUp', {}, { beginTopUp: { amountInPence: 2_500 } }],
        [tops('other', '4'), reading, { errors: { other: 'amountNotWhole' } }],
        // The day is nearly used up.
        [tops('2000'), reading, { errors: { amount: 'amountOverDay' } }],
        [tops('other', '25'), reading, { errors: { other: 'amountOverDay' } }],
        ['debtPayment.requested', 'showingCredit.beginningDebtPayment', {}, { beginDebtPayment: { memberId } }],
        [types(goodNumber), 'showingCredit.redeemingVoucher', {}, { redeemVoucher: { number: goodNumber } }],
        [types(wrongNumber), reading, { errors: { number: 'numberWrong' } }],
        [chooses(visa.id), 'showingCredit.turningOn', { cardId: visa.id }, { turnOn: { cardId: visa.id } }],
        // None is kept.
        [chooses(visa.id), reading, { errors: { cardId: 'cardNotChosen' } }],
        [chooses(oldCard.id), reading, { news: null }],
        [caps('other', '25'), 'showingCredit.savingCap', {}, { saveCap: { capInPence: 2_500 } }],
        [caps('nothing'), 'showingCredit.savingCap', {}, { saveCap: { capInPence: 0 } }],
        [caps('none'), 'showingCredit.savingCap', {}, { saveCap: { capInPence: null } }],
        [caps('other', '201'), reading, { errors: { cap: 'capNotWhole' } }],
        [caps(''), reading, { errors: { limit: 'capNotChosen' } }],
        ['turningOff.requested', 'showingCredit.turningOff', {}, { turnOff: { memberId } }],
      ],
      'showingCredit.beginningTopUp': [
        [answered('beginTopUp', begun), 'showingCredit.leadingToPayment', begun, { leadOn: { path } }],
        [failed('beginTopUp', overDay), reading, { errors: { amount: '' } }],
        [failed('beginTopUp', debt), 'loadingCredit'],
        [failed('beginTopUp', tooOften), 'tooManyPayments', { failure: tooOften }],
        [failed('beginTopUp', offline), 'topUpNotBegun', { failure: offline }],
      ],
      'showingCredit.beginningDebtPayment': [
        [answered('beginDebtPayment', begun), 'showingCredit.leadingToPayment', begun, { leadOn: { path } }],
        [failed('beginDebtPayment', nothingDue), 'loadingCredit'],
        [failed('beginDebtPayment', tooOften), 'tooManyPayments', { failure: tooOften }],
        [failed('beginDebtPayment', offline), 'debtPaymentNotBegun', { failure: offline }],
      ],
      'showingCredit.leadingToPayment': [
        [answered('leadOn'), reading],
        [failed('leadOn', offline), reading],
      ],
      'showingCredit.redeemingVoucher': [
        [answered('redeemVoucher', redeemed), 'loadingCredit', { news: 'voucherRedeemed', redeemedInPence: 1_000 }],
        [failed('redeemVoucher', usedVoucher), reading, { errors: { number: '' } }],
        [failed('redeemVoucher', tooManyNumbers), reading, { errors: { number: '' } }],
        [failed('redeemVoucher', debt), 'loadingCredit'],
        [failed('redeemVoucher', offline), 'voucherNotRedeemed', { failure: offline }],
      ],
      'showingCredit.turningOn': [
        [answered('turnOn', byItself.credit), 'loadingCredit', { news: 'turnedOn' }],
        [failed('turnOn', cardGone), 'loadingCredit', { news: 'cardGone' }],
        [failed('turnOn', cardExpired), reading, { errors: { cardId: '' } }],
        [failed('turnOn', debt), 'loadingCredit'],
        [failed('turnOn', offline), 'automaticNotTurnedOn', { failure: offline }],
      ],
      'showingCredit.turningOff': [
        [answered('turnOff', some.credit), 'loadingCredit', { news: 'turnedOff' }],
        [failed('turnOff', offline), 'automaticNotTurnedOff', { failure: offline }],
      ],
      'showingCredit.savingCap': [
        [answered('saveCap', capped), 'loadingCredit', { news: 'capSaved' }],
        [failed('saveCap', badRequest), reading, { errors: { cap: '' } }],
        [failed('saveCap', offline), 'capNotSaved', { failure: offline }],
      ],
      topUpNotBegun: [
        ['retry.requested', 'showingCredit.beginningTopUp', { failure: null }],
        ['credit.requested', reading, { failure: null }],
      ],
      debtPaymentNotBegun: [
        ['retry.requested', 'showingCredit.beginningDebtPayment', { failure: null }],
        ['credit.requested', reading, { failure: null }],
      ],
      voucherNotRedeemed: [
        ['retry.requested', 'showingCredit.redeemingVoucher', { failure: null }],
        ['credit.requested', reading, { failure: null }],
      ],
      automaticNotTurnedOn: [
        ['retry.requested', 'showingCredit.turningOn', { failure: null }],
        ['credit.requested', reading, { failure: null }],
      ],
      automaticNotTurnedOff: [
        ['retry.requested', 'showingCredit.turningOff', { failure: null }],
        ['credit.requested', reading, { failure: null }],
      ],
      capNotSaved: [
        ['retry.requested', 'showingCredit.savingCap', { failure: null }],
        ['credit.requested', reading, { failure: null }],
      ],
      tooManyPayments: [['credit.requested', reading, { failure: null }]],
    },
  },
);
