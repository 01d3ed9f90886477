import '../ui/styles.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { loadPage } from './pages.ts';
import { runtimeConfig } from '../runtime-config/runtime-config.ts';
import { createSite } from './site.ts';
import { clearHead, handOver, isBuiltFor } from './take-over.ts';

/** Lets the browser answer the customer between two pieces of work. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

async function start(root: HTMLElement): Promise<void> {
  await pause();
  // Starts outside React, once: a view that comes and goes starts and stops nothing.
  const site = createSite({
    store: sessionStorage,
    cookies: () => document.cookie,
    config: await runtimeConfig(),
  });
  const { pathname } = location;
  // What does not arrive is asked for again when it is drawn.
  await loadPage(site, pathname).catch(() => undefined);
  await pause();
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App site={site} onArrival={() => handOver(root)} />
      </BrowserRouter>
    </StrictMode>
  );
  // In a transition the first drawing is cut into slices and leaves the page responsive.
  startTransition(() => {
    if (isBuiltFor(root, pathname)) hydrateRoot(root, app);
    else {
      clearHead();
      createRoot(root).render(app);
    }
  });
}

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('The page has no #root to draw in');
void start(root);
