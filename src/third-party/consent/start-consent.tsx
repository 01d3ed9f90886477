import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { rootErrors } from '../../runtime/root-errors.ts';
import { late } from '../../journey-host/late.ts';
import { whenActive } from '../../journey-host/when-active.ts';
import { clearNonEssential } from './clear-non-essential.ts';
import { createConsent, type Consent } from './consent.ts';
import { questionPlace, type ConsentChoice } from './consent-choice.ts';
import { ConsentCorner, openSettings } from './ConsentCorner.tsx';

export type StartConsentOptions = {
  choice: ConsentChoice;
  /** Begins the names of what the site's journeys keep in the browser. */
  slug: string;
  policyPath: string;
  go: (path: string) => void;
};

/** Draws it in a place of its own before the page: nothing of the page is drawn anew for it. */
function draw(corner: ReactNode, isAnswered: boolean): void {
  const built = document.getElementById(questionPlace);
  const place = built ?? document.createElement('div');
  if (!built) document.body.prepend(place);
  if (window.question) window.question.isTaken = true;
  if (isAnswered) {
    // Another tab has had the answer since the page came.
    place.replaceChildren();
    document.documentElement.style.removeProperty('--bottom-inset');
  }
  if (!place.hasChildNodes()) return createRoot(place, rootErrors).render(corner);
  hydrateRoot(place, corner, rootErrors);
  window.question?.pressed?.click();
}

/** Asks, where the customer has not decided yet, and keeps what they decide. Once for each page. */
export function startConsent({ choice, slug, policyPath, go }: StartConsentOptions): Consent {
  const keeping = late(() => import('./keep-choice.ts'));
  // Ahead of the answer, by whoever may give one.
  whenActive(() => void keeping.load().catch(() => undefined));
  const consent = createConsent({
    start: choice,
    keep: async (granted) => (await keeping.load()).keepChoice(granted),
    clear: (granted) => clearNonEssential(slug, granted),
  });
  // Another tab may have decided meanwhile.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') consent.readAgain(document.cookie);
  });
  const corner = { consent, policyPath, go };
  draw(<ConsentCorner {...corner} />, choice !== null);
  return { ...consent, openSettings: () => void openSettings(corner) };
}
