import { assign, setup } from 'xstate';
import { type Failed, failsTo, failureOf, isMissing } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { needed } from '../shared/needed.ts';
import { newsDue, quietLook } from '../shared/quiet-look.ts';
import { supplied } from '../shared/supplied.ts';
import { agreementsOf, isNothingDue, isTooLate, isUnderWay, owedToUs, pieceOf } from './follow-credit.rules.ts';
import type {
  CreditNews,
  FollowCreditContext,
  FollowCreditEvent,
  FollowCreditInput,
  FollowCreditView,
  OrderCredit,
} from './follow-credit.types.ts';

type Asked = { shopOrderId: string };
type OfPiece = { pieceId: string };

/** Types, stubs and named steps of the page of an order's credit. */
const followCreditSetup = setup({
  types: {
    context: {} as FollowCreditContext,
    input: {} as FollowCreditInput,
    events: {} as FollowCreditEvent,
    meta: {} as JourneyMeta<FollowCreditView>,
    tags: {} as JourneyTag,
  },
  actors: {
    loadCredit: supplied<OrderCredit, Asked>('loadCredit'),
    lookForNews: supplied<OrderCredit, Asked>('lookForNews'),
    withdraw: supplied<OrderCredit, Asked & OfPiece>('withdraw'),
    beginPayment: supplied<{ paymentSessionId: string }, Asked>('beginPayment'),
    /** Leads to the page on which it is paid. */
    leadOn: supplied<void, { paymentSessionId: string }>('leadOn'),
  },
  delays: { newsDue },
  guards: {
    isAnyAgreement: (_, { credit }: { credit: OrderCredit }) => agreementsOf(credit).length > 0,
    isMissing: (_, { failure }: Failed) => isMissing(failure),
    isUnderWay: ({ context }) => isUnderWay(context.credit),
    isWithdrawable: ({ context }, { pieceId }: OfPiece) => pieceOf(context, pieceId)?.withdrawable === true,
    isOwedToUs: ({ context }) => owedToUs(context.credit) > 0,
    isTooLate: (_, { failure }: Failed) => isTooLate(failure),
    isNothingDue: (_, { failure }: Failed) => isNothingDue(failure),
  },
  actions: {
    storeCredit: assign((_, { credit }: { credit: OrderCredit }) => ({ credit })),
    storePiece: assign((_, { pieceId }: OfPiece) => ({ pieceId, news: null })),
    tell: assign((_, { news }: { news: CreditNews }) => ({ news })),
    storePayment: assign((_, { paymentSessionId }: { paymentSessionId: string }) => ({ paymentSessionId })),
    storeFailure: assign((_, { failure }: Failed) => ({ failure })),
    clearFailure: assign({ failure: null }),
  },
});

const creditIn = ({ event }: { event: { output: OrderCredit } }) => ({ credit: event.output });

const store = { type: 'storeCredit', params: creditIn } as const;

const tells = (news: CreditNews) => ({ type: 'tell', params: { news } }) as const;

const asked = ({ context: { shopOrderId } }: { context: FollowCreditContext }): Asked => ({ shopOrderId });

/**
 * The errand: read what was agreed with the lender about the phones of an order, keep it, and withdraw from it while the law gives time. Which order it
 * is stands in the address and comes in as input, so no state has an address of its own.
 */
