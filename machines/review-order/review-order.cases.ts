import { answered, failed, type ModelCase } from '../shared/model-case.ts';
import { home } from '../address-check/address-check.cases.ts';
import { member, plan, product } from '../choose-plan/choose-plan.cases.ts';
import type { Booking } from '../order-broadband/order-broadband.types.ts';
import type { reviewOrderMachine } from './review-order.machine.ts';
import type { ReviewOrderContext, ReviewOrderInput } from './review-order.types.ts';

// The chart only passes the booking on; its fields are the contract's business.
export const booking = {
  installation: { connectionMethodDescription: 'Full fibre to your home' },
  outsideVisit: null,
  inHomeVisit: null,
} as unknown as Booking;

/** The same with a visit outside. */
export const visited: Booking = {
  ...booking,
  outsideVisit: {
    appointmentId: '6f0c2f6e-0004-4d0d-9a9a-3c3c3c3c0004',
    date: '2026-12-01',
    slot: 'AM',
    formattedSlot: '8am-12pm',
  },
};

export const order = {
  id: '6f0c2f6e-0003-4d0d-9a9a-3c3c3c3c0003',
  orderKey: 'LK-7Q4M2X9',
  redirectUrl: null,
  orderedAt: '2026-11-23T10:00:00Z',
  plan: null,
};

const refused = (code: string, status = 409) => ({ kind: 'HttpError', status, code, message: '', fields: [] });

export const starts = {
  'a customer with everything chosen': {
    member,
    plan,
    product,
    premise: home,
    customisation: { productId: product.productId, meshWifi: false, connectionDate: null },
    booking,
    changed: 'contact',
    switching: null,
    contractsUi: true,
    contractNewTab: true,
  },
} satisfies Record<string, ReviewOrderInput>;

/** They have another name by now. */
export const corrected = { ...member, firstName: 'Ash' };

const contract = { planId: plan.id, contractSummaryDocId: 'S', contractInformationDocId: 'I', monthRemaining: 12 };

export const cases: readonly ModelCase<typeof reviewOrderMachine>[] = [
  answered('prepareContract', { contract, plan, member }),
  answered('prepareContract', { contract, plan: { ...plan, monthlyPrice: '4500' }, member }),
  failed('prepareContract', { kind: 'NetworkError', message: 'offline' }),
  { type: 'member.changed', member: corrected },
  { type: 'member.changed', member },
  { type: 'hold.ended' },
  { type: 'engineerNotes.requested', row: 'healthAndSafety' },
  { type: 'order.submitted', contractAccepted: true },
  { type: 'order.submitted', contractAccepted: false },
  answered('placeOrder', order),
  failed('placeOrder', refused('reservation.expired')),
  failed('placeOrder', refused('reservation.missing')),
  failed('placeOrder', refused('switch.unsettled')),
  failed('placeOrder', refused('order.exists')),
  failed('placeOrder', refused('contract.missing')),
  failed('placeOrder', refused('contract.changed')),
  failed('placeOrder', refused('internal', 500)),
];

export const facts = ({ member: known, contract, errors, order, failure }: ReviewOrderContext) => ({
  firstName: known?.firstName ?? null,
  isPrepared: contract !== null,
  errors,
  isPlaced: order !== null,
  isFailed: failure !== null,
});
