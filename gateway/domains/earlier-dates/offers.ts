import { ukDateOf } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findMember } from '../members/members.rows.ts';
import type { Place } from '../visits/capacity.rules.ts';
import { couldHave } from '../visits/earlier-days.rules.ts';
import { homeVisitsOf, type HomeVisit } from '../visits/earlier-days.service.ts';
import { freeKeptPlace, keepPlace } from '../visits/freed-places.ts';
import type { EarlierDatePorts } from './earlier-date-ports.ts';
import { lapsedMessage, offerMessage, type OfferToTell } from './earlier-dates.messages.ts';
import * as store from './earlier-dates.store.ts';
import { isStill } from './earlier-dates.rules.ts';
import { endOfOffer, inOfferHours } from './offer-times.rules.ts';

export type OfferDeps = Pick<Dependencies, 'jobs' | 'outbox' | 'env'> & EarlierDatePorts;

/** Jobs: an offer's time is up, and the place of one that is over goes on. */
export const LAPSE = 'earlier-dates.lapse';
export const PASS_ON = 'earlier-dates.pass-on';

/** The visit of an open request, as it is now; undefined where the request is over, or the visit has another date. */
async function visitOf(tx: Executor, request: store.RequestRow): Promise<HomeVisit | undefined> {
  const visits = await homeVisitsOf(tx, { appointmentId: request.appointmentId });
  return visits.find(({ visit }) => visit.id === request.appointmentId && isStill(request, visit));
}

/** What a message about an offer says; undefined where there is nobody to tell. */
async function toTell(
  ports: EarlierDatePorts,
  tx: Executor,
  { visit, installation }: HomeVisit,
  offer: store.OfferRow,
): Promise<OfferToTell | undefined> {
  const member = await findMember(tx, installation.memberId);
  const orderId = await ports.orderIdOf(tx, installation.planId);
  const { day, slot, visitType } = visit;
  if (!member || orderId === undefined || day === null || slot === null) return undefined;
  return { member, orderId, visitType, own: { day, slot }, offered: offer };
}

/**
 * Offers a place to the first in the list whom it fits. `isKept`: it is taken already, from an offer that is over. `to`: to nobody but
 * the visit of this id. False where it fits nobody, or where somebody else was quicker to take it.
 */
export async function offerPlace(
  deps: OfferDeps,
  tx: Executor,
  place: Place,
  { now, isKept, to }: { now: Date; isKept: boolean; to?: string },
): Promise<boolean> {
  const endsAt = endOfOffer(now);
  for (const { id } of await store.waitingFor(tx, place)) {
    const request = await store.lockOpenRequest(tx, id);
    if (!request || (to !== undefined && request.appointmentId !== to)) continue;
    // Whoever has locked it before may have offered it something else.
    if (await store.openOfferOf(tx, id)) continue;
    const planned = await visitOf(tx, request);
    // On the last day on which it can be taken the network must still have its notice.
    if (!planned || !couldHave(planned, place, ukDateOf(endsAt))) continue;
    if (!isKept && !(await keepPlace(tx, place))) return false;
    const { day, slot } = place;
    const made = { requestId: id, day, slot, offeredAt: now, endsAt, state: 'OPEN' as const, keepsPlace: true };
    const offer = await store.insertOffer(tx, made);
    await deps.jobs.enqueue(tx, LAPSE, { offerId: offer.id, requestId: id }, endsAt, `${LAPSE}:${offer.id}`);
    const told = await toTell(deps, tx, planned, offer);
    if (told) await deps.outbox.post(tx, offerMessage(told, deps.env));
    return true;
  }
  return false;
}

/** Ends an open offer, whose request is locked: its place goes to the next in the list, by day. */
export async function takeOfferBack(
  { jobs }: Pick<Dependencies, 'jobs'>,
  tx: Executor,
  offerId: string,
  { state, now }: { state: 'DECLINED' | 'LAPSED' | 'WITHDRAWN'; now: Date },
): Promise<store.OfferRow | undefined> {
  const ended = await store.endOffer(tx, offerId, state);
  if (ended) await jobs.enqueue(tx, PASS_ON, { offerId }, inOfferHours(now), `${PASS_ON}:${offerId}`);
  return ended;
}

/** The time of an offer is up: its place goes on, and the member stays in the list. */
export async function lapse(
  deps: OfferDeps,
  tx: Executor,
  ids: { requestId: string; offerId: string },
  now: Date,
): Promise<void> {
  const request = await store.lockOpenRequest(tx, ids.requestId);
  if (!request) return;
  const ended = await takeOfferBack(deps, tx, ids.offerId, { state: 'LAPSED', now });
  const planned = ended && (await visitOf(tx, request));
  const told = planned && (await toTell(deps, tx, planned, ended));
  if (told) await deps.outbox.post(tx, lapsedMessage(told, deps.env));
}

/** Ends a request, which is locked, and the offer that is open to it. */
export async function endOne(
  deps: Pick<Dependencies, 'jobs'>,
  tx: Executor,
  request: store.RequestRow,
  { because, now }: { because: store.EndOfRequest; now: Date },
): Promise<void> {
  await store.endRequest(tx, request.id, because, now);
  const open = await store.openOfferOf(tx, request.id);
  if (open) await takeOfferBack(deps, tx, open.id, { state: 'WITHDRAWN', now });
}

/** The place of an offer that is over: to the next in the list, or else to everybody. */
export async function passOn(deps: OfferDeps, tx: Executor, offerId: string, now: Date): Promise<void> {
  const keeping = await store.lockKeeping(tx, offerId);
  if (!keeping || keeping.offer.state === 'OPEN') return;
  const { region, visitType } = keeping.request;
  const { day, slot } = keeping.offer;
  const place: Place = { region, visitType, day, slot };
  if (!(await offerPlace(deps, tx, place, { now, isKept: true }))) await freeKeptPlace(tx, place);
  await store.letPlaceGo(tx, offerId);
}

/**
 * Looks at what is asked for at a home of which a visit has given up its place: what was asked of a date that a visit has no more is over,
 * and so is an offer that a visit could not take any more, as the outside visit has moved.
 */
export async function review(
  deps: Pick<Dependencies, 'jobs'>,
  tx: Executor,
  installationId: string,
  now: Date,
): Promise<void> {
  const visitIds = await store.visitIdsOf(tx, installationId);
  const requests = await store.lockOpenRequestsOf(tx, visitIds);
  if (requests.length === 0) return;
  const visits = await homeVisitsOf(tx, { installationId });
  for (const request of requests) {
    const planned = visits.find(({ visit }) => visit.id === request.appointmentId);
    if (!planned || !isStill(request, planned.visit)) {
      const because = planned?.visit.state === 'CANCELLED' ? 'cancelled' : 'date-changed';
      await endOne(deps, tx, request, { because, now });
      continue;
    }
    const offer = await store.openOfferOf(tx, request.id);
    if (offer && !couldHave(planned, offer, ukDateOf(now)))
      await takeOfferBack(deps, tx, offer.id, { state: 'WITHDRAWN', now });
  }
}