export const followCreditMachine = followCreditSetup.createMachine({
  id: 'followCredit',
  context: ({ input: { shopOrderId } }) => ({
    shopOrderId,
    credit: null,
    pieceId: null,
    news: null,
    paymentSessionId: null,
    failure: null,
  }),
  initial: 'loadingCredit',
  states: {
    loadingCredit: {
      description: 'We fetch what was agreed about the phones of the order.',
      tags: ['busy'],
      meta: { view: 'LoadingCredit', rows: ['PH-04'] },
      invoke: {
        id: 'loadCredit',
        src: 'loadCredit',
        input: asked,
        onDone: [
          { guard: { type: 'isAnyAgreement', params: creditIn }, target: 'showingCredit', actions: store },
          { target: 'creditMissing' },
        ],
        onError: [
          { guard: { type: 'isMissing', params: failureOf }, target: 'creditMissing' },
          failsTo('creditNotLoaded'),
        ],
      },
    },
    creditMissing: {
      description: 'The member has no order at this address, or nothing of it is paid by instalments.',
      meta: { view: 'CreditMissing', rows: ['ER-04'] },
    },
    creditNotLoaded: {
      description: 'What was agreed could not be fetched; try again.',
      tags: ['failed'],
      meta: { view: 'CreditNotLoaded', rows: ['ER-04'] },
      on: { 'retry.requested': { target: 'loadingCredit', actions: 'clearFailure' } },
    },
    showingCredit: {
      description: 'Read what was agreed about each phone, keep the agreement, and withdraw while there is time.',
      meta: { view: 'ShowingCredit', rows: ['PH-04'] },
      initial: 'readingCredit',
      states: {
        readingCredit: {
          description: 'Read how each agreement stands, and what is owed.',
          ...quietLook({ while: 'isUnderWay', input: asked, onDone: { target: 'upToDate', actions: store } }),
          on: {
            'withdrawal.requested': {
              guard: { type: 'isWithdrawable', params: ({ event }) => event },
              target: 'confirmingWithdrawal',
              actions: { type: 'storePiece', params: ({ event }) => event },
            },
            'payment.requested': { guard: 'isOwedToUs', target: 'beginningPayment' },
          },
        },
        confirmingWithdrawal: {
          description: 'Confirm that you withdraw, knowing what follows.',
          meta: { view: 'ConfirmingWithdrawal', modal: true, rows: ['PH-04'] },
          on: { 'withdrawal.confirmed': 'withdrawing', 'withdrawal.declined': 'readingCredit' },
        },
        withdrawing: {
          description: 'We keep the moment at which you withdraw, and tell the lender.',
          tags: ['busy', 'committing'],
          meta: { view: 'ConfirmingWithdrawal', modal: true, rows: ['PH-04'] },
          invoke: {
            id: 'withdraw',
            src: 'withdraw',
            input: ({ context }) => ({
              ...asked({ context }),
              pieceId: needed(context.pieceId, 'the phone whose credit it is'),
            }),
            onDone: { target: 'readingCredit', actions: [store, tells('withdrawn')] },
            onError: [
              {
                guard: { type: 'isTooLate', params: failureOf },
                target: '#followCredit.loadingCredit',
                actions: tells('tooLate'),
              },
              failsTo('#followCredit.withdrawalNotSent'),
            ],
          },
        },
        beginningPayment: {
          description: 'We begin the payment of what is owed to us.',
          tags: ['busy', 'committing'],
          invoke: {
            id: 'beginPayment',
            src: 'beginPayment',
            input: asked,
            onDone: { target: 'leadingOn', actions: { type: 'storePayment', params: ({ event }) => event.output } },
            onError: [
              { guard: { type: 'isNothingDue', params: failureOf }, target: '#followCredit.loadingCredit' },
              failsTo('#followCredit.paymentNotBegun'),
            ],
          },
        },
        leadingOn: {
          description: 'We lead to the page on which it is paid.',
          tags: ['busy'],
          invoke: {
            id: 'leadOn',
            src: 'leadOn',
            input: ({ context: { paymentSessionId } }) => ({
              paymentSessionId: needed(paymentSessionId, 'the payment that has begun'),
            }),
            onDone: 'readingCredit',
            onError: failsTo('#followCredit.paymentNotBegun'),
          },
        },
      },
    },
    withdrawalNotSent: {
      description: 'That you withdraw could not be sent; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'WithdrawalNotSent', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingCredit.withdrawing', 'credit.requested': 'showingCredit' },
    },
    paymentNotBegun: {
      description: 'The payment could not be begun; nothing was taken, try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'PaymentNotBegun', rows: ['ER-04', 'PH-10'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingCredit.beginningPayment', 'credit.requested': 'showingCredit' },
    },
  },
});
