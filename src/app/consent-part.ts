import { paths } from '../../machines/shared/paths.ts';
import { isGranted, levelOf, type ConsentChoice } from '../third-party/consent/consent-choice.ts';
import { startConsent } from '../third-party/consent/start-consent.tsx';
import type { RuntimeConfig } from '../runtime/load-runtime-config.ts';
import { keptFriend } from '../session/kept-friend.ts';
import type { Session } from '../session/session.ts';
import { createThirdPartyScripts } from '../third-party/third-party-scripts.ts';
import type { createSiteNavigation } from './site-navigation.ts';

type ConsentPartOptions = {
  choice: ConsentChoice;
  config: RuntimeConfig;
  session: Session;
  navigation: Pick<ReturnType<typeof createSiteNavigation>, 'go'>;
};

export type ConsentPart = ReturnType<typeof startConsentPart>;

/** The customer's consent and what hangs on it: the session's level and the scripts of others. Once for each page. */
export function startConsentPart({ choice, config, session, navigation }: ConsentPartOptions) {
  const scripts = createThirdPartyScripts({ config: config.thirdParty, reload: () => location.reload() });
  const consent = startConsent({ choice, slug: config.brand.slug, policyPath: paths.cookies, go: navigation.go });
  let known = choice;
  const friend = keptFriend(config.brand.slug);
  if (isGranted(choice, 'C0003')) friend.keepLonger();
  scripts.consented(choice);
  consent.subscribe(() => {
    const { choice: decided } = consent.view();
    if (decided === known) return;
    known = decided;
    session.consentChanged(levelOf(decided));
    scripts.consented(decided);
    if (isGranted(decided, 'C0003')) friend.keepLonger();
  });
  return {
    ...consent,
    pageChanged: (path: string): void => {
      // Back leads away from under the settings; nothing of the page before stays over the next.
      consent.closeSettings();
      scripts.pageChanged(path);
    },
  };
}
