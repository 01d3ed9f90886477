import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem, notFound, tooManyTries } from '../../../platform/http/problem.ts';
import { findCheckedPremise, findTransaction } from '../coverage/coverage.rows.ts';
import { nameSwitchOfInstallation } from '../visits/installations.service.ts';
import { assertDraft } from '../plans/plans.rules.ts';
import { lockedOwnPlan } from '../plans/plans.service.ts';
import { findPlan, lockDraftFor, lockPlan, updatePlan } from '../plans/plans.rows.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { goOn, sendStep, type SwitchingDeps } from './sender.ts';
import { retireSwitch } from './switch-banners.ts';
import {
  assertConsentable,
  assertPlanGoesOn,
  assertReplaceable,
  assertWithdrawable,
  chosenOffer,
  detailsOf,
  hasSameDetails,
  switchExists,
  unmatched,
  type SwitchDetails,
} from './switching.rules.ts';
import {
  findOwnSwitch,
  insertSwitch,
  lockLiveSwitch,
  lockSwitch,
  matchesAskedSince,
  updateSwitch,
  type SwitchRow,
} from './switching.store.ts';
import { HOUR_MS } from '../../../platform/clock/clock.ts';

type Schemas = components['schemas'];

/** Enough for every repair there is, and too few to guess at names and account numbers. */
const MATCHES_AN_HOUR = 40;

/** Throws 404 `switch.not-found`, also for someone else's. */
export async function ownSwitch(db: Executor, memberId: string, switchId: string): Promise<SwitchRow> {
  const row = await findOwnSwitch(db, memberId, switchId);
  if (!row) throw notFound('switch');
  return row;
}

/** As `ownSwitch`, locked behind its plan, as everybody locks them. */
async function lockedOwnSwitch(tx: Executor, memberId: string, switchId: string) {
  const { planId } = await ownSwitch(tx, memberId, switchId);
  const plan = planId === null ? undefined : await lockPlan(tx, planId);
  const row = await lockSwitch(tx, switchId);
  if (!row) throw notFound('switch');
  return { row, plan };
}

async function assertNotGuessing(tx: Executor, memberId: string, now: Date): Promise<void> {
  const asked = await matchesAskedSince(tx, memberId, new Date(now.getTime() - HOUR_MS));
  if (asked >= MATCHES_AN_HOUR) throw tooManyTries(HOUR_MS / 1_000);
}

/** Counts on, or anew after an hour. */
function asksAfter({ asks, asksSince }: SwitchRow, now: Date): Pick<SwitchRow, 'asks' | 'asksSince'> {
  const isOld = now.getTime() - asksSince.getTime() > HOUR_MS;
  return isOld ? { asks: 1, asksSince: now } : { asks: asks + 1, asksSince };
}

interface Wanted {
  premiseId: string;
  plan: PlanRow | undefined;
}

/** The home of a request: the plan's, or that of the address check. */
async function homeOfRequest(tx: Executor, memberId: string, given: Schemas['SwitchRequest']): Promise<Wanted> {
  if (given.planId !== undefined) {
    const plan = await lockedOwnPlan(tx, memberId, given.planId);
    assertDraft(plan);
    return { premiseId: plan.premiseId, plan };
  }
  const check = await findTransaction(tx, given.nccTransactionId);
  const message = 'Check your address first.';
  if (!check)
    throw new HttpProblem(400, 'validation.failed', {
      message,
      fields: [{ path: 'body.nccTransactionId', message }],
    });
  const home = await findCheckedPremise(tx, given.nccTransactionId);
  if (!home) throw new HttpProblem(409, 'premise.undecided', { message: 'Choose your home from the list first.' });
  return { premiseId: home.id, plan: await lockDraftFor(tx, memberId, home.id) };
}

/** Makes plan and installation name the switch, so that it is found again from either. */
async function nameSwitch(tx: Executor, planId: string, switchId: string | null, now: Date): Promise<void> {
  await updatePlan(tx, planId, { switchId, updatedAt: now });
  await nameSwitchOfInstallation(tx, planId, switchId, now);
}

/**
 * Asks the losing provider for a match (SW-03). The same request again gives the switch that runs.
 * Throws 404 `plan.not-found`, 400, 409 `switch.exists`, `provider.suspended`, `plan.not-draft`, `premise.undecided`,
 * 429 `rate.limited`.
 */
