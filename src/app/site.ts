import { paths } from '../../machines/shared/paths.ts';
import { createServerErrorStore } from '../errors/server-error-store.ts';
import { createGatewayClient } from '../gateway-client/client.ts';
import type { EnvelopeStore } from '../journey-host/envelope.ts';
import { late } from '../journey-host/late.ts';
import { whenActive } from '../journey-host/when-active.ts';
import type { RuntimeConfig } from '../runtime-config/load-runtime-config.ts';
import { isAuthPath, logInPath } from '../session/redirect.ts';
import { createSession } from '../session/session.ts';
import type { SessionCalls } from '../session/session.actors.ts';
import { createCalls } from './calls.ts';
import { lateQueries } from './late-queries.ts';
import { createSiteNavigation } from './site-navigation.ts';

export type Site = ReturnType<typeof createSite>;

/** What the site stands in: the browser, or the build that draws its first pages ahead of time. */
export type Surroundings = {
  store: EnvelopeStore;
  cookies: () => string;
  config: RuntimeConfig;
  /** In place of the gateway's answers to the start-up look-ups. */
  sessionCalls?: SessionCalls;
};

/**
 * Everything of the site that lives as long as the page: the client, the session, the journeys.
 * Starts the session's look-ups at once; nothing here waits for them. The order journey starts when a page wants it.
 */
export function createSite({ store, cookies, config, sessionCalls }: Surroundings) {
  const navigation = createSiteNavigation();
  const serverErrors = createServerErrorStore();
  const queries = lateQueries();
  const gateway = createGatewayClient({
    base: config.gatewayBase,
    cookies,
    onUnauthorised: () => {
      session.refused();
      if (!isAuthPath(location.pathname)) navigation.go(logInPath(`${location.pathname}${location.search}`));
    },
    onServerError: (message) => {
      serverErrors.store(message);
      navigation.go(paths.error);
    },
    // The checks against the contract wait in line; their code is no part of the first page.
    whenIdle: whenActive,
  });
  const calls = createCalls(gateway, queries);
  const session = createSession({
    calls: sessionCalls ?? { ...calls.members, ...calls.clientSessions },
    consentLevel: 'ESSENTIAL',
    lifetimeMs: config.sessionLifetimeSeconds * 1000,
    flagDefaults: config.flags,
    forgetMember: queries.clear,
    store,
    cookies,
  });
  const key = `${config.brand.slug}.order-broadband`;
  const order = late(() =>
    import('./order.ts').then(({ startOrder }) => startOrder({ calls, session, config, store, key })),
  );

  return { config, navigation, serverErrors, queries, calls, session, sessionAtStart: session.view(), order };
}
