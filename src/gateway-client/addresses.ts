import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';
import type { Queries } from './queries.ts';
import { vendorApiVersion } from './vendor-api-version.ts';

export type Addresses = ReturnType<typeof createAddresses>;

/** What the coverage check needs; a UPRN names the home exactly. */
type AddressToCheck = { postcode: string; streetNumber: string; uprn?: string };

/** Names the part of the site that asks, for the gateway's figures. */
const source = 'order-broadband';

/** More homes than any postcode has: the Post Office gives it to a hundred at most, and fifteen as a rule. */
const homesOfAPostcode = 100;

/**
 * Two look-ups of addresses – the capture service, through the host, which holds its key, and the gateway's own – and
 * the coverage check.
 */
export function createAddresses(gateway: GatewayClient, queries: Queries) {
  return {
    /** At most five suggestions, of what lies in the container where one is given. */
    searchAddresses: (
      text: string,
      containerId: string | null,
      signal?: AbortSignal,
    ): Promise<Wire<'AddressSuggestion'>[]> => {
      const query = { text, ...(containerId === null ? {} : { containerId }) };
      return queries.fetchFresh(
        ['address-search', text, containerId],
        (signal) => gateway.GET('/api/address-capture/capture-address', { params: { query }, signal }),
        signal,
      );
    },

    /** The full record of a suggestion. Its id is short-lived: a failure is not kept, a good answer is. */
    retrieveAddress: (id: string, signal?: AbortSignal): Promise<Wire<'RetrievedAddress'>> =>
      queries.fetchFresh(
        ['address', id],
        (signal) => gateway.GET('/api/address-capture/retrieve-address', { params: { query: { id } }, signal }),
        signal,
      ),

    /** The same from the gateway's own address service (AD-05). */
    searchAddressApi: (
      text: string,
      containerId: string | null,
      signal?: AbortSignal,
    ): Promise<Wire<'AddressSuggestion'>[]> => {
      const query = { text, source, ...(containerId === null ? {} : { containerId }) };
      return queries.fetchFresh(
        ['address-api-search', text, containerId],
        (signal) => gateway.GET('/address-api/addresses/search', { params: { query }, signal }),
        signal,
      );
    },

    /** The homes of a complete postcode at once, or what holds them where there are too many. */
    listHomes: (postcode: string, signal?: AbortSignal): Promise<Wire<'AddressSuggestion'>[]> => {
      const query = { text: postcode, source, limit: homesOfAPostcode };
      return queries.fetchFresh(
        ['address-api-homes', postcode],
        (signal) => gateway.GET('/address-api/addresses/search', { params: { query }, signal }),
        signal,
      );
    },

    retrieveFromAddressApi: (id: string, signal?: AbortSignal): Promise<Wire<'RetrievedAddress'>> =>
      queries.fetchFresh(
        ['address-api', id],
        (signal) =>
          gateway.GET('/address-api/addresses/{id}', { params: { path: { id }, header: { source } }, signal }),
        signal,
      ),

    /** Whether the network reaches a home, and which homes share the address. */
    checkAddress: (
      { postcode, streetNumber, uprn }: AddressToCheck,
      signal?: AbortSignal,
    ): Promise<Wire<'AddressCheckResult'>> => {
      const version = vendorApiVersion();
      const query = {
        postcode,
        streetNumber,
        ...(uprn === undefined ? {} : { uprn }),
        ...(version === undefined ? {} : { vendorApiVersion: version }),
      };
      return queries.fetchFresh(
        ['address-check', postcode, streetNumber, uprn ?? null, version ?? null],
        (signal) => gateway.GET('/broadband/v2/postcode-checker/address/search', { params: { query }, signal }),
        signal,
      );
    },
  };
}
