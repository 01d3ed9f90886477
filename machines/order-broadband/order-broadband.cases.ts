import { answered, failed, type ModelCase } from '../shared/model-case.ts';
import { home, neighbour } from '../address-check/address-check.cases.ts';
import { member, plan, product } from '../choose-plan/choose-plan.cases.ts';
import type { Household } from '../choose-plan/choose-plan.types.ts';
import { booking, order, visited } from '../review-order/review-order.cases.ts';
import type { orderBroadbandMachine } from './order-broadband.machine.ts';
import { placedNewsOf } from '../switch-provider/placed-switch.rules.ts';
import {
  broken,
  failedWith,
  loading,
  matched,
  started,
  switchingWith,
  watchEnded,
} from '../switch-provider/switch-provider.cases.ts';
import { isLedElsewhere, isSentToHowToPay } from './redirect.rules.ts';
import { isAwaited, isSettled } from '../switch-provider/switch-standing.rules.ts';
import type { SwitchProviderOutput } from '../switch-provider/switch-provider.types.ts';
import type {
  OrderBroadbandContext,
  OrderBroadbandInput,
  PlacedJourney,
  ResumedJourney,
  SwitchStatus,
} from './order-broadband.types.ts';

const flags = {
  customisePlan: true,
  bookInstallV2: true,
  contractsUi: true,
  contractNewTab: true,
  commercialLaunch: true,
  addressLookupSpike: false,
};
/** The same draft with the other speed. */
const faster = { ...product, productId: '6f0c2f6e-0001-4d0d-9a9a-3c3c3c3c0500' };
const customisation = { productId: product.productId, meshWifi: false, connectionDate: null };

export const starts: Record<string, OrderBroadbandInput> = {
  'a visitor': { member: null, flags, orderId: null },
  'a member': { member, flags, orderId: null },
  'a member with the address of an order': { member, flags, orderId: order.id },
  'a member where customising is switched off': { member, flags: { ...flags, customisePlan: false }, orderId: null },
  'a member before the commercial launch': { member, flags: { ...flags, commercialLaunch: false }, orderId: null },
};

/** Where the gateway sends a member who has not said how they pay. */
export const howToPay = 'https://site.example.com/dashboard/payment-method';

const chosen = (premise: typeof home) => ({
  kind: 'plansRequested' as const,
  premise,
  transactionId: 'ncc-1',
  status: 'SINGLE_ADDRESS_MATCH',
});

export const resumed: ResumedJourney = {
  address: { premise: home, transactionId: 'ncc-1', status: 'SINGLE_ADDRESS_MATCH' },
  product,
  plan,
  switching: null,
  customisation,
  booking: null,
  page: null,
};

const awaited = switchingWith(loading);
const agreed = { ...switchingWith({ ...matched, state: 'consented' }), started };

/** What the switch page knows, as the order hears of it; the model's switch page is no machine and has none. */
const switchFollowed = (switching: typeof awaited) =>
  ({ type: 'xstate.snapshot.switchProvider', snapshot: { context: { switching } } }) as unknown as ReturnType<
    typeof answered
  >;

/** Who lives there, as the order hears of it from the page of plans. */
export const plansTell = (household: Household | null) =>
  ({ type: 'xstate.snapshot.choosePlan', snapshot: { context: { household } } }) as unknown as ReturnType<
    typeof answered
  >;

/** What is chosen at "Make it yours", as the order hears of it. */
export const choiceTells = (months: number | null, meshWifi: boolean, connectionDate: string | null = null) =>
  ({
    type: 'xstate.snapshot.customisePlan',
    snapshot: { context: { months, choice: { productId: product.productId, meshWifi, connectionDate } } },
  }) as unknown as ReturnType<typeof answered>;

/** The booking saves or holds visits, as the order hears of it. */
export const bookingWrites = {
  type: 'xstate.snapshot.bookInstall',
  snapshot: { hasTag: (tag: string) => tag === 'committing' },
} as unknown as ReturnType<typeof answered>;

/** The booking asks and shows; nothing is written. */
const bookingReads = {
  type: 'xstate.snapshot.bookInstall',
  snapshot: { hasTag: () => false },
} as unknown as ReturnType<typeof answered>;

/** What the watch of a placed switch has seen by this look, as the order hears of it. */
export const watchTells = (status: SwitchStatus, looks = 1) =>
  ({ type: 'xstate.snapshot.matchWatch', snapshot: { context: { status, looks } } }) as unknown as ReturnType<
    typeof answered
  >;

export const placed: PlacedJourney = {
  ...resumed,
  booking,
  switching: switchingWith(failedWith('1201')),
  order: { id: 'order-1', orderKey: 'LK-7Q4M2X9', redirectUrl: null, orderedAt: '2026-11-23T10:00:00Z', plan },
};

