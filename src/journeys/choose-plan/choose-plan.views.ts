import type { choosePlanMachine } from '../../../machines/choose-plan/choose-plan.machine.ts';
import type { ChoosePlanModel } from '../../../machines/choose-plan/choose-plan.selectors.ts';
import type { ViewsOf } from '../../journey-host/journey-part.ts';
import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { choosePlanCopy } from './choose-plan.copy.ts';
import type { ChoosePlanViewProps } from './choose-plan.props.ts';
import { ChoosingPlan } from './views/ChoosingPlan.tsx';

const outcomes = {
  HomeOrdered: { kind: 'info', ways: { changeAddress: '/postcode-checker', home: '/' } },
  PlanNotCreated: { ways: { retry: { type: 'retry.requested' }, others: { type: 'plans.requested' } } },
  PlansMissing: {
    kind: 'warning',
    says: ({ banner }) => ({ exactly: banner }),
    ways: { interest: '/register-interest', changeAddress: '/postcode-checker' },
  },
  PlansNotLoaded: { ways: { retry: { type: 'retry.requested' } } },
} satisfies Outcomes<typeof choosePlanCopy, ChoosePlanViewProps>;

export const choosePlanViews: ViewsOf<typeof choosePlanMachine, ChoosePlanModel> = {
  ...outcomeViews(choosePlanCopy, outcomes),
  ChoosingPlan,
};
