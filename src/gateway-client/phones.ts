import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';
import type { Queries } from './queries.ts';

export type Phones = ReturnType<typeof createPhones>;

/** The range of the phone shop. */
export function createPhones(gateway: GatewayClient, queries: Queries) {
  return {
    /** All phones with what is to be chosen from, colours apart. */
    listPhones: (signal?: AbortSignal): Promise<Wire<'ListedPhone'>[]> =>
      queries.fetchFresh(['phones'], (signal) => gateway.GET('/shop/v1/phones', { signal }), signal),

    /** One phone with all that can be bought of it. */
    getPhone: (slug: string, signal?: AbortSignal): Promise<Wire<'Phone'>> =>
      queries.fetchFresh(
        ['phone', slug],
        (signal) => gateway.GET('/shop/v1/phones/{slug}', { params: { path: { slug } }, signal }),
        signal,
      ),
  };
}
