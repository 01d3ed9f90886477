import {
  answerTo,
  type OrderStep,
  type StepOutcome,
} from '../../../openapi/partners/switching-hub/losing-side/order-life.rules.ts';
import {
  dateOf,
  isReference,
  referenceOf,
  stepAnswer,
  stepOf,
  type StepMessage,
} from '../../../openapi/partners/switching-hub/losing-side/order-messages.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { endBySwitch, wayOfSwitch } from '../member-plans/by-switch.ts';
import { lockPlan } from '../plans/plans.rows.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { closedCase } from './cases.ts';
import { callOff, expireRunOut, scheduleExpiry } from './expiry.ts';
import { movedMessage, orderedMessage, switchedMessage } from './losing-switches.messages.ts';
import { factsOf } from './losing-switches.rules.ts';
import { endOf, fallsAwayBy } from './losing-switches.service.ts';
import { findByReference, lockLosingSwitch, runningOf, updateLosingSwitch } from './losing-switches.store.ts';
import type { LosingSwitchRow } from './losing-switches.types.ts';
import { followOwnEnd, tell } from './tell.ts';

interface Found {
  row: LosingSwitchRow;
  plan: PlanRow;
}

/** The switch that a step names, if the provider is the one that was given its reference; locked behind its plan. */
async function lockNamed(tx: Executor, message: StepMessage): Promise<Found | undefined> {
  const reference = referenceOf(message);
  const named = isReference(reference) ? await findByReference(tx, reference) : undefined;
  if (named?.gainingProviderId !== message.envelope.source.identity) return undefined;
  const plan = await lockPlan(tx, named.planId);
  const row = plan && (await lockLosingSwitch(tx, named.id));
  return row && { row, plan };
}

/** Answers a step in the life of a switch order, and carries it out. */
export async function takeStep(deps: Dependencies, tx: Executor, message: StepMessage, now: Date): Promise<void> {
  const step = stepOf(message);
  const today = ukDateOf(now);
  const found = await lockNamed(tx, message);
  if (found) await expireRunOut(deps, tx, found.plan.id, today);
  const running = found ? await runningOf(tx, [found.plan.id]) : [];
  const date = dateOf(message);
  const outcome = answerTo(step, factsOf(found?.row, found?.plan, { running, today }), date, today);
  const fault = 'fault' in outcome ? outcome.fault : undefined;
  const from = message.envelope.source.identity;
  deps.log.info({ from, step, switch: found?.row.id, fault }, 'a provider has sent a step of a switch');
  await deps.hub.send(tx, stepAnswer(message, outcome));
  if (found && !('fault' in outcome)) await carryOut(deps, tx, found, { step, outcome, date, today });
}

interface Step {
  step: OrderStep;
  outcome: Exclude<StepOutcome, { fault: unknown }>;
  date: LocalDate | undefined;
  today: LocalDate;
}

async function carryOut(deps: Dependencies, tx: Executor, { row, plan }: Found, taken: Step): Promise<void> {
  const { step, outcome, date, today } = taken;
  const { plannedDate } = outcome;
  const updatedAt = deps.clock.now();
  if (step === 'order') {
    const how = await wayOfSwitch(tx, plan, today);
    const ordered = await updateLosingSwitch(tx, row.id, { ...outcome, orderedOn: today, how, updatedAt });
    await scheduleExpiry(deps, tx, ordered);
    const end = await endOf(tx, plan, ordered, today);
    const fallsAway = await fallsAwayBy(tx, ordered, end);
    await tell(deps, tx, ordered, (to, about) =>
      orderedMessage(to, about, { day: plannedDate ?? today, end, fallsAway }),
    );
  } else if (step === 'update') {
    const moved = await updateLosingSwitch(tx, row.id, { ...outcome, updatedAt });
    if (plannedDate === row.plannedDate) return;
    await scheduleExpiry(deps, tx, moved);
    const end = await endOf(tx, plan, moved, today);
    const fallsAway = await fallsAwayBy(tx, moved, end);
    await tell(deps, tx, moved, (to, about) => movedMessage(to, about, { day: plannedDate ?? today, end, fallsAway }));
  } else if (step === 'trigger') {
    const switchDay = date ?? today;
    const end = row.how && (await endBySwitch(deps, tx, plan, { switchDay, how: row.how }));
    const over = { status: 'triggered', activationDate: switchDay, ...closedCase(row, updatedAt), updatedAt } as const;
    const triggered = await updateLosingSwitch(tx, row.id, over);
    // What was said of one that came to nothing, as that the plan stays, is no longer true.
    await followOwnEnd(deps, tx, plan.id);
    await tell(deps, tx, triggered, (to, about) => switchedMessage(to, about, end));
  } else await callOff(deps, tx, row, 'cancelled');
}
