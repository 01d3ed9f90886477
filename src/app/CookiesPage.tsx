import { useSyncExternalStore } from 'react';
import { consentCopy } from '../third-party/consent/consent.copy.ts';
import { CookieChoices } from '../third-party/consent/CookieChoices.tsx';
import { useLate } from '../journey-host/late.ts';
import { page } from '../pages/content/pages/cookies.ts';
import { ContentPageView } from '../pages/content-page/ContentPageView.tsx';
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
