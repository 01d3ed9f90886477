import type { SnapshotFrom } from 'xstate';
import { premiseLine } from '../address-check/address-check.selectors.ts';
import type { EngineerDetails } from '../book-install/book-install.types.ts';
import type { manageOrderMachine } from './manage-order.machine.ts';
import { canAsk, earlierDateOf, isAsked } from './earlier-date.rules.ts';
import { detailsOf, followerOf, inOrder, isKept, isMovable } from './manage-order.rules.ts';
import { orderedSummaryOf } from './ordered-summary.rules.ts';
import { isAccountWanted } from './payout.rules.ts';
import type { LivingSummary } from '../order-broadband/living-summary.rules.ts';
import type { EarlierDate, ManageOrderContext, MemberOrder, Order, OrderVisit } from './manage-order.types.ts';

/** What we can be busy with that is about one visit. */
const works = [
  'findingDates',
  'savingDate',
  'makingCalendar',
  'askingForEarlierDate',
  'waivingEarlierDate',
  'acceptingOffer',
  'decliningOffer',
] as const;

/** A visit as its card shows it. */
export type VisitCard = Pick<
  OrderVisit,
  'id' | 'visitType' | 'stateDescription' | 'engineerName' | 'engineerContactNumber'
> & {
  date: string;
  /** "8am-12pm" */
  time: string;
  durationInMinutes: number;
  details: EngineerDetails;
  /** The number to call where nobody answers the first; null where there is none. */
  secondPhone: string | null;
  /** The customer has to choose another date. */
  mustRebook: boolean;
  /** Another date can be chosen. */
  isMovable: boolean;
  /** The visit that has to come so many days after this one, and needs another date where it is moved too close; null where there is none. */
  follower: { date: string; days: number } | null;
  /** The details can be changed, and the visit can be put into a calendar. */
  isKept: boolean;
  /** The customer can ask to be told of an earlier date. */
  canAsk: boolean;
  /** They have asked, and are in the list. */
  isAsked: boolean;
  /** An earlier date that is held for them; null where there is none. */
  offer: EarlierDate['offer'];
  /** What we do with it at the moment, its button says so; null where we do nothing. */
  work: (typeof works)[number] | null;
};

export type ManageOrderModel = Pick<ManageOrderContext, 'errors' | 'accountErrors' | 'news'> & {
  order: Order | null;
  /** What was ordered, when it comes and what it costs; null while there is no order. */
  summary: LivingSummary | null;
  address: string;
  visits: VisitCard[];
  promises: MemberOrder['promises'];
  /** Where the fibre has come to: the wall once the outside visit was made. */
  reach: 'street' | 'wall' | 'home';
  compensationInPence: number;
  credits: MemberOrder['credits'];
  /** What becomes of the compensation of an order that never went live; null where there is none, and of what is unknown here. */
  payout: MemberOrder['payout'];
  /** The member has to say where to pay it. */
  isAccountWanted: boolean;
  isAskingForPayout: boolean;
  cancellation: MemberOrder['cancellation'];
  /** What the form for the engineer starts with; all '' while there is none. */
  details: EngineerDetails;
  isBusy: boolean;
};

const noDetails: EngineerDetails = {
  firstName: '',
  lastName: '',
  phone: '',
  healthAndSafety: '',
  engineerInstructions: '',
};

/** A way that nobody has told us of cannot be offered. */
function cancellationOf(found: MemberOrder | null): MemberOrder['cancellation'] {
  const { how, until } = found?.cancellation ?? { how: null, until: null };
  return how === 'CANCEL' || how === 'WITHDRAW' ? { how, until } : { how: null, until: null };
}

/** The line is laid from street to router: outside, then inside the home. */
function reachOf(found: MemberOrder | null): ManageOrderModel['reach'] {
  if (found?.order.state === 'COMPLETED') return 'home';
  const isOutsideDone = found?.promises.some(({ kind, state }) => kind === 'OUTSIDE_VISIT' && state === 'KEPT');
  return isOutsideDone ? 'wall' : 'street';
}

export function selectManageOrder(snapshot: SnapshotFrom<typeof manageOrderMachine>): ManageOrderModel {
  const { found, visitId, details, errors, accountErrors, news } = snapshot.context;
  const work = works.find((state) => snapshot.matches({ showingOrder: state })) ?? null;
  const visits = inOrder(found?.order.appointments ?? []);
  const changed = visits.find(({ id }) => id === visitId);
  return {
    order: found?.order ?? null,
    summary: found && orderedSummaryOf(found),
    address: found ? premiseLine(found.order.premise) : '',
    visits: visits.map((visit) => ({
      id: visit.id,
      visitType: visit.visitType,
      stateDescription: visit.stateDescription,
      engineerName: visit.engineerName,
      engineerContactNumber: visit.engineerContactNumber,
      date: visit.appointmentDate,
      time: visit.formattedArrivalTime,
      durationInMinutes: visit.estimatedDurationInMinutes,
      details: detailsOf(visit),
      secondPhone: visit.contactSecondaryPhoneNumber,
      mustRebook: visit.rebookingRequired,
      isMovable: isMovable(visit),
      follower: followerOf(visit, visits),
      isKept: isKept(visit),
      canAsk: canAsk(earlierDateOf(found, visit.id)),
      isAsked: isAsked(earlierDateOf(found, visit.id)),
      offer: earlierDateOf(found, visit.id)?.offer ?? null,
      work: visit.id === visitId ? work : null,
    })),
    promises: found?.promises ?? [],
    reach: reachOf(found),
    compensationInPence: found?.compensationInPence ?? 0,
    credits: found?.credits ?? [],
    payout: found?.payout ?? null,
    isAccountWanted: isAccountWanted(found),
    isAskingForPayout: snapshot.matches({ showingOrder: 'askingForPayout' }),
    cancellation: cancellationOf(found),
    details: details ?? (changed ? detailsOf(changed) : noDetails),
    errors,
    accountErrors,
    news: snapshot.hasTag('busy') ? null : news,
    isBusy: snapshot.hasTag('busy'),
  };
}
