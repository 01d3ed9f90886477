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
import type { placesOf, visitsOfMember } from './visit-data.store.ts';

type Schemas = components['schemas'];
type Rows<Read extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Read>>;

/** What is held of all plans of a member, each row with the plan that it belongs to. */
export interface HeldOfPlans {
  visits: Rows<typeof visitsOfMember>;
  places: Rows<typeof placesOf>;
  documents: Rows<typeof documentsOf>;
  prices: Rows<typeof pricesOf>;
  pauses: Rows<typeof pausesOf>;
  boosts: Rows<typeof boostsOf>;
  changes: Rows<typeof changesOf>;
  cancellations: Rows<typeof cancellationsOf>;
  notices: Rows<typeof noticesOf>;
}

/** A moment as it is written down; null where there is none. */
const at = (moment: Date | null): string | null => moment?.toISOString() ?? null;

function visitOf(visit: HeldOfPlans['visits'][number], places: HeldOfPlans['places']): Schemas['DataVisit'] {
  const { planId: _, day: date, heldUntil: __, ...rest } = visit;
  return {
    ...rest,
    date,
    estimatedEarliestArrivalAt: at(rest.estimatedEarliestArrivalAt),
    estimatedLatestArrivalAt: at(rest.estimatedLatestArrivalAt),
    createdAt: rest.createdAt.toISOString(),
    updatedAt: rest.updatedAt.toISOString(),
    places: places
      .filter(({ appointmentId }) => appointmentId === visit.id)
      .map(({ day, slot, status, endedBecause, createdAt }) => ({
        date: day,
        slot,
        status,
        endedBecause,
        createdAt: createdAt.toISOString(),
      })),
  };
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
    visits: own(held.visits).map((visit) => visitOf(visit, held.places)),
    documents: own(held.documents).map(({ id, kind, createdAt }) => ({ id, kind, createdAt: createdAt.toISOString() })),
    prices: own(held.prices).map(({ planId: _, ...price }) => price),
    pauses: own(held.pauses).map(({ planId: _, createdAt, ...pause }) => ({
      ...pause,
      createdAt: createdAt.toISOString(),
    })),
    boosts: own(held.boosts).map(({ id, startedAt, until, speedInMbps }) => ({
      id,
      startedAt: startedAt.toISOString(),
      until: until.toISOString(),
      speedInMbps,
    })),
    changes: own(held.changes).map(({ planId: _, askedAt, settledAt, ...change }) => ({
      ...change,
      displayName: productOf(change).displayName,
      askedAt: askedAt.toISOString(),
      settledAt: at(settledAt),
    })),
    cancellations: own(held.cancellations).map(({ planId: _, isTold: __, ...cancellation }) => ({
      ...cancellation,
      askedAt: cancellation.askedAt.toISOString(),
      takenBackAt: at(cancellation.takenBackAt),
      disconnectedAt: at(cancellation.disconnectedAt),
    })),
    notices: own(held.notices).map(({ kind, about, sentAt }) => ({ kind, about, sentAt: sentAt.toISOString() })),
  };
}
