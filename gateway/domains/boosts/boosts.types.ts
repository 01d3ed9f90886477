import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { planBoosts } from '../../db/schema/boosts.ts';

type Schemas = components['schemas'];

export type Boosts = Schemas['Boosts'];
export type BoostBlock = Schemas['BoostBlock'];
export type BoostRow = typeof planBoosts.$inferSelect;
