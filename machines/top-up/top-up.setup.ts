import { assign, setup } from 'xstate';
import { codeOf, type Failed, failureOf, statusOf } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { supplied } from '../shared/supplied.ts';
import { amountOf, capOf, cardRefusal, voucherRefusal } from './top-up.rules.ts';
import type {
  Credit,
  Known,
  SpendAbroad,
  TopUpContext,
  TopUpEvent,
  TopUpField,
  TopUpInput,
  TopUpNews,
  TopUpView,
  TypedAmount,
  TypedCap,
  WantedCap,
} from './top-up.types.ts';

type OfMember = Pick<TopUpInput, 'memberId'>;
type Begun = { paymentSessionId: string };

/** Types, stubs and named steps of topping up. */
export const topUpSetup = setup({
  types: {
    context: {} as TopUpContext,
    input: {} as TopUpInput,
    events: {} as TopUpEvent,
    meta: {} as JourneyMeta<TopUpView>,
    tags: {} as JourneyTag,
  },
  actors: {
    loadCredit: supplied<Known, OfMember>('loadCredit'),
    /** Says by how much, and begins to pay it. */
    beginTopUp: supplied<Begun, { amountInPence: number }>('beginTopUp'),
    beginDebtPayment: supplied<Begun, OfMember>('beginDebtPayment'),
    redeemVoucher: supplied<{ amountInPence: number }, { number: string }>('redeemVoucher'),
    turnOn: supplied<Credit, { cardId: string }>('turnOn'),
    turnOff: supplied<Credit, OfMember>('turnOff'),
    saveCap: supplied<SpendAbroad, WantedCap>('saveCap'),
    /** Goes to the page of payment. */
    leadOn: supplied<void, { path: string }>('leadOn'),
  },
  guards: {
    canTopUp: ({ context }, typed: TypedAmount) => 'amountInPence' in amountOf(context, typed),
    canBeVoucher: (_, { number }: { number: string }) => voucherRefusal(number) === null,
    canBeCharged: ({ context }, { cardId }: { cardId: string }) => cardRefusal(context, cardId) === null,
    canBeCap: ({ context }, typed: TypedCap) => 'capInPence' in capOf(context, typed),
    owes: ({ context: { known } }) => known !== null && known.credit.debtInPence > 0,
    isOn: ({ context: { known } }) => (known?.credit.automatic ?? null) !== null,
    /** It stands otherwise than the page says: something is owed, or nothing is any more. */
    isOutdated: (_, { failure }: Failed) =>
      ['airtime.debt', 'payment.nothing-due', 'top-up.not-found'].includes(codeOf(failure)),
    isCardGone: (_, { failure }: Failed) => codeOf(failure) === 'card.not-found',
    isTooOften: (_, { failure }: Failed) => codeOf(failure) === 'payment.too-many',
    /** The gateway's words say what to do about what was typed. */
    isRefused: (_, { failure }: Failed) => [400, 409, 429].includes(statusOf(failure)),
  },
  actions: {
    storeKnown: assign({ known: (_, params: { known: Known }) => params.known }),
    storeAmount: assign({
      amountInPence: ({ context }, typed: TypedAmount) => {
        const wanted = amountOf(context, typed);
        return 'amountInPence' in wanted ? wanted.amountInPence : null;
      },
    }),
    refuseAmount: assign({
      errors: ({ context }, typed: TypedAmount) => {
        const wanted = amountOf(context, typed);
        return 'refusal' in wanted ? { [wanted.field]: wanted.refusal } : {};
      },
      news: null,
    }),
    storeNumber: assign({ number: (_, params: { number: string }) => params.number }),
    refuseNumber: assign({
      errors: (_, { number }: { number: string }) => ({ number: voucherRefusal(number) ?? 'numberWrong' }),
      news: null,
    }),
    storeCard: assign({ cardId: (_, params: { cardId: string }) => params.cardId }),
    refuseCard: assign({
      errors: ({ context }, { cardId }: { cardId: string }) => ({
        cardId: cardRefusal(context, cardId) ?? 'cardNotChosen',
      }),
      news: null,
    }),
    storeCap: assign({
      wantedCap: ({ context }, typed: TypedCap) => {
        const wanted = capOf(context, typed);
        return 'capInPence' in wanted ? wanted : null;
      },
    }),
    refuseCap: assign({
      errors: ({ context }, typed: TypedCap) => {
        const wanted = capOf(context, typed);
        return 'refusal' in wanted ? { [wanted.field]: wanted.refusal } : {};
      },
      news: null,
    }),
    /** In the gateway's words, at the field that it is about. */
    refuse: assign({
      errors: (_, { field, failure }: Failed & { field: TopUpField }) => ({ [field]: failure.message }),
    }),
    storeSession: assign({ paymentSessionId: (_, params: Begun) => params.paymentSessionId }),
    storeRedeemed: assign({
      redeemedInPence: (_, params: { amountInPence: number }) => params.amountInPence,
      number: null,
    }),
    forgetNews: assign({ errors: {}, news: null }),
    tell: assign({ news: (_, params: { news: TopUpNews }) => params.news }),
    storeFailure: assign({ failure: (_, params: Failed) => params.failure }),
    clearFailure: assign({ failure: null }),
  },
});

export const tells = (news: TopUpNews) => ({ type: 'tell', params: { news } }) as const;

/** What the gateway refuses of what was typed stands at its field, and what was typed stays. */
export const refusedAt = (field: TopUpField) =>
  ({
    guard: { type: 'isRefused', params: failureOf },
    target: '#topUp.showingCredit.readingCredit',
    actions: {
      type: 'refuse',
      params: ({ event }: { event: { error: unknown } }) => ({ ...failureOf({ event }), field }),
    },
  }) as const;

/** The page is read anew where it says something else than the gateway. */
export const outdated = {
  guard: { type: 'isOutdated', params: failureOf },
  target: '#topUp.loadingCredit',
} as const;
