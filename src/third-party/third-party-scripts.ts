import { dataLayer } from '../analytics/data-layer.ts';
import { essentialGroup, isGranted, type ConsentChoice, type ConsentGroup } from './consent/consent-choice.ts';
import { log } from '../runtime/log.ts';
import type { RuntimeConfig } from '../runtime/load-runtime-config.ts';
import { recommendationTracking, type RecommendationTracking } from './recommendation-tracking.ts';

declare global {
  interface Window {
    /** Read by the personalisation service; its `contextType` follows the customer through the site. */
    recommendationTracking?: RecommendationTracking;
  }
}

type ForeignScript = {
  url: string;
  /** One of them is enough. */
  groups: readonly ConsentGroup[];
};

type ThirdPartyOptions = {
  config: RuntimeConfig['thirdParty'];
  /** Loads the page anew: what has run cannot be taken out of it. */
  reload: () => void;
};

/** The scripts of others, in the order in which they run; each comes once, and only by consent (SC-13, SC-14). */
export function createThirdPartyScripts({ config, reload }: ThirdPartyOptions) {
  const { tagManagerUrl, personalisation } = config;
  const scripts: ForeignScript[] = [];
  // The tag manager counts visits and advertises; it is told which of the two it may.
  if (tagManagerUrl !== undefined) scripts.push({ url: tagManagerUrl, groups: ['C0002', 'C0004'] });
  if (personalisation) scripts.push({ url: personalisation.url, groups: ['C0003'] });
  const loaded = new Set<ForeignScript>();
  let choice: ConsentChoice = null;

  const mayRun = ({ groups }: ForeignScript): boolean => groups.some((group) => isGranted(choice, group));

  function load(script: ForeignScript): void {
    loaded.add(script);
    const element = document.createElement('script');
    element.src = script.url;
    // In the order of the list, whichever arrives first.
    element.async = false;
    element.addEventListener('error', () => log.warn('A script of others did not load', { url: script.url }));
    document.head.append(element);
  }

  function tellTracking(pathname: string): void {
    if (!personalisation || !isGranted(choice, 'C0003')) return;
    window.recommendationTracking = recommendationTracking(personalisation.siteId, pathname, choice);
  }

  return {
    /** The customer has decided: loads what may run now; what may not any more goes away with the page. */
    consented: (decided: ConsentChoice): void => {
      choice = decided;
      // A refusal, too: a script that comes later must know what was done under it, and one that goes sends nothing as it goes.
      if (choice !== null || loaded.size > 0)
        dataLayer().push({ event: 'consent_changed', consent_groups: [essentialGroup, ...(choice ?? [])].join(',') });
      if ([...loaded].some((script) => !mayRun(script))) return reload();
      const wanted = scripts.filter((script) => mayRun(script));
      if (wanted.length === 0) return;
      tellTracking(location.pathname);
      for (const script of wanted) if (!loaded.has(script)) load(script);
    },
    /** Another page of the site is shown. */
    pageChanged: tellTracking,
  };
}
