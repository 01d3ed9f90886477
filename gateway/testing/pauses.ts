import { expect } from 'vitest';
import type { components } from '../../openapi/generated/gateway.d.ts';
import type { HttpBrowser } from './browser.ts';

type Pauses = components['schemas']['Pauses'];

const at = (planId: string) => `/broadband/v1/plans/${planId}/pauses`;

export async function readPauses(browser: HttpBrowser, planId: string): Promise<Pauses> {
  const { status, body } = await browser.get<Pauses>(at(planId));
  expect(status).toBe(200);
  return body;
}

/** `lastDay`: the contract's new last day, to which the member agrees. */
export function askToPause(browser: HttpBrowser, planId: string, from: string, days: number, lastDay: string | null) {
  return browser.send<Pauses>('POST', at(planId), { from, days, lastDayAccepted: lastDay });
}

export function askToEndPause(browser: HttpBrowser, planId: string, pauseId: string) {
  return browser.send<Pauses>('DELETE', `${at(planId)}/${pauseId}`);
}

/** As `askToPause`, and it is planned. Gives its id. */
export async function pausePlan(
  ...asked: [browser: HttpBrowser, planId: string, from: string, days: number, lastDay: string | null]
): Promise<string> {
  const { status, body } = await askToPause(...asked);
  expect(status).toBe(200);
  return body.pause?.id ?? '';
}
