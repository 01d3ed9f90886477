import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies, ReadDependencies } from '../../dependencies.ts';
import { sessionMissing } from '../../http/member-of.ts';
import type { SessionRow } from '../../http/session.ts';
import { airtimeData } from '../airtime/airtime.service.ts';
import { secondFactorOf } from '../auth/second-factor.service.ts';
import { listPayouts } from '../payouts/payouts.rows.ts';
import type { PayoutRow } from '../payouts/payouts.rules.ts';
import { paymentMethodData } from '../bill-charges/payment-method.service.ts';
import { listWholeBills } from '../bills/bills.service.ts';
import { findPremises } from '../coverage/coverage.rows.ts';
import { listMemberFaults } from '../faults/faults.service.ts';
import { listMemberSwitches } from '../losing-switches/losing-switches.service.ts';
import { listMemberPlans } from '../member-plans/member-plans.service.ts';
import { findMember } from '../members/members.rows.ts';
import { memberView } from '../members/members.rules.ts';
import { spendAbroadData } from '../spend-abroad/spend-abroad.service.ts';
import { simPlansData } from '../member-sim-plans/member-sim-plans.service.ts';
import { notificationsOf } from '../notifications/notifications.service.ts';
import { listMemberOrders } from '../orders/member-orders.ts';
import { listKeptCards } from '../payments/kept-cards.service.ts';
import { listPayments } from '../payments/payment-data.ts';
import { referralData } from '../referrals/referrals.service.ts';
import { listWholeShopOrders } from '../shop-orders/shop-orders.service.ts';
import { numberMoveData } from '../number-moves/number-moves.service.ts';
import { freeSimData } from '../sims/free-sims.service.ts';
import { listSims } from '../sims/sims.service.ts';
import { memberSessionOf, thisOneFirst } from '../sessions/member-sessions.views.ts';
import {
  boostsOf,
  cancellationsOf,
  changesOf,
  documentsOf,
  noticesOf,
  orderFacts,
  pausesOf,
  plansOfMember,
  pricesOf,
} from './plan-data.store.ts';
import { planDataOf, type HeldOfPlans } from './plan-data.views.ts';
import {
  bannersOf,
  basketItemsOf,
  heldMessagesOf,
  interestOf,
  networkNewsOf,
  savedJourneysOf,
} from './told-data.store.ts';
import {
  bannerData,
  basketItemData,
  heldMessageData,
  interestData,
  messageData,
  networkNewsData,
  savedJourneyData,
} from './told-data.views.ts';
import { earlierDateOffersOf, earlierDateRequestsOf, placesOf, visitsOfMember } from './visit-data.store.ts';

type Schemas = components['schemas'];
type Deps = ReadDependencies & Pick<Dependencies, 'sessions'>;

/**
 * All that is held of a member, as of one moment: what changes while it is read is in it whole or not at all.
 * `isThisOne` tells the session that asks. Throws 401 `session.missing`.
 */
