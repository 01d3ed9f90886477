import type { Customer } from './journeys.ts';

/** What belongs to one member, by the name that the contract gives it in paths, queries and bodies. */
export const owned = [
  'memberId',
  'planId',
  'installationId',
  'appointmentId',
  'orderId',
  'docId',
  'code',
  'switchId',
  'bannerId',
  'billId',
  'pauseId',
  'offerId',
  'faultId',
  'sessionId',
  'paymentSessionId',
  'cardId',
  'shopOrderId',
  'pieceId',
  'returnId',
  'simId',
  'moveId',
  'topUpId',
  'simPlanPurchaseId',
] as const;
export type Owned = Record<(typeof owned)[number], string>;

export function belongings(customer: Customer): Owned {
  const { memberId, bannerId, billId, pauseId, offerId, faultId, sessionId, paymentSessionId, cardId } = customer;
  const { shopOrderId, pieceId, returnId, simId, moveId, topUpId, simPlanPurchaseId, open, ordered } = customer;
  const paid = { billId, paymentSessionId, cardId, shopOrderId, pieceId, returnId };
  const mobile = { simId, moveId, topUpId, simPlanPurchaseId };
  const own = { memberId, bannerId, pauseId, offerId, faultId, sessionId, ...paid, ...mobile };
  return { ...own, ...open, orderId: ordered.orderId };
}

/** What a member can read of all of it, by address. */
export async function everythingOf({
  browser,
  memberId,
  paymentSessionId,
  shopOrderId,
  open,
  ordered,
}: Customer): Promise<ReadonlyMap<string, unknown>> {
  const addresses = [
    '/broadband/v1/orders',
    `/broadband/v1/orders/${ordered.orderId}`,
    '/broadband/v1/saved-journeys/current',
    '/broadband/v1/saved-journeys/placed',
    `/broadband/v1/members/${memberId}/banners`,
    `/broadband/v1/members/${memberId}/plans`,
    `/broadband/v1/members/${memberId}/bills`,
    `/broadband/v1/members/${memberId}/faults`,
    `/broadband/v1/members/${memberId}/payment-method`,
    `/payments/v1/members/${memberId}/cards`,
    `/payments/v1/sessions/${paymentSessionId}`,
    '/sim/v1/sims',
    '/sim/v1/my-plan',
    '/referral/v1/referrals',
    '/sim/v1/number-moves',
    '/shop/v1/orders',
    `/shop/v1/orders/${shopOrderId}`,
    `/shop/v1/orders/${shopOrderId}/credit`,
    '/credit/v1/balance',
    '/credit/v1/entries',
    '/credit/v1/spend-abroad',
    ...[open, ordered].flatMap(({ planId, installationId, switchId }) => [
      `/broadband/v1/plans/${planId}`,
      `/broadband/v1/plans/${planId}/installations`,
      `/broadband/v1/plans/${planId}/cancellation`,
      `/broadband/v1/plans/${planId}/pauses`,
      `/broadband/v1/plans/${planId}/boosts`,
      `/broadband/v1/plans/${planId}/changes`,
      `/broadband/v1/plans/${planId}/faults`,
      `/broadband/v1/installations/${installationId}/appointments`,
      `/broadband/v1/switches/${switchId}`,
      `/broadband/v1/switches/${switchId}/match-result`,
    ]),
  ];
  return new Map(
    await Promise.all(addresses.map(async (address) => [address, (await browser.get(address)).body] as const)),
  );
}
