import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { homeVisitsOf } from '../visits/earlier-days.service.ts';
import { formatSlot } from '../visits/slots.rules.ts';
import { canBeEarlier, canTake, isStill } from './earlier-dates.rules.ts';
import { openRequestsOf, type OfferRow } from './earlier-dates.store.ts';

type EarlierDate = components['schemas']['EarlierDate'];

function offerView({ id, day, slot, endsAt }: OfferRow): EarlierDate['offer'] {
  return { id, date: day, slot, formattedArrivalTime: formatSlot(slot), until: endsAt.toISOString() };
}

/** How it stands with earlier dates for each visit of plans, by the visit's id. How many queries that takes does not depend on how many they are. */
export async function earlierDatesOf(
  { clock }: { clock: Clock },
  db: Executor,
  planIds: readonly string[],
): Promise<ReadonlyMap<string, EarlierDate>> {
  const visits = await homeVisitsOf(db, { planIds });
  const asked = await openRequestsOf(
    db,
    visits.map(({ visit }) => visit.id),
  );
  const [now, today] = [clock.now(), clock.today()];
  return new Map(
    visits.map((planned) => {
      const { visit } = planned;
      const canAsk = canBeEarlier(planned, today);
      const own = asked.find(({ request }) => request.appointmentId === visit.id && isStill(request, visit));
      const { request, offer = null } = own ?? {};
      const isOpen = request !== undefined && offer !== null && canTake({ request, offer, planned }, now);
      return [
        visit.id,
        {
          appointmentId: visit.id,
          canAsk,
          asked: canAsk && own !== undefined,
          offer: isOpen ? offerView(offer) : null,
        },
      ];
    }),
  );
}

/** Of a visit of which nothing can be asked: its order is being cancelled. */
export const nothingToAsk = (appointmentId: string): EarlierDate => ({
  appointmentId,
  canAsk: false,
  asked: false,
  offer: null,
});
