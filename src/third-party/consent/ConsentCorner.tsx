import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { late, useLate } from '../../journey-host/late.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { Consent } from './consent.ts';
import type { ConsentGroup } from './consent-choice.ts';
import { consentCopy as copy } from './consent.copy.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import type { CookieSettingsProps } from './CookieSettings.tsx';

/** Brings the kit's dialog, which nobody needs before. */
const settings = late(() => import('./CookieSettings.tsx').then(({ CookieSettings }) => CookieSettings));

function Settings(props: CookieSettingsProps) {
  const CookieSettings = useLate(settings);
  // Loaded once: the same component at every drawing.
  // oxlint-disable-next-line react/static-components
  return <CookieSettings {...props} />;
}

type ConsentCornerProps = {
  consent: Consent;
  policyPath: string;
  /** Goes to a page of the site without loading it anew. */
  go: (path: string) => void;
};

/** Opens the settings; where they do not load, the page about cookies has the same. */
export const openSettings = ({ consent, policyPath, go }: ConsentCornerProps): Promise<void> =>
  settings.load().then(consent.openSettings, () => go(policyPath));

/** The question about cookies, the settings, and what is read out of both. */
export function ConsentCorner(props: ConsentCornerProps) {
  const { consent, policyPath, go } = props;
  const { choice, isChoosing, isSaved } = useSyncExternalStore(consent.subscribe, consent.view, consent.view);
  const decide = (granted: readonly ConsentGroup[]) => void consent.decide(granted);
  // An empty place first: only what changes in it is read out.
  const [isHeard, setHeard] = useState(false);
  useEffect(() => {
    const soon = setTimeout(() => setHeard(true), 100);
    return () => clearTimeout(soon);
  }, []);
  return (
    <>
      <div role="status">
        <VisuallyHidden>{isSaved ? copy.saved : isHeard && choice === null ? copy.arrived : ''}</VisuallyHidden>
      </div>
      {choice === null && <ConsentBanner onDecide={decide} onChoose={() => void openSettings(props)} />}
      {isChoosing && (
        <Suspense fallback={null}>
          <Settings choice={choice} onDecide={decide} onClose={consent.closeSettings} policyPath={policyPath} go={go} />
        </Suspense>
      )}
    </>
  );
}
