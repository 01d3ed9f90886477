import { failsTo, failureOf } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { paths } from '../shared/paths.ts';
import { quietLook } from '../shared/quiet-look.ts';
import { orderWanted } from './check-out.rules.ts';
import { byEvent, checkOutSetup as s, standsOtherwise } from './check-out.setup.ts';
import { applicantOf, underAgreement } from './credit.rules.ts';
import type { CheckOutContext, OrderCredit } from './check-out.types.ts';

const orderOf = ({ context: { orderId, checkout } }: { context: CheckOutContext }) => ({
  orderId: needed(orderId ?? checkout?.shopOrderId, 'the order that is saved'),
});

const creditIn = ({ event }: { event: { output: OrderCredit } }) => ({ credit: event.output });

const storeCredit = { type: 'storeCredit', params: creditIn } as const;

/** Read anew with all else, where another tab, or time, has changed it. */
const isOtherwise = {
  guard: { type: 'isCreditOtherwise', params: failureOf },
  target: '#loadingCheckout',
  actions: ['forgetApplicant', 'forgetWays'],
} as const;

/**
 * Phones that are paid by instalments: what has to be told before anybody signs, the application, its answer, and a signature for each. The gateway
 * has all of it with the unpaid order, so that whoever comes back, here or elsewhere, goes on from the answer.
 */
