import { ukDateOf } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { retrying } from '../../../platform/db/errors.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import { firstVisitDate } from '../coverage/lead-times.rules.ts';
import { changeVisit, ownVisit } from '../visits/appointments.service.ts';
import { kindOf } from '../visits/capacity.rules.ts';
import { takeKeptDate, tooLate } from '../visits/choose-date.ts';
import { homeVisitsOf, type HomeVisit } from '../visits/earlier-days.service.ts';
import { isAmendable } from '../visits/visit-states.rules.ts';
import type { VisitChanges } from '../visits/visit-changes.ts';
import type { EarlierDatePorts } from './earlier-date-ports.ts';
import { canBeEarlier, canTake, isStill, noEarlierDate, offerGone } from './earlier-dates.rules.ts';
import * as store from './earlier-dates.store.ts';
import { endOne, takeOfferBack } from './offers.ts';

type Deps = Dependencies & EarlierDatePorts;

/** The visit with what decides on which days it could be; it is locked. */
async function planned({ tx, installation }: VisitChanges, { id }: HomeVisit['visit']): Promise<HomeVisit> {
  const visits = await homeVisitsOf(tx, { installationId: installation.id });
  const found = visits.find(({ visit }) => visit.id === id);
  if (!found) throw notFound('appointment');
  return found;
}

/**
 * Puts the member into the list of who is told of an earlier date for a visit. Asked again they keep their place in it.
 * Throws 404 `appointment.not-found`, 409 `appointment.closed`, `appointment.too-late`, `order.cancelling`, `earlier-date.none`.
 */
export async function askForEarlierDate(deps: Deps, memberId: string, appointmentId: string): Promise<void> {
  await changeVisit(deps, memberId, appointmentId, async (changes, visit) => {
    const { tx, now, today, installation } = changes;
    const { day, slot } = visit;
    if (visit.state === 'CONFIRMED' && !isAmendable(visit, today)) throw tooLate();
    if (day === null || slot === null || !canBeEarlier(await planned(changes, visit), today)) throw noEarlierDate();
    for (const open of await store.lockOpenRequestsOf(tx, [visit.id]))
      // The job that ends what was asked of another date may not have come yet.
      if (!isStill(open, visit)) await endOne(deps, tx, open, { because: 'date-changed', now });
    const { region } = installation;
    const visitType = kindOf(visit.visitType);
    await store.insertRequest(tx, { appointmentId: visit.id, region, visitType, day, slot, askedAt: now });
  });
}

/** Does `work` on the member's own visit, whose open request, if there is one, is locked. Throws 404 `appointment.not-found`. */
async function changeRequest(
  { db }: Pick<Dependencies, 'db'>,
  { memberId, appointmentId }: { memberId: string; appointmentId: string },
  work: (tx: Executor, request: store.RequestRow | undefined, visitId: string) => Promise<void>,
): Promise<void> {
  await retrying(() =>
    db.transaction(async (tx) => {
      const { id } = await ownVisit(tx, memberId, appointmentId);
      const [request] = await store.lockOpenRequestsOf(tx, [id]);
      await work(tx, request, id);
    }),
  );
}

/** Takes the member out of the list; a place that is on offer to them goes to the next. Throws 404 `appointment.not-found`. */
export async function stopAskingForEarlierDate(deps: Deps, memberId: string, appointmentId: string): Promise<void> {
  await changeRequest(deps, { memberId, appointmentId }, async (tx, request) => {
    if (request) await endOne(deps, tx, request, { because: 'stopped', now: deps.clock.now() });
  });
}

interface Named {
  appointmentId: string;
  offerId: string;
}

/** Throws 404 `earlier-date.not-found`, also for someone else's. */
async function offerOf(tx: Executor, visitId: string, offerId: string): Promise<store.OfferRow> {
  const offer = await store.findOfferOf(tx, visitId, offerId);
  if (!offer) throw notFound('earlier-date');
  return offer;
}

/** Lets a date go that is on offer; the member stays in the list for others. Throws 404 `appointment.not-found`, `earlier-date.not-found`. */
export async function declineEarlierDate(
  deps: Deps,
  memberId: string,
  { appointmentId, offerId }: Named,
): Promise<void> {
  await changeRequest(deps, { memberId, appointmentId }, async (tx, _request, visitId) => {
    const offer = await offerOf(tx, visitId, offerId);
    await takeOfferBack(deps, tx, offer.id, { state: 'DECLINED', now: deps.clock.now() });
  });
}

/**
 * Puts a visit on the date that is on offer; taken again, nothing happens. What follows a moved visit follows.
 * Throws 404 `appointment.not-found`, `earlier-date.not-found`, 409 `earlier-date.gone`, `appointment.too-late`, `appointment.closed`,
 * `order.cancelling`.
 */
export async function acceptEarlierDate(
  deps: Deps,
  memberId: string,
  { appointmentId, offerId }: Named,
): Promise<void> {
  await changeVisit(deps, memberId, appointmentId, async (changes, visit) => {
    const { tx, now } = changes;
    const [request] = await store.lockOpenRequestsOf(tx, [visit.id]);
    const offer = await offerOf(tx, visit.id, offerId);
    if (offer.state === 'ACCEPTED') return;
    if (!isAmendable(visit, changes.today)) throw tooLate();
    if (!request || request.id !== offer.requestId) throw offerGone();
    if (!canTake({ request, offer, planned: await planned(changes, visit) }, now)) throw offerGone();
    await store.endOffer(tx, offer.id, 'ACCEPTED');
    await store.endRequest(tx, request.id, 'accepted', now);
    await takeKeptDate(changes, visit, offer);
    if ((await changes.settle()).size > 0) throw offerGone();
    await deps.followMovedVisit(changes);
  });
}

/** The order of a plan ends: nothing is asked for of its visits any more. */
export async function endRequestsOfPlan(
  deps: Pick<Dependencies, 'jobs'>,
  tx: Executor,
  planId: string,
  now: Date,
): Promise<void> {
  const visits = await homeVisitsOf(tx, { planIds: [planId] });
  const requests = await store.lockOpenRequestsOf(
    tx,
    visits.map(({ visit }) => visit.id),
  );
  for (const request of requests) await endOne(deps, tx, request, { because: 'cancelled', now });
}

/** Ends what is asked for of visits so near that none earlier could be had: the network needs its notice. */
export async function endTooLate(deps: Pick<Dependencies, 'jobs'>, tx: Executor, now: Date): Promise<void> {
  for (const request of await store.lockOpenRequestsBefore(tx, firstVisitDate(ukDateOf(now))))
    await endOne(deps, tx, request, { because: 'too-late', now });
}
