import { fromPromise } from 'xstate';
import type {
  AddressCheckResult,
  AddressQuery,
  RetrievalInput,
  SearchInput,
  Suggestion,
} from '../../../machines/address-check/address-check.types.ts';
import type { Wire } from '../../../machines/shared/wire.ts';
import type { Addresses } from '../../gateway-client/addresses.ts';

/** The contract's limit for `streetNumber`. */
const longestStreetNumber = 100;

/**
 * What to check for an address that was picked. `streetNumber` says all that tells the home from its neighbours:
 * "4", or "Flat 3, Tern House, 12"; a home with a name and no number sends its name (AD-02).
 */
export function queryOf(address: Wire<'RetrievedAddress'>): AddressQuery {
  const { subBuilding, buildingName, buildingNumber, company, line1, postcode, uprn } = address;
  const named = [subBuilding, buildingName, buildingNumber].filter(Boolean).join(', ');
  return {
    postcode,
    streetNumber: (named || company || line1).slice(0, longestStreetNumber),
    ...(uprn === null ? {} : { uprn }),
  };
}

/** Fills the address check with the gateway's calls; every one rejects with a Failure. */
export function createAddressCheckActors(addresses: Addresses) {
  return {
    searchAddresses: fromPromise<Suggestion[], SearchInput>(({ input, signal }) => {
      const text = input.text.trim();
      if (input.wantsAllHomes) return addresses.listHomes(text, signal);
      const search = input.lookup === 'capture' ? 'searchAddresses' : 'searchAddressApi';
      return addresses[search](text, input.containerId, signal);
    }),
    retrieveAddress: fromPromise<AddressQuery, RetrievalInput>(async ({ input: { id, lookup }, signal }) =>
      queryOf(await addresses[lookup === 'capture' ? 'retrieveAddress' : 'retrieveFromAddressApi'](id, signal)),
    ),
    checkAddress: fromPromise<AddressCheckResult, AddressQuery>(({ input, signal }) =>
      addresses.checkAddress(input, signal),
    ),
  };
}
