import type { SnapshotFrom } from 'xstate';
import type { checkOutMachine } from './check-out.machine.ts';
import { asAddress } from './check-out.rules.ts';
import type { Address, Checkout, CheckOutContext, CheckoutPiece, Contact, SimType } from './check-out.types.ts';

/** What the address search shows. */
export type Search = 'resting' | 'searching' | 'suggesting' | 'nothingFound' | 'failed';

export type CheckOutModel = Pick<
  CheckOutContext,
  'contact' | 'day' | 'sims' | 'errors' | 'isDayGone' | 'change' | 'text' | 'suggestions'
> & {
  email: string;
  address: Address | null;
  pieces: readonly CheckoutPiece[];
  total: number;
  vat: number;
  deliveryDays: Checkout['deliveryDays'];
  orderBy: string | null;
  /** What the forms start with. */
  forms: { contact: Contact; address: Address; sims: readonly (SimType | null)[] };
  search: Search;
  /** The street or building that is open; null outside of any. */
  container: string | null;
  isBusy: boolean;
  /** It has been saved with the gateway, which gives it back to whoever comes again. */
  isSaved: boolean;
};

const noContact: Contact = { firstName: '', lastName: '', phoneNumber: '' };
const noAddress: Address = { line1: '', line2: '', city: '', postcode: '' };

const searches = {
  searchingAddresses: 'searching',
  retrievingAddress: 'searching',
  choosingSuggestion: 'suggesting',
  suggestionsMissing: 'nothingFound',
  searchFailed: 'failed',
  retrievalFailed: 'failed',
} as const satisfies Record<string, Search>;

function searchIn(snapshot: SnapshotFrom<typeof checkOutMachine>): Search {
  for (const [state, search] of Object.entries(searches))
    if (snapshot.matches({ choosingAddress: { findingAddress: state as keyof typeof searches } })) return search;
  return 'resting';
}

export function selectCheckOut(snapshot: SnapshotFrom<typeof checkOutMachine>): CheckOutModel {
  const { context } = snapshot;
  const { checkout, contact, address, foundAddress, day, sims, errors, isDayGone, change, text, suggestions } = context;
  const pieces = checkout?.pieces ?? [];
  return {
    contact,
    address,
    day,
    sims,
    errors,
    isDayGone,
    change,
    text,
    suggestions,
    email: checkout?.email ?? '',
    pieces,
    total: checkout?.summary.total ?? 0,
    vat: checkout?.vatInPence ?? 0,
    deliveryDays: checkout?.deliveryDays ?? [],
    orderBy: checkout?.orderBy ?? null,
    forms: {
      contact: contact ?? checkout?.contact ?? noContact,
      address: foundAddress ?? address ?? asAddress(checkout?.address ?? null) ?? noAddress,
      sims: pieces.map(({ simType }, place) => sims?.[place] ?? simType),
    },
    search: searchIn(snapshot),
    container: context.containers.at(-1)?.text ?? null,
    isBusy: snapshot.hasTag('busy'),
    isSaved: context.orderId !== null,
  };
}
