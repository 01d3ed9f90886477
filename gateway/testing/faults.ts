import { expect } from 'vitest';
import type { components } from '../../openapi/generated/gateway.d.ts';
import type { Fault, FaultReport, Faults, FaultVisitChoice } from '../domains/faults/faults.types.ts';
import type { HttpBrowser } from './browser.ts';

type Availability = components['schemas']['Availability'];

const at = (planId: string) => `/broadband/v1/plans/${planId}/faults`;

export async function readFaults(browser: HttpBrowser, planId: string): Promise<Faults> {
  const { status, body } = await browser.get<Faults>(at(planId));
  expect(status).toBe(200);
  return body;
}

export function askToReport(browser: HttpBrowser, planId: string, report: FaultReport) {
  return browser.send<Faults>('POST', at(planId), report);
}

export function askToClose(browser: HttpBrowser, planId: string, faultId: string) {
  return browser.send<Faults>('POST', `${at(planId)}/${faultId}/closure`);
}

const visitAt = (planId: string, visitId: string) => `/broadband/v1/plans/${planId}/fault-appointments/${visitId}`;

export function askForDates(browser: HttpBrowser, planId: string, visitId: string, startDate?: string) {
  const query = startDate === undefined ? '' : `?startDate=${startDate}`;
  return browser.get<Availability>(`${visitAt(planId, visitId)}/availabilities${query}`);
}

export function askToMove(browser: HttpBrowser, planId: string, visitId: string, choice: FaultVisitChoice) {
  return browser.send<Faults>('PUT', visitAt(planId, visitId), choice);
}

/** Reports that nothing works since this morning's night, on a day. */
export async function reportNoConnection(browser: HttpBrowser, planId: string, sinceDate: string): Promise<Fault> {
  const said = { problem: 'NO_CONNECTION', sinceTime: 'NIGHT', details: null, contactPhone: null } as const;
  const report = { ...said, sinceDate };
  const { status, body } = await askToReport(browser, planId, report);
  expect(status).toBe(200);
  const [fault] = body.faults;
  if (!fault) throw new Error('no fault');
  return fault;
}
