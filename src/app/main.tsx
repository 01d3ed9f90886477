import '../ui/styles.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { log } from '../runtime/log.ts';
import { reasonOf } from '../runtime/reason-of.ts';
import { App } from './App.tsx';
import { AppBoundary, AppBroken } from './AppBoundary.tsx';
import { afterArrival } from './after-arrival.ts';
import { hearWalks } from '../journey-host/walks.ts';
import { whenActive, whenIdle } from '../journey-host/when-active.ts';
import { loadPage } from './pages.ts';
import { rootErrors } from '../runtime/root-errors.ts';
import { runtimeConfig } from '../runtime/runtime-config.ts';
import { connectOtherTabs } from '../session/other-tabs.ts';
import { tabStore } from '../session/session-record.ts';
import { createSite } from './site.ts';
import { SiteRouter } from './SiteRouter.tsx';
import { studio } from './studio.ts';
import { handOverPressed, handOverTyped, isBuiltFor, TakeOver } from './take-over.ts';
import { beginWait } from '../ui/LazyLoader/page-wait.ts';

/** Lets the browser answer the customer between two pieces of work. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

async function start(root: HTMLElement): Promise<void> {
  await pause();
  const config = await runtimeConfig();
  const store = tabStore();
  const tools = config.tools ? await studio.load() : null;
  // Starts outside React, once: a view that comes and goes starts and stops nothing.
  const site = createSite({
    store,
    cookies: () => document.cookie,
    address: () => location,
    config,
    beginSession: (start) => void setTimeout(start),
    otherTabs: (session) => connectOtherTabs(session, `${config.brand.slug}.session`),
    isMarkedNotFound: document.querySelector('meta[name=page-status][content="404"]') !== null,
    ...(tools && {
      watch: await tools.watchMachines(),
      ...(store.getItem('tester') !== null && { tester: tools.readTesterSettings(store) }),
    }),
  });
  tools?.watchDock(site.markCalls);
  site.facts.listen(document);
  // What happens meanwhile is kept in order. Nobody reads the data layer before, unless the customer has agreed to it.
  const countAhead = site.consentAtStart?.length ? whenIdle : whenActive;
  const { pathname } = location;
  await pause();
  // What does not arrive is asked for again when it is drawn.
  await loadPage(site, pathname).catch(() => undefined);
  await pause();
  const isTakenOver = isBuiltFor(root, pathname);
  // What stands in for the page has had the customer wait since they asked for it.
  const drawn = isTakenOver ? undefined : beginWait(0);
  const app = (
    <StrictMode>
      <TakeOver onDrawn={drawn}>
        <AppBoundary>
          <SiteRouter>
            <App
              site={site}
              onDrawn={() => handOverTyped(root)}
              onArrival={() => {
                handOverPressed(root);
                afterArrival(site);
                countAhead(() => void site.facts.load().catch(() => undefined));
              }}
            />
          </SiteRouter>
        </AppBoundary>
      </TakeOver>
    </StrictMode>
  );
  hearWalks();
  // In a transition the first drawing is cut into slices and leaves the page responsive.
  startTransition(() => {
    if (isTakenOver) hydrateRoot(root, app, rootErrors);
    else createRoot(root, rootErrors).render(app);
  });
}

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('The page has no #root to draw in');
start(root).catch((error: unknown) => {
  log.error('The site could not be started', { reason: reasonOf(error) });
  createRoot(root, rootErrors).render(
    <TakeOver>
      <AppBroken />
    </TakeOver>,
  );
});
