import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { planChanges } from '../../db/schema/plan-changes.ts';

type Schemas = components['schemas'];

export type PlanChanges = Schemas['PlanChanges'];
export type PlanTerms = Schemas['PlanTerms'];
export type PlanChangeOption = Schemas['PlanChangeOption'];
export type PlanChangeBlock = Schemas['PlanChangeBlock'];
export type PlanChangeOffer = Schemas['PlanChangeOffer'];
export type PlanChangeChoice = Schemas['PlanChangeChoice'];
export type MeshPointOnItsWay = Schemas['MeshPointOnItsWay'];
export type PlanChangeRequest = Schemas['PlanChangeRequest'];

export type ChangeRow = typeof planChanges.$inferSelect;