export async function memberDataOf(
  deps: Deps & Pick<Dependencies, 'db'>,
  memberId: string,
  isThisOne: (session: SessionRow) => boolean,
): Promise<Schemas['MemberData']> {
  return deps.db.transaction((tx) => readAll({ ...deps, db: tx }, memberId, isThisOne), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

/** One after the other, as a transaction has one connection. */
async function readAll(
  deps: Deps,
  memberId: string,
  isThisOne: (session: SessionRow) => boolean,
): Promise<Schemas['MemberData']> {
  const { db, clock, outbox, sessions } = deps;
  const member = await findMember(db, memberId);
  // A session outlives a member who is deleted.
  if (!member) throw sessionMissing();
  const orders = await ordersOf(deps, memberId);
  const standing = await sessions.standing(db, memberId);
  const news = await networkNewsOf(
    db,
    orders.map(({ order }) => order.id),
  );
  return {
    madeAt: clock.now().toISOString(),
    member: memberView(member),
    recoveryCodesLeft: (await secondFactorOf(deps, memberId)).recoveryCodesLeft,
    sessions: thisOneFirst(standing.map((row) => sessionData(row, isThisOne(row)))),
    notifications: await notificationsOf(db, memberId),
    orders,
    plans: await plansOf(deps, memberId),
    bills: await listWholeBills(db, memberId),
    payments: await listPayments(db, memberId),
    keptCards: await listKeptCards(db, memberId),
    ...(await paymentMethodData(db, memberId)),
    payouts: (await listPayouts(db, memberId)).map(payoutData),
    faults: await listMemberFaults(deps, memberId),
    switches: await listMemberSwitches(deps, memberId, { withDrafts: true }),
    networkNews: news.map(networkNewsData),
    messages: (await outbox.everythingTo(db, memberId)).map(messageData),
    heldMessages: (await heldMessagesOf(db, memberId)).map(heldMessageData),
    banners: (await bannersOf(db, memberId)).map(bannerData),
    shopOrders: await listWholeShopOrders(deps, memberId),
    sims: await listSims(db, memberId),
    freeSims: await freeSimData(db, memberId),
    ...(await simPlansData(db, memberId)),
    ...(await numberMoveData(deps, memberId)),
    basket: (await basketItemsOf(db, memberId)).map(basketItemData),
    airtime: await airtimeData(db, memberId),
    spendAbroad: await spendAbroadData(db, memberId),
    referrals: await referralData(db, memberId),
    savedJourneys: (await savedJourneysOf(db, memberId)).map(savedJourneyData),
    interest: (await interestOf(db, memberId)).map(interestData),
  };
}

function payoutData(row: PayoutRow): Schemas['DataPayout'] {
  const { orderId, amountInPence, state, holderName, sortCode, accountNumber, endingIn, askedAt, endedAt } = row;
  const account = { holderName, sortCode, accountNumber, endingIn };
  const moments = { askedAt: askedAt.toISOString(), endedAt: endedAt?.toISOString() ?? null };
  return { orderId, amountInPence, state, ...account, ...moments };
}

function sessionData(row: SessionRow, isThisOne: boolean): Schemas['DataSession'] {
  const { consentLevel, requestId, expiresAt } = row;
  return { ...memberSessionOf(row, isThisOne), consentLevel, requestId, endsAt: expiresAt.toISOString() };
}

async function ordersOf(deps: Deps, memberId: string): Promise<Schemas['DataOrder'][]> {
  const facts = new Map((await orderFacts(deps.db, memberId)).map(({ id, ...rest }) => [id, rest]));
  return (await listMemberOrders(deps, memberId)).flatMap((shown) => {
    const kept = facts.get(shown.order.id);
    return kept ? [{ ...shown, ...kept }] : [];
  });
}

async function plansOf(deps: Deps, memberId: string): Promise<Schemas['DataPlan'][]> {
  const { db, clock } = deps;
  const plans = await plansOfMember(db, memberId);
  const homes = await findPremises(
    db,
    plans.map(({ premiseId }) => premiseId),
  );
  const ordered = await listMemberPlans(deps, memberId);
  const held = await heldOfPlans(
    db,
    memberId,
    plans.map(({ id }) => id),
  );
  return plans.flatMap((plan) => {
    const home = homes.find(({ id }) => id === plan.premiseId);
    const shown = ordered.find((each) => each.plan.id === plan.id);
    return home ? [planDataOf(plan, { home, ordered: shown, today: clock.today() }, held)] : [];
  });
}

async function heldOfPlans(db: Executor, memberId: string, planIds: readonly string[]): Promise<HeldOfPlans> {
  const visits = await visitsOfMember(db, memberId);
  const visitIds = visits.map(({ id }) => id);
  const earlierDates = await earlierDateRequestsOf(db, visitIds);
  return {
    visits,
    places: await placesOf(db, visitIds),
    earlierDates,
    earlierOffers: await earlierDateOffersOf(
      db,
      earlierDates.map(({ id }) => id),
    ),
    documents: await documentsOf(db, planIds),
    prices: await pricesOf(db, planIds),
    pauses: await pausesOf(db, planIds),
    boosts: await boostsOf(db, planIds),
    changes: await changesOf(db, planIds),
    cancellations: await cancellationsOf(db, planIds),
    notices: await noticesOf(db, planIds),
  };
}
