import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';
import type { Queries } from './queries.ts';
import { vendorApiVersion } from './vendor-api-version.ts';

export type Products = ReturnType<typeof createProducts>;

/** Names the part of the site that asks, for the gateway's figures. */
const source = 'order-broadband';

/** Plans on offer, in general and at one home. */
export function createProducts(gateway: GatewayClient, queries: Queries) {
  return {
    listProducts: (signal?: AbortSignal): Promise<Wire<'Product'>[]> =>
      queries.fetchFresh(
        ['products'],
        (signal) => gateway.GET('/broadband/v1/products', { params: { header: { source } }, signal }),
        signal,
      ),

    /** Add-ons beside the router, with their prices. */
    listKitOptions: (signal?: AbortSignal): Promise<Wire<'KitOption'>[]> =>
      queries.fetchFresh(['kit-options'], (signal) => gateway.GET('/broadband/v1/kit-options', { signal }), signal),

    /** What one home can order, and whether an engineer has to come. */
    listProductsForHome: (uprn: string, signal?: AbortSignal): Promise<Wire<'PlanLookupResult'>> => {
      const version = vendorApiVersion();
      const query = { uprn, ...(version === undefined ? {} : { vendorApiVersion: version }) };
      return queries.fetchFresh(
        ['products-for-home', uprn, version ?? null],
        (signal) => gateway.GET('/broadband/v2/postcode-checker/products', { params: { query }, signal }),
        signal,
      );
    },
  };
}
