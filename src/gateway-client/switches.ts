import type { Wire } from '../../machines/shared/wire.ts';
import { stillLoading } from '../../machines/shared/still-loading.ts';
import { orNull, type GatewayClient } from './client.ts';
import type { Queries } from './queries.ts';

export type Switches = ReturnType<typeof createSwitches>;

/** One Touch Switch: the providers, the request for a match, its result, and the consent. */
export function createSwitches(gateway: GatewayClient, queries: Queries) {
  const one = '/broadband/v1/switches/{switchId}';
  /** Never from the cache: `loading` is to be asked again. */
  const getMatchResult = (switchId: string, signal?: AbortSignal): Promise<Wire<'SwitchStatus'>> =>
    gateway.GET('/broadband/v1/switches/{switchId}/match-result', { params: { path: { switchId } }, signal });

  return {
    /** Those that a customer can be switched from, by name (SW-02). */
    listProviders: (signal?: AbortSignal): Promise<Wire<'CommunicationProvider'>[]> =>
      queries.fetchFresh(
        ['communication-providers'],
        (signal) => gateway.GET('/broadband/v1/communication-providers', { signal }),
        signal,
      ),

    /** Asks for a match. The same request again gives the one that runs; another one for the plan is refused with 409. */
    createSwitch: (request: Wire<'SwitchRequest'>, signal?: AbortSignal): Promise<Wire<'SwitchStatus'>> =>
      gateway.POST('/broadband/v1/switches', { body: request, signal }),

    /** Asks again with other details, before consent. */
    replaceSwitch: (
      switchId: string,
      request: Wire<'SwitchRequest'>,
      signal?: AbortSignal,
    ): Promise<Wire<'SwitchStatus'>> => gateway.PUT(one, { params: { path: { switchId } }, body: request, signal }),

    getSwitch: (switchId: string, signal?: AbortSignal): Promise<Wire<'Switch'>> =>
      gateway.GET(one, { params: { path: { switchId } }, signal }),

    getMatchResult,

    /** The result, once there is one; rejects with `stillLoading` until then (SW-05). */
    getReadyMatch: async (switchId: string, signal?: AbortSignal): Promise<Wire<'SwitchStatus'>> => {
      const result = await getMatchResult(switchId, signal);
      return result.state === 'loading' ? Promise.reject(stillLoading) : result;
    },

    /** Where the switch stands, also while there is no result. Null when there is none of that id. */
    findMatch: (switchId: string, signal?: AbortSignal): Promise<Wire<'SwitchStatus'> | null> =>
      orNull(getMatchResult(switchId, signal), 404),

    /** `reference`: which of the offers; null takes the main one. */
    consentToSwitch: (switchId: string, reference: string | null, signal?: AbortSignal): Promise<Wire<'Switch'>> =>
      gateway.PATCH(one, {
        params: { path: { switchId } },
        body: { consent: true, ...(reference === null ? {} : { reference }) },
        signal,
      }),

    /** Goes on without switching; one that is gone already is fine. */
    withdrawSwitch: async (switchId: string, signal?: AbortSignal): Promise<void> => {
      await orNull(gateway.DELETE(one, { params: { path: { switchId } }, signal }), 404);
    },
  };
}
