import { codeOf, type Failure } from '../shared/failure.ts';
import type {
  BuyRefusal,
  BuySimPlanContext,
  Cancelling,
  Choice,
  FieldRefusal,
  Known,
  MySimPlan,
  PayBy,
  RepeatingWanted,
  SimPlan,
  SimPlanWanted,
  Start,
  TypedChoice,
  TypedRepeat,
} from './buy-sim-plan.types.ts';

type Chosen = Pick<BuySimPlanContext, 'known' | 'choice'>;

export const nothingChosen: Choice = { planId: null, start: null, payBy: null, isRepeated: null };

/**
 * When a plan can begin that is bought now. One plan can wait at a time; without a SIM that is on every plan waits, so none ends the one that runs. Empty where
 * nothing can be bought.
 */
export function startsOf({ current, waiting, hasActiveSim }: MySimPlan): readonly Start[] {
  if (current === null) return waiting === null ? ['NOW'] : [];
  const now = hasActiveSim ? (['NOW'] as const) : [];
  return waiting === null ? [...now, 'WHEN_CURRENT_ENDS'] : now;
}

/** The bank of a purchase before has yet to answer. */
const isBeingPaid = ({ unpaid }: MySimPlan): boolean => unpaid?.isBeingPaid === true;

/** Whether another plan can be bought at this moment. */
export const canBuy = (mine: MySimPlan): boolean => startsOf(mine).length > 0 && !isBeingPaid(mine);

export const planOf = (known: Known | null, planId: string | null): SimPlan | null =>
  known?.plans.find(({ id }) => id === planId) ?? null;

export const planChosen = ({ known, choice }: Chosen): SimPlan | null => planOf(known, choice.planId);

/** What is missing from the credit to pay for a plan, in pence; 0 where it is enough. */
export const missingCredit = ({ creditInPence }: MySimPlan, { priceInPence }: SimPlan): number =>
  Math.max(0, priceInPence - creditInPence);

const payBys: ReadonlySet<string> = new Set<PayBy>(['CREDIT', 'CARD']);
const oftens: ReadonlySet<string> = new Set(['ONCE', 'REPEATED']);

/** What was said of a purchase as it can be bought; null for what was not said, or can't be. A plan that can begin at one time only has that. */
export function choiceOf({ known, choice }: Chosen, { start, payBy, often }: TypedChoice): Choice {
  const starts = known ? startsOf(known.mine) : [];
  return {
    planId: choice.planId,
    start: starts.length === 1 ? (starts[0] ?? null) : (starts.find((each) => each === start) ?? null),
    payBy: payBys.has(payBy) ? (payBy as PayBy) : null,
    isRepeated: oftens.has(often) ? often === 'REPEATED' : null,
  };
}

/** Why what was said can't be bought, by field; empty where it can. */
export function choiceErrors({ known, choice }: Chosen, typed: TypedChoice): BuySimPlanContext['errors'] {
  const { start, payBy, isRepeated } = choiceOf({ known, choice }, typed);
  const plan = planOf(known, choice.planId);
  const isShort = payBy === 'CREDIT' && known !== null && plan !== null && missingCredit(known.mine, plan) > 0;
  const payError: FieldRefusal | null = payBy === null ? 'payByNotChosen' : isShort ? 'creditTooLittle' : null;
  return {
    ...(start === null && { start: 'startNotChosen' as const }),
    ...(payError && { payBy: payError }),
    ...(isRepeated === null && { often: 'oftenNotChosen' as const }),
  };
}

/** A choice as it still fits what was read: a plan that is sold no more is none, nor is a time at which nothing can begin, or credit that is too little. */
export function choiceThatFits({ mine, plans, requestId }: Known, choice: Choice): Choice {
  const plan = planOf({ mine, plans, requestId }, choice.planId);
  const starts = startsOf(mine);
  if (plan === null || starts.length === 0) return nothingChosen;
  const only = starts.length === 1 ? (starts[0] ?? null) : null;
  const isShort = choice.payBy === 'CREDIT' && missingCredit(mine, plan) > 0;
  return {
    ...choice,
    start: only ?? starts.find((each) => each === choice.start) ?? null,
    payBy: isShort ? null : choice.payBy,
  };
}

