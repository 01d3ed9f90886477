import { useSyncExternalStore } from 'react';
import { consentCopy } from '../consent/consent.copy.ts';
import { CookieChoices } from '../consent/CookieChoices.tsx';
import { useLate } from '../journey-host/late.ts';
import { page } from '../content/pages/cookies.ts';
import { ContentPageView } from '../pages/content/ContentPageView.tsx';
import classes from './CookiesPage.module.css';
import type { Site } from './site.ts';

/** /cookies: the policy, and the choice that it is about. */
export function CookiesPage({ site }: { site: Site }) {
  const consent = useLate(site.consent);
  const { choice, isSaved } = useSyncExternalStore(consent.subscribe, consent.view);
  return (
    <ContentPageView page={page}>
      <section aria-labelledby="your-cookies" className={classes.choice}>
        <h2 id="your-cookies">{consentCopy.heading}</h2>
        {isSaved && <p>{consentCopy.savedHere}</p>}
        <CookieChoices choice={choice} onDecide={(granted) => void consent.decide(granted)} />
      </section>
    </ContentPageView>
  );
}
