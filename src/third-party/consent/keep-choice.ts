import * as CookieConsent from 'vanilla-cookieconsent';
import { consentCookie, essentialGroup, optionalGroups, policyVersion, type ConsentGroup } from './consent-choice.ts';

/** Half a year, after which consent is asked anew. */
const daysKept = 182;

/** The question and the settings are ours; without words the library draws neither. */
const noWords = {} as CookieConsent.Translation;

/** Writes the choice into the one cookie that keeps it, with the policy's version and the time as a proof of consent. */
export async function keepChoice(granted: readonly ConsentGroup[]): Promise<void> {
  // Begins anew: what it remembers of this page may be older than what another tab has written.
  CookieConsent.reset();
  await CookieConsent.run({
    revision: policyVersion,
    autoShow: false,
    // Scripts and what they leave behind are ours to start and to clear: the groups cover scripts of others by address.
    manageScriptTags: false,
    autoClearCookies: false,
    // It would take browsers that are driven by a program for robots and keep nothing.
    hideFromBots: false,
    // An empty domain keeps the cookie to this host; `secure` is for https only, also in the library.
    cookie: { name: consentCookie, domain: '', path: '/', sameSite: 'Lax', secure: true, expiresAfterDays: daysKept },
    categories: {
      [essentialGroup]: { enabled: true, readOnly: true },
      ...Object.fromEntries(optionalGroups.map((group) => [group, {}])),
    },
    language: { default: 'en', translations: { en: noWords } },
  });
  CookieConsent.acceptCategory([...granted]);
}
