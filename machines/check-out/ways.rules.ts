import type { Checkout, CheckOutContext, CheckoutPiece, Way } from './check-out.types.ts';

/** What the form says of a phone that is paid at once; of one by instalments it says the months. */
export const atOnce = 'at-once';

/** What the form calls the way to pay for a piece. */
export const wayField = (place: number): string => `way${place}`;

export const wayInForm = (way: Way): string => (way === null ? atOnce : String(way));

/** A way that a phone has at its price of now: what costs too little for instalments is paid at once. */
const isWayOf = ({ instalments }: CheckoutPiece, way: Way | undefined): way is Way =>
  way === null || instalments.some(({ duration }) => duration === way);

/** Whether anything in the basket can be paid by instalments, so that there is something to ask. */
export const areWaysAsked = (checkout: Checkout | null): boolean =>
  (checkout?.pieces ?? []).some(({ instalments }) => instalments.length > 0);

export const isByInstalments = (ways: readonly Way[] | null): boolean => ways?.some((way) => way !== null) === true;

/** As the customer has chosen them; null in place of one that is no way to pay for its phone. */
export function waysTyped({ pieces }: Checkout, typed: readonly string[]): ({ way: Way } | null)[] {
  return pieces.map((piece, place) => {
    if (piece.instalments.length === 0) return { way: null };
    const said = typed[place];
    // It is a number of months that the phone has, or refused.
    const way = said === atOnce ? null : (Number(said) as Way);
    return said !== undefined && isWayOf(piece, way) ? { way } : null;
  });
}

/** What was saved with an order before; null where it is another basket by now. */
const savedWays = ({ shopOrderId, pieces }: Checkout): Way[] | null =>
  shopOrderId === null || pieces.some(({ simType }) => simType === null)
    ? null
    : pieces.map(({ instalmentMonths }) => instalmentMonths);

/** What was said, or else saved, where each is still a way to pay for its phone; where there is nothing to choose, it is chosen. */
export function waysNow(said: CheckOutContext['ways'], checkout: Checkout): Way[] | null {
  const { pieces } = checkout;
  const none = areWaysAsked(checkout) ? null : pieces.map(() => null);
  const fits = (ways: readonly Way[] | null): ways is Way[] =>
    ways !== null && ways.length === pieces.length && pieces.every((piece, place) => isWayOf(piece, ways[place]));
  return [said, savedWays(checkout), none].find(fits) ?? null;
}

/** Whether the gateway knows of the ways to pay what was said of them, so that nothing has to be saved to ask about credit. */
export const areWaysSaved = ({ checkout, ways }: Pick<CheckOutContext, 'checkout' | 'ways'>): boolean =>
  checkout !== null && ways !== null && savedWays(checkout)?.every((way, place) => way === ways[place]) === true;
