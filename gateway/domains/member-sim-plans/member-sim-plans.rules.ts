import type { components } from '../../../openapi/generated/gateway.d.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import { addDays, type LocalDate } from '../../../platform/clock/local-date.ts';
import { ukMidnight, ukTime } from '../../../platform/clock/uk-time.ts';
import { HttpProblem, notFound } from '../../../platform/http/problem.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import { simPlans } from '../sim-plans/sim-plans.catalogue.ts';
import type { SimPlanRow } from './member-sim-plans.store.ts';

type Schemas = components['schemas'];
export type SimPlan = Schemas['SimPlan'];

/** So many days before a plan ends its member is reminded. */
const REMINDED_DAYS = 3;
/** When reminders are written, and a card is charged a second time. */
const MORNING = 9;
/** A card that was refused so often is not charged again. */
export const MOST_REFUSALS = 2;

/** A plan that was sold. The catalogue keeps each one for good. */
export function soldPlan(planId: string): SimPlan {
  const plan = simPlans.find(({ id }) => id === planId);
  if (!plan) throw new Error(`SIM plan ${planId} was sold and is not in the catalogue`);
  return plan;
}

/** A plan that somebody is about to buy. Throws 404 `sim-plan.not-found`, 409 `price.changed`. */
export function wantedPlan({ planId, priceInPence }: { planId: string; priceInPence: number }): SimPlan {
  const plan = simPlans.find(({ id }) => id === planId.toLowerCase());
  if (!plan) throw notFound('sim-plan');
  if (plan.priceInPence !== priceInPence)
    throw refused('price.changed', `This plan costs ${pounds(plan.priceInPence)} now. Nothing was taken.`);
  return plan;
}

/** The first moment without a plan: it has whole days, and before them the rest of the day on which it begins. */
export function endOf(startedAt: Date, days: number): Date {
  const day = ukDateOf(startedAt);
  const first = ukMidnight(day) < startedAt ? addDays(day, 1) : day;
  return ukMidnight(addDays(first, days));
}

/** When a plan begins that follows another: where that has ended, if it is paid on the same day; later as soon as it is paid. */
export const startAfter = (endsAt: Date | null | undefined, now: Date): Date =>
  endsAt && endsAt <= now && ukDateOf(endsAt) === ukDateOf(now) ? endsAt : now;

/** The last day of a plan. */
export const lastDayOf = (endsAt: Date): LocalDate => addDays(ukDateOf(endsAt), -1);

/** When its member is reminded that a plan ends: in the morning, three days before what follows. */
export const reminderOf = (endsAt: Date): Date => new Date(ukTime(addDays(ukDateOf(endsAt), -REMINDED_DAYS), MORNING));

/** When a card that was refused is charged again. */
export const nextMorning = (now: Date): Date => new Date(ukTime(addDays(ukDateOf(now), 1), MORNING));

/** Whether a plan runs at a moment; the job that ends it may be late. */
export const runsAt = ({ state, endsAt }: Pick<SimPlanRow, 'state' | 'endsAt'>, now: Date): boolean =>
  state === 'RUNNING' && endsAt !== null && endsAt > now;

/** Whether a plan ends the one that runs, if any: its member was told which one that is. */
export const endsCurrent = (
  { start, endsPlanId }: Pick<SimPlanRow, 'start' | 'endsPlanId'>,
  current: Pick<SimPlanRow, 'id'> | undefined,
): boolean => start === 'NOW' && (current === undefined || current.id === endsPlanId);

/** Of what the network has told of a plan, the parts of which nothing is left. */
export const usedUpOf = ({ milestones }: Pick<SimPlanRow, 'milestones'>): Schemas['SimPlanPart'][] =>
  (['DATA', 'MINUTES', 'TEXTS'] as const).filter((part) => milestones.includes(`${part}:100`));

function refused(code: string, message: string): HttpProblem {
  return new HttpProblem(409, code, { message });
}

export const planChanged = () =>
  refused(
    'sim-plan.changed',
    'Your plan has changed since you opened this page. Please have a look at it first. Nothing was taken.',
  );
export const waitingAlready = () =>
  refused(
    'sim-plan.waiting-already',
    'You’ve bought a plan already that’s still to begin. Take it back first if you’d like another one. Nothing was taken.',
  );
export const beingPaid = () =>
  refused(
    'sim-plan.being-paid',
    'Another plan is waiting for your bank. Please wait for its answer before you buy this one.',
  );
export const notEnough = (priceInPence: number, balanceInPence: number) =>
  refused(
    'airtime.not-enough',
    `This plan costs ${pounds(priceInPence)}, and your credit is ${pounds(balanceInPence)}. Top up first, or pay by card. Nothing was taken.`,
  );
export const noneToRepeat = () =>
  refused('sim-plan.none', 'You have no plan that could be repeated. Please buy one first.');
export const begun = () =>
  refused(
    'sim-plan.begun',
    'This plan has begun, so it can’t be taken back. For 14 days after you bought it you can cancel it.',
  );
export const receiptNotYet = () => refused('receipt.not-yet', 'There’s a receipt once the plan is paid.');
export const receiptOfCredit = () =>
  refused(
    'receipt.none',
    'This plan was paid from your credit. VAT was paid with the top-up: its receipt is in the history of your credit.',
  );
export const notBought = () =>
  refused('sim-plan.not-bought', 'This plan was never paid, so there’s nothing to give back.');

/** Throws 400 `validation.failed`, at the field of the card. */
export function cardMissing(path: string): HttpProblem {
  const message = 'Choose the card that’s charged each time';
  return new HttpProblem(400, 'validation.failed', { message, fields: [{ path, message }] });
}
