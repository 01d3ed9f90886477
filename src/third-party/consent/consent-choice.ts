import type { Wire } from '../../../machines/shared/wire.ts';

/** The cookie that keeps the choice. */
export const consentCookie = 'consent';

/** Of what the groups mean. Raising it asks everybody anew. */
export const policyVersion = 1;

/** The element with the question, which the build has drawn. */
export const questionPlace = 'consent';

/** How much of the screen's height the question may take; a higher one stands in the page. */
export const mostOfScreen = 0.4;

/** What the site cannot do without; granted always. */
export const essentialGroup = 'C0001';

/** Visits counted; the site made to suit; advertising (specification, point 6). */
export const optionalGroups = ['C0002', 'C0003', 'C0004'] as const;

export type ConsentGroup = (typeof optionalGroups)[number];

/** The optional groups that the customer has granted; null until they have been asked. */
export type ConsentChoice = readonly ConsentGroup[] | null;

type StoredConsent = { revision: unknown; categories: unknown };

/** The choice that this browser keeps; null where there is none, or one about an earlier policy. `cookies` as in `document.cookie`. */
export function storedChoice(cookies: string): ConsentChoice {
  const value = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${consentCookie}=`));
  if (value === undefined) return null;
  try {
    const stored = JSON.parse(
      decodeURIComponent(value.slice(consentCookie.length + 1)),
    ) as Partial<StoredConsent> | null;
    const granted = stored?.categories;
    if (stored?.revision !== policyVersion || !Array.isArray(granted)) return null;
    return optionalGroups.filter((group) => granted.includes(group));
  } catch {
    return null;
  }
}

/** FULL is everything granted; anything less is ESSENTIAL (SC-13). */
export const levelOf = (choice: ConsentChoice): Wire<'UserConsentLevel'> =>
  choice?.length === optionalGroups.length ? 'FULL' : 'ESSENTIAL';

export const isGranted = (choice: ConsentChoice, group: ConsentGroup): boolean => choice?.includes(group) ?? false;

/** Consent group C0004 is granted (specification, point 6; SC-13). */
export const hasAdvertisingConsent = (choice: ConsentChoice): boolean => isGranted(choice, 'C0004');
