import type { Page } from '@playwright/test';
import type { components } from '../../../openapi/generated/gateway.d.ts';

type Schemas = components['schemas'];

/** The plan that the member in the browser is at. */
export async function draftOf(page: Page): Promise<Schemas['Plan']> {
  const answer = await page.request.get('/broadband/v1/saved-journeys/current');
  const journey = (await answer.json()) as Schemas['SavedJourney'];
  return journey.plan;
}

/** The member in the browser, as the gateway knows them. */
export async function memberOf(page: Page): Promise<Schemas['Member']> {
  const answer = await page.request.get('/member-api/v1/members/me');
  return (await answer.json()) as Schemas['Member'];
}
