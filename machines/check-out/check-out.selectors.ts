import type { SnapshotFrom } from 'xstate';
import { type Address, type Search, searchIn } from '../shared/finding-address.ts';
import type { checkOutMachine } from './check-out.machine.ts';
import { asAddress } from './check-out.rules.ts';
import type {
  Checkout,
  CheckOutContext,
  CheckoutPiece,
  Contact,
  CreditPiece,
  OrderCredit,
  SimType,
  Step,
  TypedApplicant,
  Way,
} from './check-out.types.ts';
import { agreementToSign, areAllDeclined } from './credit.rules.ts';
import { areWaysAsked, isByInstalments } from './ways.rules.ts';

/** What is asked on pages of their own, in its order; credit belongs to the ways to pay. */
export type AskedStep = Exclude<Step, 'credit'> | 'review';

/** A phone with the way to pay for it: null where it is paid at once, or that is not said. */
export type PieceToPay = CheckoutPiece & { plan: CheckoutPiece['instalments'][number] | null };

export type CheckOutModel = Pick<
  CheckOutContext,
  'contact' | 'day' | 'sims' | 'errors' | 'isDayGone' | 'isSignatureGone' | 'change' | 'text' | 'suggestions'
> & {
  email: string;
  address: Address | null;
  pieces: readonly PieceToPay[];
  /** The pages there are for this basket. */
  steps: readonly AskedStep[];
  total: number;
  /** What is paid at once, by card: the total, or less where something is paid by instalments. */
  dueNow: number;
  isByInstalments: boolean;
  credit: OrderCredit | null;
  /** The agreement that is to be signed, and which of them it is. */
  toSign: { piece: CreditPiece; place: number } | null;
  areAllDeclined: boolean;
  vat: number;
  deliveryDays: Checkout['deliveryDays'];
  orderBy: string | null;
  /** How often an address was found. */
  finds: number;
  /** What the forms start with. */
  forms: {
    contact: Contact;
    address: Address;
    sims: readonly (SimType | null)[];
    ways: readonly Way[] | null;
    applicant: TypedApplicant;
  };
  search: Search;
  /** The street or building that is open; null outside of any. */
  container: string | null;
  isBusy: boolean;
  /** It has been saved with the gateway, which gives it back to whoever comes again. */
  isSaved: boolean;
  orderId: string | null;
};

const noContact: Contact = { firstName: '', lastName: '', phoneNumber: '' };
const noBirthDate = { birthDay: '', birthMonth: '', birthYear: '' };
const noAddress: Address = { line1: '', line2: '', city: '', postcode: '' };

const allSteps: readonly AskedStep[] = ['contact', 'address', 'day', 'sims', 'ways', 'review'];

/** What is typed, or where the lender has yet to be asked what we know of who orders. */
function applicantIn({ applicant, credit, contact, checkout }: CheckOutContext): TypedApplicant {
  if (applicant) return applicant;
  const known = credit?.applicant ?? contact;
  const address = asAddress(credit?.applicant.address ?? checkout?.address ?? null) ?? noAddress;
  const { firstName = '', lastName = '' } = known ?? {};
  return { firstName, lastName, ...address, ...noBirthDate, residence: '', income: '' };
}

function signingOf(credit: OrderCredit | null): CheckOutModel['toSign'] {
  const piece = agreementToSign(credit);
  return piece && { piece, place: credit?.pieces.indexOf(piece) ?? 0 };
}

export function selectCheckOut(snapshot: SnapshotFrom<typeof checkOutMachine>): CheckOutModel {
  const { context } = snapshot;
  const { checkout, contact, address, foundAddress, day, sims, ways, credit, errors, change, text } = context;
  const { isDayGone, isSignatureGone, suggestions, finds } = context;
  const pieces = checkout?.pieces ?? [];
  const total = checkout?.summary.total ?? 0;
  return {
    contact,
    address,
    day,
    sims,
    errors,
    isDayGone,
    isSignatureGone,
    change,
    text,
    suggestions,
    finds,
    email: checkout?.email ?? '',
    pieces: pieces.map((piece, place) => ({
      ...piece,
      plan: piece.instalments.find(({ duration }) => duration === ways?.[place]) ?? null,
    })),
    steps: allSteps.filter((step) => step !== 'ways' || areWaysAsked(checkout)),
    total,
    dueNow: credit?.dueNowInPence ?? total,
    isByInstalments: isByInstalments(ways),
    credit,
    toSign: signingOf(credit),
    areAllDeclined: areAllDeclined(credit),
    vat: checkout?.vatInPence ?? 0,
    deliveryDays: checkout?.deliveryDays ?? [],
    orderBy: checkout?.orderBy ?? null,
    forms: {
      contact: contact ?? checkout?.contact ?? noContact,
      address: foundAddress ?? address ?? asAddress(checkout?.address ?? null) ?? noAddress,
      sims: pieces.map(({ simType }, place) => sims?.[place] ?? simType),
      ways,
      applicant: applicantIn(context),
    },
    search: searchIn((state) => snapshot.matches({ choosingAddress: { findingAddress: state } })),
    container: context.containers.at(-1)?.text ?? null,
    isBusy: snapshot.hasTag('busy'),
    isSaved: context.orderId !== null,
    orderId: context.orderId,
  };
}
