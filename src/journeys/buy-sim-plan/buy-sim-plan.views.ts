import { paths } from '../../../machines/shared/paths.ts';
import type { BuySimPlanModel, selectBuySimPlan } from '../../../machines/buy-sim-plan/buy-sim-plan.selectors.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { comingView } from '../../journey-host/coming-view.tsx';
import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { lateView } from '../../journey-host/late-view.tsx';
import { buySimPlanCopy } from './buy-sim-plan.copy.ts';
import { ChangingRepeat } from './views/ChangingRepeat.tsx';
import { ChoosingHow } from './views/ChoosingHow.tsx';
import { ReviewingPlan } from './views/ReviewingPlan.tsx';
import { ShowingPlan } from './views/ShowingPlan.tsx';

const retry = { type: 'retry.requested' } as const;
const choice = { type: 'choice.requested' } as const;
const plans = { type: 'plans.requested' } as const;
const { dashboard, activateSim } = paths;

type Bought = NonNullable<BuySimPlanModel['bought']>;

/** When what was bought begins, or how long it runs. */
function whenOf(bought: Bought): string {
  const copy = buySimPlanCopy.PlanBought;
  if ('endsOn' in bought) return copy.runs(bought.endsOn);
  if (bought.waitsFor === 'SIM') return copy.waitsForSim;
  return bought.startsOn === null ? copy.waitsLong : copy.waits(bought.startsOn);
}

const waitsForSim = (bought: BuySimPlanModel['bought']): boolean =>
  bought !== null && 'waitsFor' in bought && bought.waitsFor === 'SIM';

const outcomes = {
  PlanNotLoaded: { ways: { retry, dashboard } },
  PlanBought: {
    kind: 'success',
    says: ({ heading, once, each, email }, { bought, mine }) => ({
      heading: heading(bought?.plan.name ?? ''),
      body: [...(bought ? [whenOf(bought)] : []), mine?.repeat ? each(mine.repeat.plan.name) : once, email],
    }),
    ways: ({ bought }) => (waitsForSim(bought) ? { switchOn: activateSim, plans } : { plans, dashboard }),
  },
  PlanNotBought: { ways: { retry, choice } },
  PaymentNotBegun: { ways: { retry, choice } },
  TooManyPayments: {
    kind: 'warning',
    says: ({ body }, { message }) => ({ body: message === '' ? body : message }),
    ways: { choice },
  },
  RepeatNotSaved: { ways: { retry, plans } },
  RepeatNotStopped: { ways: { retry, plans } },
  PlanNotTakenBack: { ways: { retry, plans } },
  PlanNotCancelled: { ways: { retry, plans } },
} satisfies Outcomes<typeof buySimPlanCopy, ViewPropsOf<typeof selectBuySimPlan>>;

export const views = {
  ...outcomeViews(buySimPlanCopy, outcomes),
  LoadingPlan: comingView(buySimPlanCopy.LoadingPlan, 'card', 'page'),
  ShowingPlan,
  ConfirmingStop: lateView(() => import('./views/ConfirmingStop.tsx').then((view) => view.ConfirmingStop)),
  ConfirmingTakingBack: lateView(() =>
    import('./views/ConfirmingTakingBack.tsx').then((view) => view.ConfirmingTakingBack),
  ),
  ConfirmingCancel: lateView(() => import('./views/ConfirmingCancel.tsx').then((view) => view.ConfirmingCancel)),
  ChoosingHow,
  ReviewingPlan,
  ChangingRepeat,
};
