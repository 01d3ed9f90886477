import { paths } from '../../machines/shared/paths.ts';
import { hasAdvertisingConsent, type ConsentChoice } from './consent/consent-choice.ts';

/** Where the customer is: a page that sells, the order itself, what a member has, or words to read. */
export type ContextType = 'home' | 'order' | 'account' | 'content';

/** What the personalisation service is told (specification, point 3; SC-18). */
export type RecommendationTracking = {
  /** The site's name at the service. */
  siteId: string;
  contextType: ContextType;
  /** Whether recommendations may follow the customer beyond this site. */
  cookieConsent: boolean;
};

const orderPaths: ReadonlySet<string> = new Set([
  paths.postcodeChecker,
  paths.choosePlan,
  paths.switch,
  paths.customisePlan,
  paths.orderConfirmation,
  paths.orderSummary,
]);

export function contextTypeOf(pathname: string): ContextType {
  if (pathname === paths.home) return 'home';
  if (orderPaths.has(pathname) || pathname.startsWith(paths.bookInstall)) return 'order';
  return pathname.startsWith(paths.dashboard) ? 'account' : 'content';
}

export const recommendationTracking = (
  siteId: string,
  pathname: string,
  choice: ConsentChoice,
): RecommendationTracking => ({
  siteId,
  contextType: contextTypeOf(pathname),
  cookieConsent: hasAdvertisingConsent(choice),
});
