import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { planPauses } from '../../db/schema/pauses.ts';

type Schemas = components['schemas'];

export type Pauses = Schemas['Pauses'];
export type PauseBlock = Schemas['PauseBlock'];
export type PauseRequest = Schemas['PauseRequest'];
export type PauseAllowance = Schemas['PauseAllowance'];

export type PauseRow = typeof planPauses.$inferSelect;

/** First and last day, UK local dates. */
export type PausedDays = Pick<PauseRow, 'from' | 'to'>;
