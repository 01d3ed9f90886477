import type { Dependencies } from './dependencies.ts';
import { addressesHandlers, captureHandlers } from './domains/addresses/addresses.routes.ts';
import { airtimeHandlers } from './domains/airtime/airtime.routes.ts';
import { debtPayments, topUpPayments } from './domains/airtime/airtime-payments.ts';
import { automaticCardPorts } from './domains/airtime/automatic-top-up.ts';
import type { JoinPorts } from './domains/auth/join-ports.ts';
import { authHandlers } from './domains/auth/auth.routes.ts';
import type { EarlierDatePorts } from './domains/earlier-dates/earlier-date-ports.ts';
import { earlierDatesHandlers } from './domains/earlier-dates/earlier-dates.routes.ts';
import { earlierDatesForTesters, type EarlierDatesForTesters } from './domains/earlier-dates/for-testers.ts';
import { emailChangeHandlers } from './domains/auth/email-change.routes.ts';
import { billChargesHandlers } from './domains/bill-charges/bill-charges.routes.ts';
import { directDebitSetUp } from './domains/bill-charges/direct-debits.ts';
import { cardPorts, payPort } from './domains/bill-charges/payment-method.service.ts';
import { chargedBills, chargePort } from './domains/bill-charges/charged-bills.ts';
import { billsHandlers } from './domains/bills/bills.routes.ts';
import { boostsHandlers } from './domains/boosts/boosts.routes.ts';
import { endBoost } from './domains/boosts/boosts.service.ts';
import { basketsHandlers } from './domains/baskets/baskets.routes.ts';
import { balancePayments } from './domains/shop-orders/balance-payments.ts';
import { creditHandlers } from './domains/credit/credit.routes.ts';
import { creditOrders } from './domains/shop-orders/credit-orders.ts';
import { instalmentsHandlers } from './domains/shop-orders/instalments.routes.ts';
import { numberMovesHandlers } from './domains/number-moves/number-moves.routes.ts';
import { numberPorts } from './domains/number-moves/number-news.ts';
import { simsHandlers } from './domains/sims/sims.routes.ts';
import { phonePayments } from './domains/shop-orders/phone-payments.ts';
import { shopOrdersHandlers } from './domains/shop-orders/shop-orders.routes.ts';
import { bannersHandlers } from './domains/banners/banners.routes.ts';
import { chargesAbroadHandlers } from './domains/charges-abroad/charges-abroad.routes.ts';
import { contractsHandlers } from './domains/contracts/contracts.routes.ts';
import { coverageHandlers } from './domains/coverage/coverage.routes.ts';
import { losingSwitchesHandlers } from './domains/losing-switches/losing-switches.routes.ts';
import { findLosing } from './domains/losing-switches/losing-switches.service.ts';
import { orderedSwitchOf, switchAheadOf } from './domains/losing-switches/ordered-switch.ts';
import { memberDataHandlers } from './domains/member-data/member-data.routes.ts';
import { followOwnEnd } from './domains/losing-switches/tell.ts';
import { memberSimPlansHandlers } from './domains/member-sim-plans/member-sim-plans.routes.ts';
import { simPlanCardPorts } from './domains/member-sim-plans/repeating.ts';
import { simPlanPayments } from './domains/member-sim-plans/sim-plan-payments.ts';
import { simPorts } from './domains/member-sim-plans/sim-news.ts';
import { membersHandlers } from './domains/members/members.routes.ts';
import type { NamePorts } from './domains/members/name-ports.ts';
import type { OrderEvents } from './domains/notifications/notifications.types.ts';
import { notificationsHandlers } from './domains/notifications/notifications.routes.ts';
import type { EndPorts } from './domains/member-plans/end-ports.ts';
import { memberPlansHandlers } from './domains/member-plans/member-plans.routes.ts';
import { networkEvents } from './domains/orders/orders.events.ts';
import { followChangedDetails, followMovedVisit, orderIdOf } from './domains/orders/moved-visit.ts';
import { lockChangeableOrder } from './domains/orders/cancel-order.ts';
import { ordersHandlers } from './domains/orders/orders.routes.ts';
import { faultsHandlers } from './domains/faults/faults.routes.ts';
import { cardCheck } from './domains/payments/kept-cards.service.ts';
import { paymentsHandlers } from './domains/payments/payments.routes.ts';
import type { CardPorts, PurposePorts } from './domains/payments/purposes.ts';
import { pausesHandlers } from './domains/pauses/pauses.routes.ts';
import { planChangesHandlers } from './domains/plan-changes/plan-changes.routes.ts';
import { phonesHandlers } from './domains/phones/phones.routes.ts';
import { plansHandlers } from './domains/plans/plans.routes.ts';
import { prepareRenamed } from './domains/plans/prepare-contract.ts';
import type { SwitchAheadPort } from './domains/plans/switch-ahead.ts';
import { noteJoined } from './domains/referrals/join.ts';
import { referralsHandlers } from './domains/referrals/referrals.routes.ts';
import { rewarding } from './domains/referrals/reward.ts';
import { productsHandlers } from './domains/products/products.routes.ts';
import { prospectsHandlers } from './domains/prospects/prospects.routes.ts';
import { savedJourneysHandlers } from './domains/saved-journeys/saved-journeys.routes.ts';
import { memberSessionsHandlers } from './domains/sessions/member-sessions.routes.ts';
import { sessionsHandlers } from './domains/sessions/sessions.routes.ts';
import { spendAbroadHandlers } from './domains/spend-abroad/spend-abroad.routes.ts';
import { simPlansHandlers } from './domains/sim-plans/sim-plans.routes.ts';
import { switchingHandlers } from './domains/switching/switching.routes.ts';
import { tieToPlan } from './domains/switching/switching.service.ts';
import type { VisitPorts } from './domains/visits/visit-ports.ts';
import { visitsHandlers } from './domains/visits/visits.routes.ts';
import type { Handlers } from './http/handlers.ts';

