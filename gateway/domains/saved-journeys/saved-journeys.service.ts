import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { memberAddressOf } from '../coverage/coverage.routes.ts';
import { statusOf } from '../coverage/coverage.rules.ts';
import { findMember } from '../members/members.rows.ts';
import { runningOrder } from '../orders/orders.service.ts';
import { bookingOf, type PlanBooking } from '../visits/plan-visits.ts';
import { assertDraft, planOf } from '../plans/plans.rules.ts';
import { homeOf, lockedOwnPlan, productOf } from '../plans/plans.service.ts';
import { findNewestDraft, findOwnPlan } from '../plans/plans.rows.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { savedMessage } from './saved-journeys.messages.ts';
import {
  DOUBLE_CLICK_MS,
  journeyMissing,
  KEPT_MS,
  linkOf,
  newCode,
  stepReached,
  type SavedJourneyStep,
} from './saved-journeys.rules.ts';
import { findJourneyOfPlan, findOwnJourney, saveJourneyRow, type SavedJourneyRow } from './saved-journeys.store.ts';

type Schemas = components['schemas'];
type Deps = Pick<Dependencies, 'db' | 'clock'>;

const CODE_ATTEMPTS = 5;

/**
 * Saves a journey for 30 days and sends its code and link by e-mail. A plan has one code, however often it is saved.
 * Throws 404 `plan.not-found`, 409 `plan.not-draft`.
 */
export async function saveJourney(
  deps: Dependencies,
  memberId: string,
  { planId, step }: { planId: string; step: SavedJourneyStep },
): Promise<Schemas['SavedJourneyTicket']> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const plan = await lockedOwnPlan(tx, memberId, planId);
    assertDraft(plan);
    const before = await findJourneyOfPlan(tx, plan.id);
    const expiresAt = new Date(now.getTime() + KEPT_MS);
    const saved = await saveWithCode(tx, { planId: plan.id, memberId, step, savedAt: now, expiresAt });
    const link = linkOf(deps.env.hostUrl, step, saved.code);
    const member = await findMember(tx, memberId);
    const clickedTwice = before?.step === step && now.getTime() - before.savedAt.getTime() < DOUBLE_CLICK_MS;
    if (member && !clickedTwice)
      await deps.outbox.post(tx, {
        memberId,
        ...savedMessage(member, { code: saved.code, link, until: expiresAt }, deps.env.brandName),
      });
    return { code: saved.code, link, expiresAt: expiresAt.toISOString() };
  });
}

async function saveWithCode(tx: Executor, journey: Omit<SavedJourneyRow, 'code'>): Promise<SavedJourneyRow> {
  for (let attempt = 0; attempt < CODE_ATTEMPTS; attempt++) {
    const saved = await saveJourneyRow(tx, { ...journey, code: newCode() });
    if (saved) return saved;
  }
  throw new Error(`${CODE_ATTEMPTS} codes in a row were taken`);
}

/** The member's own saved journey. Throws 404 `journey.missing`, also when it has run out or was ordered. */
export async function openSavedJourney(
  deps: Dependencies,
  memberId: string,
  typedCode: string,
): Promise<Schemas['SavedJourney']> {
  const { db, clock } = deps;
  const saved = await findOwnJourney(db, memberId, typedCode.toUpperCase(), clock.now());
  const plan = saved && (await findOwnPlan(db, memberId, saved.planId));
  if (!plan)
    throw journeyMissing('We have no saved order with this code. It may have run out, or belong to another account.');
  if (plan.state !== 'DRAFT') throw journeyMissing('This order has been placed already.');
  return journeyOf(deps, plan, await bookingOf(deps, db, plan.id), { code: saved.code, step: saved.step });
}

/** What the member was ordering last; null when nothing waits to go on. */
export async function openCurrentJourney(deps: Deps, memberId: string): Promise<Schemas['SavedJourney'] | null> {
  const plan = await findNewestDraft(deps.db, memberId);
  if (!plan) return null;
  const booking = await bookingOf(deps, deps.db, plan.id);
  return journeyOf(deps, plan, booking, { step: stepReached(booking, deps.clock.now()) });
}

/**
 * What the member has ordered, for its summary: the order with this id, or without one the last. Throws 404
 * `journey.missing`, also for someone else's and when that order has ended.
 */
export async function openPlacedJourney(
  deps: Dependencies,
  memberId: string,
  orderId: string | undefined,
): Promise<Schemas['PlacedJourney']> {
  const order = await runningOrder(deps.db, memberId, orderId);
  const plan = order && (await findOwnPlan(deps.db, memberId, order.planId));
  if (!plan) throw journeyMissing('You have no such order that runs.');
  const { installation } = await bookingOf(deps, deps.db, plan.id);
  return {
    order: { planId: plan.id, id: order.id, orderKey: order.key },
    orderDate: order.orderDate.toISOString(),
    ...(await choiceOf(deps, plan)),
    installation,
  };
}

async function journeyOf(
  deps: Deps,
  plan: PlanRow,
  booking: PlanBooking,
  place: { code?: string; step: SavedJourneyStep },
): Promise<Schemas['SavedJourney']> {
  return { ...place, planId: plan.id, ...(await choiceOf(deps, plan)), ...booking };
}

/** The home of a plan, and what was chosen for it. */
async function choiceOf({ db, clock }: Deps, plan: PlanRow) {
  const product = productOf(plan);
  const home = await homeOf(db, plan);
  return {
    address: memberAddressOf(home),
    addressStatus: statusOf([home]).status,
    ...(plan.transactionId === null ? {} : { transactionId: plan.transactionId }),
    product,
    plan: planOf(plan, product, clock.today()),
    customisation: {
      productId: plan.productId,
      meshWifi: plan.meshWifi,
      ...(plan.connectionDate === null ? {} : { connectionDate: plan.connectionDate }),
    },
  };
}
