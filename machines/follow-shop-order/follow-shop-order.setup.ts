import { assign, setup } from 'xstate';
import { codeOf, type Failed, isMissing } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { needed } from '../shared/needed.ts';
import { paths } from '../shared/paths.ts';
import { newsDue } from '../shared/quiet-look.ts';
import { supplied } from '../shared/supplied.ts';
import { canComeOn, isCancellable, isHeld, isUnderWay } from './follow-shop-order.rules.ts';
import type {
  FollowShopOrderContext,
  FollowShopOrderEvent,
  FollowShopOrderInput,
  FollowShopOrderView,
  ShopOrder,
  ShopOrderNews,
  ShopOrderSummary,
  TypedReturn,
} from './follow-shop-order.types.ts';
import {
  type BeginReturnInput,
  canSendBack,
  isCodeAwaited,
  isReturnPossible,
  isStillReturnable,
  newsOfReturn,
  returnErrors,
  reviewOf,
  sendBackPath,
  withdrawableIn,
} from './sending-back.rules.ts';

type Asked = { shopOrderId: string };
type Day = { deliverOn: string };
type OfReturn = { returnId: string };
type Found = { order: ShopOrder };

/** How old an order may be before we look for the code of a return, which the courier gives within moments. ms */
const codeDue = 10_000;

/** The page of an order, and those on which something of it is sent back. */
export const orderPage = `${paths.shopOrders}/:shopOrderId`;
export const choosingPage = `${orderPage}${sendBackPath}`;
export const reviewPage = `${choosingPage}/review`;

const typedOf = ({ pieceIds, reason, description }: TypedReturn): TypedReturn => ({ pieceIds, reason, description });

/** Types, stubs and named steps of the pages of phone orders; the chart is in follow-shop-order.machine.ts. */
export const followShopOrderSetup = setup({
  types: {
    context: {} as FollowShopOrderContext,
    input: {} as FollowShopOrderInput,
    events: {} as FollowShopOrderEvent,
    meta: {} as JourneyMeta<FollowShopOrderView>,
    tags: {} as JourneyTag,
  },
  actors: {
    loadOrders: supplied<ShopOrderSummary[], Record<string, never>>('loadOrders'),
    loadOrder: supplied<ShopOrder, Asked>('loadOrder'),
    lookForNews: supplied<ShopOrder, Asked>('lookForNews'),
    cancelOrder: supplied<ShopOrder, Asked>('cancelOrder'),
    redeliverOrder: supplied<ShopOrder, Asked & Day>('redeliverOrder'),
    beginReturn: supplied<ShopOrder, BeginReturnInput>('beginReturn'),
    withdrawReturn: supplied<ShopOrder, Asked & OfReturn>('withdrawReturn'),
  },
  delays: { newsDue: ({ context }) => (isCodeAwaited(context.order) ? codeDue : newsDue) },
  guards: {
    isAboutOne: ({ context }) => context.shopOrderId !== null,
    isAnyOrder: (_, { orders }: { orders: readonly ShopOrderSummary[] }) => orders.length > 0,
    isRead: ({ context }) => context.order !== null,
    isMissing: (_, { failure }: Failed) => isMissing(failure),
    isUnderWay: ({ context }) => isUnderWay(context.order),
    isCancellable: ({ context }) => isCancellable(context.order),
    isHeld: ({ context }) => isHeld(context.order),
    canComeOn: ({ context }, { deliverOn }: Day) => canComeOn(context.order, deliverOn),
    isLeftAlready: (_, { failure }: Failed) => codeOf(failure) === 'order.not-cancellable',
    isDayGone: (_, { failure }: Failed) => codeOf(failure) === 'delivery.day-gone',
    isNotHeld: (_, { failure }: Failed) => codeOf(failure) === 'parcel.not-held',
    canSendBack: ({ context }) => canSendBack(context.order),
    /** Refused for this reason, and not for every one. */
    isStillReturnable: ({ context: { news, wanted } }, { order }: Found) =>
      news === 'returnNotPossible' && isStillReturnable(order, wanted),
    isReviewable: ({ context }) => reviewOf(context) !== null,
    isReturnPossible: ({ context }, typed: TypedReturn) => isReturnPossible(context.order, typed),
    isReturnRefused: (_, { failure }: Failed) => codeOf(failure) === 'return.not-possible',
    isDescriptionRefused: (_, { failure }: Failed) =>
      failure.kind === 'HttpError' && failure.fields.some(({ path }) => path === 'body.description'),
    isWithdrawable: ({ context }, { returnId }: OfReturn) => withdrawableIn(context.order, returnId) !== null,
    isHandedIn: (_, { failure }: Failed) => codeOf(failure) === 'return.not-withdrawable',
  },
  actions: {
    storeOrders: assign({ orders: (_, params: { orders: readonly ShopOrderSummary[] }) => params.orders }),
    storeOrder: assign({ order: (_, { order }: Found) => order }),
    forgetOrder: assign({ order: null }),
    storeDay: assign({ deliverOn: (_, params: Day) => params.deliverOn, errors: {}, news: null }),
    refuseDay: assign({ errors: { deliverOn: 'notChosen' }, news: null }),
    storeReturn: assign({ wanted: (_, typed: TypedReturn) => typedOf(typed), errors: {}, news: null }),
    refuseReturn: assign({
      errors: ({ context }, typed: TypedReturn) => returnErrors(context.order, typed),
      news: null,
    }),
    refuseWanted: assign({
      errors: ({ context: { order, wanted } }) => (wanted === null ? {} : returnErrors(order, wanted)),
    }),
    refuseDescription: assign({ errors: { description: 'descriptionMissing' } }),
    tellReturn: assign({ news: ({ context }, { order }: Found) => newsOfReturn(context, order) }),
    forgetReturn: assign({ wanted: null, errors: {} }),
    turnToReturn: assign({ returnId: (_, { returnId }: OfReturn) => returnId, errors: {}, news: null }),
    forgetNews: assign({ errors: {}, news: null }),
    tell: assign({ news: (_, params: { news: ShopOrderNews }) => params.news }),
    storeFailure: assign({ failure: (_, params: Failed) => params.failure }),
    clearFailure: assign({ failure: null }),
  },
});

export const foundIn = ({ event }: { event: { output: ShopOrder } }): Found => ({ order: event.output });

export const store = { type: 'storeOrder', params: foundIn } as const;

export const tells = (news: ShopOrderNews) => ({ type: 'tell', params: { news } }) as const;

export const asked = ({ context: { shopOrderId } }: { context: FollowShopOrderContext }): Asked => ({
  shopOrderId: needed(shopOrderId, 'the order of the page'),
});
