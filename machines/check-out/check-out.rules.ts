import { isUkPhone } from '../book-install/engineer-details.rules.ts';
import { codeOf, type Failure } from '../shared/failure.ts';
import type { Address } from '../shared/finding-address.ts';
import { needed } from '../shared/needed.ts';
import { postcodeError, sentPostcode } from '../shared/typed-address.ts';
import { addressPattern, isLongerThan, nameErrors, textMaxLength } from '../shared/typed-text.ts';
import type { Wire } from '../shared/wire.ts';
import type {
  Checkout,
  CheckOutContext,
  CheckOutRefusal,
  CheckoutPiece,
  Contact,
  OrderChange,
  ShopOrderWanted,
  SimType,
  Step,
} from './check-out.types.ts';
import { isByInstalments, wayField, waysNow, waysTyped } from './ways.rules.ts';

type Errors = CheckOutContext['errors'];

/** What is refused, in the order of the fields. */
export const refusedOf = (errors: readonly (readonly [string, CheckOutRefusal | null])[]): Errors =>
  Object.fromEntries(errors.filter((error): error is readonly [string, CheckOutRefusal] => error[1] !== null));

/** Why a part of an address is refused; `missing` is null for one that may be left out. */
function addressTextError(typed: string, missing: CheckOutRefusal | null): CheckOutRefusal | null {
  const text = typed.trim();
  if (text === '') return missing;
  if (isLongerThan(text, textMaxLength)) return 'textTooLong';
  return addressPattern.test(text) ? null : 'addressWrong';
}

export function contactErrors({ phoneNumber, ...name }: Contact): Errors {
  const phone = phoneNumber.trim();
  return {
    ...nameErrors(name),
    ...refusedOf([['phoneNumber', phone === '' ? 'phoneMissing' : isUkPhone(phone) ? null : 'phoneWrong']]),
  };
}

export const addressErrors = ({ line1, line2, city, postcode }: Address): Errors =>
  refusedOf([
    ['line1', addressTextError(line1, 'line1Missing')],
    ['line2', addressTextError(line2, null)],
    ['city', addressTextError(city, 'cityMissing')],
    ['postcode', postcodeError(postcode)],
  ]);

export const dayErrors = ({ checkout }: Pick<CheckOutContext, 'checkout'>, day: string): Errors =>
  refusedOf([['day', checkout?.deliveryDays.includes(day) === true ? null : 'dayMissing']]);

/** What the form calls the SIM of a piece. */
export const simField = (place: number): string => `sim${place}`;

const isSimOf = ({ simTypes }: CheckoutPiece, sim: string | undefined): boolean =>
  simTypes.some((type) => type === sim);

/** A SIM for each piece, and one that it takes. */
export const simErrors = ({ checkout }: Pick<CheckOutContext, 'checkout'>, sims: readonly string[]): Errors =>
  refusedOf(
    (checkout?.pieces ?? []).map((piece, place) => [
      simField(place),
      isSimOf(piece, sims[place]) ? null : 'simMissing',
    ]),
  );

/** A way to pay for each piece, and one that it has. */
export const wayErrors = ({ checkout }: Pick<CheckOutContext, 'checkout'>, ways: readonly string[]): Errors =>
  refusedOf(
    waysTyped(needed(checkout, 'what is ordered'), ways).map((way, place) => [
      wayField(place),
      way === null ? 'wayMissing' : null,
    ]),
  );

export const trimContact = ({ firstName, lastName, phoneNumber }: Contact): Contact => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  phoneNumber: phoneNumber.trim(),
});

export const trimAddress = ({ line1, line2, city, postcode }: Address): Address => ({
  line1: line1.trim(),
  line2: line2.trim(),
  city: city.trim(),
  postcode: sentPostcode(postcode),
});

/** As it is sent: without a second line where there is none. */
export const wireAddress = ({ line2, ...address }: Address): Wire<'ShopAddress'> => ({
  ...address,
  ...(line2 !== '' && { line2 }),
});

