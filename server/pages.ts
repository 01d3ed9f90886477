import type { HostContext } from './context.ts';
import { htmlDocument, type HtmlDocument } from './document.ts';
import { accepts, type StaticFiles } from './static-files.ts';
import { isFramed } from './tool-pages.ts';

/** Tells the site to show its own not-found page whatever the address is. */
const NOT_FOUND_MARK = '<meta name="page-status" content="404">';

/** Stands for the public address of the site in what the build has written. */
const HOST_PLACEHOLDER = '__HOST_URL__';

/** What the build has drawn for pages that are not known ahead of time; no page of their own. */
const STAND_INS: ReadonlySet<string> = new Set(['/app.html', '/app-midway.html', '/not-found.html']);

/** Ends the name of the document that members alone get: with the heading and the lead of the page (scripts/build/built-pages.ts). */
const FOR_MEMBERS = '.for-members.html';

/** Pages about one thing each, with its id behind this in their address: whether there is such a thing, the page says. */
const WITH_ID =
  /^(\/pay|\/dashboard\/(?:orders(?:\/phones)?|bills|plans|switches))\/(?!phones$)[^/]+(?:\/(?:order-summary|switch|credit|leave|fault|change(?:\/confirm)?))?$/;

/** Pages that are none without an id. */
const ONLY_WITH_ID: ReadonlySet<string> = new Set(['/pay']);

/** The document that the build has written for a path; the brand may be in its name (`/why-__BRAND_SLUG__.html`). */
function ownDocument(path: string, files: StaticFiles, slug: string): string | undefined {
  if (ONLY_WITH_ID.has(path)) return undefined;
  const page = path.replace(WITH_ID, '$1');
  const own = page === '/' ? '/index.html' : `${page}.html`;
  return [own, own.replace(slug, '__BRAND_SLUG__')].find(
    (name) => files.has(name) && !STAND_INS.has(name) && !name.endsWith(FOR_MEMBERS),
  );
}

/** Whether the site has a page at a path: the build writes a document for each. */
export const hasDocument = (path: string, files: StaticFiles, slug: string): boolean =>
  ownDocument(path, files, slug) !== undefined;

/** Whose site it is and where, in a text that the build has written with placeholders. */
export const withSite = (text: string, { config, hostUrl }: PageParts): string =>
  withBrand(text, config.brand).replaceAll(HOST_PLACEHOLDER, hostUrl);

/** `config` is the answer of /api/config; `hostUrl` the public address of the site. */
export type PageParts = { files: StaticFiles; config: { brand: { name: string; slug: string } }; hostUrl: string };

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Whose site it is: the build leaves placeholders in the words that it draws (scripts/build/brand-placeholders.json). */
const withBrand = (html: string, { name, slug }: PageParts['config']['brand']): string =>
  html.replaceAll('__BRAND_NAME__', () => escaped(name)).replaceAll('__BRAND_SLUG__', slug);

/** What the site needs to know of its surroundings, in the page itself: it need not ask (SC-06). */
function withConfig(html: string, config: object): string {
  // A `<` could end the element.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace('</head>', () => `<script type="application/json" id="runtime-config">${json}</script></head>`);
}

/**
 * Keeps the question about cookies and what the build has drawn around the page out of a tool's sight. It is asked on the site; a tool
 * loads nothing that would have to be agreed to. The app takes it away where the site is gone on with without loading it (App.tsx).
 * The words in its place are the first that is painted: the code is fetched then.
 */
const TOOL_LOOK =
  '<style id="tool-look">#consent,#root header,#root footer{display:none}#root:has(header)::before{content:"One moment …";display:block;padding:1rem}</style>';

/** What the inspector is made of, one asked for by the other: all of it is on its way at once. */
const TOOL_CODE = /^\/assets\/(?:InspectorPage|Inspector|ToolFrame|register-worker)-[\w-]+\.js$/;

const toolHead = (names: Iterable<string>): string => {
  const code = [...names].filter((name) => TOOL_CODE.test(name));
  return TOOL_LOOK + code.map((name) => `<link rel="modulepreload" href="${name}">`).join('');
};

/** The site's pages as this host gives them: what the build has left open is filled in once. */
export function createPages(parts: PageParts) {
  const documents = new Map<string, HtmlDocument>();
  for (const [name, { plain }] of parts.files)
    if (name.endsWith('.html'))
      documents.set(name, htmlDocument(withConfig(withSite(new TextDecoder().decode(plain), parts), parts.config)));
  const shell = documents.get('/app.html') ?? documents.get('/index.html');
  const nowhere = documents.get('/not-found.html') ?? shell;
  const notFound = nowhere && htmlDocument(nowhere.html.replace('</head>', `${NOT_FOUND_MARK}</head>`));

  const tool = shell && htmlDocument(shell.html.replace('</head>', () => `${toolHead(parts.files.keys())}</head>`));

  const forMembers = (path: string): HtmlDocument | undefined => documents.get(`${path}${FOR_MEMBERS}`);

  /** Its own, with its words where they are known ahead of time, else the one that others share. */
  function documentFor(path: string, isMember: boolean): HtmlDocument | undefined {
    if (isFramed(path)) return tool;
    const members = isMember ? forMembers(path) : undefined;
    if (members) return members;
    const own = ownDocument(path, parts.files, parts.config.brand.slug);
    return documents.get(own ?? '') ?? shell;
  }

  /** Whether members get another document of a page than visitors. */
  const differsForMembers = (path: string): boolean => forMembers(path) !== undefined;

  /** Answers with the HTML document of a page. Throws when the site has not been built. */
  async function serve(c: HostContext, status: 200 | 404 = 200, isMember = false): Promise<Response> {
    const page = status === 404 ? notFound : documentFor(c.req.path, isMember);
    if (page === undefined) throw new Error('The site has not been built: index.html is missing');
    c.set('inline', page.inline);
    // What was kept for a member is shown to nobody who comes without that session, by Back neither.
    const differs = differsForMembers(c.req.path);
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': differs ? 'private, no-cache' : 'no-cache',
      Vary: differs ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
      ETag: page.tag,
    };
    if (status === 200 && c.req.header('if-none-match') === page.tag) return c.body(null, 304, headers);
    if (accepts(c, 'br')) return c.body(await page.brotli(), status, { ...headers, 'Content-Encoding': 'br' });
    if (accepts(c, 'gzip')) return c.body(await page.gzip(), status, { ...headers, 'Content-Encoding': 'gzip' });
    return c.body(page.html, status, headers);
  }

  return {
    serve,
    differsForMembers,
    /** The not-found page; plain text when even that fails (AU-13). */
    serveNotFound: async (c: HostContext): Promise<Response> => {
      try {
        return await serve(c, 404);
      } catch {
        return c.text('404 Not Found', 404);
      }
    },
  };
}
