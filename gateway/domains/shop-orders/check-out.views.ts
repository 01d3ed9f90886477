import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { BasketLine, Basket } from '../baskets/baskets.views.ts';
import { vatIn } from '../bills/bill-lines.rules.ts';
import type { Application } from '../credit/credit.rules.ts';
import { creditStateOf } from '../credit/credit.rules.ts';
import { instalmentsOf } from '../phones/instalments.rules.ts';
import type { MemberRow } from '../members/members.rows.ts';
import { chosenBefore, eachPiece, orderedPieces, simTypesOf } from './check-out.rules.ts';
import { applicationFor } from './instalments.rules.ts';
import { phoneView } from './shop-orders.views.ts';
import type { ShopOrder } from './shop-orders.store.ts';

type Schemas = components['schemas'];

interface Known {
  basketId: string | null;
  lines: readonly BasketLine[];
  basket: Basket;
  member: MemberRow;
  /** What was saved last. */
  before: ShopOrder | undefined;
  /** For what was saved last. */
  applications: readonly Application[];
  now: Date;
  isBeingPaid: boolean;
  days: readonly LocalDate[];
  orderBy: Date;
}

/** What is about to be ordered, with what was entered before, or what is known of the member (PH-07). */
export function checkoutView(known: Known): Schemas['Checkout'] {
  const { basketId, basket, member, before, isBeingPaid, days, orderBy } = known;
  return {
    shopOrderId: before?.id ?? null,
    basketId,
    email: member.email,
    contact: before?.contact ?? contactOf(member),
    address: before?.address ?? addressOf(member),
    pieces: piecesView(known),
    deliveryDays: [...days],
    deliveryDay: before && days.includes(before.deliverOn) ? before.deliverOn : null,
    orderBy: orderBy.toISOString(),
    summary: basket.summary,
    vatInPence: vatOf(basket.summary.items.map(({ price, quantity }) => vatIn(price) * quantity)),
    canCheckOut: basket.canCheckOut && !isBeingPaid,
    isBeingPaid,
  };
}

const vatOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

function contactOf({ firstName, lastName, msisdn, alternativePhoneNumber }: MemberRow): Schemas['ShopContact'] {
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    phoneNumber: alternativePhoneNumber ?? msisdn ?? '',
  };
}

function addressOf({ addresses }: MemberRow): Schemas['ShopAddress'] | null {
  const home = addresses.find(({ type }) => type === 'HOME') ?? addresses[0];
  if (!home) return null;
  const { line1, line2, city, postcode } = home;
  return { line1, ...(line2 === undefined ? {} : { line2 }), city, postcode };
}

/** The way that was chosen last, where there is one still at the price of now. */
function waysLeft(
  ways: readonly Schemas['PhoneInstalments'][],
  piece: ShopOrder['pieces'][number] | undefined,
): Schemas['InstalmentMonths'] | null {
  const months = piece?.instalmentMonths ?? null;
  return ways.some(({ duration }) => duration === months) ? months : null;
}

function stateOf({ applications, now }: Known, piece: ShopOrder['pieces'][number] | undefined) {
  if (!piece || piece.instalmentMonths === null) return null;
  return creditStateOf(applicationFor(piece, applications), now);
}

function piecesView(known: Known): Schemas['CheckoutPiece'][] {
  const { lines, before } = known;
  const each = eachPiece(lines);
  const chosen = chosenBefore(each, before?.pieces ?? []);
  const seen = new Map<string, number>();
  return each.flatMap((line, at) => {
    const { offer, item, phone } = line;
    const [piece] = orderedPieces([{ sku: offer.sku, simType: 'none' }], [line]);
    if (!piece) return [];
    const nth = (seen.get(offer.sku) ?? 0) + 1;
    seen.set(offer.sku, nth);
    const ways = instalmentsOf(piece.priceInPence);
    return [
      {
        ...phoneView(piece),
        earlierPriceInPence: item.earlierPriceInPence,
        heldUntil: item.heldUntil.toISOString(),
        isThere: nth <= offer.pieces,
        simTypes: simTypesOf(phone),
        simType: chosen[at]?.simType ?? null,
        instalments: ways,
        instalmentMonths: waysLeft(ways, chosen[at]),
        creditState: stateOf(known, chosen[at]),
      },
    ];
  });
}
