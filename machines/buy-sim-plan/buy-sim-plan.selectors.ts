import type { SnapshotFrom } from 'xstate';
import { messageOf } from '../shared/failure.ts';
import type { buySimPlanMachine } from './buy-sim-plan.machine.ts';
import { canBuy, canRepeat, missingCredit, planChosen, startsOf } from './buy-sim-plan.rules.ts';
import type { BuySimPlanContext, MySimPlan, SimPlan, Start } from './buy-sim-plan.types.ts';

export type BuySimPlanModel = Pick<BuySimPlanContext, 'choice' | 'errors' | 'news'> & {
  /** Null until it is known. */
  mine: MySimPlan | null;
  /** The smallest first. */
  plans: readonly SimPlan[];
  /** The one that is being bought. */
  plan: SimPlan | null;
  /** When it can begin; the only way where there is one. */
  starts: readonly Start[];
  canBuy: boolean;
  canRepeat: boolean;
  /** What the credit lacks for the plan, in pence; 0 where it is enough. */
  missingInPence: number;
  /** What was bought just now: it runs, or it waits. Null where nothing was. */
  bought: MySimPlan['current'] | MySimPlan['waiting'];
  /** What the gateway says to the customer of what has failed; '' where it says nothing. */
  message: string;
  isBusy: boolean;
};

export function selectBuySimPlan(snapshot: SnapshotFrom<typeof buySimPlanMachine>): BuySimPlanModel {
  const { known, choice, errors, news, purchaseId, failure } = snapshot.context;
  const { mine = null, plans = [] } = known ?? {};
  const plan = planChosen({ known, choice });
  const paid = [mine?.current ?? null, mine?.waiting ?? null];
  return {
    mine,
    plans,
    plan,
    starts: mine ? startsOf(mine) : [],
    canBuy: mine !== null && canBuy(mine),
    canRepeat: mine !== null && canRepeat(mine),
    missingInPence: mine && plan ? missingCredit(mine, plan) : 0,
    bought: paid.find((each) => each !== null && each.purchaseId === purchaseId) ?? null,
    choice,
    errors,
    news,
    message: messageOf(failure),
    isBusy: snapshot.hasTag('busy'),
  };
}
