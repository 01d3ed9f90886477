import { ukDateOf } from '../../../platform/clock/clock.ts';
import { addDays, type LocalDate } from '../../../platform/clock/local-date.ts';
import { retrying } from '../../../platform/db/errors.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import { longDate } from '../../words/date-words.ts';
import { notePrice } from '../bills/plan-prices.ts';
import { amendedIds, type AmendedPlan, drawAmended } from '../contracts/contracts.service.ts';
import { nameWithKit } from '../plans/kit.rules.ts';
import { updatePlan } from '../plans/plans.rows.ts';
import { homeOf, lockedOwnPlan, ownPlan, productOf } from '../plans/plans.service.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { comesTooLate, type SwitchAheadPort } from '../plans/switch-ahead.ts';
import { MESH_WIFI_MONTHLY_PENCE } from '../products/products.catalogue.ts';
import { enqueueEffect } from './plan-changes.jobs.ts';
import { findAsked } from './plan-changes.rows.ts';
import {
  blockOfState,
  meshPointOf,
  minimumTermEnd,
  nextBillDate,
  optionOf,
  optionsOf,
  termsOf,
  undoUntil,
} from './plan-changes.rules.ts';
import { insertChange } from './plan-changes.store.ts';
import type {
  ChangeRow,
  PlanChangeBlock,
  PlanChangeChoice,
  PlanChangeOffer,
  PlanChangeOption,
  PlanChangeRequest,
  PlanChanges,
} from './plan-changes.types.ts';
import { takeBack, tellMember } from './settle-change.ts';

type ReadDeps = Pick<Dependencies, 'db' | 'clock'> & SwitchAheadPort;
type Deps = Dependencies & SwitchAheadPort;

/** Throws 404 `plan.not-found`, also for someone else's. */
export async function getPlanChanges(deps: ReadDeps, memberId: string, planId: string): Promise<PlanChanges> {
  return changesOf(deps, deps.db, await ownPlan(deps.db, memberId, planId));
}

/**
 * Draws the contract as it would be with another plan or other kit. Asked for again on the same day it is the same.
 * Throws 404 `plan.not-found`, 409 `plan-change.blocked`, `plan-change.asked`, `plan-change.unavailable`, `plan-change.unchanged`.
 */
export async function offerPlanChange(
  deps: Deps,
  memberId: string,
  planId: string,
  chosen: PlanChangeChoice,
): Promise<PlanChangeOffer> {
  const plan = await ownPlan(deps.db, memberId, planId);
  const { option, from } = choose(await changesOf(deps, deps.db, plan), chosen);
  const { plan: changed, amendment } = amended(plan, option, from);
  const documents = await drawAmended(deps, { plan: changed, amendment });
  const { minimumTermEnd: termEnd } = amendment;
  const meshPoint = meshPointOf({ from, ...keptAndNew(plan, option) }, deps.clock.today());
  return { plan: option, meshPoint, from, undoUntil: addDays(from, -1), minimumTermEnd: termEnd, ...documents };
}

/**
 * Changes a plan or its kit from the next bill on. Sent again for the same plan with the same kit it changes nothing.
 * Throws 404 `plan.not-found`, 409 `plan-change.blocked`, `plan-change.asked`, `plan-change.unavailable`, `plan-change.unchanged`,
 * `plan-change.outdated`.
 */
export async function changePlan(
  deps: Deps,
  memberId: string,
  planId: string,
  accepted: PlanChangeRequest,
): Promise<PlanChanges> {
  return retrying(() =>
    deps.db.transaction(async (tx) => {
      const plan = await lockedOwnPlan(tx, memberId, planId);
      const before = await changesOf(deps, tx, plan);
      if (before.asked && isSame(before.asked.plan, accepted)) return before;
      const { option, from } = choose(before, accepted);
      await assertAsOffered(deps, tx, { plan, option, from, accepted });
      const { monthlyPriceInPence } = option;
      const { contractSummaryDocId, contractInformationDocId } = accepted;
      const kept = keptAndNew(plan, option);
      const agreed = { planId, from, ...kept, monthlyPriceInPence, contractSummaryDocId, contractInformationDocId };
      const askedAt = deps.clock.now();
      const change = await insertChange(tx, { ...agreed, state: 'ASKED', askedAt });
      await notePrice(tx, { ...change, id: planId }, from);
      await enqueueEffect(deps, tx, change);
      await tellMember(deps, tx, 'asked', { plan, change, today: deps.clock.today(), ahead: before.switchAhead });
      const changing = await updatePlan(tx, plan.id, { state: 'CHANGING', updatedAt: askedAt });
      return changesOf(deps, tx, changing);
    }),
  );
}

/**
 * Undoes a change before it takes effect. Where none is asked for it changes nothing.
 * Throws 404 `plan.not-found`, 409 `plan-change.too-late`.
 */
export async function undoPlanChange(deps: Deps, memberId: string, planId: string): Promise<PlanChanges> {
  const today = deps.clock.today();
  return retrying(() =>
    deps.db.transaction(async (tx) => {
      const plan = await lockedOwnPlan(tx, memberId, planId);
      const change = await findAsked(tx, plan.id);
      if (!change) return changesOf(deps, tx, plan);
      if (undoUntil(change.from, today) === null)
        throw new HttpProblem(409, 'plan-change.too-late', {
          message: 'It’s too late to undo this change: its day has come. You can change your plan again.',
        });
      const kept = await takeBack(deps, tx, { plan, change, now: deps.clock.now(), happened: 'undone' });
      return changesOf(deps, tx, kept);
    }),
  );
}