export async function createSwitch(
  deps: SwitchingDeps,
  memberId: string,
  given: Schemas['SwitchRequest'],
): Promise<{ row: SwitchRow; isNew: boolean }> {
  const providers = await deps.hub.directory.read();
  return deps.db.transaction(async (tx) => {
    const { premiseId, plan } = await homeOfRequest(tx, memberId, given);
    const details = detailsOf(given, providers);
    const running = await lockLiveSwitch(tx, memberId, premiseId);
    if (running) return { row: sameOrRefuse(running, details), isNew: false };
    const now = deps.clock.now();
    await assertNotGuessing(tx, memberId, now);
    const inserted = await insertSwitch(tx, {
      ...details,
      memberId,
      planId: plan?.id ?? null,
      premiseId,
      transactionId: given.nccTransactionId,
      state: 'loading',
      asksSince: now,
      createdAt: now,
      updatedAt: now,
    });
    if (!inserted) {
      // Somebody was quicker, at the same moment.
      const quicker = await lockLiveSwitch(tx, memberId, premiseId);
      if (!quicker) throw switchExists();
      return { row: sameOrRefuse(quicker, details), isNew: false };
    }
    if (plan) await nameSwitch(tx, plan.id, inserted.id, now);
    return { row: await sendStep(deps, tx, inserted, 'match'), isNew: true };
  });
}

function sameOrRefuse(row: SwitchRow, details: SwitchDetails): SwitchRow {
  if (!hasSameDetails(row, details)) throw switchExists();
  return row;
}

/**
 * Replaces the details of a switch and asks for a match again (SW-04). Twice the same while the answer is awaited is a
 * double click. Throws 404, 400, 409 `switch.consented`, `switch.ordered`, `switch.withdrawn`, `switch.plan-ended`, 429.
 */
export async function replaceSwitch(
  deps: SwitchingDeps,
  memberId: string,
  switchId: string,
  given: Schemas['SwitchRequest'],
): Promise<SwitchRow> {
  const providers = await deps.hub.directory.read();
  return deps.db.transaction(async (tx) => {
    const { row, plan } = await lockedOwnSwitch(tx, memberId, switchId);
    assertPlanGoesOn(plan);
    assertReplaceable(row, deps.clock.today());
    const details = detailsOf(given, providers);
    if (row.state === 'loading' && hasSameDetails(row, details)) return row;
    const now = deps.clock.now();
    await assertNotGuessing(tx, memberId, now);
    const changed = await updateSwitch(tx, row.id, {
      ...unmatched,
      ...details,
      ...asksAfter(row, now),
      transactionId: given.nccTransactionId,
      updatedAt: now,
    });
    await retireSwitch(tx, changed);
    return sendStep(deps, tx, changed, 'match');
  });
}

/**
 * The customer agrees, to one of the offers (SW-04). The order goes to the losing provider with the broadband order,
 * or now, when that was placed before. Throws 404, 400 `invalid.request`, 409.
 */
export async function consentToSwitch(
  deps: SwitchingDeps,
  memberId: string,
  switchId: string,
  given: Schemas['SwitchConsent'],
): Promise<SwitchRow> {
  return deps.db.transaction(async (tx) => {
    const { row, plan } = await lockedOwnSwitch(tx, memberId, switchId);
    assertPlanGoesOn(plan);
    assertConsentable(row, deps.clock.today(), given.plannedSwitchDate);
    const now = deps.clock.now();
    const consented = await updateSwitch(tx, row.id, {
      state: 'consented',
      chosenReference: chosenOffer(row, given.reference),
      wishedDate: given.plannedSwitchDate ?? row.wishedDate,
      consentedAt: now,
      updatedAt: now,
    });
    return goOn(deps, tx, consented);
  });
}

/** The customer goes on without switching. Throws 404, 409 `switch.ordered`. */
export async function withdrawSwitch(deps: SwitchingDeps, memberId: string, switchId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { row, plan } = await lockedOwnSwitch(tx, memberId, switchId);
    if (row.state === 'cancelled') return;
    assertWithdrawable(row);
    const now = deps.clock.now();
    const idle = { pendingStep: null, pendingCorrelation: null };
    await updateSwitch(tx, row.id, { ...idle, state: 'cancelled', errorCode: null, updatedAt: now });
    await retireSwitch(tx, row);
    if (plan?.switchId === row.id) await nameSwitch(tx, plan.id, null, now);
  });
}

/**
 * Ties the member's own switch to a draft of theirs, whose row is locked, and gives the switch's id.
 * Throws 404 `switch.not-found`, also for someone else's, 409 `plan.not-draft`, and `switch.withdrawn` for one that is
 * of no use here.
 */
export async function tieToPlan(tx: Executor, plan: PlanRow, switchId: string, now: Date): Promise<string> {
  const tied = await lockSwitch(tx, switchId);
  if (tied?.memberId !== plan.memberId) throw notFound('switch');
  assertDraft(plan);
  if (tied.premiseId !== plan.premiseId || tied.state === 'cancelled')
    throw new HttpProblem(409, 'switch.withdrawn', { message: 'This switch isn’t for this order.' });
  await updateSwitch(tx, tied.id, { planId: plan.id, updatedAt: now });
  await updatePlan(tx, plan.id, { switchId: tied.id, updatedAt: now });
  return tied.id;
}

/** The plan that a switch belongs to, for the day on which it is to go live. */
export async function planOfSwitch(db: Executor, { planId }: SwitchRow): Promise<PlanRow | undefined> {
  return planId === null ? undefined : findPlan(db, planId);
}
