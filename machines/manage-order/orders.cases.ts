import { inHomeId, outsideId } from '../book-install/book-install.cases.ts';
import type { EarlierDate, MemberOrder, Order, OrderVisit } from './manage-order.types.ts';

export const orderId = '9e9e9e9e-2c2c-4e4e-8f8f-7a7a7a7a0001';

const outsideVisit: OrderVisit = {
  id: outsideId,
  appointmentDate: '2026-02-17',
  slot: 'AM',
  earliestArrivalTime: '2026-02-17T08:00:00+00:00',
  latestArrivalTime: '2026-02-17T12:00:00+00:00',
  visitType: 'PRE_WORK',
  estimatedDurationInMinutes: 120,
  inHomeLeadTimeInDays: 5,
  state: 'CONFIRMED',
  stateDescription: 'Booked',
  notes: 'Ring the lower bell',
  healthAndSafetyNotes: null,
  appointmentNotes: { healthAndSafety: null, engineerInstructions: 'Ring the lower bell' },
  contactFirstName: 'Rowan',
  contactLastName: 'Archer',
  contactPhoneNumber: '07700 900101',
  contactSecondaryPhoneNumber: null,
  engineerName: null,
  engineerContactNumber: null,
  formattedArrivalTime: '8am-12pm',
  rebookingRequired: false,
  amendable: true,
};

const homeVisit: OrderVisit = {
  ...outsideVisit,
  id: inHomeId,
  appointmentDate: '2026-02-24',
  slot: 'PM',
  earliestArrivalTime: '2026-02-24T12:00:00+00:00',
  latestArrivalTime: '2026-02-24T16:00:00+00:00',
  visitType: 'IN_HOME',
  estimatedDurationInMinutes: 60,
  formattedArrivalTime: '12pm-4pm',
};

const order: Order = {
  id: orderId,
  key: 'LK-20260105-0001',
  externalOrderId: 'NET-1001',
  orderDate: '2026-02-02T10:30:00.000Z',
  state: 'COMMITTED',
  stateDescription: 'Committed: your Go Live date is Tuesday 24 February 2026.',
  plan: {
    id: '6f0c2f6e-0002-4d0d-9a9a-3c3c3c3c0002',
    apiVersion: '1',
    orderKey: 'LK-20260105-0001',
    memberId: '100001',
    premiseId: 'prm-1001',
    uprn: '990000001001',
    productId: '5f0c6f0e-6d5e-4f0e-9c59-0a3a5a1b0150',
    active: false,
    upfrontPrice: '3000',
    monthlyPrice: '2500',
    displayName: 'Full Fibre 150',
    ecommerce: false,
    downstreamSpeedInMbps: 150,
    upstreamSpeedInMbps: 150,
    connectionMethodDescription: 'Full fibre to your home',
    start: null,
    end: null,
    serviceStart: null,
    serviceEnd: null,
    provisionalStartDate: '2026-02-24',
    provisionalEndDate: '2027-02-23',
    contractDuration: 12,
    contractDurationText: '12 months',
    monthsRemaining: null,
    contractSummaryDocId: 'summary-1',
    contractInformationDocId: 'information-1',
    ecommerceOrderScheduleId: null,
  },
  premise: {
    id: 'prm-1001',
    externalPremiseId: 'prm-1001',
    premiseId: 'prm-1001',
    uprn: '990000001001',
    streetNumber: '4',
    streetName: 'Heron Way',
    postcode: 'LK1 1AA',
    city: 'Larkhaven',
    country: 'United Kingdom',
  },
  appointments: [outsideVisit, homeVisit],
  cancellable: true,
  cancellationCompletionDate: null,
};

/** No date before it can be had, or the visit has none that stands. */
const nothingEarlier = { canAsk: false, asked: false, offer: null } as const;

