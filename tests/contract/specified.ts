/** The calls that the specification lists in point 7, and those that it needs, as data. */

/** Number in Annex A, method (chosen by us where none is given), path. */
export const calledByTheSite: [number, string, string][] = [
  [1, 'POST', '/client-tracking-context-api/client-sessions'],
  [2, 'GET', '/member-api/v1/members/me'],
  [3, 'GET', '/chat-support/members/v1/me'],
  [4, 'GET', '/v1/csrf'],
  [5, 'GET', '/api/config'],
  [6, 'GET', '/broadband/v2/postcode-checker/address/search'],
  [7, 'GET', '/broadband/v1/products'],
  [8, 'GET', '/broadband/v2/postcode-checker/products'],
  [9, 'GET', '/broadband/v1/network-checker-responses/{transactionId}'],
  [10, 'GET', '/address-api/addresses/search'],
  [11, 'GET', '/address-api/addresses/{id}'],
  [12, 'GET', '/api/address-capture/capture-address'],
  [13, 'GET', '/api/address-capture/retrieve-address'],
  [14, 'GET', '/Find/v1.10/json3.ws'],
  [15, 'GET', '/Retrieve/v1.20/json3.ws'],
  [16, 'POST', '/broadband/v1/plans'],
  [17, 'GET', '/broadband/v1/plans/{planId}'],
  [18, 'GET', '/broadband/v1/plans/{planId}/address'],
  [19, 'GET', '/broadband/v1/plans/{planId}/installations'],
  [20, 'POST', '/broadband/v1/plans/{planId}/installations'],
  [21, 'GET', '/broadband/v2/plans/{planId}/installations'],
  [22, 'POST', '/broadband/v2/plans/{planId}/installations'],
  [23, 'GET', '/broadband/v1/plans/{planId}/installations/{installationId}'],
  [24, 'GET', '/broadband/v1/installations/{installationId}'],
  [25, 'GET', '/broadband/v1/installations/{installationId}/appointments'],
  [26, 'POST', '/broadband/v1/installations/{installationId}/appointments'],
  [27, 'GET', '/broadband/v1/installations/{installationId}/appointments/available'],
  [28, 'PUT', '/broadband/v1/plans/{planId}/installations/{installationId}/contact'],
  [29, 'PUT', '/broadband/v1/plans/{planId}/installations/{installationId}/notes'],
  [30, 'PUT', '/broadband/v1/plans/{planId}/installations/{installationId}/preferences'],
  [31, 'POST', '/broadband/v1/plans/{planId}/pre-contracts'],
  [32, 'GET', '/broadband/api/contracts/download-contract'],
  [33, 'POST', '/broadband/v1/orders'],
  [34, 'GET', '/broadband/v1/orders'],
  [35, 'GET', '/broadband/v1/orders/{orderId}'],
  [36, 'POST', '/broadband/v1/members/{memberId}/notifications/opt-in'],
  [37, 'POST', '/broadband/v1/orders/{orderId}/notifications/release'],
  [38, 'GET', '/broadband/v1/appointments/{appointmentId}/availabilities'],
  [39, 'PATCH', '/broadband/v1/appointments/{appointmentId}'],
  [40, 'PATCH', '/broadband/v1/appointments/{appointmentId}'],
  [41, 'PUT', '/broadband/v1/appointments/{appointmentId}'],
  [42, 'GET', '/broadband/v2/appointments/{appointmentId}'],
  [43, 'PATCH', '/broadband/v2/appointments/{appointmentId}'],
  [44, 'POST', '/broadband/v1/appointments/{appointmentId}/reservation'],
  [45, 'POST', '/broadband/v1/plans/{planId}/appointments/reservation'],
  [46, 'GET', '/broadband/v1/members/{memberId}/banners'],
  [47, 'DELETE', '/broadband/v1/members/{memberId}/banners/{bannerId}'],
  [48, 'GET', '/broadband/v1/communication-providers'],
  [49, 'POST', '/broadband/v1/switches'],
  [50, 'GET', '/broadband/v1/switches/{switchId}'],
  [51, 'PUT', '/broadband/v1/switches/{switchId}'],
  [52, 'PATCH', '/broadband/v1/switches/{switchId}'],
  [53, 'GET', '/broadband/v1/switches/{switchId}/match-result'],
  [54, 'POST', '/broadband/v1/prospects'],
];

