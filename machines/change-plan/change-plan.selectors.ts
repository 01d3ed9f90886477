import type { SnapshotFrom } from 'xstate';
import { premiseLine } from '../address-check/address-check.selectors.ts';
import { type BesideSwitch, besideSwitch, mayCostFee, type SwitchAhead } from '../shared/switch-ahead.ts';
import type { changePlanMachine } from './change-plan.machine.ts';
import { optionsOf, wantsMeshWifi } from './change-plan.rules.ts';
import type { ChangePlanContext, PlanChangeOffer, PlanChangeOption, PlanTerms } from './change-plan.types.ts';

/** A change with its day and its documents, offered or asked for. */
export type ShownChange = Pick<
  PlanChangeOffer,
  'meshPoint' | 'from' | 'contractSummaryDocId' | 'contractInformationDocId'
> & {
  plan: PlanChangeOption;
};

/** How a change stands to the switch that is ordered; null without one. */
type Beside = { besideSwitch: BesideSwitch | null };

export type ChangePlanModel = Pick<ChangePlanContext, 'planId' | 'errors' | 'news'> & {
  address: string;
  /** The order of the plan; '' while nothing is known. */
  orderId: string;
  /** Whether mesh Wi-Fi is wanted: each option has it then, and each price. */
  meshWifi: boolean;
  /** What it adds to any plan. */
  meshWifiMonthlyPriceInPence: number;
  /** The plan as it is; null while nothing is known. */
  present: PlanTerms | null;
  /** The day from which a change counts; null where none can be had. */
  from: string | null;
  /** The last day of the minimum term, which stays; null where none is left. */
  minimumTermEnd: string | null;
  /** What the plan can become with the kit that is wanted; the present plan, where that is other kit, is one of them. */
  options: PlanChangeOption[];
  /** The network carries another of our plans to the home. */
  hasOtherPlans: boolean;
  /** The switch of the plan that another provider has ordered; null without one. */
  switchAhead: SwitchAhead | null;
  /** That switch may cost an exit fee. */
  maySwitchCostFee: boolean;
  /** What is read before it is accepted. */
  offer: (ShownChange & Beside & { undoUntil: string }) | null;
  /** What is agreed; `undoUntil`: null once it is too late. */
  asked: (ShownChange & Beside & { undoUntil: string | null }) | null;
  /** The last day of a plan that is ending or has ended. */
  lastDay: string | null;
  isBusy: boolean;
};

export function selectChangePlan(snapshot: SnapshotFrom<typeof changePlanMachine>): ChangePlanModel {
  const { planId, changing, offer, errors, news } = snapshot.context;
  const known = changing?.changes;
  const switchAhead = known?.switchAhead ?? null;
  const withSwitch = <C extends { from: string }>(change: C | null | undefined): (C & Beside) | null =>
    change ? { ...change, besideSwitch: besideSwitch({ from: change.from, to: null }, switchAhead) } : null;
  return {
    planId,
    address: changing ? premiseLine(changing.plan.home) : '',
    orderId: changing?.plan.orderId ?? '',
    meshWifi: wantsMeshWifi(snapshot.context),
    meshWifiMonthlyPriceInPence: known?.meshWifiMonthlyPriceInPence ?? 0,
    present: known?.present ?? null,
    from: known?.from ?? null,
    minimumTermEnd: known?.minimumTermEnd ?? null,
    options: optionsOf(snapshot.context),
    hasOtherPlans: known?.options.some(({ direction }) => direction !== 'SAME') ?? false,
    switchAhead,
    maySwitchCostFee: mayCostFee(switchAhead, known?.minimumTermEnd ?? null),
    offer: withSwitch(offer),
    asked: withSwitch(known?.asked),
    lastDay: changing?.plan.plan.serviceEnd ?? null,
    errors,
    news,
    isBusy: snapshot.hasTag('busy'),
  };
}
