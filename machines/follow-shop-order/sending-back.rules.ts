import { needed } from '../shared/needed.ts';
import { isLongerThan } from '../shared/typed-text.ts';
import type { Wire } from '../shared/wire.ts';
import type {
  FollowShopOrderContext,
  OrderPiece,
  ReturnOption,
  ReturnReason,
  ShopOrder,
  ShopOrderErrors,
  ShopReturn,
  TypedReturn,
} from './follow-shop-order.types.ts';

/** Behind the address of an order: where something of it is sent back. */
export const sendBackPath = '/send-back';

/** Characters of what is wrong with a phone, as the contract has it. */
export const maxDescriptionLength = 500;

/** Why something is sent back, in the order in which it is offered. */
export const reasons = ['CHANGE_OF_MIND', 'FAULTY'] as const satisfies readonly [...ReturnReason[]];

/** The phones that can be sent back now, as the gateway says. */
export const returnableIn = (order: ShopOrder | null): OrderPiece[] =>
  (order?.pieces ?? []).filter(({ returnOptions }) => returnOptions.length > 0);

export const canSendBack = (order: ShopOrder | null): boolean => returnableIn(order).length > 0;

/** On what a reason rests for a phone; null where it is not offered. */
export const optionFor = ({ returnOptions }: Pick<OrderPiece, 'returnOptions'>, reason: string): ReturnOption | null =>
  returnOptions.find((option) => option.reason === reason) ?? null;

const chosenOf = (order: ShopOrder | null, { pieceIds }: TypedReturn): OrderPiece[] =>
  (order?.pieces ?? []).filter(({ id }) => pieceIds.includes(id));

/** All that was chosen before can still be sent back, perhaps for another reason. */
export function isStillReturnable(order: ShopOrder, wanted: TypedReturn | null): boolean {
  if (wanted === null) return false;
  const pieces = chosenOf(order, wanted);
  return pieces.length > 0 && pieces.every(({ returnOptions }) => returnOptions.length > 0);
}

/**
 * Why a return can't be asked for. Phones go back together only where the same comes of it: otherwise the gateway sends another phone for one
 * whose money is owed.
 */
export function returnErrors(order: ShopOrder | null, typed: TypedReturn): ShopOrderErrors {
  const errors: ShopOrderErrors = {};
  const description = typed.description.trim();
  const options = chosenOf(order, typed).map((piece) => optionFor(piece, typed.reason));
  if (options.length === 0) errors.pieceIds = 'phoneMissing';
  if (typed.reason === '') errors.reason = 'reasonMissing';
  else if (options.includes(null)) errors.reason = 'reasonNotForAll';
  else if (new Set(options.map((option) => option?.outcome)).size > 1) errors.pieceIds = 'notTogether';
  if (typed.reason === 'FAULTY' && description === '') errors.description = 'descriptionMissing';
  if (isLongerThan(description, maxDescriptionLength)) errors.description = 'descriptionTooLong';
  return errors;
}

export const isReturnPossible = (order: ShopOrder | null, typed: TypedReturn): boolean =>
  Object.keys(returnErrors(order, typed)).length === 0;

/** What is about to be sent back, and what comes of it. */
export type Review = {
  pieces: OrderPiece[];
  option: ReturnOption;
  description: string;
};

/** Null where nothing is chosen, or it can't be sent back any more. */
export function reviewOf({ order, wanted }: Pick<FollowShopOrderContext, 'order' | 'wanted'>): Review | null {
  if (wanted === null || !isReturnPossible(order, wanted)) return null;
  const pieces = chosenOf(order, wanted);
  const known = pieces.map((piece) => optionFor(piece, wanted.reason)).filter((option) => option !== null);
  // The one that ends first speaks for all.
  const [option] = known.toSorted((one, other) => (one.until < other.until ? -1 : 1));
  if (!option) return null;
  return { pieces, option, description: wanted.description.trim() };
}

/** `beginReturn`: the same return sent again is answered as the one that there is. */
export type BeginReturnInput = { shopOrderId: string } & Wire<'ShopReturnWanted'>;

export function beginReturnInput(context: FollowShopOrderContext): BeginReturnInput {
  const { pieces, option, description } = needed(reviewOf(context), 'a return that is possible');
  return {
    shopOrderId: needed(context.shopOrderId, 'the order of the page'),
    pieceIds: pieces.map(({ id }) => id),
    reason: option.reason,
    ...(description === '' ? {} : { description }),
  };
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Whether what was asked for brings what was read before: a last day may have been over in between. */
export function newsOfReturn(
  context: Pick<FollowShopOrderContext, 'order' | 'wanted'>,
  answer: ShopOrder,
): 'returnAsked' | 'returnIsOther' {
  const review = reviewOf(context);
  const ids = review?.pieces.map(({ id }) => id) ?? [];
  const asked = answer.returns.find(({ pieceIds }) => isSame(pieceIds, ids));
  return asked === undefined || asked.outcome === review?.option.outcome ? 'returnAsked' : 'returnIsOther';
}

/** The return of that id, where it can be taken back. */
export const withdrawableIn = (order: ShopOrder | null, returnId: string | null): ShopReturn | null =>
  order?.returns.find(({ id, withdrawable }) => id === returnId && withdrawable) ?? null;

/** The courier gives its code in a moment. */
export const isCodeAwaited = (order: ShopOrder | null): boolean =>
  order?.returns.some(({ state, returnCode }) => state === 'EXPECTED' && returnCode === null) ?? false;
