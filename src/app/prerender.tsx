import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { phones } from 'virtual:phones';
import { paths } from '../../machines/shared/paths.ts';
import { createConsent } from '../third-party/consent/consent.ts';
import { ConsentCorner } from '../third-party/consent/ConsentCorner.tsx';
import { App } from './App.tsx';
import { loadPage } from './pages.ts';
import { PageLoader } from '../ui/LazyLoader/PageLoader.tsx';
import { buildTimeConfig } from '../runtime/build-time-config.ts';
import { buildWith, builtPhone, phoneData } from './drawn-phone.ts';
import { packPhone } from './packed-phone.ts';
import { openingViews } from './opening-views.ts';
import { createSite } from './site.ts';

export { sitePages } from './site-pages.ts';

export type Prerendered = {
  /** The title. */
  head: string;
  body: string;
  /** What the page needs to know to be taken over, as an element of the document. */
  data: string;
};

/** What is shown in the place of a page that is on its way. */
export const waiting = (): string => renderToString(<PageLoader delay={0} />);

/** The question about cookies, as everybody sees it first; whoever has answered it is spared it (scripts/build/consent-question.ts). */
export function consentQuestion(): string {
  const consent = createConsent({ start: null, keep: () => Promise.resolve(), clear: () => undefined });
  return renderToString(<ConsentCorner consent={consent} policyPath={paths.cookies} go={() => undefined} />);
}

/** What React puts before the words because it belongs into the head. */
const headTags = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/;

/** What a page opens with; null where nothing of it is known ahead of time. */
export async function opening(path: string): Promise<string | null> {
  const View = await openingViews[path]?.();
  if (!View) return null;
  const html = renderToString(
    <StaticRouter location={path}>
      <View />
    </StaticRouter>,
  );
  return html.replace(headTags, '');
}

buildWith(phones);

/** A `<` could end the element. */
function dataFor(path: string): string {
  const phone = builtPhone(path.slice(paths.phones.length + 1));
  if (!phone) return '';
  const json = JSON.stringify(packPhone(phone)).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${phoneData}">${json}</script>`;
}

const never = () => new Promise<never>(() => undefined);

/** A page as everybody sees it first: nobody is logged in, nothing is typed. Used by the build, not by the site. */
export async function prerender(path: string): Promise<Prerendered> {
  const items = new Map<string, string>();
  const site = createSite({
    store: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
    cookies: () => '',
    address: () => ({ pathname: path, search: '' }),
    config: buildTimeConfig,
    sessionCalls: { findMember: never, startClientSession: never },
  });
  await loadPage(site, path);
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App site={site} />
      </StaticRouter>
    </StrictMode>,
  );
  site.session.stop();
  const head = headTags.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length), data: dataFor(path) };
}