export const takingCredit = s.createStateConfig({
  id: 'takingCredit',
  description: 'Read what the credit costs, apply for it, hear the answer and sign.',
  meta: { path: paths.checkoutCredit, rows: ['PH-04'] },
  initial: 'savingChoice',
  states: {
    savingChoice: {
      description: 'We save what is to be ordered, as the lender is asked about it.',
      tags: ['busy', 'committing'],
      meta: { view: 'LoadingCredit', rows: ['PH-05'] },
      invoke: {
        id: 'saveOrder',
        src: 'saveOrder',
        input: ({ context }) => orderWanted(context),
        onDone: { target: 'loadingCredit', actions: { type: 'storeOrder', params: ({ event }) => event.output } },
        onError: [...standsOtherwise, failsTo('choiceNotSaved')],
      },
    },
    choiceNotSaved: {
      description: 'What is to be ordered could not be saved: try again, or pay at once.',
      tags: ['failed', 'unsent'],
      meta: { view: 'ChoiceNotSaved', rows: ['ER-04'] },
      on: { 'retry.requested': { target: 'savingChoice', actions: 'clearFailure' } },
    },
    loadingCredit: {
      description: 'We fetch what the credit costs, and how it stands.',
      tags: ['busy'],
      meta: { view: 'LoadingCredit', path: paths.checkoutCredit, history: 'replace' },
      invoke: {
        id: 'loadCredit',
        src: 'loadCredit',
        input: orderOf,
        onDone: { target: 'decidingCredit', actions: storeCredit },
        onError: failsTo('creditNotLoaded'),
      },
    },
    creditNotLoaded: {
      description: 'What the credit costs could not be fetched: try again, or pay at once.',
      tags: ['failed'],
      meta: { view: 'CreditNotLoaded', rows: ['ER-04'] },
      on: { 'retry.requested': { target: 'loadingCredit', actions: 'clearFailure' } },
    },
    decidingPage: {
      description:
        'A page is opened by its address that is not the next one: what is the next one is shown in its place.',
      always: [
        { guard: 'isCreditKnown', target: 'decidingCredit' },
        { guard: 'isCreditSaved', target: 'loadingCredit' },
        // All is paid at once by now, or has yet to be saved.
        { target: '#choosingWays.choosingAgain' },
      ],
    },
    decidingCredit: {
      description: 'What has to be done next, as the lender has answered.',
      always: [
        { guard: 'isAllSigned', target: '#checkOut.reviewingOrder.readingAgain' },
        { guard: 'isToApply', target: 'readingCreditInformation' },
        { guard: 'isDeclined', target: 'hearingAnswer.creditDeclined' },
        { guard: 'isAwaited', target: 'hearingAnswer.creditReferred' },
        { guard: 'isAccepted', target: 'hearingAnswer.signingAgreement' },
        // Another tab has chosen to pay at once, or has paid.
        { guard: 'isNothingOpen', target: '#loadingCheckout', actions: 'forgetWays' },
        // In a state that came later: how it stands is said in the gateway's words.
        { target: 'hearingAnswer.creditReferred' },
      ],
    },
    readingCreditInformation: {
      id: 'readingCreditInformation',
      description:
        'Read what the credit costs, who lends it and what follows from it, before you apply and before you sign.',
      route: { guard: 'canAskCredit' },
      meta: { view: 'ReadingCreditInformation', path: paths.checkoutCredit },
      always: { guard: 'isCreditUnknown', target: 'decidingPage' },
      on: {
        'creditInformation.read': [{ guard: 'isToApply', target: 'enteringApplicant' }, { target: 'decidingCredit' }],
      },
    },
    enteringApplicant: {
      id: 'enteringApplicant',
      description: 'Say who applies: date of birth, where you live, and whether for good.',
      route: { guard: 'canAskCredit' },
      meta: { view: 'EnteringApplicant', path: paths.checkoutApplication, rows: ['PH-04', 'RS-03'] },
      exit: 'clearErrors',
      always: { guard: 'isNothingToApplyFor', target: 'decidingPage' },
      on: {
        'application.submitted': [
          {
            guard: { type: 'isApplicant', params: byEvent },
            target: 'applyingForCredit',
            actions: { type: 'storeApplicant', params: byEvent },
          },
          { actions: { type: 'refuseApplicant', params: byEvent } },
        ],
      },
    },
    applyingForCredit: {
      description: 'The lender looks at the application.',
      tags: ['busy', 'committing'],
      meta: { view: 'EnteringApplicant', path: paths.checkoutApplication },
      invoke: {
        id: 'applyForCredit',
        src: 'applyForCredit',
        input: ({ context }) => ({ ...orderOf({ context }), applicant: applicantOf(context) }),
        onDone: { target: 'decidingCredit', actions: [storeCredit, 'forgetApplicant'] },
        onError: [
          {
            guard: { type: 'isApplicantRefused', params: failureOf },
            target: 'enteringApplicant',
            actions: { type: 'takeRefusals', params: failureOf },
          },
          {
            guard: { type: 'isAskedTooOften', params: failureOf },
            target: 'askedTooOften',
            actions: 'forgetApplicant',
          },
          isOtherwise,
          ...standsOtherwise,
          failsTo('applicationNotSent'),
        ],
      },
    },
    applicationNotSent: {
      description: 'The lender could not be asked; nothing typed is lost, and asking again is one application.',
      tags: ['failed', 'unsent'],
      meta: { view: 'ApplicationNotSent', path: paths.checkoutApplication, rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'applyingForCredit', 'application.requested': 'enteringApplicant' },
    },
    askedTooOften: {
      description: 'The lender was asked often enough for a day: pay at once, or come back tomorrow.',
      meta: { view: 'AskedTooOften', path: paths.checkoutApplication },
    },
    hearingAnswer: {
      id: 'hearingAnswer',
      description: 'What the lender has answered, and what then.',
      route: { guard: 'canAskCredit' },
      meta: { path: paths.checkoutAgreement },
      initial: 'decidingAnswer',
      states: {
        decidingAnswer: {
          description: 'The page is opened by its address.',
          always: '#takingCredit.decidingPage',
        },
        creditReferred: {
          description: 'The lender looks closer: nothing was taken, and the answer comes by email and here.',
          meta: { view: 'CreditReferred', path: paths.checkoutAgreement, history: 'replace' },
          ...quietLook({
            while: 'isAwaited',
            input: orderOf,
            onDone: [
              { guard: { type: 'isStillAwaited', params: creditIn }, target: 'upToDate', actions: storeCredit },
              { target: '#takingCredit.decidingCredit', actions: storeCredit },
            ],
          }),
          on: { 'answer.requested': '#takingCredit.loadingCredit' },
        },
        creditDeclined: {
          description: 'The lender says no: pay at once, choose other months, or change the basket.',
          meta: { view: 'CreditDeclined', path: paths.checkoutAgreement, history: 'replace' },
          on: {
            'payingAtOnce.chosen': {
              guard: 'areAllDeclined',
              target: '#checkOut.decidingStep',
              actions: 'payAllAtOnce',
            },
          },
        },
        signingAgreement: {
          description: 'Read the agreement about a phone, and sign it by a tick and your name.',
          meta: { view: 'SigningAgreement', path: paths.checkoutAgreement, history: 'replace' },
          exit: 'clearErrors',
          on: {
            'agreement.signed': [
              {
                guard: { type: 'isSignature', params: byEvent },
                target: 'sendingSignature',
                actions: { type: 'storeSignature', params: byEvent },
              },
              { actions: { type: 'refuseSignature', params: byEvent } },
            ],
          },
        },
        sendingSignature: {
          description: 'We keep the signature with the order.',
          tags: ['busy', 'committing'],
          meta: { view: 'SigningAgreement', path: paths.checkoutAgreement },
          invoke: {
            id: 'signAgreement',
            src: 'signAgreement',
            input: ({ context }) => ({
              ...orderOf({ context }),
              ...underAgreement(context.credit),
              name: context.signedAs,
            }),
            onDone: { target: '#takingCredit.decidingCredit', actions: [storeCredit, 'forgetSignature'] },
            onError: [isOtherwise, ...standsOtherwise, failsTo('#takingCredit.signatureNotSent')],
          },
        },
      },
    },
    signatureNotSent: {
      description: 'The signature could not be kept; nothing is signed twice, try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'SignatureNotSent', path: paths.checkoutAgreement, rows: ['ER-04'] },
      exit: 'clearFailure',
      on: {
        'retry.requested': 'hearingAnswer.sendingSignature',
        'agreement.requested': 'hearingAnswer.signingAgreement',
      },
    },
  },
});
