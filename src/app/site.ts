import type { InspectionEvent } from 'xstate';
import { paths } from '../../machines/shared/paths.ts';
import type { Wire } from '../../machines/shared/wire.ts';
import { createFacts } from '../analytics/facts.ts';
import { levelOf, storedChoice } from '../third-party/consent/consent-choice.ts';
import { createConnection } from '../runtime/connection.ts';
import { createServerErrorStore } from '../runtime/server-error-store.ts';
import { createGatewayClient } from '../gateway-client/client.ts';
import type { EnvelopeStore } from '../journey-host/envelope.ts';
import { late } from '../journey-host/late.ts';
import { whenActive } from '../journey-host/when-active.ts';
import type { RuntimeConfig } from '../runtime/load-runtime-config.ts';
import { createOrderContext } from '../session/order-context.ts';
import { isAuthPath, logInPath } from '../session/redirect.ts';
import type { OtherTabs } from '../session/other-tabs.ts';
import { createSession, type Session } from '../session/session.ts';
import type { SessionCalls } from '../session/session.actors.ts';
import { createCalls } from './calls.ts';
import { lateQueries } from './late-queries.ts';
import { createSiteNavigation } from './site-navigation.ts';

export type Site = ReturnType<typeof createSite>;

/** What a tester has set for this tab. */
export type TesterSettings = {
  /** Flags in place of those that the session service gives. */
  features: readonly Wire<'Feature'>[];
  /** Marks this tab's calls, so that a fault can meet them and nobody else's; null until one is to. */
  scope: string | null;
};

/** What the site stands in: the browser, or the build that draws its first pages ahead of time. */
export type Surroundings = {
  store: EnvelopeStore;
  cookies: () => string;
  /** What stands in the address bar. */
  address: () => Pick<Location, 'pathname' | 'search'>;
  config: RuntimeConfig;
  /** The host says that there is no such page for who asks, whatever the address is. */
  isMarkedNotFound?: boolean;
  /** What a tester has set for this tab, where tools are on. */
  tester?: TesterSettings;
  /** Hears all that the machines do, where tools are on and an inspector may look. */
  watch?: (told: InspectionEvent) => void;
  /** See `SessionOptions`. */
  beginSession?: (start: () => void) => void;
  /** Where the browser has other tabs: hears of them, and tells them. */
  otherTabs?: (session: Session) => OtherTabs;
  /** In place of the gateway's answers to the start-up look-ups. */
  sessionCalls?: SessionCalls;
};

/**
 * Everything of the site that lives as long as the page: the client, the session, the journeys.
 * Starts the session's look-ups, at once or as `beginSession` says; nothing here waits for them. The order journey
 * starts when a page wants it.
 */
export function createSite({
  store,
  cookies,
  address,
  config,
  isMarkedNotFound = false,
  tester,
  watch,
  beginSession,
  otherTabs = () => ({ tell: () => undefined }),
  sessionCalls,
}: Surroundings) {
  const navigation = createSiteNavigation();
  const serverErrors = createServerErrorStore();
  const connection = createConnection();
  const queries = lateQueries();
  const orderContext = createOrderContext();
  /** Testers may have the faults that they set meet this tab alone; null otherwise. */
  let testerScope = tester?.scope ?? null;
  const gateway = createGatewayClient({
    base: config.gatewayBase,
    cookies,
    fetch: (request) => {
      if (testerScope !== null) request.headers.set('x-test-scope', testerScope);
      return fetch(request);
    },
    onUnauthorised: () => {
      session.refused();
      if (!isAuthPath(location.pathname)) navigation.go(logInPath(`${location.pathname}${location.search}`));
    },
    onServerError: (message, answer) => {
      serverErrors.store(message, answer);
      navigation.go(paths.error);
    },
    onNoAnswer: connection.look,
    // The checks against the contract wait in line; their code is no part of the first page.
    whenIdle: whenActive,
  });
  const facts = createFacts(() => import('./analytics.ts').then(({ startAnalytics }) => startAnalytics()));
  const observe = (told: InspectionEvent, isRestoring: boolean): void => {
    facts.journey(told, isRestoring);
    watch?.(told);
  };
  const calls = createCalls(gateway, queries);
  const key = `${config.brand.slug}.order-broadband`;
  const placedKey = `${key}.placed`;
  const typedKey = `${config.brand.slug}.register`;
  const typed = {
    store,
    key: typedKey,
    /** The page that keeps it puts its own in this place, as it remembers what was typed, too. */
    forget: () => store.removeItem(typedKey),
  };
  const choice = storedChoice(cookies());
  const session = createSession({
    calls: sessionCalls ?? { ...calls.members, ...calls.clientSessions },
    consentLevel: levelOf(choice),
    lifetimeMs: config.sessionLifetimeSeconds * 1000,
    flagDefaults: config.flags,
    forgetMember: () => {
      queries.clear();
      // Also where the journey, which clears its own, is not loaded.
      store.removeItem(key);
      store.removeItem(placedKey);
    },
    ...(config.accessList && { isListed: calls.members.isListed }),
    store,
    ...(beginSession && { begin: beginSession }),
    ...(watch && { watch }),
  });
  // Whoever has logged in here or in another tab, it may be somebody else than who typed.
  session.subscribe(() => session.view().member && typed.forget());
  // What the build has drawn: nobody is here, and no tester has been.
  const sessionAtStart = session.view();
  if (tester) session.override(tester.features);
  // What this tab remembers may be older than the choice: withdrawn in another tab, or about an earlier policy.
  if (levelOf(choice) === 'ESSENTIAL') session.consentChanged('ESSENTIAL');
  const order = late(() =>
    import('./order.ts').then(({ startOrder }) =>
      startOrder({ calls, session, config, store, key, observe, orderContext }),
    ),
  );

  const consent = late(() =>
    import('./consent-part.ts').then(({ startConsentPart }) =>
      startConsentPart({ choice, config, session, navigation }),
    ),
  );
  const chat = late(() =>
    import('../third-party/chat/start-chat.tsx').then(({ startChat }) =>
      startChat({
        config: config.chat,
        session,
        gateway,
        helpPath: paths.help,
      }),
    ),
  );

  return {
    config,
    address,
    navigation,
    serverErrors,
    connection,
    queries,
    calls,
    session,
    sessionAtStart,
    otherTabs: otherTabs(session),
    /** Answers once it is known who is here. */
    isVisitor: async (): Promise<boolean> => (await session.settled()).status === 'visitor',
    order,
    /** The order as this tab keeps it, as text; null where there is none. */
    keptOrder: () => store.getItem(key),
    /** Where this tab keeps the journey of an order that its address names. */
    placedSlot: { store, key: placedKey },
    /** Where this tab keeps what is typed by who is new, until there is an account, somebody is a member here or logs out. */
    typed,
    /** Where this tab keeps how many pieces are in the basket. */
    basketSlot: { store, key: `${config.brand.slug}.basket` },
    facts,
    observe,
    watch,
    consent,
    consentAtStart: choice,
    chat,
    orderContext,
    isMarkedNotFound,
    /** Has this tab's calls marked, for faults that are to meet it alone; null for no mark. */
    markCalls: (scope: string | null): void => {
      testerScope = scope;
    },
  };
}
