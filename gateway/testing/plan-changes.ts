import { expect } from 'vitest';
import type { components } from '../../openapi/generated/gateway.d.ts';
import type { HttpBrowser } from './browser.ts';

type Schemas = components['schemas'];
type PlanChanges = Schemas['PlanChanges'];
type Offer = Schemas['PlanChangeOffer'];

const at = (planId: string) => `/broadband/v1/plans/${planId}/changes`;

export async function readChanges(browser: HttpBrowser, planId: string): Promise<PlanChanges> {
  const { status, body } = await browser.get<PlanChanges>(at(planId));
  expect(status).toBe(200);
  return body;
}

export function askForOffer(browser: HttpBrowser, planId: string, productId: string, meshWifi = false) {
  return browser.send<Offer>('POST', `${at(planId)}/offers`, { productId, meshWifi });
}

/** What a member accepts of an offer. */
export function acceptanceOf({
  plan: { productId, meshWifi, monthlyPriceInPence },
  from,
  contractSummaryDocId,
  contractInformationDocId,
}: Offer): Schemas['PlanChangeRequest'] {
  return { productId, meshWifi, monthlyPriceInPence, from, contractSummaryDocId, contractInformationDocId };
}

export function askToChange(browser: HttpBrowser, planId: string, accepted: Schemas['PlanChangeRequest']) {
  return browser.send<PlanChanges>('POST', at(planId), accepted);
}

export function askToUndo(browser: HttpBrowser, planId: string) {
  return browser.send<PlanChanges>('DELETE', at(planId));
}

/** Reads an offer and accepts it. The kit stays unless it is said. */
export async function changePlan(
  browser: HttpBrowser,
  planId: string,
  productId: string,
  meshWifi?: boolean,
): Promise<PlanChanges> {
  const kit = meshWifi ?? (await readChanges(browser, planId)).present.meshWifi;
  const offer = await askForOffer(browser, planId, productId, kit);
  expect(offer.status).toBe(201);
  const { status, body } = await askToChange(browser, planId, acceptanceOf(offer.body));
  expect(status).toBe(200);
  return body;
}
