import type { Wire } from '../../machines/shared/wire.ts';
import { orNull, type GatewayClient } from './client.ts';

export type SavedJourneys = ReturnType<typeof createSavedJourneys>;

/** Journeys that the gateway keeps for their member. */
export function createSavedJourneys(gateway: GatewayClient) {
  return {
    /** The journey with that code; null when there is none, it is someone else's, or that is no code (400). */
    findSavedJourney: (code: string, signal?: AbortSignal): Promise<Wire<'SavedJourney'> | null> =>
      orNull(gateway.GET('/broadband/v1/saved-journeys/{code}', { params: { path: { code } }, signal }), 400, 404),

    /** The member's newest draft; null when there is none, which gateways of before told by a 404. */
    findCurrentJourney: async (signal?: AbortSignal): Promise<Wire<'SavedJourney'> | null> =>
      (await orNull(gateway.GET('/broadband/v1/saved-journeys/current', { signal }), 404)) ?? null,
  };
}
