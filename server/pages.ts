import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { HostContext } from './context.ts';
import { accepts, type StaticFiles } from './static-files.ts';

/** Stands in the built index.html wherever a script or style needs the answer's nonce. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** Tells the site to show its own not-found page whatever the address is. */
const NOT_FOUND_MARK = '<meta name="page-status" content="404">';

/** The page changes with each answer, so it is compressed each time; more effort would cost more than it saves. */
const BROTLI_EFFORT = 5;

/**
 * The document of a page: with its words where the build has drawn them (`/postcode-checker.html`), else the one that
 * all other pages share.
 */
function documentFor(path: string, files: StaticFiles, status: 200 | 404) {
  const own = path === '/' ? '/index.html' : `${path.replace(/\/$/, '')}.html`;
  return (status === 200 ? files.get(own) : undefined) ?? files.get('/app.html') ?? files.get('/index.html');
}

/** `config` is the answer of /api/config. */
export type PageParts = { files: StaticFiles; config: object };

/** What the site needs to know of its surroundings, in the page itself: it need not ask (SC-06). */
function withConfig(html: string, config: object): string {
  // A `<` could end the element.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace('</head>', () => `<script type="application/json" id="runtime-config">${json}</script></head>`);
}

/** Answers with the HTML document of a page. Throws when the site has not been built. */
export function servePage(c: HostContext, { files, config }: PageParts, status: 200 | 404): Response {
  const page = documentFor(c.req.path, files, status);
  if (!page) throw new Error('The site has not been built: index.html is missing');
  const template = new TextDecoder().decode(page.plain).replaceAll(NONCE_PLACEHOLDER, c.get('nonce'));
  const marked = status === 404 ? template.replace('</head>', `${NOT_FOUND_MARK}</head>`) : template;
  const html = withConfig(marked, config);
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' };
  if (accepts(c, 'br')) {
    const bytes = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_EFFORT } });
    return c.body(new Uint8Array(bytes), status, { ...headers, 'Content-Encoding': 'br' });
  }
  if (accepts(c, 'gzip'))
    return c.body(new Uint8Array(gzipSync(html)), status, { ...headers, 'Content-Encoding': 'gzip' });
  return c.body(html, status, headers);
}

/** The not-found page; plain text when even that fails (AU-13). */
export function serveNotFound(c: HostContext, parts: PageParts): Response {
  try {
    return servePage(c, parts, 404);
  } catch {
    return c.text('404 Not Found', 404);
  }
}