const refusals = {
  NOT_LIVE:
    'Your broadband isn’t live yet, so there’s no plan to change. Until your order is placed you can choose another.',
  ENDING: 'Your plan is ending, so it can’t be changed. You can keep it first.',
  ENDED: 'Your plan has ended, so it can’t be changed.',
  SWITCHING: 'Your broadband moves to another provider before your next bill, so your plan can’t be changed any more.',
} as const satisfies Record<PlanChangeBlock, string>;

/** The same plan with the same kit. */
const isSame = (one: PlanChangeChoice, other: PlanChangeChoice): boolean =>
  one.productId === other.productId && one.meshWifi === other.meshWifi;

/** What a plan becomes, and what it was. */
const keptAndNew = (plan: PlanRow, { productId, meshWifi }: PlanChangeOption) => ({
  productId,
  meshWifi,
  productIdBefore: plan.productId,
  meshWifiBefore: plan.meshWifi,
});

/** The plan that a member wants and the day from which it counts, if it can be had. */
function choose(changes: PlanChanges, chosen: PlanChangeChoice): { option: PlanChangeOption; from: LocalDate } {
  const { present, asked, blocked, options, from } = changes;
  if (asked)
    throw new HttpProblem(409, 'plan-change.asked', {
      message: `Your plan changes to ${nameWithKit(asked.plan.displayName, asked.plan.meshWifi, present.meshWifi)} on ${longDate(asked.from)} already. Undo that first, or change it again from that day.`,
    });
  if (blocked !== null) throw new HttpProblem(409, 'plan-change.blocked', { message: refusals[blocked] });
  if (isSame(present, chosen))
    throw new HttpProblem(409, 'plan-change.unchanged', {
      message: 'That’s the plan you have now. Choose another one, or add or take out mesh Wi-Fi.',
    });
  const option = options.find((one) => isSame(one, chosen));
  if (!option || from === null)
    throw new HttpProblem(409, 'plan-change.unavailable', {
      message: 'Your plan can’t become this one. Choose one of the plans that are offered.',
    });
  return { option, from };
}

/** A plan as it'll be, and what of its contract differs then. */
function amended(plan: PlanRow, option: PlanChangeOption, from: LocalDate): AmendedPlan {
  const { productId, meshWifi, monthlyPriceInPence } = option;
  const present = productOf(plan);
  return {
    plan: { ...plan, productId, meshWifi, monthlyPriceInPence },
    amendment: {
      from,
      before: {
        displayName: present.displayName,
        meshWifi: plan.meshWifi,
        monthlyPriceInPence: plan.monthlyPriceInPence,
      },
      goLive: plan.serviceStart ?? from,
      minimumTermEnd: minimumTermEnd(plan, present, from),
    },
  };
}

/** Throws 409 `plan-change.outdated` unless price, day and both documents are those that hold now. */
async function assertAsOffered(
  deps: Pick<Dependencies, 'clock' | 'env'>,
  tx: Executor,
  offered: { plan: PlanRow; option: PlanChangeOption; from: LocalDate; accepted: PlanChangeRequest },
): Promise<void> {
  const { plan, option, from, accepted } = offered;
  const isSameDeal = accepted.monthlyPriceInPence === option.monthlyPriceInPence && accepted.from === from;
  // Who has read them before midnight may accept them after it.
  for (const date of isSameDeal ? [deps.clock.today(), addDays(deps.clock.today(), -1)] : []) {
    const { contractSummaryDocId, contractInformationDocId } = await amendedIds(
      deps,
      tx,
      amended(plan, option, from),
      date,
    );
    const isRead =
      accepted.contractSummaryDocId === contractSummaryDocId &&
      accepted.contractInformationDocId === contractInformationDocId;
    if (isRead) return;
  }
  throw new HttpProblem(409, 'plan-change.outdated', {
    message: 'This change isn’t what you were shown any more. Look again before you accept it.',
  });
}

async function changesOf(deps: ReadDeps, db: Executor, plan: PlanRow): Promise<PlanChanges> {
  const today = deps.clock.today();
  const product = productOf(plan);
  const goLive = plan.serviceStart;
  const present = termsOf(plan, { product, meshWifi: plan.meshWifi }, plan.monthlyPriceInPence, today);
  const change = await findAsked(db, plan.id);
  const switchAhead = await deps.switchAheadOf(db, plan);
  const known = { present, meshWifiMonthlyPriceInPence: MESH_WIFI_MONTHLY_PENCE, switchAhead };
  const none = { ...known, from: null, minimumTermEnd: null, options: [], asked: null };
  const block = goLive === null && plan.state !== 'ENDED' ? 'NOT_LIVE' : blockOfState(plan.state);
  if (block !== null || goLive === null) return { ...none, blocked: block ?? 'NOT_LIVE' };
  const from = change?.from ?? nextBillDate(goLive, today);
  const term = { minimumTermEnd: minimumTermEnd(plan, product, from), from };
  if (change) return { ...none, ...term, asked: askedOf(plan, change, today), blocked: null };
  if (comesTooLate(from, switchAhead)) return { ...none, blocked: 'SWITCHING' };
  const speedsAtHome = (await homeOf(db, plan)).speedsInMbps;
  const options = optionsOf({ contract: plan, product, speedsAtHome, from });
  return { ...none, ...term, options, blocked: null };
}

function askedOf(plan: PlanRow, change: ChangeRow, today: LocalDate): NonNullable<PlanChanges['asked']> {
  const { from, askedAt, contractSummaryDocId, contractInformationDocId } = change;
  const to = { product: productOf(change), meshWifi: change.meshWifi };
  return {
    plan: optionOf(plan, { from: productOf(plan), to }, change.monthlyPriceInPence, from),
    meshPoint: meshPointOf(change, ukDateOf(askedAt)),
    from,
    askedAt: askedAt.toISOString(),
    undoUntil: undoUntil(from, today),
    contractSummaryDocId,
    contractInformationDocId,
  };
}
