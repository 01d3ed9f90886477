import type { SnapshotFrom } from 'xstate';
import { phoneAddress } from '../shared/phone-address.ts';
import type { fillBasketMachine } from './fill-basket.machine.ts';
import { backOf, isGoing, mostOf, tooManyOf } from './fill-basket.rules.ts';
import type { Basket, BasketLine, FillBasketContext } from './fill-basket.types.ts';

/** One thing in the basket, with what the customer can do about it. */
export type ShownLine = BasketLine & {
  /** The address at which it can be looked at. */
  to: string;
  totalInPence: number;
  /** The most that can be chosen. */
  most: number;
  /** So many are there, and no longer as many as the customer wants. */
  isShort: boolean;
  /** The customer wants it out, and the gateway has not answered yet. */
  isGoing: boolean;
};

export type FillBasketModel = {
  lines: readonly ShownLine[];
  total: number;
  pieces: number;
  mostPieces: number;
  /** So many have to go before it can be paid for. */
  tooMany: number;
  delivery: Basket['delivery'];
  /** The first price that is held no longer, and when; null of an empty basket. */
  heldUntil: string | null;
  canCheckOut: boolean;
  takenOut: BasketLine | null;
  refused: FillBasketContext['refused'];
  isBusy: boolean;
  isNotMade: boolean;
};

const addressOf = ({ slug, colour, storageInGb, grade }: BasketLine): string =>
  phoneAddress(slug, { colourId: colour.id, storageInGb, grade });

const shownLine = (basket: Basket, line: BasketLine, context: FillBasketContext): ShownLine => ({
  ...line,
  to: addressOf(line),
  totalInPence: line.priceInPence * line.quantity,
  most: mostOf(basket, line),
  isShort: line.piecesLeft !== null && line.piecesLeft < line.quantity,
  isGoing: isGoing(context, line.sku),
});

export function selectFillBasket(snapshot: SnapshotFrom<typeof fillBasketMachine>): FillBasketModel {
  const { context } = snapshot;
  const { basket, refused } = context;
  return {
    lines: basket?.lines.map((line) => shownLine(basket, line, context)) ?? [],
    total: basket?.summary.total ?? 0,
    pieces: basket?.summary.item_count ?? 0,
    mostPieces: basket?.mostPieces ?? 0,
    tooMany: basket ? tooManyOf(basket) : 0,
    delivery: basket?.delivery ?? null,
    heldUntil: basket?.lines.map((line) => line.heldUntil).toSorted()[0] ?? null,
    canCheckOut: basket?.canCheckOut ?? false,
    takenOut: backOf(context),
    refused,
    isBusy: snapshot.hasTag('busy'),
    isNotMade: snapshot.matches({ showingBasket: 'changeNotMade' }),
  };
}
