import { and, assign, not, setup, stateIn } from 'xstate';
import { hasBegun } from '../shared/begun-plan.ts';
import type { Failed } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { isMeantFor } from '../shared/meant-for.ts';
import { hasSimPlan } from '../shared/own-sim-plan.ts';
import { supplied } from '../shared/supplied.ts';
import {
  bannersLeft,
  countToRelease,
  everyNews,
  isChange,
  isAnythingIn,
  isDismissible,
  withNewest,
  withOlder,
  withPreferences,
} from './dashboard.rules.ts';
import type {
  Banner,
  DashboardContext,
  DashboardEvent,
  DashboardInput,
  DashboardView,
  DismissBannersInput,
  MemberMessages,
  MemberOrder,
  MobileFound,
  MobileInput,
  MySimPlan,
  OlderMessagesInput,
  PlansAndBills,
  Preferences,
  ReleaseMessagesInput,
  SavePreferencesInput,
  UnfinishedOrder,
} from './dashboard.types.ts';
import { hasMobile } from './mobile.rules.ts';

/** How long the page waits for banners, and for what the mobile network says, once it could be shown without them. */
const patienceMs = 2000;

/** Types, stubs and named steps of the dashboard; the chart is in dashboard.machine.ts. */
export const dashboardSetup = setup({
  types: {
    context: {} as DashboardContext,
    input: {} as DashboardInput,
    events: {} as DashboardEvent,
    meta: {} as JourneyMeta<DashboardView>,
    tags: {} as JourneyTag,
  },
  actors: {
    loadOrders: supplied<MemberOrder[], { memberId: string }>('loadOrders'),
    findUnfinishedOrder: supplied<UnfinishedOrder | null, Record<string, never>>('findUnfinishedOrder'),
    loadPlans: supplied<PlansAndBills, { memberId: string }>('loadPlans'),
    loadMobile: supplied<MobileFound, MobileInput>('loadMobile'),
    loadSimPlan: supplied<MySimPlan, { memberId: string }>('loadSimPlan'),
    loadBanners: supplied<Banner[], { memberId: string }>('loadBanners'),
    dismissBanners: supplied<void, DismissBannersInput>('dismissBanners'),
    loadMessages: supplied<MemberMessages, { memberId: string }>('loadMessages'),
    loadOlderMessages: supplied<MemberMessages, OlderMessagesInput>('loadOlderMessages'),
    optIn: supplied<void, { memberId: string }>('optIn'),
    savePreferences: supplied<Preferences, SavePreferencesInput>('savePreferences'),
    releaseMessages: supplied<void, ReleaseMessagesInput>('releaseMessages'),
  },
  delays: { patience: patienceMs },
  guards: {
    isMainKnown: and([
      not(stateIn({ orders: 'loadingOrders' })),
      not(stateIn({ savedOrder: 'findingUnfinishedOrder' })),
      not(stateIn({ plans: 'loadingPlans' })),
      not(stateIn({ mobile: 'loadingMobile' })),
    ]),
    isSimPlanAwaited: stateIn({ simPlan: 'loadingSimPlan' }),
    isShownWithoutSimPlan: and(['isMainKnown', 'isSimPlanAwaited']),
    isTopKnown: and(['isMainKnown', not('isSimPlanAwaited'), not(stateIn({ banners: 'loadingBanners' }))]),
    isPageShown: stateIn({ page: 'pageShown' }),
    isMeant: (_, { asked, card }: { asked: string | undefined; card: string }) => isMeantFor(asked, card),
    hasOrders: (_, params: { orders: readonly MemberOrder[] }) => params.orders.length > 0,
    isUnfinishedFound: (_, params: { unfinished: UnfinishedOrder | null }) => params.unfinished !== null,
    hasBegun: (_, { found }: { found: PlansAndBills }) => found.plans.some(hasBegun),
    isAnyMissing: (_, { failure }: MobileFound) => failure !== null,
    hasMobile: ({ context }, { parts }: MobileFound) => hasMobile({ ...context.mobile, ...parts }),
    hasSimPlan: (_, { simPlan }: { simPlan: MySimPlan }) => hasSimPlan(simPlan),
    hasBanners: (_, params: { banners: readonly Banner[] }) => params.banners.length > 0,
    isDismissible: ({ context }, params: { bannerId: string }) => isDismissible(context.banners, params.bannerId),
    isAnotherDismissible: ({ context }, params: { bannerId: string }) =>
      isDismissible(bannersLeft(context), params.bannerId),
    isBannerLeft: ({ context }) => bannersLeft(context).length > 0,
    isAnythingIn: (_, params: { messages: MemberMessages | null }) =>
      params.messages !== null && isAnythingIn(params.messages),
    isAnyOlder: ({ context }) => (context.messages?.older ?? null) !== null,
    isChange: ({ context }, { preferences }: { preferences: Preferences }) => isChange(context, preferences),
    isNotOptedIn: ({ context }) => context.messages?.optedIn === false,
    isWaiting: ({ context }, params: { orderId: string }) => countToRelease(context.messages, params.orderId) > 0,
  },
  actions: {
    storeOrders: assign({ orders: (_, params: { orders: readonly MemberOrder[] }) => params.orders }),
    storeUnfinished: assign({ unfinished: (_, params: { unfinished: UnfinishedOrder | null }) => params.unfinished }),
    storePlans: assign((_, { found: { plans, nextBills } }: { found: PlansAndBills }) => ({ plans, nextBills })),
    addMobile: assign(({ context }, { parts, failure }: MobileFound) => ({
      mobile: { ...context.mobile, ...parts },
      failure: failure ?? context.failure,
    })),
    storeSimPlan: assign({ simPlan: (_, params: { simPlan: MySimPlan }) => params.simPlan }),
    noteLateSimPlan: assign({ isSimPlanLate: true }),
    storeBanners: assign({ banners: (_, params: { banners: readonly Banner[] }) => params.banners }),
    noteLateBanners: assign({ areBannersLate: true }),
    putAway: assign({
      putAway: ({ context }, { bannerId }: { bannerId: string }) => [...new Set([...context.putAway, bannerId])],
    }),
    dropPutAway: assign({ banners: ({ context }) => bannersLeft(context), putAway: [] }),
    bringBack: assign({ putAway: [] }),
    storeMessages: assign({
      messages: ({ context }, params: { messages: MemberMessages }) => withNewest(context.messages, params.messages),
    }),
    addOlder: assign({
      messages: ({ context: { messages } }, { found }: { found: MemberMessages }) =>
        messages && withOlder(messages, found),
    }),
    storeOptIn: assign({
      messages: ({ context: { messages } }) => messages && withPreferences(messages, everyNews),
    }),
    want: assign({ wanted: (_, { preferences }: { preferences: Preferences }) => preferences }),
    storePreferences: assign({
      messages: ({ context: { messages } }, { preferences }: { preferences: Preferences }) =>
        messages && withPreferences(messages, preferences),
      wanted: null,
    }),
    turnTo: assign({ releasedId: (_, params: { orderId: string }) => params.orderId }),
    storeFailure: assign({ failure: (_, params: Failed) => params.failure }),
  },
});
