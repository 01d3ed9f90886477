import type { SnapshotFrom } from 'xstate';
import { premiseLine } from '../address-check/address-check.selectors.ts';
import type { OrderVisit } from '../manage-order/manage-order.types.ts';
import { hasBegun } from '../shared/begun-plan.ts';
import type { dashboardMachine } from './dashboard.machine.ts';
import { bannersLeft, countToRelease, isAnythingIn } from './dashboard.rules.ts';
import { mobileCard, type MobileModel } from './mobile-card.rules.ts';
import type {
  Banner,
  MemberMessages,
  MemberOrder,
  MemberPlan,
  NextBill,
  Preferences,
  Standing,
  UnfinishedOrder,
} from './dashboard.types.ts';
import { orderCard, pastOrder, type OrderCard, type PastOrder } from './order-card.rules.ts';
import { datesOnOffer, type DateOnOffer, isOver } from './orders.rules.ts';

/** A visit that the member has to choose another date for. */
export type VisitToRebook = {
  visitId: string;
  orderId: string;
  orderKey: string;
  visitType: OrderVisit['visitType'];
  date: string;
  /** How the order stands because of it. */
  why: string;
};

/** A switch that goes on only when the member agrees to it, or tries it again. */
export type SwitchToRepair = { orderId: string; orderKey: string; why: NonNullable<MemberOrder['switchToRepair']> };

/** A plan whose service has begun. */
export type PlanCard = {
  id: string;
  name: string;
  address: string;
  status: string;
  /** A pause runs, whatever else the plan is at the time. */
  isPaused: boolean;
  monthlyPriceInPence: number;
  meshWifi: boolean;
  /** The last day of the minimum term; null for a plan that rolls from month to month, and for one that has ended. */
  termEnds: string | null;
  /** The last day of service, of a plan that ends or has ended. */
  lastDay: string | null;
};

/** `home`: whose broadband it is for; null where there is one plan. */
export type BillAhead = Pick<NextBill, 'planId' | 'date' | 'totalInPence' | 'isFinal'> & {
  home: { planName: string; address: string } | null;
};

/** What is being repaired of a plan. */
export type RepairLine = Pick<
  NonNullable<MemberPlan['openFault']>,
  'state' | 'repairBy' | 'isLate' | 'expectedRepair'
> & {
  planId: string;
  planName: string;
  address: string;
  /** The engineer's next visit. */
  visit: { date: string; time: string; isAtHome: boolean } | null;
};

export type HeldCard = {
  orderId: string;
  orderKey: string;
  /** How many are sent by one press. */
  count: number;
  isReleasing: boolean;
};

export type DashboardModel = {
  /** The cards are shown, each as it stands; until then the page is on its way. */
  isShown: boolean;
  banners: Banner[];
  areBannersLate: boolean;
  /** What was put away could not be, and is back. */
  areBannersBack: boolean;
  ordersStand: Standing;
  toRebook: VisitToRebook[];
  onOffer: DateOnOffer[];
  toRepair: SwitchToRepair[];
  unfinished: UnfinishedOrder | null;
  plansStand: Standing;
  plans: PlanCard[];
  /** In the order of the plans. */
  repairs: RepairLine[];
  /** Earliest first. */
  nextBills: BillAhead[];
  mobile: MobileModel;
  running: OrderCard[];
  past: PastOrder[];
  messagesStand: Standing;
  /** Newest first. */
  messages: MemberMessages['messages'];
  held: HeldCard[];
  /** Whether the member is told as things happen: `unknown` before the messages are read. */
  updates: 'unknown' | 'off' | 'switching' | 'failed' | 'on';
  /** Which news they want, and how, as they have said it last; null before the messages are read. */
  preferences: Preferences | null;
  arePreferencesUnsaved: boolean;
  isReleaseFailed: boolean;
  /** Messages before those that are shown. */
  olderStand: 'none' | 'there' | 'loading' | 'failed';
};

const visitsToRebook = ({ order }: MemberOrder): VisitToRebook[] =>
  order.appointments
    .filter(({ rebookingRequired }) => rebookingRequired)
    .map(({ id: visitId, visitType, appointmentDate, stateDescription }) => ({
      visitId,
      orderId: order.id,
      orderKey: order.key,
      visitType,
      date: appointmentDate,
      why: stateDescription,
    }));

const switchToRepair = ({ order: { id, key }, switchToRepair: why }: MemberOrder): SwitchToRepair[] =>
  why === null ? [] : [{ orderId: id, orderKey: key, why }];

const planCard = ({ plan, planStatus, meshWifi, pausedUntil, home, contract }: MemberPlan): PlanCard => ({
  id: plan.id,
  name: plan.displayName,
  address: premiseLine(home),
  status: planStatus,
  isPaused: pausedUntil !== null,
  monthlyPriceInPence: Number(plan.monthlyPrice),
  meshWifi,
  termEnds: contract?.minimumTerm?.to ?? null,
  lastDay: plan.serviceEnd,
});

