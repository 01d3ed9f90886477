import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import { memberAddressOf } from '../coverage/coverage.routes.ts';
import type { NetworkPremise } from '../coverage/coverage.rows.ts';
import type { MemberPlan } from '../member-plans/member-plans.types.ts';
import { planOf } from '../plans/plans.rules.ts';
import { productOf } from '../plans/plans.service.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import type {
  boostsOf,
  cancellationsOf,
  changesOf,
  documentsOf,
  noticesOf,
  pausesOf,
  pricesOf,
} from './plan-data.store.ts';
import type { earlierDateOffersOf, earlierDateRequestsOf, placesOf, visitsOfMember } from './visit-data.store.ts';

type Schemas = components['schemas'];
type Rows<Read extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Read>>;

/** What is held of all plans of a member, each row with the plan that it belongs to. */
export interface HeldOfPlans {
  visits: Rows<typeof visitsOfMember>;
  places: Rows<typeof placesOf>;
  documents: Rows<typeof documentsOf>;
  prices: Rows<typeof pricesOf>;
  pauses: Rows<typeof pausesOf>;
  earlierDates: Rows<typeof earlierDateRequestsOf>;
  earlierOffers: Rows<typeof earlierDateOffersOf>;
  boosts: Rows<typeof boostsOf>;
  changes: Rows<typeof changesOf>;
  cancellations: Rows<typeof cancellationsOf>;
  notices: Rows<typeof noticesOf>;
}

// Each field by its name: a column of tomorrow is not handed out because it is there.

/** A moment as it is written down; null where there is none. */
const at = (moment: Date | null): string | null => moment?.toISOString() ?? null;

function earlierDateOf(
  asked: HeldOfPlans['earlierDates'][number],
  offers: HeldOfPlans['earlierOffers'],
): Schemas['DataEarlierDate'] {
  return {
    askedAt: asked.askedAt.toISOString(),
    beforeDate: asked.day,
    beforeSlot: asked.slot,
    endedAt: at(asked.endedAt),
    endedBecause: asked.endedBecause,
    offers: offers
      .filter(({ requestId }) => requestId === asked.id)
      .map(({ day, slot, offeredAt, endsAt, state }) => ({
        date: day,
        slot,
        offeredAt: offeredAt.toISOString(),
        until: endsAt.toISOString(),
        state,
      })),
  };
}

function visitOf(
  visit: HeldOfPlans['visits'][number],
  { places, earlierDates, earlierOffers }: HeldOfPlans,
): Schemas['DataVisit'] {
  return {
    id: visit.id,
    installationId: visit.installationId,
    visitType: visit.visitType,
    state: visit.state,
    status: visit.status,
    date: visit.day,
    slot: visit.slot,
    rebookingRequired: visit.rebookingRequired,
    contactFirstName: visit.contactFirstName,
    contactLastName: visit.contactLastName,
    contactPhoneNumber: visit.contactPhoneNumber,
    alternativeContactName: visit.alternativeContactName,
    alternativePhoneNumber: visit.alternativePhoneNumber,
    installAccessType: visit.installAccessType,
    installInstruction: visit.installInstruction,
    healthAndSafety: visit.healthAndSafety,
    engineerInstructions: visit.engineerInstructions,
    engineerName: visit.engineerName,
    engineerContactNumber: visit.engineerContactNumber,
    estimatedEarliestArrivalAt: at(visit.estimatedEarliestArrivalAt),
    estimatedLatestArrivalAt: at(visit.estimatedLatestArrivalAt),
    actualArrivalAt: at(visit.actualArrivalAt),
    closureCode: visit.closureCode,
    createdAt: visit.createdAt.toISOString(),
    updatedAt: visit.updatedAt.toISOString(),
    places: places
      .filter(({ appointmentId }) => appointmentId === visit.id)
      .map(({ day, slot, status, endedBecause, createdAt }) => ({
        date: day,
        slot,
        status,
        endedBecause,
        createdAt: createdAt.toISOString(),
      })),
    earlierDates: earlierDates
      .filter(({ appointmentId }) => appointmentId === visit.id)
      .map((asked) => earlierDateOf(asked, earlierOffers)),
  };
}

function pauseOf({ id, state, from, to, agreedLastDay, createdAt }: HeldOfPlans['pauses'][number]) {
  return { id, state, from, to, agreedLastDay, createdAt: createdAt.toISOString() };
}

function boostOf({ id, startedAt, until, speedInMbps }: HeldOfPlans['boosts'][number]) {
  return { id, startedAt: startedAt.toISOString(), until: until.toISOString(), speedInMbps };
}

function changeOf(change: HeldOfPlans['changes'][number]): Schemas['DataPlanChange'] {
  const { id, state, from, productId, monthlyPriceInPence, askedAt, settledAt } = change;
  return {
    id,
    state,
    from,
    productId,
    displayName: productOf(change).displayName,
    meshWifi: change.meshWifi,
    before: {
      productId: change.productIdBefore,
      displayName: productOf({ productId: change.productIdBefore }).displayName,
      meshWifi: change.meshWifiBefore,
    },
    monthlyPriceInPence,
    contractSummaryDocId: change.contractSummaryDocId,
    contractInformationDocId: change.contractInformationDocId,
    askedAt: askedAt.toISOString(),
    settledAt: at(settledAt),
  };
}

function cancellationOf(asked: HeldOfPlans['cancellations'][number]): Schemas['DataCancellation'] {
  const { id, how, lastDay, feeMonths, feePerMonthInPence, askedAt, takenBackAt, disconnectedAt } = asked;
  const moments = { askedAt: askedAt.toISOString(), takenBackAt: at(takenBackAt), disconnectedAt: at(disconnectedAt) };
  return { id, how, lastDay, feeMonths, feePerMonthInPence, ...moments };
}

/** A plan with all that is held of it; `ordered` is how its page shows it, and a draft has no such page. */
export function planDataOf(
  plan: PlanRow,
  { home, ordered, today }: { home: NetworkPremise; ordered: MemberPlan | undefined; today: LocalDate },
  held: HeldOfPlans,
): Schemas['DataPlan'] {
  const own = <Row extends { planId: string }>(rows: readonly Row[]) => rows.filter(({ planId }) => planId === plan.id);
  return {
    plan: planOf(plan, productOf(plan), today),
    planStatus: plan.state,
    home: memberAddressOf(home),
    orderId: ordered?.orderId ?? null,
    contract: ordered?.contract ?? null,
    meshWifi: plan.meshWifi,
    connectionDate: plan.connectionDate,
    visits: own(held.visits).map((visit) => visitOf(visit, held)),
    documents: own(held.documents).map(({ id, kind, createdAt }) => ({ id, kind, createdAt: createdAt.toISOString() })),
    prices: own(held.prices).map(({ from, productId, planInPence, addOnInPence }) => ({
      from,
      productId,
      planInPence,
      addOnInPence,
    })),
    pauses: own(held.pauses).map(pauseOf),
    boosts: own(held.boosts).map(boostOf),
    changes: own(held.changes).map(changeOf),
    cancellations: own(held.cancellations).map(cancellationOf),
    notices: own(held.notices).map(({ kind, about, sentAt }) => ({ kind, about, sentAt: sentAt.toISOString() })),
  };
}
