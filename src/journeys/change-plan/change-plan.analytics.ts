import type { changePlanMachine } from '../../../machines/change-plan/change-plan.machine.ts';
import type { ChangePlanContext } from '../../../machines/change-plan/change-plan.types.ts';
import type { AnalyticsEvent, EventData } from '../../analytics/catalogue.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

/** The plans that a page is about, as analytics name them. */
function skusOf(step: EventData<'change_plan'>['step'], { changing, offer }: ChangePlanContext): string[] {
  const { options = [], asked = null } = changing?.changes ?? {};
  const shown = { choose_plan: options, confirm_plan: [offer?.plan], change_plan_confirmation: [asked?.plan] }[step];
  return shown.map((plan) => plan?.sku ?? null).filter((sku) => sku !== null);
}

const stepOf =
  (step: EventData<'change_plan'>['step']) =>
  ({ snapshot: { context } }: { snapshot: { context: ChangePlanContext } }): AnalyticsEvent => ({
    name: 'change_plan',
    data: { step, skus: skusOf(step, context) },
  });

export const changePlanAnalytics = journeyAnalytics<typeof changePlanMachine>('changePlan', {
  entering: {
    choose_plan: stepOf('choose_plan'),
    confirm_plan: stepOf('confirm_plan'),
    change_plan_confirmation: stepOf('change_plan_confirmation'),
  },
});
