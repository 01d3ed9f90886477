import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf } from '../../http/member-of.ts';
import { openCurrentJourney, openPlacedJourney, openSavedJourney, saveJourney } from './saved-journeys.service.ts';

type SavedJourneyOperation = 'saveJourney' | 'getSavedJourney' | 'getCurrentJourney' | 'getPlacedJourney';

export function savedJourneysHandlers(deps: Dependencies): Pick<Handlers, SavedJourneyOperation> {
  return {
    async saveJourney({ session, body }) {
      return { status: 201, body: await saveJourney(deps, memberOf(session), body) };
    },
    async getSavedJourney({ session, path }) {
      return { status: 200, body: await openSavedJourney(deps, memberOf(session), path.code) };
    },
    async getPlacedJourney({ session, query }) {
      return { status: 200, body: await openPlacedJourney(deps, memberOf(session), query.orderId) };
    },
    async getCurrentJourney({ session }) {
      const body = await openCurrentJourney(deps, memberOf(session));
      return body === null ? { status: 204 } : { status: 200, body };
    },
  };
}