/** Calls that the specification needs and does not show. */
export const ownCalls: [string, string][] = [
  ['POST', '/auth-api/v1/login'], // AU-10
  ['POST', '/auth-api/v1/login/totp'], // AU-10
  ['POST', '/auth-api/v1/logout'], // AU-10
  ['POST', '/auth-api/v1/register'], // AU-10
  ['POST', '/auth-api/v1/password-resets'], // AU-10, our own: a forgotten password
  ['POST', '/auth-api/v1/password-resets/look-up'],
  ['POST', '/auth-api/v1/password-resets/password'],
  ['PUT', '/member-api/v1/members/me/password'], // AU-10, our own
  ['GET', '/member-api/v1/members/me/second-factor'], // AU-10, our own: on, off, another device
  ['PUT', '/member-api/v1/members/me/second-factor'],
  ['POST', '/member-api/v1/members/me/second-factor/set-ups'],
  ['POST', '/member-api/v1/members/me/second-factor/removal'],
  ['GET', '/member-api/v1/members/me/email-change'], // AU-10, our own: another email address
  ['POST', '/member-api/v1/members/me/email-change'],
  ['DELETE', '/member-api/v1/members/me/email-change'],
  ['POST', '/auth-api/v1/email-changes/look-up'],
  ['POST', '/auth-api/v1/email-changes/confirmation'],
  ['GET', '/member-api/v1/members/me/sessions'], // our own: where a member is logged in, and their data
  ['DELETE', '/member-api/v1/members/me/sessions'],
  ['DELETE', '/member-api/v1/members/me/sessions/{sessionId}'],
  ['GET', '/member-api/v1/members/me/data'],
  ['PATCH', '/member-api/v1/members/me'], // SC-10: about-you-redirect
  ['GET', '/api/access'], // AU-12
  ['PUT', '/broadband/v1/plans/{planId}/customisation'], // CU-02
  ['GET', '/broadband/v1/kit-options'], // CU-02
  ['GET', '/broadband/v1/contract-summaries/{productId}'], // PL-03, our own: to be read before anybody logs in
  ['GET', '/shop/v1/phones'], // PH-01, PH-08: our own paths of the phone shop
  ['GET', '/shop/v1/phones/{slug}'], // PH-04
  ['GET', '/sim/v1/plans'], // MK-04: our own path of SIM plans
  ['GET', '/sim/v1/my-plan'], // MK-07: our own paths of SIM plans that members buy
  ['POST', '/sim/v1/my-plan/purchases'],
  ['DELETE', '/sim/v1/my-plan/purchases/{simPlanPurchaseId}'],
  ['POST', '/sim/v1/my-plan/purchases/{simPlanPurchaseId}/cancellation'],
  ['GET', '/sim/v1/my-plan/purchases/{simPlanPurchaseId}/receipt'],
  ['PUT', '/sim/v1/my-plan/repeat'],
  ['DELETE', '/sim/v1/my-plan/repeat'],
  ['GET', '/sim/v1/charges-abroad'], // MK-04: our own path of what is charged abroad
  ['GET', '/shop/v1/basket'], // PH-05
  ['PUT', '/shop/v1/basket/items/{sku}'],
  ['GET', '/broadband/v1/members/{memberId}/payment-method'], // PH-08: our own path for how bills are paid
  ['PUT', '/broadband/v1/members/{memberId}/payment-method'],
  ['DELETE', '/broadband/v1/members/{memberId}/payment-method'],
  ['GET', '/shop/v1/checkout'], // PH-07: our own paths of orders of phones
  ['PUT', '/shop/v1/orders/unpaid'],
  ['GET', '/shop/v1/orders'],
  ['GET', '/shop/v1/orders/{shopOrderId}'],
  ['POST', '/shop/v1/orders/{shopOrderId}/cancellation'],
  ['POST', '/shop/v1/orders/{shopOrderId}/redelivery'],
  ['POST', '/shop/v1/orders/{shopOrderId}/returns'],
  ['POST', '/shop/v1/orders/{shopOrderId}/returns/{returnId}/withdrawal'],
  ['GET', '/shop/v1/orders/{shopOrderId}/receipt'],
  ['GET', '/credit/v1/balance'],
  ['GET', '/credit/v1/entries'],
  ['PUT', '/credit/v1/top-ups/unpaid'],
  ['GET', '/credit/v1/top-ups/{topUpId}/receipt'],
  ['POST', '/credit/v1/vouchers'],
  ['PUT', '/credit/v1/automatic-top-up'],
  ['DELETE', '/credit/v1/automatic-top-up'],
  ['GET', '/credit/v1/spend-abroad'], // MK-04: what is spent abroad, and a cap of a member's own
  ['PUT', '/credit/v1/spend-abroad/cap'],
  ['PUT', '/referral/v1/link'], // MK-06
  ['GET', '/referral/v1/referrals'],
  ['GET', '/shop/v1/orders/{shopOrderId}/credit'],
  ['POST', '/shop/v1/orders/{shopOrderId}/credit/applications'],
  ['POST', '/shop/v1/orders/{shopOrderId}/credit/{pieceId}/signature'],
  ['GET', '/shop/v1/orders/{shopOrderId}/credit/{pieceId}/agreement'],
  ['POST', '/shop/v1/orders/{shopOrderId}/credit/{pieceId}/withdrawal'],
  ['POST', '/credit/v1/decision-events'],
  ['POST', '/shop/v1/parcel-events'],
  ['POST', '/sim/v1/checks'], // PH-12
  ['POST', '/sim/v1/proofs'],
  ['GET', '/sim/v1/sims'],
  ['POST', '/sim/v1/activations'],
  ['POST', '/sim/v1/esims'],
  ['POST', '/sim/v1/sims/{simId}/activation'],
  ['POST', '/sim/v1/sims/{simId}/profile'],
  ['POST', '/sim/v1/sims/{simId}/profile/showing'],
  ['POST', '/sim/v1/sims/{simId}/block'],
  ['POST', '/sim/v1/free-sims'],
  ['GET', '/sim/v1/number-moves'], // PH-12
  ['POST', '/sim/v1/number-moves'],
  ['POST', '/sim/v1/number-moves/{moveId}/stop'],
  ['POST', '/sim/v1/number-moves/codes'],
  ['POST', '/sim/v1/network-events'],
  ['POST', '/payments/v1/sessions'], // PH-08…PH-11: our own paths of payment
  ['GET', '/payments/v1/sessions/{paymentSessionId}'],
  ['POST', '/payments/v1/sessions/{paymentSessionId}/details'],
  ['POST', '/payments/v1/notifications'],
  ['GET', '/payments/v1/members/{memberId}/cards'],
  ['DELETE', '/payments/v1/members/{memberId}/cards/{cardId}'],
  ['POST', '/broadband/v1/notification-events'], // OR-10
  ['POST', '/broadband/v1/saved-journeys'], // CU-04
  ['GET', '/broadband/v1/saved-journeys/current'], // CU-04
  ['GET', '/broadband/v1/saved-journeys/placed'], // SW-09, our own: to tell what became of a switch
  ['GET', '/broadband/v1/saved-journeys/{code}'], // CU-04
  ['GET', '/broadband/v1/orders/{orderId}/appointments/{appointmentId}/calendar'], // BK-29, our own: a visit for the customer's calendar
  ['PUT', '/broadband/v1/appointments/{appointmentId}/earlier-date'], // BK-25, our own: told of an earlier date
  ['DELETE', '/broadband/v1/appointments/{appointmentId}/earlier-date'],
  ['DELETE', '/broadband/v1/appointments/{appointmentId}/earlier-date/offers/{offerId}'],
  ['POST', '/broadband/v1/appointments/{appointmentId}/earlier-date/offers/{offerId}/acceptance'],
  ['POST', '/broadband/v1/orders/{orderId}/cancellation'], // DB-06
  ['POST', '/broadband/v1/members/{memberId}/orders/{orderId}/payout'],
  ['GET', '/broadband/v1/members/{memberId}/orders'], // DB-01, our own: orders with what was promised
  ['GET', '/broadband/v1/members/{memberId}/orders/{orderId}'],
  ['GET', '/broadband/v1/members/{memberId}/switches'], // DB-03, SW-12, our own: switches of both types
  ['GET', '/broadband/v1/members/{memberId}/switches/{switchId}'],
  ['POST', '/broadband/v1/members/{memberId}/switches/{switchId}/objection'],
  ['GET', '/broadband/v1/members/{memberId}/plans'], // DB-01, our own: plans with what their contracts mean
  ['GET', '/broadband/v1/plans/{planId}/cancellation'], // DB-06
  ['POST', '/broadband/v1/plans/{planId}/cancellation'],
  ['DELETE', '/broadband/v1/plans/{planId}/cancellation'],
  ['GET', '/broadband/v1/members/{memberId}/bills'], // DB-01, our own: what a live plan costs, month by month
  ['GET', '/broadband/v1/members/{memberId}/bills/{billId}'],
  ['GET', '/broadband/v1/members/{memberId}/bills/{billId}/document'],
  ['GET', '/broadband/v1/plans/{planId}/pauses'], // MK-02, our own: what is sold with every plan
  ['POST', '/broadband/v1/plans/{planId}/pauses'],
  ['DELETE', '/broadband/v1/plans/{planId}/pauses/{pauseId}'],
  ['GET', '/broadband/v1/plans/{planId}/faults'], // DB-01, our own: what fails, and when it is repaired
  ['POST', '/broadband/v1/plans/{planId}/faults'],
  ['POST', '/broadband/v1/plans/{planId}/faults/{faultId}/closure'],
  ['PUT', '/broadband/v1/plans/{planId}/fault-appointments/{appointmentId}'], // BK-31, DB-04, our own: another day
  ['GET', '/broadband/v1/plans/{planId}/fault-appointments/{appointmentId}/availabilities'],
  ['GET', '/broadband/v1/members/{memberId}/faults'],
  ['GET', '/broadband/v1/plans/{planId}/boosts'],
  ['POST', '/broadband/v1/plans/{planId}/boosts'],
  ['GET', '/broadband/v1/plans/{planId}/changes'], // DB-05
  ['POST', '/broadband/v1/plans/{planId}/changes'],
  ['DELETE', '/broadband/v1/plans/{planId}/changes'],
  ['POST', '/broadband/v1/plans/{planId}/changes/offers'],
  ['GET', '/broadband/v1/members/{memberId}/messages'], // OR-09, our own: to read again what was sent
  ['PUT', '/broadband/v1/members/{memberId}/notifications/preferences'], // OR-09, our own: which news, and how
  ['DELETE', '/broadband/v1/switches/{switchId}'], // SW-04, our own: to go on without switching
];