/** What visits are given by the domains above them. */
export function visitPorts(deps: Dependencies): VisitPorts {
  return {
    lockOrder: lockChangeableOrder,
    followMovedVisit: (changes) => followMovedVisit(deps, changes),
    followChangedDetails: (changes, visitId) => followChangedDetails(deps, changes, visitId),
    tieSwitch: tieToPlan,
  };
}

/** What earlier dates are given by the domains above them. */
function earlierDatePorts(deps: Dependencies): EarlierDatePorts {
  return { ...visitPorts(deps), orderIdOf };
}

/** What testers can do to earlier dates. */
export function earlierDateTools(deps: Dependencies): EarlierDatesForTesters {
  return earlierDatesForTesters({ ...deps, ...earlierDatePorts(deps) });
}

/** What ends of plans are given by the domain of switches to other providers. */
export function endPorts(deps: Dependencies): EndPorts {
  return {
    followOwnEnd: (tx, planId) => followOwnEnd(deps, tx, planId),
    orderedSwitchOf: (db, plan) => orderedSwitchOf(deps, db, plan),
  };
}

/** What pauses and changes of a plan are given by the domain of switches to other providers. */
export function switchAheadPort(deps: Dependencies): SwitchAheadPort {
  return { switchAheadOf: (db, plan) => switchAheadOf(deps, db, plan) };
}

/** What payments are given by the domains whose things are paid for. */
function purposePorts(deps: Dependencies): PurposePorts {
  return {
    purposes: {
      BROADBAND_BILL: rewarding(deps, chargedBills(deps)),
      DIRECT_DEBIT: directDebitSetUp(deps),
      KEPT_CARD: cardCheck,
      PHONE_ORDER: phonePayments(deps),
      PHONE_BALANCE: balancePayments(deps),
      AIRTIME: rewarding(deps, topUpPayments(deps)),
      AIRTIME_DEBT: debtPayments(deps),
      SIM_PLAN: simPlanPayments(deps),
    },
  };
}