function billAhead({ planId, date, totalInPence, isFinal }: NextBill, plans: readonly MemberPlan[]): BillAhead {
  const found = plans.length > 1 ? plans.find(({ plan }) => plan.id === planId) : undefined;
  const home = found ? { planName: found.plan.displayName, address: premiseLine(found.home) } : null;
  return { planId, date, totalInPence, isFinal, home };
}

const repairLines = ({ plan, home, openFault }: MemberPlan): RepairLine[] => {
  if (!openFault) return [];
  const { state, repairBy, isLate, expectedRepair, nextVisit } = openFault;
  return [
    {
      planId: plan.id,
      planName: plan.displayName,
      address: premiseLine(home),
      state,
      repairBy,
      isLate,
      expectedRepair,
      visit: nextVisit && {
        date: nextVisit.date,
        time: nextVisit.formattedSlot,
        isAtHome: nextVisit.visitType === 'INTERNAL_INCIDENT',
      },
    },
  ];
};

type Snapshot = SnapshotFrom<typeof dashboardMachine>;

/** What a card shows in the states of its region. */
const standings = {
  loadingOrders: 'loading',
  showingOrders: 'shown',
  noOrders: 'none',
  ordersNotLoaded: 'failed',
  loadingPlans: 'loading',
  showingPlans: 'shown',
  noPlans: 'none',
  plansNotLoaded: 'failed',
} as const satisfies Record<Snapshot['value']['orders' | 'plans'], Standing>;

function messagesStandIn(snapshot: Snapshot): Standing {
  if (snapshot.matches({ messages: 'loadingMessages' })) return 'loading';
  const { messages } = snapshot.context;
  if (messages === null || snapshot.matches({ messages: 'messagesNotLoaded' })) return 'failed';
  return isAnythingIn(messages) ? 'shown' : 'none';
}

function updatesIn(snapshot: Snapshot): DashboardModel['updates'] {
  const { messages } = snapshot.context;
  if (messages === null) return 'unknown';
  if (snapshot.matches({ messages: 'optingIn' })) return 'switching';
  if (snapshot.matches({ messages: 'optInFailed' })) return 'failed';
  return messages.optedIn ? 'on' : 'off';
}

function olderStandIn(snapshot: Snapshot): DashboardModel['olderStand'] {
  if (snapshot.matches({ olderMessages: 'loadingOlderMessages' })) return 'loading';
  if (snapshot.matches({ olderMessages: 'olderMessagesNotLoaded' })) return 'failed';
  return (snapshot.context.messages?.older ?? null) === null ? 'none' : 'there';
}

/** Newest first, as the gateway gives them; what has no moment that can be read stays where it is. */
const newestFirst = (messages: MemberMessages['messages']) =>
  messages.toSorted((one, other) => Date.parse(other.sentAt) - Date.parse(one.sentAt) || 0);

export function selectDashboard(snapshot: Snapshot): DashboardModel {
  const { orders, plans, nextBills, unfinished, banners, areBannersLate, messages, wanted, releasedId } =
    snapshot.context;
  const areGoing = snapshot.matches({ banners: 'dismissingBanners' });
  const isReleasing = ['releasingMessages', 'refreshingMessages'].includes(snapshot.value.messages);
  const open = orders.filter((order) => !isOver(order));
  const begun = plans.filter(hasBegun);
  return {
    isShown: snapshot.matches({ page: 'pageShown' }),
    banners: areGoing ? bannersLeft(snapshot.context) : [...banners],
    areBannersLate,
    areBannersBack: snapshot.matches({ banners: 'bannersNotDismissed' }),
    ordersStand: standings[snapshot.value.orders],
    toRebook: open.flatMap(visitsToRebook),
    onOffer: open.flatMap(datesOnOffer),
    // Once the order is done, too: the old provider is paid until the switch goes on.
    toRepair: orders.flatMap(switchToRepair),
    unfinished,
    plansStand: standings[snapshot.value.plans],
    plans: begun.map(planCard),
    repairs: begun.flatMap(repairLines),
    nextBills: nextBills.map((bill) => billAhead(bill, begun)),
    mobile: mobileCard(snapshot.context, snapshot.value),
    running: open.map(orderCard),
    past: orders.filter(isOver).map(pastOrder),
    messagesStand: messagesStandIn(snapshot),
    messages: newestFirst(messages?.messages ?? []),
    held: (messages?.held ?? []).map(({ orderId, orderKey }) => ({
      orderId,
      orderKey,
      count: countToRelease(messages, orderId),
      isReleasing: isReleasing && orderId === releasedId,
    })),
    updates: updatesIn(snapshot),
    preferences: wanted ?? messages?.preferences ?? null,
    arePreferencesUnsaved: snapshot.matches({ messages: 'preferencesNotSaved' }),
    olderStand: olderStandIn(snapshot),
    isReleaseFailed: snapshot.matches({ messages: 'messagesNotReleased' }),
  };
}
