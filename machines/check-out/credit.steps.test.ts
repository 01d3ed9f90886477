import { describeSteps, toOneOf } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { cases, dayGone, dearerSince, facts, otherBasket, soldOutSince, starts, underWay } from './check-out.cases.ts';
import { checkOutMachine } from './check-out.machine.ts';
import {
  accepted,
  agreed,
  applicant,
  chosen,
  creditUnavailable,
  declined,
  partlyDeclined,
  changedSince,
  notAccepted,
  nothingToApplyFor,
  orderId,
  applicationReference,
  pieceId,
  referred,
  signed,
  tooOften,
  tooYoung,
  unheardOf,
} from './credit.cases.ts';

const waysSaid = { type: 'ways.submitted', ways: ['12'] };
const atOnce = { type: 'ways.submitted', ways: ['at-once'] };
const noWay = { type: 'ways.submitted', ways: [''] };
const applies = { type: 'application.submitted', ...applicant };
const noBirthDate = { ...applies, birthYear: '' };
const signs = { type: 'agreement.signed', name: 'Alex Finch', hasAgreed: true };
const noName = { ...signs, name: '' };

const saving = 'takingCredit.savingChoice';
const loading = 'takingCredit.loadingCredit';
const information = 'takingCredit.readingCreditInformation';
const form = 'takingCredit.enteringApplicant';
const applying = 'takingCredit.applyingForCredit';
const answer = 'takingCredit.hearingAnswer';
const waiting = `${answer}.creditReferred.upToDate`;
const signing = `${answer}.signingAgreement`;
const review = 'reviewingOrder.readingAgain';

/** What can stand otherwise by now, whatever is sent. */
const standsOtherwise = (call: string) =>
  [
    [failed(call, soldOutSince), 'orderChanged', { change: 'soldOut' }],
    [failed(call, underWay), 'beingPaid', { checkout: { isBeingPaid: true } }],
    [failed(call, dayGone), 'refreshingDays', { day: null, isDayGone: true }],
  ] as const;

const choosing = [
  [waysSaid, saving, { ways: [12], credit: null, errors: {} }, { saveOrder: { pieces: [{ instalmentMonths: 12 }] } }],
  [atOnce, 'reviewingOrder.readingOrder', { ways: [null], credit: null }],
] as const;

describeSteps(
  { machine: checkOutMachine, starts, cases, facts },
  {
    steps: {
      'choosingWays.choosing': [...choosing, [noWay, 'choosingWays.choosing', { errors: { way0: 'wayMissing' } }]],
      'choosingWays.choosingAgain': [
        ...choosing,
        [noWay, 'choosingWays.choosingAgain', { errors: { way0: 'wayMissing' } }],
      ],
      [saving]: [
        [answered('saveOrder', { orderId }), loading, { orderId }, { loadCredit: { orderId } }],
        ...standsOtherwise('saveOrder'),
        [failed('saveOrder', dearerSince), 'orderChanged', { change: 'price' }],
        [failed('saveOrder', otherBasket), 'orderChanged', { change: 'basket' }],
        [failed('saveOrder', offline), 'takingCredit.choiceNotSaved', { failure: offline }],
      ],
      'takingCredit.choiceNotSaved': [['retry.requested', saving, { failure: null }]],
      [loading]: [
        [answered('loadCredit', chosen), information, { credit: chosen }],
        [answered('loadCredit', referred), waiting],
        [answered('loadCredit', declined), `${answer}.creditDeclined`],
        [answered('loadCredit', partlyDeclined), `${answer}.creditDeclined`],
        [answered('loadCredit', accepted), signing],
        [answered('loadCredit', signed), review, { credit: signed }],
        // Paid in another tab.
        [answered('loadCredit', agreed), 'loadingCheckout', { ways: null, credit: null }],
        [answered('loadCredit', unheardOf), waiting],
        [failed('loadCredit', creditUnavailable), 'takingCredit.creditNotLoaded', { failure: creditUnavailable }],
      ],
      'takingCredit.creditNotLoaded': [['retry.requested', loading, { failure: null }]],
      [information]: [
        ['creditInformation.read', form, { errors: {} }],
        // Read again after the lender has answered: on from there.
        ...toOneOf('creditInformation.read', waiting, `${answer}.creditDeclined`, signing, review),
      ],
      [form]: [
        [
          applies,
          applying,
          { applicant, errors: {} },
          { applyForCredit: { orderId, applicant: { dateOfBirth: '1990-03-27', isPermanentUkResident: true } } },
        ],
        [noBirthDate, form, { errors: { birthYear: 'birthYearMissing' } }],
      ],
      [applying]: [
        // Nobody keeps when somebody was born, once the lender has answered.
        [answered('applyForCredit', accepted), signing, { credit: accepted, applicant: null }],
        [answered('applyForCredit', referred), waiting, { applicant: null }],
        [answered('applyForCredit', declined), `${answer}.creditDeclined`, { applicant: null }],
        [failed('applyForCredit', tooYoung), form, { errors: { birthYear: 'tooYoung' }, applicant }],
        [failed('applyForCredit', tooOften), 'takingCredit.askedTooOften', { applicant: null }],
        [failed('applyForCredit', nothingToApplyFor), 'loadingCheckout', { applicant: null, ways: null }],
        ...standsOtherwise('applyForCredit'),
        [failed('applyForCredit', creditUnavailable), 'takingCredit.applicationNotSent', { applicant }],
      ],
      'takingCredit.applicationNotSent': [
        ['retry.requested', applying, { failure: null, applicant }],
        ['application.requested', form, { failure: null, applicant }],
      ],
      'takingCredit.askedTooOften': [],
      [waiting]: [
        ['answer.requested', loading, {}, { loadCredit: { orderId } }],
        [
          'xstate.after.newsDue.checkOut.takingCredit.hearingAnswer.creditReferred.upToDate',
          `${answer}.creditReferred.lookingForNews`,
        ],
      ],
      [`${answer}.creditReferred.lookingForNews`]: [
        ['answer.requested', loading],
        [answered('lookForNews', referred), waiting, { credit: referred }],
        [answered('lookForNews', accepted), signing, { credit: accepted }],
        [failed('lookForNews', offline), waiting, { credit: referred }],
      ],
      [`${answer}.creditDeclined`]: [
        ['payingAtOnce.chosen', 'reviewingOrder.readingOrder', { ways: [null], credit: null }],
      ],
      [signing]: [
        [
          signs,
          `${answer}.sendingSignature`,
          { signedAs: 'Alex Finch' },
          { signAgreement: { orderId, pieceId, applicationReference, name: 'Alex Finch' } },
        ],
        [noName, signing, { errors: { name: 'signatureMissing' } }],
      ],
      [`${answer}.sendingSignature`]: [
        [answered('signAgreement', signed), review, { credit: signed, signedAs: '', isSignatureGone: false }],
        // Changed in another tab, or too late: it is read anew how it stands.
        [failed('signAgreement', changedSince), 'loadingCheckout', { ways: null, credit: null }],
        [failed('signAgreement', notAccepted), 'loadingCheckout', { ways: null, credit: null }],
        ...standsOtherwise('signAgreement'),
        [failed('signAgreement', offline), 'takingCredit.signatureNotSent', { failure: offline }],
      ],
      'takingCredit.signatureNotSent': [
        ['retry.requested', `${answer}.sendingSignature`, { failure: null }],
        ['agreement.requested', signing, { failure: null }],
      ],
    },
  },
);