/** What the gateway is asked for; null until all of it has been said. What is bought each time is paid in the same way. */
export function wantedOf({ known, choice }: Chosen): SimPlanWanted | null {
  const plan = planChosen({ known, choice });
  const { start, payBy, isRepeated } = choice;
  if (known === null || plan === null || start === null || payBy === null || isRepeated === null) return null;
  return {
    requestId: known.requestId,
    planId: plan.id,
    priceInPence: plan.priceInPence,
    start,
    endsPlanId: start === 'NOW' ? (known.mine.current?.purchaseId ?? null) : null,
    payBy,
    repeat: isRepeated ? { payBy, cardId: null } : null,
  };
}

/** What is to be bought each time, for the gateway; or why not, by field. */
export function repeatOf(
  known: Known | null,
  { planId, payBy }: TypedRepeat,
): { repeating: RepeatingWanted } | { errors: BuySimPlanContext['errors'] } {
  const plan = planOf(known, planId);
  const card = known?.mine.cards.find(({ id }) => id === payBy) ?? null;
  if (plan !== null && (payBy === 'CREDIT' || card !== null)) {
    const how =
      card === null ? ({ payBy: 'CREDIT', cardId: null } as const) : ({ payBy: 'CARD', cardId: card.id } as const);
    return { repeating: { planId: plan.id, priceInPence: plan.priceInPence, ...how } };
  }
  return {
    errors: {
      ...(plan === null && { planId: 'planNotChosen' as const }),
      ...(payBy !== 'CREDIT' && card === null && { payBy: 'repeatPayByNotChosen' as const }),
    },
  };
}

/** What the gateway is asked for by who cancels the plan that runs: the sum that they were shown comes back. Null where it can't be cancelled. */
export function cancellingOf(known: Known | null): Cancelling | null {
  const { current = null } = known?.mine ?? {};
  if (!current?.cancellation) return null;
  return { purchaseId: current.purchaseId, returnInPence: current.cancellation.returnInPence };
}

/** A plan can be repeated where one runs or waits. */
export const canRepeat = ({ current, waiting }: MySimPlan): boolean => current !== null || waiting !== null;

/** Whether a purchase is paid: it runs or waits. */
export const isBought = (known: Known | null, purchaseId: string | null): boolean =>
  purchaseId !== null && [known?.mine.current, known?.mine.waiting].some((plan) => plan?.purchaseId === purchaseId);

const refusals: ReadonlyMap<string, BuyRefusal> = new Map<string, BuyRefusal>([
  ['price.changed', 'priceChanged'],
  ['sim-plan.changed', 'planChanged'],
  ['sim-plan.not-found', 'planGone'],
  ['sim-plan.waiting-already', 'waitingAlready'],
  ['sim-plan.being-paid', 'beingPaid'],
  ['airtime.not-enough', 'creditShort'],
  ['card.expired', 'cardExpired'],
  ['card.not-found', 'cardGone'],
  ['sim-plan.none', 'noneToRepeat'],
  ['sim-plan.begun', 'begun'],
  ['sim-plan.not-bought', 'begun'],
  ['sim-plan.not-cancellable', 'notCancellable'],
  ['sim-plan.return-changed', 'returnChanged'],
  ['sim-plan-purchase.not-found', 'begun'],
]);

/** Why the gateway refused, where trying again is of no use before how it stands was read; null for any other failure. */
export const refusalOf = (failure: Failure): BuyRefusal | null => refusals.get(codeOf(failure)) ?? null;

/** What has to be said again after a refusal; the rest of the choice is kept. */
export function choiceAfter(refusal: BuyRefusal, choice: Choice): Choice {
  if (refusal === 'planChanged') return { ...choice, start: null };
  if (refusal === 'creditShort') return { ...choice, payBy: null };
  return refusal === 'planGone' ? nothingChosen : choice;
}
