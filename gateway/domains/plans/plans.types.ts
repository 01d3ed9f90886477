import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { plans } from '../../db/schema/plans.ts';

export type Plan = components['schemas']['Plan'];
export type MemberAddress = components['schemas']['MemberAddress'];
export type PlanState = components['schemas']['KnownPlanState'];
export type PlanRow = typeof plans.$inferSelect;
