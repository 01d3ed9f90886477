import { fromPromise } from 'xstate';
import { premiseLine } from '../../../machines/address-check/address-check.selectors.ts';
import type {
  Banner,
  DismissBannersInput,
  MemberMessages,
  MemberOrder,
  Mobile,
  MobileFound,
  MobileInput,
  MobilePart,
  MySimPlan,
  OlderMessagesInput,
  PlansAndBills,
  Preferences,
  ReleaseMessagesInput,
  SavePreferencesInput,
  UnfinishedOrder,
} from '../../../machines/dashboard/dashboard.types.ts';
import { asFailure } from '../../../machines/shared/failure.ts';
import { paths, type PagePath } from '../../../machines/shared/paths.ts';
import type { Wire } from '../../../machines/shared/wire.ts';
import type { AirtimeCalls } from '../../gateway-client/airtime.ts';
import type { Bills } from '../../gateway-client/bills.ts';
import type { MemberPlans } from '../../gateway-client/member-plans.ts';
import type { MemberAccount } from '../../gateway-client/member-account.ts';
import type { Messages } from '../../gateway-client/messages.ts';
import type { MySimPlanCalls } from '../../gateway-client/my-sim-plan.ts';
import type { NumberMoveCalls } from '../../gateway-client/number-moves.ts';
import type { Orders } from '../../gateway-client/orders.ts';
import type { ReferralCalls } from '../../gateway-client/referrals.ts';
import type { SavedJourneys } from '../../gateway-client/saved-journeys.ts';
import type { Sims } from '../../gateway-client/sims.ts';

type Calls = {
  orders: Pick<Orders, 'listMemberOrders'>;
  plans: Pick<MemberPlans, 'listMemberPlans'>;
  bills: Pick<Bills, 'listBills'>;
  sims: Pick<Sims, 'listSims'>;
  numberMoves: Pick<NumberMoveCalls, 'getNumberMoves'>;
  airtime: Pick<AirtimeCalls, 'getCredit'>;
  referrals: Pick<ReferralCalls, 'getReferrals'>;
  simPlans: Pick<MySimPlanCalls, 'getMySimPlan'>;
  messages: Messages;
  members: Pick<MemberAccount, 'optInToNotifications'>;
  savedJourneys: Pick<SavedJourneys, 'findCurrentJourney'>;
  /** Whether this tab has an order that has got as far as a home, and not as far as the gateway. */
  isOrderUnderWay: () => boolean;
};

type OfMember = { memberId: string };

/** Where an order goes on; one that a newer gateway has kept at another step begins at the first of these. */
const pages: Readonly<Record<Wire<'SavedJourneyStep'>, PagePath>> = {
  'customise-plan': paths.customisePlan,
  'book-install': paths.bookInstall,
  'review-order': paths.orderConfirmation,
};

const pageOf = (step: string): PagePath =>
  Object.hasOwn(pages, step) ? pages[step as keyof typeof pages] : paths.customisePlan;

type MobileCalls = Pick<Calls, 'sims' | 'numberMoves' | 'airtime' | 'referrals'>;

/** Asks for the parts at once, and gives those that come; rejects where none comes. */
async function mobileOf(calls: MobileCalls, parts: readonly MobilePart[], signal: AbortSignal): Promise<MobileFound> {
  const asks: { [Part in MobilePart]-?: () => Promise<Mobile[Part]> } = {
    sims: () => calls.sims.listSims(signal),
    numberMoves: () => calls.numberMoves.getNumberMoves(signal),
    airtime: () => calls.airtime.getCredit(signal),
    referrals: () => calls.referrals.getReferrals(signal),
  };
  const ended = await Promise.allSettled(parts.map(async (part) => [part, await asks[part]()] as const));
  const found = ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const [failure = null] = ended.flatMap((one) => (one.status === 'rejected' ? [asFailure(one.reason)] : []));
  if (found.length === 0 && failure !== null) throw failure;
  return { parts: Object.fromEntries(found), failure };
}

/** Fills the dashboard with the gateway's calls; every one rejects with a Failure. All writes may be sent again. */
export function createDashboardActors({
  orders,
  plans,
  bills,
  messages,
  members,
  savedJourneys,
  isOrderUnderWay,
  simPlans,
  ...mobile
}: Calls) {
  return {
    loadOrders: fromPromise<MemberOrder[], OfMember>(({ input, signal }) =>
      orders.listMemberOrders(input.memberId, signal),
    ),
    /** The gateway keeps an order from the plan on; before that there is at most the one in this tab. */
    findUnfinishedOrder: fromPromise<UnfinishedOrder | null, Record<string, never>>(async ({ signal }) => {
      const found = await savedJourneys.findCurrentJourney(signal);
      if (found)
        return { path: pageOf(found.step), planName: found.plan.displayName, address: premiseLine(found.address) };
      return isOrderUnderWay() ? { path: paths.postcodeChecker, planName: null, address: null } : null;
    }),
    loadPlans: fromPromise<PlansAndBills, OfMember>(async ({ input: { memberId }, signal }) => {
      const [found, { nextBills }] = await Promise.all([
        plans.listMemberPlans(memberId, signal),
        bills.listBills(memberId, signal),
      ]);
      return { plans: found, nextBills };
    }),
    loadMobile: fromPromise<MobileFound, MobileInput>(({ input: { parts }, signal }) =>
      mobileOf(mobile, parts, signal),
    ),
    loadSimPlan: fromPromise<MySimPlan, OfMember>(({ signal }) => simPlans.getMySimPlan(signal)),
    loadBanners: fromPromise<Banner[], OfMember>(({ input, signal }) => messages.listBanners(input.memberId, signal)),
    dismissBanners: fromPromise<void, DismissBannersInput>(async ({ input: { memberId, bannerIds }, signal }) => {
      await Promise.all(bannerIds.map((bannerId) => messages.dismissBanner({ memberId, bannerId }, signal)));
    }),
    loadMessages: fromPromise<MemberMessages, OfMember>(({ input, signal }) => messages.listMessages(input, signal)),
    loadOlderMessages: fromPromise<MemberMessages, OlderMessagesInput>(({ input, signal }) =>
      messages.listMessages(input, signal),
    ),
    optIn: fromPromise<void, OfMember>(({ input, signal }) => members.optInToNotifications(input.memberId, signal)),
    savePreferences: fromPromise<Preferences, SavePreferencesInput>(({ input, signal }) =>
      messages.setPreferences(input, signal),
    ),
    releaseMessages: fromPromise<void, ReleaseMessagesInput>(async ({ input, signal }) => {
      await messages.releaseMessages(input, signal);
    }),
  };
}
