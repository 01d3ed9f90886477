import type { BrowserContext } from '@playwright/test';
import { consentCookie, optionalGroups, policyVersion } from '../../../src/third-party/consent/consent-choice.ts';

/** What the customer has said about cookies before the test begins. */
export type ConsentAtStart = 'undecided' | 'ESSENTIAL' | 'FULL';

/** The cookie as the site itself writes it (src/third-party/consent/keep-choice.ts). */
export async function decideConsent(
  context: BrowserContext,
  url: string | undefined,
  given: Exclude<ConsentAtStart, 'undecided'>,
  revision = policyVersion,
): Promise<void> {
  if (url === undefined) throw new Error('playwright.config.ts gives no baseURL');
  const at = '2026-01-05T09:00:00.000Z';
  const kept = {
    categories: ['C0001', ...(given === 'FULL' ? optionalGroups : [])],
    revision,
    data: null,
    consentTimestamp: at,
    consentId: '0197f3a2-1111-4222-8333-444455556666',
    services: {},
    languageCode: 'en',
    lastConsentTimestamp: at,
  };
  await context.addCookies([{ name: consentCookie, value: encodeURIComponent(JSON.stringify(kept)), url }]);
}
