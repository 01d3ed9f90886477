import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { planCancellations } from '../../db/schema/member-plans.ts';

type Schemas = components['schemas'];

export type MemberPlan = Schemas['MemberPlan'];
export type PlanContract = Schemas['PlanContract'];
export type ContractNotice = Schemas['ContractNotice'];
export type ExitFee = Schemas['ExitFee'];
export type LeavingWay = Schemas['LeavingWay'];
export type LastDay = Schemas['LastDay'];
export type PlanCancellation = Schemas['PlanCancellation'];
export type OrderedSwitch = Schemas['OrderedSwitch'];
export type FallsAway = Schemas['FallsAway'];
export type CancellationRequest = Schemas['PlanCancellationRequest'];

export type CancellationRow = typeof planCancellations.$inferSelect;
