import { createEmailChanges } from '../gateway-client/email-change.ts';
import { createJourney } from '../journey-host/journey.ts';
import { confirmEmailPart } from '../journeys/confirm-email/confirm-email.part.ts';
import { log } from '../runtime/log.ts';
import { takeLinkToken } from './link-token.ts';
import { PageJourney } from './PageJourney.tsx';
import type { Site } from './site.ts';

function startConfirmation(site: Site) {
  const { calls, session, observe } = site;
  const part = confirmEmailPart({
    changes: createEmailChanges(calls.gateway),
    token: takeLinkToken(site, 'confirmEmail'),
    // What is known of them has the address of before. Where that cannot be found out, the next page asks again.
    confirmed: () => {
      if (session.view().status === 'member') void session.welcome().catch(() => undefined);
    },
  });
  const journey = createJourney({
    part,
    log: (message) => log.error(message),
    observe,
    input: () => ({}),
  });
  return { part, journey };
}

/** /auth/confirm-email: with the link of an e-mail that another address was sent. */
export const ConfirmEmailPage = ({ site }: { site: Site }) => (
  <PageJourney site={site} name="confirmEmail" start={startConfirmation} />
);
