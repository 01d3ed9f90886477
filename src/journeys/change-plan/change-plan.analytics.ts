import type { changePlanMachine } from '../../../machines/change-plan/change-plan.machine.ts';
import { optionsOf, wantsMeshWifi } from '../../../machines/change-plan/change-plan.rules.ts';
import type { ChangePlanContext } from '../../../machines/change-plan/change-plan.types.ts';
import type { AnalyticsEvent, EventData } from '../../analytics/catalogue.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

type Told = Pick<EventData<'change_plan'>, 'skus' | 'mesh_wifi'>;

/** The plans that a page is about, as analytics name them, and whether they have mesh Wi-Fi. */
function plansOf(step: EventData<'change_plan'>['step'], context: ChangePlanContext): Told {
  const { changing, offer } = context;
  const asked = changing?.changes.asked;
  const shown = {
    choose_plan: optionsOf(context),
    confirm_plan: [offer?.plan],
    change_plan_confirmation: [asked?.plan],
  }[step];
  return {
    skus: shown.map((plan) => plan?.sku ?? null).filter((sku) => sku !== null),
    mesh_wifi: shown[0]?.meshWifi ?? wantsMeshWifi(context),
  };
}

const stepOf =
  (step: EventData<'change_plan'>['step']) =>
  ({ snapshot: { context } }: { snapshot: { context: ChangePlanContext } }): AnalyticsEvent => ({
    name: 'change_plan',
    data: { step, ...plansOf(step, context) },
  });

export const changePlanAnalytics = journeyAnalytics<typeof changePlanMachine>('changePlan', {
  entering: {
    choose_plan: stepOf('choose_plan'),
    confirm_plan: stepOf('confirm_plan'),
    change_plan_confirmation: stepOf('change_plan_confirmation'),
  },
});
