import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';
import type { Queries } from './queries.ts';

export type Phones = ReturnType<typeof createPhones>;

/** The range of the phone shop. */
export function createPhones(gateway: GatewayClient, queries: Queries) {
  const getPhone = (slug: string, signal?: AbortSignal): Promise<Wire<'Phone'>> =>
    queries.fetchFresh(
      ['phone', slug],
      (signal) => gateway.GET('/shop/v1/phones/{slug}', { params: { path: { slug } }, signal }),
      signal,
    );

  return {
    /** All phones with what is to be chosen from, colours apart. */
    listPhones: (signal?: AbortSignal): Promise<Wire<'ListedPhone'>[]> =>
      queries.fetchFresh(['phones'], (signal) => gateway.GET('/shop/v1/phones', { signal }), signal),

    /** One phone with all that can be bought of it. */
    getPhone,

    /** The same as it is now, as what was kept of it has turned out to be old. */
    getPhoneAnew: (slug: string, signal?: AbortSignal): Promise<Wire<'Phone'>> => {
      queries.invalidate('phones');
      queries.invalidate('phone', slug);
      return getPhone(slug, signal);
    },
  };
}
