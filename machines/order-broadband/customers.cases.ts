import { home } from '../address-check/address-check.cases.ts';
import { member, plan, product } from '../choose-plan/choose-plan.cases.ts';
import { answered } from '../shared/model-case.ts';
import { booking, order } from '../review-order/review-order.cases.ts';
import { loading, matched, started, switchingWith } from '../switch-provider/switch-provider.cases.ts';
import { undecided } from '../switch-provider/switch-standing.rules.ts';
import type { OrderBroadbandInput, OrderFlags } from './order-broadband.types.ts';

/** Flags that are read beside each other differ, so that one in the other's place is noticed. */
export const flags: OrderFlags = {
  customisePlan: true,
  bookInstallV2: false,
  contractsUi: true,
  contractNewTab: false,
  commercialLaunch: true,
  addressLookupSpike: true,
};

export const aMember: OrderBroadbandInput = { member, flags, orderId: null };
export const aVisitor: OrderBroadbandInput = { ...aMember, member: null };
/** Who has followed a link about an order of theirs. */
export const ofAnOrder: OrderBroadbandInput = { ...aMember, orderId: order.id };
export const withoutCustomising: OrderBroadbandInput = { ...aMember, flags: { ...flags, customisePlan: false } };
export const beforeTheLaunch: OrderBroadbandInput = { ...aMember, flags: { ...flags, commercialLaunch: false } };

export const broken = { kind: 'UnknownError', message: 'broken' };

/** The other speed, and the draft for it: the same draft made over, or another one. */
export const faster = { ...product, productId: '6f0c2f6e-0001-4d0d-9a9a-3c3c3c3c0500', displayName: 'Full Fibre 500' };
export const planMadeOver = { ...plan, productId: faster.productId };
export const anotherPlan = { ...planMadeOver, id: '6f0c2f6e-0002-4d0d-9a9a-3c3c3c3c0009' };

export const checked = { premise: home, transactionId: 'ncc-1', status: 'SINGLE_ADDRESS_MATCH' };
export const unswitchable = { ...checked, status: 'SWITCHING_NOT_AVAILABLE' };
export const homeFound = (address: { premise: typeof home; transactionId: string; status: string } = checked) =>
  answered('addressCheck', { kind: 'plansRequested', ...address });

export const withoutUs = { ...undecided('Archer'), wish: 'self' as const };
export const awaited = switchingWith(loading);
export const agreed = { ...switchingWith({ ...matched, state: 'consented' }), started };
export const settled = (switching: object) => answered('switchProvider', { kind: 'settled', switching });

export const wishes = { productId: product.productId, meshWifi: true, connectionDate: '2026-12-10' };
export const defaults = { productId: product.productId, meshWifi: false, connectionDate: null };
export const customised = answered('customisePlan', { product, plan, customisation: wishes });
export const booked = answered('bookInstall', { booking, askedFor: null });
export const ordered = (url: string | null = null) =>
  answered('reviewOrder', { kind: 'orderPlaced', order: { ...order, redirectUrl: url } });

export const planFor = answered('choosePlan', { product, plan });

/** How far the customers of the tables have come, each a step further than the one before. */
export const pasts = {
  atPlans: [homeFound()],
  atSwitch: [homeFound(), planFor],
  atCustomising: [homeFound(), planFor, settled(withoutUs)],
  atBooking: [homeFound(), planFor, settled(withoutUs), customised],
  atReview: [homeFound(), planFor, settled(withoutUs), customised, booked],
};

export const openPage = (name: string) => ({ type: 'xstate.route', to: `#${name}` });
export const refusedPage = (path: string) => ({ type: 'page.refused', path });
export const soughtPage = (path: string) => ({ type: 'page.sought', path });
/** What the page of the switch tells of itself while the customer is there. */
export const switchTells = (switching: object) => ({
  type: 'xstate.snapshot.switchProvider',
  snapshot: { context: { switching } },
});

/** What the steps are begun with for the member of the tables; what a table is about is said over it. */
export const switchPage = {
  planId: plan.id,
  transactionId: 'ncc-1',
  address: '12 Saltmarsh Row, Larkhaven, LK1 1AA',
  switching: undecided('Archer'),
  isV2: false,
  booking: null,
  connectionDate: null,
  isOrdered: false,
};
export const customisePage = {
  plan,
  product,
  customisation: null,
  lastChoice: null,
  uprn: home.uprn,
  isSwitchable: true,
  switchingFrom: null,
  isBooked: false,
};
export const bookingPage = {
  planId: plan.id,
  installation: null,
  booking: null,
  switchId: null,
  contact: { firstName: 'Rowan', lastName: 'Archer', phone: '07700 900101' },
  isV2: false,
  askedFor: null,
};
export const reviewPage = {
  member,
  plan,
  product,
  premise: home,
  customisation: wishes,
  booking,
  changed: null,
  switching: withoutUs,
  contractsUi: true,
  contractNewTab: false,
};
