import { and, assign, not, or, setup, stateIn } from 'xstate';
import { prospectOf } from '../address-check/prospect-address.rules.ts';
import { addressCheckMachine } from '../address-check/address-check.machine.ts';
import type { AddressCheckOutput } from '../address-check/address-check.types.ts';
import type { bookInstallMachine } from '../book-install/book-install.machine.ts';
import type { choosePlanMachine } from '../choose-plan/choose-plan.machine.ts';
import type { ChoosePlanOutput, Household } from '../choose-plan/choose-plan.types.ts';
import type { customisePlanMachine } from '../customise-plan/customise-plan.machine.ts';
import type { CustomisePlanContext, CustomisePlanOutput } from '../customise-plan/customise-plan.types.ts';
import type { matchWatchMachine } from '../match-watch/match-watch.machine.ts';
import type { MatchWatchInput, MatchWatchOutput } from '../match-watch/match-watch.types.ts';
import type { registerInterestMachine } from '../register-interest/register-interest.machine.ts';
import type { reviewOrderMachine } from '../review-order/review-order.machine.ts';
import type { ReviewOrderOutput } from '../review-order/review-order.types.ts';
import type { Failure } from '../shared/failure.ts';
import type { JourneyMember, JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { paths } from '../shared/paths.ts';
import { supplied, suppliedMachine } from '../shared/supplied.ts';
import { maySwitchAgain, placedNewsOf } from '../switch-provider/placed-switch.rules.ts';
import { isAwaited, isSettled } from '../switch-provider/switch-standing.rules.ts';
import type { switchProviderMachine } from '../switch-provider/switch-provider.machine.ts';
import type { SwitchProviderOutput } from '../switch-provider/switch-provider.types.ts';
import { lastChoiceOf } from './last-choice.rules.ts';
import { isLedElsewhere } from './redirect.rules.ts';
import type {
  Booking,
  MissingStep,
  OrderBroadbandContext,
  OrderBroadbandEvent,
  OrderBroadbandInput,
  OrderBroadbandView,
  OrderFlags,
  PlacedJourney,
  ResumedJourney,
  Switching,
} from './order-broadband.types.ts';

/** What comes after the address is about that address; another home starts it anew. */
export const nothingChosen = {
  product: null,
  plan: null,
  customisation: null,
  lastChoice: null,
  booking: null,
  speedBefore: null,
  household: null,
} as const;

/** The switch is about a home, and about the plan that takes the place of the old broadband; who it is with stays. */
function anew(switching: Switching, isSameHome: boolean): Switching {
  return { ...switching, wish: isSameHome ? switching.wish : null, status: null, started: null };
}

/**
 * Without a switch at the gateway, who has got past the question said no there, or left it open; how, nobody has kept.
 * Who has not got past it is asked.
 */
function resumedSwitching(known: Switching, { switching, customisation }: ResumedJourney): Switching {
  const unkept = customisation ? 'unkept' : null;
  return switching ?? { ...known, wish: known.wish ?? unkept, status: null, started: null };
}

const pagesOfBooking: readonly string[] = [
  paths.bookInstall,
  paths.keyInfo,
  paths.bothVisits,
  paths.outsideVisit,
  paths.homeVisit,
];

/** A home that cannot be switched is ordered for without (AD-18). */
export const isSwitchable = ({ address }: OrderBroadbandContext): boolean =>
  address?.status !== 'SWITCHING_NOT_AVAILABLE';

export function missingStepOf(context: OrderBroadbandContext): MissingStep | null {
  // Before the launch it is not the customer who has left something out.
  if (!context.flags.commercialLaunch) return null;
  if (!context.address) return 'address';
  if (!context.plan) return 'plan';
  if (!context.customisation) return 'customisation';
  if (!context.booking) return 'visits';
  return isSwitchable(context) && !isSettled(context.switching) ? 'switch' : 'agreement';
}

/** Only where nothing is known here: an order begun elsewhere must not take the place of the home just checked. */
const isLookingWorthwhile = ({ member, address, orderId }: OrderBroadbandContext): boolean =>
  member !== null && address === null && orderId === null;

/** A switch that more can be heard of, once the order is placed. */
const isNewsPossible = ({ wish, status }: Switching): boolean =>
  wish === 'switch' && status !== null && placedNewsOf(status) !== 'complete';

/** Types, children, stubs and named steps of the order journey; the chart is in order-broadband.machine.ts. */
export const orderBroadbandSetup = setup({
  types: {
    context: {} as OrderBroadbandContext,
    input: {} as OrderBroadbandInput,
    events: {} as OrderBroadbandEvent,
    meta: {} as JourneyMeta<OrderBroadbandView>,
    tags: {} as JourneyTag,
  },
  actors: {
    addressCheck: addressCheckMachine,
    choosePlan: suppliedMachine<typeof choosePlanMachine>('choosePlan'),
    switchProvider: suppliedMachine<typeof switchProviderMachine>('switchProvider'),
    matchWatch: suppliedMachine<typeof matchWatchMachine>('matchWatch'),
    customisePlan: suppliedMachine<typeof customisePlanMachine>('customisePlan'),
    bookInstall: suppliedMachine<typeof bookInstallMachine>('bookInstall'),
    reviewOrder: suppliedMachine<typeof reviewOrderMachine>('reviewOrder'),
    registerInterest: suppliedMachine<typeof registerInterestMachine>('registerInterest'),
    findCurrentJourney: supplied<ResumedJourney | null, Record<string, never>>('findCurrentJourney'),
    /** Leaves for where the gateway sends the customer; rejects where that is neither this site nor the payment provider. */
    followRedirect: supplied<void, { url: string }>('followRedirect'),
    findPlacedOrder: supplied<PlacedJourney | null, { orderId: string | null }>('findPlacedOrder'),
    optIn: supplied<void, { memberId: string }>('optIn'),
    /** Has the browser keep a visit as a file for a calendar. */
    makeCalendar: supplied<void, { orderId: string; appointmentId: string }>('makeCalendar'),
    findSavedJourney: supplied<ResumedJourney | null, { code: string }>('findSavedJourney'),
  },
  delays: { anotherWatch: 60_000 },
  guards: {
    isSought: ({ context }, { pages }: { pages: readonly string[] }) => pages.includes(context.sought ?? ''),
    /** Nothing else is ordered where the journey is about a placed order. */
    isOpen: ({ context }) => context.order === null && context.orderId === null,
    isMember: ({ context }) => context.member !== null,
    hasAddress: ({ context }) => context.address !== null,
    hasPlan: ({ context }) => context.plan !== null,
    hasCustomisation: ({ context }) => context.customisation !== null,
    hasBooking: ({ context }) => context.booking !== null,
    isLedElsewhere: ({ context }) => isLedElsewhere(context.order),
    hasOrder: ({ context }) => context.order !== null,
    isOrderNamed: ({ context }) => context.orderId !== null,
    isCustomisingOffered: ({ context }) => context.flags.customisePlan,
    isLookingWorthwhile: ({ context }) => isLookingWorthwhile(context),
    isSummarySought: ({ context }, params: { path: string }) =>
      params.path === paths.orderSummary && isLookingWorthwhile(context),
    isPlansRequested: (_, params: { output: AddressCheckOutput }) => params.output.kind === 'plansRequested',
    isInterestRequested: (_, params: { output: AddressCheckOutput }) => params.output.kind === 'interestRequested',
    isJourneyFound: (_, params: { journey: ResumedJourney | null }) => params.journey !== null,
    isCodeKnown: ({ context }) => context.savedCode !== null,
    isOrderOutdated: (_, params: { kind: string }) => params.kind === 'orderOutdated',
    areNotesNeeded: (_, params: { kind: string }) => params.kind === 'engineerNotesNeeded',
    /** The booking writes to the gateway. */
    isWriting: (_, { snapshot }: { snapshot: { hasTag?: (tag: 'committing') => boolean } }) =>
      snapshot.hasTag?.('committing') === true,
    isOrderPlaced: (_, params: { kind: string }) => params.kind === 'orderPlaced',
    isLaunched: ({ context }) => context.flags.commercialLaunch,
    /** Nothing is ordered before the commercial launch (SC-10). */
    isOrderingOpen: and(['isOpen', 'isLaunched']),
    mayChoosePlan: and(['isOrderingOpen', 'hasAddress']),
    mayGoOn: and(['isOrderingOpen', 'hasPlan']),
    mayCustomise: and(['isOrderingOpen', 'hasPlan', 'isCustomisingOffered']),
    mayBook: and(['isOrderingOpen', 'hasCustomisation']),
    isSwitchSettled: ({ context }) => !isSwitchable(context) || isSettled(context.switching),
    isSwitchable: ({ context }) => isSwitchable(context),
    isAddressNeeded: (_, params: { kind: SwitchProviderOutput['kind'] }) => params.kind === 'addressNeeded',
    isMatchLoading: ({ context }) => isAwaited(context.switching),
    isMatchAwaited: and(['isMatchLoading', or([stateIn('#customisingPlan'), stateIn('#bookingInstall')])]),
    isNotPlaced: not(stateIn('#orderPlaced')),
    /** A visit of the placed order. */
    isOwnVisit: ({ context: { order, booking } }, { appointmentId }: { appointmentId: string }) =>
      order !== null &&
      [booking?.outsideVisit, booking?.inHomeVisit].some((visit) => visit?.appointmentId === appointmentId),
    isSummaryOffered: ({ context }) => context.plan !== null && context.order === null,
    isSwitchPlaced: and([({ context }) => isNewsPossible(context.switching), stateIn('#orderPlaced')]),
    isMatchWatched: or(['isMatchAwaited', 'isSwitchPlaced']),
    isNoMatchWatched: not('isMatchWatched'),
    maySwitchAgain: ({ context }) => maySwitchAgain(context.switching),
    maySwitch: and(['isOrderingOpen', 'hasPlan', 'isSwitchable']),
    isSwitchSought: and(['maySwitch', { type: 'isSought', params: { pages: [paths.switch] } }]),
    isCustomisingSought: and(['mayCustomise', { type: 'isSought', params: { pages: [paths.customisePlan] } }]),
    isBookingSought: and(['mayBook', { type: 'isSought', params: { pages: pagesOfBooking } }]),
    isReviewNext: and(['mayBook', 'hasBooking']),
    mayReview: and(['isReviewNext', 'isSwitchSettled']),
  },
  actions: {
    storeMember: assign({ member: (_, params: { member: JourneyMember | null }) => params.member }),
    storeFlags: assign({ flags: (_, params: { flags: OrderFlags }) => params.flags }),
    storeAddress: assign(({ context }, { output }: { output: AddressCheckOutput }) => {
      if (output.kind !== 'plansRequested') return {};
      const { premise, transactionId, status } = output;
      const isSameHome = context.address?.premise.premiseId === premise.premiseId;
      return {
        address: { premise, transactionId, status },
        prospect: { address: prospectOf(premise), transactionId },
        // The same home found by another check: a match that failed is to be asked for anew.
        ...(isSameHome && context.address?.transactionId === transactionId
          ? {}
          : { switching: anew(context.switching, isSameHome) }),
        // Another home is compared by the speed chosen last, for whichever home; a plan is of one home and goes with it.
        ...(!isSameHome && {
          ...nothingChosen,
          speedBefore: context.product?.downstreamSpeedInMbps ?? context.speedBefore,
        }),
      };
    }),
    storeProspect: assign((_, { output }: { output: AddressCheckOutput }) => {
      if (output.kind !== 'interestRequested') return {};
      return { prospect: { address: output.address, transactionId: output.transactionId } };
    }),
    // After an order the saved one takes its place; before it, what is chosen stays until the saved one is found.
    storeSavedCode: assign(({ context }, params: { code: string }) => ({
      savedCode: params.code,
      ...(context.order ? { order: null, address: null, ...nothingChosen } : {}),
    })),
    takeSavedCode: assign({
      savedCode: (_, { output }: { output: AddressCheckOutput }) =>
        output.kind === 'savedJourneyRequested' ? output.code : null,
    }),
    storePlan: assign(({ context }, { output: { product, plan } }: { output: ChoosePlanOutput }) => {
      const isOther = context.plan?.id !== plan.id;
      return {
        product,
        plan,
        speedBefore: null,
        // For the same home the gateway gives the same draft another speed: what is held and agreed for it stays.
        ...(isOther && { switching: anew(context.switching, true), booking: null }),
        // The other speed has its own products: length and kit are kept with it by their own step.
        ...((isOther || context.plan?.productId !== plan.productId) && {
          customisation: null,
          lastChoice: lastChoiceOf(context),
        }),
      };
    }),
    followHousehold: assign(
      (_, { snapshot: { context } }: { snapshot: { context?: { household: Household | null } } }) =>
        context ? { household: context.household } : {},
    ),
    storeSwitching: assign({ switching: (_, params: { switching: Switching }) => params.switching }),
    followSwitch: assign(({ context }, params: { snapshot: { context?: { switching: Switching } } }) => ({
      switching: params.snapshot.context?.switching ?? context.switching,
    })),
    storeMatch: assign(({ context }, { output }: { output: MatchWatchOutput }) =>
      output.kind === 'answered' ? { switching: { ...context.switching, status: output.status } } : {},
    ),
    /** What a watch for the order summary has seen so far: it goes on for as long as there may be more. */
    followWatch: assign(
      ({ context }, { snapshot }: { snapshot: { context?: Pick<MatchWatchInput, 'status' | 'looks'> } }) =>
        context.order && snapshot.context
          ? { switching: { ...context.switching, status: snapshot.context.status }, looks: snapshot.context.looks }
          : {},
    ),
    forgetLooks: assign({ looks: 0 }),
    takeDefaults: assign(({ context: { customisation, product } }) => {
      if (customisation || !product) return {};
      return { customisation: { productId: product.productId, meshWifi: false, connectionDate: null } };
    }),
    storeCustomisation: assign((_, { output }: { output: CustomisePlanOutput }) => ({
      plan: output.plan,
      product: output.product,
      customisation: output.customisation,
    })),
    followChoice: assign(
      (_, { snapshot: { context } }: { snapshot: { context?: Pick<CustomisePlanContext, 'months' | 'choice'> } }) =>
        context ? { lastChoice: { ...context.choice, months: context.months } } : {},
    ),
    storeBooking: assign({ booking: (_, params: { booking: Booking }) => params.booking }),
    forgetBooking: assign({ booking: null }),
    storePlacedOrder: assign((_, { output }: { output: ReviewOrderOutput }) =>
      output.kind === 'orderPlaced' ? { order: output.order } : {},
    ),
    storeResumedJourney: assign(({ context }, { journey }: { journey: ResumedJourney | null }) => {
      if (!journey) return {};
      const { page, ...known } = journey;
      return {
        ...nothingChosen,
        ...known,
        switching: resumedSwitching(context.switching, journey),
        sought: page ?? context.sought,
        savedCode: null,
        failure: null,
      };
    }),
    storeCalendarVisit: assign({ calendarVisit: (_, params: { appointmentId: string }) => params.appointmentId }),
    forgetRedirect: assign({ order: ({ context }) => context.order && { ...context.order, redirectUrl: null } }),
    storeSought: assign({ sought: (_, params: { path: string }) => params.path }),
    noteMissingStep: assign({ missing: ({ context }) => missingStepOf(context) }),
    /** What was asked for before is answered by the page that is shown now. */
    showPage: assign({ missing: null, sought: null }),
    forgetSavedCode: assign({ savedCode: null, failure: null }),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
  },
});
