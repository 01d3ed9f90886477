import { hasBegun } from '../shared/begun-plan.ts';
import { paths } from '../shared/paths.ts';
import type { FindPlanContext, MemberPlan, Purpose } from './find-plan.types.ts';

const purposes: ReadonlySet<string> = new Set<Purpose>(['change', 'fault', 'leave']);

const hasEnded = ({ planStatus }: MemberPlan): boolean => planStatus === 'ENDED';

/** The plans that have pages: their service has begun. */
export const begunPlans = (plans: readonly MemberPlan[]): MemberPlan[] => plans.filter(hasBegun);

/** The newest plan that was ordered and may still begin. */
export const planOnItsWay = (plans: readonly MemberPlan[]): MemberPlan | undefined =>
  plans.find((found) => !hasBegun(found) && !hasEnded(found));

/** Where a plan is read, or where that is done which the address names; a plan that has ended can only be read. */
export function pageOf(found: MemberPlan, purpose: FindPlanContext['purpose']): string {
  const page = `${paths.plans}/${found.plan.id}`;
  return purpose !== null && purposes.has(purpose) && !hasEnded(found) ? `${page}/${purpose}` : page;
}

/** The plan that a member means who says "my plan": the only one that runs, or the only one that there has been; null where there are several. */
export function onlyPlan(plans: readonly MemberPlan[]): MemberPlan | null {
  const begun = begunPlans(plans);
  const running = begun.filter((found) => !hasEnded(found));
  const [only, another] = running.length > 0 ? running : begun;
  return only !== undefined && another === undefined ? only : null;
}