/** What registration is given by the domain of who has sent whom. */
function joinPorts(deps: Dependencies): JoinPorts {
  return { joinedBy: (tx, memberId, code) => noteJoined(deps, tx, memberId, code) };
}

/** What a changed name is given by the domain of plans. */
function namePorts(deps: Dependencies): NamePorts {
  return { renamed: (tx, memberId) => prepareRenamed(deps, tx, memberId) };
}

/** What is told of kept cards to all that is charged to them. */
function allCardPorts(deps: Dependencies): CardPorts {
  // In the order of their locks: of a member, of their plans, of their credit.
  const all = [cardPorts(deps), simPlanCardPorts, automaticCardPorts(deps)];
  return {
    async cardForgotten(tx, memberId, cardId) {
      for (const each of all) await each.cardForgotten(tx, memberId, cardId);
    },
  };
}

/** What the network's events do, with what is above the orders. */
export function networkEventsOf(deps: Dependencies): OrderEvents {
  return networkEvents({ ...deps, ...endPorts(deps) });
}

/** Every domain's part of the contract. A domain also names here what it does for its kinds of jobs (`deps.jobs`). */
export function handlersOf(deps: Dependencies): Partial<Handlers> {
  return {
    ...sessionsHandlers(deps),
    ...memberSessionsHandlers(deps),
    ...authHandlers({ ...deps, ...joinPorts(deps) }),
    ...emailChangeHandlers(deps),
    ...membersHandlers({ ...deps, ...namePorts(deps) }),
    ...addressesHandlers(deps),
    ...captureHandlers(deps),
    ...coverageHandlers(deps),
    ...productsHandlers(deps),
    ...phonesHandlers(deps),
    ...simPlansHandlers(),
    ...chargesAbroadHandlers(),
    ...basketsHandlers(deps),
    ...simsHandlers({ ...deps, ...simPorts(deps), ...numberPorts(deps) }),
    ...memberSimPlansHandlers({ ...deps, ...purposePorts(deps) }),
    ...numberMovesHandlers(deps),
    ...referralsHandlers(deps),
    ...shopOrdersHandlers(deps),
    ...instalmentsHandlers({ ...deps, ...creditOrders(deps) }),
    ...creditHandlers({ ...deps, ...creditOrders(deps) }),
    ...plansHandlers(deps),
    ...visitsHandlers({ ...deps, ...visitPorts(deps) }),
    ...earlierDatesHandlers({ ...deps, ...earlierDatePorts(deps) }),
    ...contractsHandlers(deps),
    ...paymentsHandlers({ ...deps, ...purposePorts(deps), ...allCardPorts(deps) }),
    ...billsHandlers({ ...deps, ...chargePort(deps) }),
    ...airtimeHandlers({ ...deps, ...purposePorts(deps) }),
    ...spendAbroadHandlers(deps),
    ...billChargesHandlers({ ...deps, ...purposePorts(deps) }),
    ...pausesHandlers({
      ...deps,
      ...switchAheadPort(deps),
      endBoost: (tx, planId, now) => endBoost(deps, tx, planId, now),
    }),
    ...boostsHandlers(deps),
    ...faultsHandlers(deps),
    ...planChangesHandlers({ ...deps, ...switchAheadPort(deps) }),
    ...memberPlansHandlers({ ...deps, ...endPorts(deps) }),
    ...ordersHandlers({ ...deps, ...endPorts(deps), ...payPort(deps) }),
    ...notificationsHandlers(deps, networkEventsOf(deps)),
    ...savedJourneysHandlers(deps),
    ...prospectsHandlers(deps),
    ...switchingHandlers({ ...deps, findLosing: (memberId, switchId) => findLosing(deps, memberId, switchId) }),
    ...losingSwitchesHandlers(deps),
    ...bannersHandlers(deps),
    ...memberDataHandlers(deps),
  };
}
