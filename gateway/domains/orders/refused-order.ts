import { ukTime } from '../../../platform/clock/uk-time.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { FollowUp, Refused } from '../../network/commands.ts';
import { longDate } from '../../words/date-words.ts';
import { settlesTrouble, tellOfTrouble } from '../banners/tell-of-trouble.ts';
import type { EndPorts } from '../member-plans/end-ports.ts';
import { findMember } from '../members/members.rows.ts';
import { bringNews } from '../notifications/notifications.service.ts';
import { visitNames } from '../visits/visit-names.rules.ts';
import { DATE_REFUSED } from '../visits/visits.views.ts';
import { networkEvents } from './orders.events.ts';
import {
  tellMovedVisits,
  type OrderFollows,
  type SaidDetails,
  type SaidOrder,
  type SaidVisits,
} from './orders.network.ts';
import { findOrderOfPlan, lockOrder } from './orders.store.ts';
import { endUntakenOrder, noNews } from './untaken-order.ts';

type Deps = Dependencies & EndPorts;

/** What follows where the network refuses what it is told of an order. */
export function orderFollows(deps: Deps): OrderFollows {
  /** It knows no such order, so that nothing more will come of it. */
  async function endUnknown(tx: Executor, { orderId }: SaidOrder, { now }: Refused): Promise<FollowUp> {
    await endUntakenOrder(deps, tx, orderId, now);
    return 'undone';
  }
  return {
    place: endUnknown,
    // One that it knows and does not stop goes on, and is asked about again.
    cancel: async (tx, said, refused) => (refused.status === 404 ? endUnknown(tx, said, refused) : 'ask again'),
    move: (tx, said, refused) =>
      refused.status === 404 ? endUnknown(tx, said, refused) : loseDates(deps, tx, said, refused),
    details: { whenRefused: (tx, said, refused) => tellOfDetails(deps, tx, said, refused), whenSettled: settleDetails },
  };
}

/**
 * The network comes on none of the days to which visits were moved: each needs another date, as if the network had called it off, and
 * the network, which goes on with the days before, hears that they wait for one. One that its member has moved again meanwhile is told
 * of by itself.
 */
async function loseDates(
  deps: Deps,
  tx: Executor,
  { orderId, moved, waiting, toldAt: eventAt }: SaidVisits,
  { now }: Refused,
): Promise<FollowUp> {
  const order = await lockOrder(tx, orderId);
  const isGoingOn = order && order.state !== 'COMPLETED' && order.state !== 'CANCELLING';
  if (!isGoingOn) return 'undone';
  // Nobody may come on a day that is given back.
  if (moved.length === 0) return waiting.length > 0 ? 'ask again' : 'undone';
  const visits = moved.map(({ id: appointmentId, visitType }) => ({
    appointmentId,
    visitType,
    status: 'CANCELLED' as const,
    failed: null,
    engineerName: null,
    engineerContactNumber: null,
    estimatedEarliestArrivalAt: null,
    estimatedLatestArrivalAt: null,
    actualArrivalAt: null,
    actualDepartureAt: null,
    closureCode: DATE_REFUSED,
  }));
  const news = { ...noNews, orderId, eventAt, visits };
  await bringNews(deps, networkEvents(deps), { tx, news, order, now });
  await tellMovedVisits(deps, tx, order, now);
  return 'undone';
}

const topicOf = (planId: string) => `visit-details:${planId}`;

/** What the engineer knows is what was said before. Our team passes the rest on; the member hears that it is not there yet. */
async function tellOfDetails(
  deps: Deps,
  tx: Executor,
  { planId, visit }: SaidDetails,
  { isNew }: Refused,
): Promise<FollowUp> {
  const order = isNew ? await findOrderOfPlan(tx, planId) : undefined;
  const member = order && (await findMember(tx, order.memberId));
  if (member) {
    const trouble = {
      topic: topicOf(planId),
      title: 'Your engineer doesn’t know yet what you changed',
      content: `The network didn’t take what you changed for your ${visitNames[visit.visitType]} on ${longDate(visit.day)}. The engineer knows what you told us before, and we’ll pass on the rest. Chat with us if it can’t wait.`,
      button: { text: 'Chat with us', action: 'chat' } as const,
      endsAt: new Date(ukTime(visit.day, 23)),
    };
    await tellOfTrouble(deps, tx, { member, planId, trouble });
  }
  return 'for our team';
}

/** The network has taken what the engineer is to know. */
const settleDetails = settlesTrouble(topicOf);
