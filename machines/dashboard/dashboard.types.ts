import type { MemberOrder } from '../manage-order/manage-order.types.ts';
import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { PagePath } from '../shared/paths.ts';
import type { Wire } from '../shared/wire.ts';

export type { MemberOrder };
export type MemberPlan = Wire<'MemberPlan'>;
export type NextBill = Wire<'NextBill'>;
/** What `loadPlans` finds: every plan that was ordered, and the bill that comes next of each that has one. */
export type PlansAndBills = { plans: MemberPlan[]; nextBills: NextBill[] };
export type Banner = Wire<'Banner'>;
export type MemberMessages = Wire<'MemberMessages'>;
export type Preferences = Wire<'NotificationPreferences'>;
export type MySimPlan = Wire<'MySimPlan'>;

/** What is known without the mobile network of a member's number, SIMs, credit and rewards; a part that could not be read is not there. */
export type Mobile = {
  sims?: readonly Wire<'Sim'>[];
  numberMoves?: Wire<'NumberMoves'>;
  airtime?: Wire<'Airtime'>;
  referrals?: Wire<'Referrals'>;
};
export type MobilePart = keyof Mobile;

/** What `loadMobile` finds of the parts that it is asked for, and why it does not find the others; null where it finds them all. */
export type MobileFound = { parts: Mobile; failure: Failure | null };

export type DashboardInput = { memberId: string };

/** An order that was begun and not placed: where it goes on, and as much of it as is known. */
export type UnfinishedOrder = { path: PagePath; planName: string | null; address: string | null };

/** The parts of the page that can fail by themselves. */
export type Card = 'orders' | 'plans' | 'mobile' | 'simPlan' | 'banners' | 'messages' | 'olderMessages';

/** How a card of the page stands. */
export type Standing = 'loading' | 'shown' | 'none' | 'failed';

export type DashboardContext = DashboardInput & {
  /** Newest first; empty until they have been read. */
  orders: readonly MemberOrder[];
  unfinished: UnfinishedOrder | null;
  /** Newest first; empty until they have been read. */
  plans: readonly MemberPlan[];
  /** Earliest first, at most one of a plan; empty until they have been read. */
  nextBills: readonly NextBill[];
  /** As far as it has been read. */
  mobile: Mobile;
  /** Null until it has been read. */
  simPlan: MySimPlan | null;
  /** The page was shown before the SIM plan was known: it has a place that is kept for it, so that nothing moves. */
  isSimPlanLate: boolean;
  banners: readonly Banner[];
  /** Ids of the banners that the member has put away, until the gateway knows. */
  putAway: readonly string[];
  /** The banners have come after the page was shown: they stand at its end, so that nothing moves. */
  areBannersLate: boolean;
  /** All that have been read, page by page: `older` leads on from the last page. */
  messages: MemberMessages | null;
  /** Which news the member wants from now on, until the gateway has taken it; null where nothing is changed. */
  wanted: Preferences | null;
  /** Of the order whose messages are released, or were last. */
  releasedId: string | null;
  /** Why the last call failed. It stays when that call is made anew, as another card may still be without its own. */
  failure: Failure | null;
};

export type DashboardEvent =
  | { type: 'banner.dismissed'; bannerId: string }
  | { type: 'updates.requested' }
  | { type: 'preferences.changed'; preferences: Preferences }
  | { type: 'release.requested'; orderId: string }
  | { type: 'olderMessages.requested' }
  /** Of one card; without one, of everything that could not be read. */
  | (RetryRequested & { card?: Card });

export type DashboardView = 'Dashboard';

/** `loadMobile`: the parts that are not known yet. It rejects where none of them could be read. */
export type MobileInput = { parts: readonly MobilePart[] };

/** `dismissBanners`: sent again for what is dismissed already it changes nothing. */
export type DismissBannersInput = { memberId: string; bannerIds: readonly string[] };

/** `savePreferences`: sent again it changes nothing. Gives them as they are from then on. */
export type SavePreferencesInput = { memberId: string; preferences: Preferences };

/** `loadOlderMessages`: those that were sent before a message. */
export type OlderMessagesInput = { memberId: string; before: string };

/** `releaseMessages`: the oldest messages about an order, at most `count`. */
export type ReleaseMessagesInput = { orderId: string; count: number };
