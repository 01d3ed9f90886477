import { ukDateOf } from '../../../platform/clock/clock.ts';
import { retrying } from '../../../platform/db/errors.ts';
import type { Dependencies } from '../../dependencies.ts';
import { kindOf } from '../visits/capacity.rules.ts';
import { earlierSlots } from '../visits/earlier-days.rules.ts';
import { homeVisitsOf } from '../visits/earlier-days.service.ts';
import type { Slot } from '../visits/slots.rules.ts';
import * as store from './earlier-dates.store.ts';
import { lapse, offerPlace, type OfferDeps } from './offers.ts';
import { endOfOffer } from './offer-times.rules.ts';

/** What testers can have happen to a visit; its id is that of an appointment. */
export interface EarlierDatesForTesters {
  /**
   * Has the last place before the date of a visit come free, and go to its member as if they stood first in the list and it were day.
   * Undefined where they have not asked, have an offer already, or could have none of the free places.
   */
  freePlace(appointmentId: string): Promise<{ date: string; slot: Slot } | undefined>;
  /** Has the time of the date run out that is on offer for a visit; false where there is none. */
  endOffer(appointmentId: string): Promise<boolean>;
}

export function earlierDatesForTesters(deps: OfferDeps & Pick<Dependencies, 'db' | 'clock'>): EarlierDatesForTesters {
  const { db, clock } = deps;
  return {
    freePlace: (appointmentId) =>
      retrying(() =>
        db.transaction(async (tx) => {
          const now = clock.now();
          const visits = await homeVisitsOf(tx, { appointmentId });
          const planned = visits.find(({ visit }) => visit.id === appointmentId);
          if (!planned) return undefined;
          const { region } = planned.installation;
          const visitType = kindOf(planned.visit.visitType);
          for (const { day, slot } of earlierSlots(planned, ukDateOf(endOfOffer(now))).toReversed())
            if (await offerPlace(deps, tx, { region, visitType, day, slot }, { now, isKept: false, to: appointmentId }))
              return { date: day, slot };
          return undefined;
        }),
      ),
    endOffer: (appointmentId) =>
      retrying(() =>
        db.transaction(async (tx) => {
          const [request] = await store.lockOpenRequestsOf(tx, [appointmentId]);
          const offer = request && (await store.openOfferOf(tx, request.id));
          if (offer) await lapse(deps, tx, { requestId: offer.requestId, offerId: offer.id }, clock.now());
          return offer !== undefined;
        }),
      ),
  };
}
