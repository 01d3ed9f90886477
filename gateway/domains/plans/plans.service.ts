import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Executor } from '../../../platform/db/open.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { HttpProblem, notFound } from '../../../platform/http/problem.ts';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { findPremise, findTransaction, type NetworkPremise } from '../coverage/coverage.rows.ts';
import { prepareContract } from './prepare-contract.ts';
import { findProduct, productsForSpeeds, type Product } from '../products/products.catalogue.ts';
import {
  assertConnectionDate,
  assertDraft,
  assertOrderable,
  homeOrdered,
  planUnavailable,
  pricesOf,
} from './plans.rules.ts';
import { findNewestDraft, findOrderedPlan, findOwnPlan, lockHomeOf, lockOwnPlan, updatePlan } from './plans.rows.ts';
import { saveDraft } from './plans.store.ts';
import type { PlanRow } from './plans.types.ts';

interface Deps {
  db: Database;
  clock: Clock;
  jobs: Jobs;
}

/** The product of a plan; the catalogue keeps all that were ever sold. */
export function productOf(plan: Pick<PlanRow, 'productId'>): Product {
  const product = findProduct(plan.productId);
  if (!product) throw new Error(`No product ${plan.productId} in the catalogue`);
  return product;
}

/** Throws 404 `plan.not-found`, also for someone else's. */
export async function ownPlan(db: Executor, memberId: string, planId: string): Promise<PlanRow> {
  const plan = await findOwnPlan(db, memberId, planId);
  if (!plan) throw notFound('plan');
  return plan;
}

/** As `ownPlan`, and locked until the transaction ends. */
export async function lockedOwnPlan(tx: Executor, memberId: string, planId: string): Promise<PlanRow> {
  const plan = await lockOwnPlan(tx, memberId, planId);
  if (!plan) throw notFound('plan');
  return plan;
}

/** The home of a plan. */
export async function homeOf(db: Executor, plan: Pick<PlanRow, 'premiseId'>): Promise<NetworkPremise> {
  const home = await findPremise(db, plan.premiseId);
  if (!home) throw notFound('premise');
  return home;
}

function productAt(home: NetworkPremise, productId: string): Product {
  const product = findProduct(productId);
  if (!product) throw notFound('product');
  if (!productsForSpeeds(home.speedsInMbps).includes(product)) throw planUnavailable();
  return product;
}

/** The home and the check that a new plan is for: the named check, or what the member's newest draft is for. */
async function checkedHome(db: Executor, memberId: string, transactionId: string | undefined) {
  if (transactionId === undefined) {
    const draft = await findNewestDraft(db, memberId);
    if (!draft) throw new HttpProblem(400, 'transaction.required', { message: 'Check your address first.' });
    return { transactionId: draft.transactionId, home: await homeOf(db, draft) };
  }
  const check = await findTransaction(db, transactionId);
  if (!check) throw notFound('transaction');
  assertOrderable(check.status);
  const [premiseId = ''] = check.premises;
  return { transactionId, home: await homeOf(db, { premiseId }) };
}

/**
 * Makes the member's draft for the checked home, or gives the draft that is there the chosen product.
 * Throws 404 `product.not-found` and `transaction.not-found`, 409 `plan.unavailable`, `premise.undecided`, and
 * `order.exists` where the member has ordered for this home already.
 */
export async function choosePlan(
  { db, clock }: Omit<Deps, 'jobs'>,
  memberId: string,
  chosen: { productId: string; nccTransactionId?: string | undefined },
): Promise<PlanRow> {
  const { home, transactionId } = await checkedHome(db, memberId, chosen.nccTransactionId);
  return db.transaction(async (tx) => {
    await lockHomeOf(tx, memberId, home.id);
    if (await findOrderedPlan(tx, memberId, home.id)) throw homeOrdered();
    return draftPlan({ db: tx, clock }, memberId, { home, productId: chosen.productId, transactionId });
  });
}

/** As `choosePlan`, for a home that needs no check: an order in the older form names it. */
export async function draftPlan(
  { db, clock }: { db: Executor; clock: Clock },
  memberId: string,
  { home, productId, transactionId }: { home: NetworkPremise; productId: string; transactionId: string | null },
): Promise<PlanRow> {
  const product = productAt(home, productId);
  const now = clock.now();
  return saveDraft(db, {
    memberId,
    premiseId: home.id,
    uprn: home.uprn,
    transactionId,
    productId: product.productId,
    ...pricesOf(product, false),
    preworkRequired: home.preworkRequired,
    inhomeRequired: home.inhomeRequired,
    createdAt: now,
    updatedAt: now,
  });
}

/**
 * Sets contract length, kit and connection date of a draft. A change makes the generated contract void, and has the
 * new one prepared while the customer goes on.
 * Throws 404, 409 `plan.not-draft` or `plan.unavailable`, 400 `invalid.request` for a date outside the window.
 */
export async function customisePlan(
  { db, clock, jobs }: Deps,
  memberId: string,
  planId: string,
  wanted: components['schemas']['PlanCustomisation'],
): Promise<PlanRow> {
  return db.transaction(async (tx) => {
    const plan = await lockedOwnPlan(tx, memberId, planId);
    assertDraft(plan);
    const product = productAt(await homeOf(tx, plan), wanted.productId);
    const connectionDate = wanted.connectionDate ?? null;
    if (connectionDate !== null) assertConnectionDate(connectionDate, clock.today(), plan);
    const unchanged =
      plan.productId === product.productId &&
      plan.meshWifi === wanted.meshWifi &&
      plan.connectionDate === connectionDate;
    const customised = await updatePlan(tx, plan.id, {
      productId: product.productId,
      meshWifi: wanted.meshWifi,
      connectionDate,
      ...pricesOf(product, wanted.meshWifi),
      ...(unchanged ? {} : { contractSummaryDocId: null, contractInformationDocId: null }),
      updatedAt: clock.now(),
    });
    if (customised.contractInformationDocId === null) await prepareContract({ clock, jobs }, tx, customised);
    return customised;
  });
}
