import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { FieldProblem } from '../../../platform/http/problem.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import { MOST_PIECES } from '../baskets/baskets.rules.ts';
import type { BasketLine } from '../baskets/baskets.views.ts';
import { instalmentsOver } from '../phones/instalments.rules.ts';
import { addressProblems, tidyAddress } from '../members/address.rules.ts';
import { nameProblems } from '../members/members.rules.ts';
import { isUkPhone, normaliseUkPhone, UK_PHONE_MESSAGE } from '../members/phone.rules.ts';
import type { NewPiece, PieceRow } from './shop-orders.store.ts';

type Schemas = components['schemas'];
export type Wanted = Schemas['ShopOrderWanted'];

/** What a phone can take; nobody has to choose a SIM yet (PH-12). */
export function simTypesOf({ hasESim, hasSimTray }: { hasESim: boolean; hasSimTray: boolean }): Schemas['SimType'][] {
  return [...(hasESim ? (['esim'] as const) : []), ...(hasSimTray ? (['psim'] as const) : []), 'none'];
}

/** The pieces of a basket, each of them by itself. */
export const eachPiece = (lines: readonly BasketLine[]): BasketLine[] =>
  lines.flatMap((line) => Array.from({ length: line.item.quantity }, () => line));

const problem = (isWrong: boolean, path: string, message: string): FieldProblem[] =>
  isWrong ? [{ path: `body.${path}`, message }] : [];

/** What the contract's schema cannot say of what is to be ordered. */
export function wantedProblems({ contact, address, pieces }: Wanted, lines: readonly BasketLine[]): FieldProblem[] {
  return [
    ...nameProblems(contact).map(({ path, message }) => ({ path: path.replace('body.', 'body.contact.'), message })),
    ...problem(!isUkPhone(contact.phoneNumber), 'contact.phoneNumber', UK_PHONE_MESSAGE),
    ...addressProblems(address, 'body.address'),
    ...pieces.flatMap(({ sku, simType, instalmentMonths = null }, at) => {
      const line = lines.find(({ offer }) => offer.sku === sku);
      if (!line) return [];
      const isOtherSim = !simTypesOf(line.phone).includes(simType);
      const isOtherWay =
        instalmentMonths !== null && instalmentsOver(line.item.priceInPence, instalmentMonths) === undefined;
      return [
        ...problem(isOtherSim, `pieces.${at}.simType`, 'Choose one of the SIMs that this phone takes'),
        ...problem(isOtherWay, `pieces.${at}.instalmentMonths`, 'Choose one of the ways to pay by instalments'),
      ];
    }),
  ];
}

/** As it is kept: without spaces around it, the number and the postcode in their usual form. */
export function tidied({ contact, address }: Pick<Wanted, 'contact' | 'address'>): Pick<Wanted, 'contact' | 'address'> {
  return {
    contact: {
      firstName: contact.firstName.trim(),
      lastName: contact.lastName.trim(),
      phoneNumber: normaliseUkPhone(contact.phoneNumber) ?? contact.phoneNumber,
    },
    address: tidyAddress(address),
  };
}

const sorted = (skus: readonly string[]) =>
  skus.toSorted((one, other) => (one < other ? -1 : Number(one > other))).join();

/** Throws 409 `basket.changed` unless these are the pieces of the basket, and `basket.full` where they are too many. */
export function assertOfBasket(skus: readonly string[], lines: readonly BasketLine[]): void {
  const inBasket = eachPiece(lines).map(({ offer }) => offer.sku);
  if (sorted(skus) !== sorted(inBasket))
    throw new HttpProblem(409, 'basket.changed', {
      message: 'Your basket has changed since you saw it. Have a look at it before you go on.',
    });
  if (inBasket.length > MOST_PIECES)
    throw new HttpProblem(409, 'basket.full', {
      message: `You can order up to ${MOST_PIECES} phones at once. Take one out of your basket.`,
    });
}

/** Throws 409 `price.changed` unless the customer has seen what it costs now. Pence. */
export function assertSeen(seenInPence: number, nowInPence: number): void {
  if (seenInPence !== nowInPence)
    throw new HttpProblem(409, 'price.changed', {
      message: 'A price has changed since you saw it. Have a look at the new total before you pay.',
    });
}

export const totalOf = (pieces: readonly { priceInPence: number }[]): number =>
  pieces.reduce((sum, { priceInPence }) => sum + priceInPence, 0);

/** The pieces of an order, with the SIM that was chosen for each. They are those of the basket (`assertOfBasket`). */
export function orderedPieces(wanted: Wanted['pieces'], lines: readonly BasketLine[]): NewPiece[] {
  return wanted.flatMap(({ sku, simType, instalmentMonths = null }) => {
    const line = lines.find(({ offer }) => offer.sku === sku);
    if (!line) return [];
    const { offer, phone, item } = line;
    const { colourId, storageInGb, condition, grade, deliveryInWorkingDays } = offer;
    const colour = phone.colours.find(({ id }) => id === colourId) ?? { id: colourId, name: '', hex: '#000000' };
    const name = `${phone.brandName} ${phone.name}`;
    const what = {
      slug: phone.slug,
      name,
      shape: phone.shape,
      colour,
      storageInGb,
      condition,
      grade,
      deliveryInWorkingDays,
    };
    const { priceInPence, heldUntil } = item;
    const upfrontInPence = instalmentsOver(priceInPence, instalmentMonths)?.upfrontPrice ?? null;
    return [{ sku, what, priceInPence, heldUntil, simType, instalmentMonths, upfrontInPence }];
  });
}

/** What was chosen last for each piece, in the order of the pieces; undefined of one that is new. */
export function chosenBefore(pieces: readonly BasketLine[], before: readonly PieceRow[]): (PieceRow | undefined)[] {
  const left = [...before];
  return pieces.map(({ offer }) => {
    const at = left.findIndex(({ sku }) => sku === offer.sku);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
}

/** Pieces with the ids that they had when they were saved before: those that are paid in the same way first, then others of the same phone. */
export function withKnownIds(pieces: readonly NewPiece[], before: readonly PieceRow[]): NewPiece[] {
  const left = [...before];
  const ids = new Map<NewPiece, string>();
  const isSame = (one: NewPiece, other: PieceRow) =>
    one.sku === other.sku && one.instalmentMonths === other.instalmentMonths && one.priceInPence === other.priceInPence;
  for (const isIt of [isSame, (one: NewPiece, other: PieceRow) => one.sku === other.sku])
    for (const piece of pieces) {
      const at = ids.has(piece) ? -1 : left.findIndex((known) => isIt(piece, known));
      const [known] = at < 0 ? [] : left.splice(at, 1);
      if (known) ids.set(piece, known.id);
    }
  return pieces.map((piece) => ({ ...piece, ...(ids.has(piece) && { id: ids.get(piece) }) }));
}

export const dayGone = (): HttpProblem =>
  new HttpProblem(409, 'delivery.day-gone', {
    message: 'We can’t bring it on that day any more. Please choose another day.',
    fields: [{ path: 'body.deliveryDay', message: 'Choose another day' }],
  });

export const beingPaid = (): HttpProblem =>
  new HttpProblem(409, 'order.being-paid', {
    message: 'Your bank is still looking at your payment for this order. Please wait until it has answered.',
  });