export const asAddress = (wire: Checkout['address']): Address | null => wire && { ...wire, line2: wire.line2 ?? '' };

/** Whether the SIMs that were chosen are those of what is in the basket now. */
const areSimsOf = ({ pieces }: Checkout, sims: readonly SimType[] | null): boolean =>
  sims !== null && sims.length === pieces.length && pieces.every((piece, place) => isSimOf(piece, sims[place]));

/**
 * What the customer has said, beside what is read anew: a day that has gone, and SIMs and ways to pay of another basket, are asked again. What was saved
 * with an order before comes back as said. How credit stands is read by itself.
 */
export function afterReading(context: CheckOutContext, checkout: Checkout): Partial<CheckOutContext> {
  const isSaved = checkout.shopOrderId !== null;
  const saved = checkout.pieces.flatMap(({ simType }) => simType ?? []);
  const sims = [context.sims, saved].find((known) => areSimsOf(checkout, known)) ?? null;
  const day = context.day ?? checkout.deliveryDay;
  const isThere = day !== null && checkout.deliveryDays.includes(day);
  return {
    checkout,
    contact: context.contact ?? (isSaved ? checkout.contact : null),
    address: context.address ?? (isSaved ? asAddress(checkout.address) : null),
    day: isThere ? day : null,
    sims,
    ways: waysNow(context.ways, checkout),
    credit: null,
    applicant: null,
    isDayGone: context.isDayGone || (day !== null && !isThere),
  };
}

/** The first thing that is still to be asked; null where all is said, and signed where something is paid by instalments. */
export function nextStep({ contact, address, day, sims, ways, credit }: CheckOutContext): Step | null {
  if (contact === null) return 'contact';
  if (address === null) return 'address';
  if (day === null) return 'day';
  if (sims === null) return 'sims';
  if (ways === null) return 'ways';
  return isByInstalments(ways) && credit?.canPay !== true ? 'credit' : null;
}

const steps: readonly Step[] = ['contact', 'address', 'day', 'sims', 'ways', 'credit'];

/** Whether anything can be asked or paid: what is in the basket can be bought, and is not being paid already. */
export const canBeBought = ({ checkout }: Pick<CheckOutContext, 'checkout'>): boolean =>
  checkout !== null && checkout.canCheckOut && !checkout.isBeingPaid;

/** Whether a step can be shown: all before it is said. */
export function canAsk(context: CheckOutContext, step: Step): boolean {
  const next = nextStep(context);
  return canBeBought(context) && (next === null || steps.indexOf(step) <= steps.indexOf(next));
}

/** What is to be ordered, as the customer has read it. */
export function orderWanted(context: CheckOutContext): ShopOrderWanted {
  const { pieces, summary } = needed(context.checkout, 'what is ordered');
  const sims = needed(context.sims, 'SIMs');
  const ways = needed(context.ways, 'ways to pay');
  return {
    contact: needed(context.contact, 'a contact'),
    address: wireAddress(needed(context.address, 'an address')),
    deliveryDay: needed(context.day, 'a day'),
    pieces: pieces.map(({ sku }, place) => {
      const instalmentMonths = ways[place] ?? null;
      return { sku, simType: needed(sims[place], 'a SIM'), ...(instalmentMonths !== null && { instalmentMonths }) };
    }),
    totalInPence: summary.total,
  };
}

const changes: Readonly<Record<string, OrderChange | undefined>> = {
  'product.out-of-stock': 'soldOut',
  'price.changed': 'price',
  'basket.changed': 'basket',
  'basket.full': 'basket',
};

/** What has become of the basket since it was read; null of any other failure. */
export const changeOf = (failure: Failure): OrderChange | null => changes[codeOf(failure)] ?? null;

/** It is paid already, or a bank has yet to answer: nothing can be changed, and nothing is paid twice. */
export const isBeingPaid = (failure: Failure): boolean =>
  ['order.being-paid', 'payment.pending', 'payment.nothing-due'].includes(codeOf(failure));

export const isDayGone = (failure: Failure): boolean => codeOf(failure) === 'delivery.day-gone';
