import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { components as network } from '../../../openapi/generated/network.d.ts';
import type { faultNews, planFaults } from '../../db/schema/faults.ts';

type Schemas = components['schemas'];

export type Fault = Schemas['Fault'];
export type OpenFault = Schemas['OpenFault'];
export type Faults = Schemas['Faults'];
export type FaultBlock = Schemas['FaultBlock'];
export type FaultReport = Schemas['FaultReport'];
export type FaultVisitMove = Schemas['FaultVisitMove'];
export type FaultVisitBlock = Schemas['FaultVisitBlock'];
export type FaultVisitChoice = Schemas['FaultVisitChoice'];
export type FaultState = Schemas['FaultState'];
export type FaultVisitState = Schemas['FaultVisitState'];

export type FaultRow = typeof planFaults.$inferSelect;
export type NewsRow = typeof faultNews.$inferSelect;

/** What the network tells, what ends a fault without it, and that it has refused the report. */
export type IncidentCode = network['schemas']['IncidentCode'];
export type NewsCode = IncidentCode | 'WORKS_AGAIN' | 'SERVICE_ENDED' | 'NOT_TAKEN';

/** One thing that has happened to a fault. */
export interface FaultNews extends Omit<NewsRow, 'id' | 'faultId' | 'code'> {
  code: NewsCode;
}

/** What an event of the network says about a fault. */
export type IncidentNews = FaultNews & { faultId: string; code: IncidentCode };
