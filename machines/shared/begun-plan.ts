import type { Wire } from './wire.ts';

/** Whether the service of a plan has ever begun; before that, and where it never does, its order says how it stands. */
export const hasBegun = ({ plan, planStatus }: Pick<Wire<'MemberPlan'>, 'plan' | 'planStatus'>): boolean =>
  plan.serviceStart !== null && planStatus !== 'DRAFT' && planStatus !== 'ORDERED';
