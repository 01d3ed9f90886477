import { another, facts, live, ordered, toFault, toPlan } from '../../../machines/find-plan/find-plan.cases.ts';
import { findPlanMachine } from '../../../machines/find-plan/find-plan.machine.ts';
import type { MemberPlan } from '../../../machines/find-plan/find-plan.types.ts';
import { paths } from '../../../machines/shared/paths.ts';
import { type Act, browserJourney } from '../runner/browser-journey.types.ts';
import { answers, isBusy, tells } from '../runner/outcomes.ts';

const register: Act = ({ gateway }) => gateway.register();

/** Plans begin with Go Live, which only time brings about: they are told by a rule of testers. */
const has = (...plans: MemberPlan[]) => tells('listMemberPlans', plans);

export const findPlan = browserJourney<typeof findPlanMachine>({
  name: 'find-plan',
  machine: findPlanMachine,
  starts: {
    'a member': { input: toPlan, ready: register, open: ({ page }) => page.goto(paths.plans) },
    'a member with a fault to report': {
      input: toFault,
      ready: register,
      open: ({ page }) => page.goto(`${paths.plans}?for=fault`),
    },
  },
  perform: { 'retry.requested': ({ pages }) => pages.main.retry.click() },
  calls: {
    loadPlans: { ends: [has(live), has(live, another), has(ordered), answers([]), isBusy('listMemberPlans')] },
    leadOn: { ends: [{ answer: undefined, leaves: true }] },
  },
  facts,
});