export const cases: readonly ModelCase<typeof orderBroadbandMachine>[] = [
  { type: 'member.changed', member },
  { type: 'member.loggedIn', member },
  { type: 'page.sought', path: '/order-confirmation' },
  { type: 'page.sought', path: '/order-summary' },
  { type: 'page.sought', path: '/choose-plan' },
  { type: 'page.sought', path: '/switch' },
  { type: 'page.sought', path: '/customise-plan' },
  { type: 'page.sought', path: '/book-install/outside' },
  { type: 'page.refused', path: '/order-confirmation' },
  { type: 'flags.changed', flags },
  { type: 'summary.opened' },
  { type: 'summary.closed' },
  { type: 'savedJourney.requested', code: 'K7M2QX9P' },
  { type: 'calendar.requested', appointmentId: visited.outsideVisit?.appointmentId ?? '' },
  { type: 'calendar.requested', appointmentId: 'nobody’s' },
  { type: 'postcode.given', postcode: 'LK9 1SA' },
  answered('addressCheck', chosen(home)),
  answered('addressCheck', chosen(neighbour)),
  answered('addressCheck', { kind: 'interestRequested', address: null, transactionId: null }),
  answered('addressCheck', { kind: 'savedJourneyRequested', code: 'K7M2QX9P' }),
  failed('addressCheck', broken),
  answered('choosePlan', { product, plan }),
  answered('choosePlan', { product: faster, plan: { ...plan, productId: faster.productId } }),
  failed('choosePlan', broken),
  answered('switchProvider', { kind: 'settled', switching: { ...awaited, wish: 'self', status: null } }),
  answered('switchProvider', { kind: 'settled', switching: awaited }),
  answered('switchProvider', { kind: 'settled', switching: agreed }),
  answered('switchProvider', { kind: 'addressNeeded', switching: awaited } satisfies SwitchProviderOutput),
  failed('switchProvider', broken),
  switchFollowed(awaited),
  watchEnded({ kind: 'answered', status: matched }),
  ...[{ ...matched, state: 'consented' }, failedWith('1201'), { ...matched, state: 'triggered' }].map((status) =>
    watchTells(status),
  ),
  failed('matchWatch', broken),
  plansTell({ people: 'few', uses: ['films'] }),
  choiceTells(1, true),
  answered('customisePlan', { product, plan, customisation }),
  failed('customisePlan', broken),
  bookingWrites,
  bookingReads,
  answered('bookInstall', { booking, askedFor: null }),
  answered('bookInstall', { booking: visited, askedFor: null }),
  failed('bookInstall', broken),
  answered('reviewOrder', { kind: 'orderPlaced', order }),
  answered('reviewOrder', { kind: 'orderPlaced', order: { ...order, redirectUrl: '/order-summary?paid=yes' } }),
  answered('reviewOrder', { kind: 'orderPlaced', order: { ...order, redirectUrl: howToPay } }),
  answered('reviewOrder', { kind: 'visitsNeeded' }),
  answered('reviewOrder', { kind: 'engineerNotesNeeded', row: 'contact' }),
  answered('reviewOrder', { kind: 'orderOutdated' }),
  answered('followRedirect'),
  failed('followRedirect', broken),
  answered('optIn'),
  failed('optIn', broken),
  answered('makeCalendar'),
  failed('makeCalendar', broken),
  failed('reviewOrder', broken),
  failed('registerInterest', broken),
  answered('findCurrentJourney', resumed),
  answered('findCurrentJourney', { ...resumed, booking }),
  answered('findCurrentJourney', { ...resumed, customisation: null }),
  answered('findCurrentJourney', { ...resumed, booking, switching: awaited }),
  answered('findCurrentJourney', null),
  failed('findCurrentJourney', broken),
  answered('findPlacedOrder', placed),
  answered('findPlacedOrder', null),
  failed('findPlacedOrder', broken),
  answered('findSavedJourney', { ...resumed, page: '/customise-plan' }),
  answered('findSavedJourney', null),
  failed('findSavedJourney', broken),
];

export const facts = (context: OrderBroadbandContext) => ({
  isMember: context.member !== null,
  sought: context.sought,
  premise: context.address?.premise.premiseId,
  plan: context.plan?.id,
  switchWish: context.switching.wish,
  isSwitchSettled: isSettled(context.switching),
  isMatchAwaited: isAwaited(context.switching),
  isCustomised: context.customisation !== null,
  isBooked: context.booking !== null,
  isVisited: Boolean(context.booking?.outsideVisit),
  isOrderNamed: context.orderId !== null,
  isPlaced: context.order !== null,
  isLedElsewhere: isLedElsewhere(context.order),
  isSentToHowToPay: isSentToHowToPay(context.order),
  placedNews: context.order && context.switching.status && placedNewsOf(context.switching.status),
  isCodeKnown: context.savedCode !== null,
  isCustomisingOffered: context.flags.customisePlan,
  isLaunched: context.flags.commercialLaunch,
});