const promise: MemberOrder['promises'][number] = {
  id: '0d7c9f8e-6d53-4f0e-8f6a-5a6f5b9d2c01',
  kind: 'GO_LIVE',
  date: '2026-02-24',
  slot: null,
  state: 'OPEN',
  causedBy: null,
  actionOwner: 'NETWORK',
  endedOn: null,
  compensation: { rateInPence: 646, per: 'DAY', days: 0, amountInPence: 0 },
};

/** What stands with an earlier date of the outside visit; the home visit has the first date that it can have. */
const earlierDates = (outside: Omit<EarlierDate, 'appointmentId'>): EarlierDate[] => [
  { appointmentId: outsideId, ...outside },
  { appointmentId: inHomeId, ...nothingEarlier },
];

/** An order that runs as it should: both visits can be moved, and it can be cancelled. */
export const running: MemberOrder = {
  order,
  earlierDates: earlierDates({ canAsk: true, asked: false, offer: null }),
  promises: [promise],
  cancellation: { how: 'CANCEL', until: '2026-02-15' },
  compensationInPence: 0,
  meshWifi: false,
  credits: [],
  payout: null,
  switchToRepair: null,
};

/** An order with other visits, or in another state. */
export const orderWith = (
  change: Partial<Order>,
  [outside, home]: [outside?: Partial<OrderVisit>, home?: Partial<OrderVisit>] = [],
): Order => ({
  ...order,
  appointments: [
    { ...outsideVisit, ...outside },
    { ...homeVisit, ...home },
  ],
  ...change,
});

/** The customer has asked to be told of an earlier date for the outside visit. */
export const asked: MemberOrder = {
  ...running,
  earlierDates: earlierDates({ canAsk: true, asked: true, offer: null }),
};

export const offerId = '7b1e6d0a-4f43-4c1c-9d0e-1f6c2a5b0001';

/** Somebody has given up a date before it. */
export const offered: MemberOrder = {
  ...running,
  earlierDates: earlierDates({
    canAsk: true,
    asked: true,
    offer: {
      id: offerId,
      date: '2026-02-12',
      slot: 'PM',
      formattedArrivalTime: '12pm-4pm',
      until: '2026-02-05T13:30:00+00:00',
    },
  }),
};

/** Nobody was at home for the outside visit: it has to be booked again, the home visit stands. */
export const toRebook: MemberOrder = {
  ...running,
  earlierDates: earlierDates(nothingEarlier),
  order: orderWith(
    { state: 'DELAYED', stateDescription: 'Delayed: nobody was at home. Choose another date for the visit.' },
    [{ rebookingRequired: true, stateDescription: 'Nobody was at home: choose another date' }],
  ),
  cancellation: { how: 'WITHDRAW', until: '2026-02-16' },
};

/** The engineers are on their way: nothing can be changed any more. */
export const closed: MemberOrder = {
  ...running,
  earlierDates: earlierDates(nothingEarlier),
  order: orderWith({ cancellable: false }, [
    { amendable: false, engineerName: 'Ash Merrow', engineerContactNumber: '07700 900555' },
    { amendable: false },
  ]),
  cancellation: { how: null, until: null },
};

/** The network has ended it after its promise: what that is worth can come off no bill. */
export const owed: MemberOrder = {
  ...closed,
  order: { ...closed.order, state: 'CANCELLED', stateDescription: 'Cancelled by the network.' },
  compensationInPence: 1938,
  payout: { state: 'OWED', amountInPence: 1938, endingIn: null, on: null },
};

/** A bank did not take it. */
export const unpaid: MemberOrder = {
  ...owed,
  payout: { state: 'FAILED', amountInPence: 1938, endingIn: '73', on: '2026-03-02' },
};

export const onItsWay: MemberOrder = {
  ...owed,
  payout: { state: 'ON_ITS_WAY', amountInPence: 1938, endingIn: '69', on: '2026-03-02' },
};

export const cancelling: MemberOrder = {
  ...closed,
  order: { ...closed.order, state: 'CANCELLING', stateDescription: 'Cancelling: we’re cancelling your order.' },
};
