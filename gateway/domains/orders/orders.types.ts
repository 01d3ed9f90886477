import type { components } from '../../../openapi/generated/gateway.d.ts';

type Schemas = components['schemas'];

export type Order = Schemas['Order'];
export type CreatedOrder = Schemas['CreatedOrder'];
export type OrderState = Schemas['KnownOrderState'];
