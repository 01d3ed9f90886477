import { fromPromise } from 'xstate';
import type { Address, Suggestion } from '../../machines/shared/finding-address.ts';
import type { Wire } from '../../machines/shared/wire.ts';

export type AddressCalls = {
  searchAddresses: (text: string, containerId: string | null, signal?: AbortSignal) => Promise<Suggestion[]>;
  retrieveAddress: (id: string, signal?: AbortSignal) => Promise<Wire<'RetrievedAddress'>>;
};

/** What a parcel needs of an address that was found; what does not fit two lines stands in the second. */
export const addressOf = ({ line1, line2, line3, city, postcode }: Wire<'RetrievedAddress'>): Address => ({
  line1,
  line2: [line2, line3].filter(Boolean).join(', '),
  city,
  postcode,
});

/** The actors of the address search, in journeys that ask where something is sent. */
export const addressSearchActors = (addresses: AddressCalls) => ({
  searchAddresses: fromPromise<Suggestion[], { text: string; containerId: string | null }>(({ input, signal }) =>
    addresses.searchAddresses(input.text, input.containerId, signal),
  ),
  retrieveAddress: fromPromise<Address, { id: string }>(async ({ input, signal }) =>
    addressOf(await addresses.retrieveAddress(input.id, signal)),
  ),
});
