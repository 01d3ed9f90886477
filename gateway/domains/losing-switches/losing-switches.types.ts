import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { losingSwitches } from '../../db/schema/losing-switches.ts';

type Schemas = components['schemas'];

export type MemberSwitch = Schemas['MemberSwitch'];
export type LosingState = Schemas['KnownLosingSwitchState'];
export type OwnEnd = Schemas['OwnEnd'];
export type Objection = NonNullable<Schemas['LosingSwitch']['objection']>;

export type LosingSwitchRow = typeof losingSwitches.$inferSelect;
export type NewLosingSwitch = typeof losingSwitches.$inferInsert;
