import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import { isListed, mayOpenPage } from './access.ts';
import { addressCaptureRoutes } from './address-capture.ts';
import type { HostHono } from './context.ts';
import type { HostEnv } from './env.ts';
import { isForPage, serveError } from './error-document.ts';
import { funnelRoutes } from './funnel.ts';
import { isGatewayPath, linkGateway, type GatewayFetch } from './gateway-link.ts';
import { inspectorDataRoutes } from './inspector-data.ts';
import { journeyVersionRoutes } from './journey-versions.ts';
import { isMember } from './is-member.ts';
import { createPages } from './pages.ts';
import { refuse } from './problem.ts';
import { canonicalAddress } from './redirects.ts';
import { runtimeConfig, STAND_INS, STUDIO_DATA } from './runtime-config.ts';
import { securityHeaders } from './security-headers.ts';
import { siteFileRoutes } from './site-files.ts';
import { serveStaticFile, type StaticFiles } from './static-files.ts';
import { isToolPage } from './tool-pages.ts';

export interface HostParts {
  /** The built site. */
  files: StaticFiles;
  /** Whether the site has a page at a path; others answer 404 with the site's own not-found page. */
  isPage(path: string): boolean;
  /** The gateway in the same process, when there is one. */
  gateway?: GatewayFetch;
  /** The folder of the last test run, for the inspector. */
  testResults?: string;
  /** The folder of the site's git repository, for the inspector; it may be none. */
  repository?: string;
  /** Told of what went wrong and was answered with 500, 502 or 504, and of the id of that request, which its page begins to tell. */
  onError?: (error: Error, requestId: string) => void;
}

export interface Host {
  fetch: (request: Request, bindings?: Partial<HttpBindings>) => Promise<Response>;
}

/** The web host: the site's files, its local calls, and the way to the gateway, all on one origin. */
export function createHost(env: HostEnv, parts: HostParts): Host {
  const gateway = linkGateway(env, parts.gateway, parts.onError);
  const config = runtimeConfig(env);
  const pageParts = { files: parts.files, config, hostUrl: env.hostUrl };
  const pages = createPages(pageParts);
  const app = new Hono<HostHono>();

  app.onError((error, c) => {
    parts.onError?.(error, c.get('requestId'));
    if (isForPage(c)) return serveError(c);
    return refuse(c, 500, { code: 'server.error', message: 'Internal server error.' });
  });
  app.use(requestId(), securityHeaders(env), compress());

  app.route('/', siteFileRoutes(pageParts));
  app.get('/api/config', (c) => c.json(config, 200, { 'Cache-Control': 'no-store' }));
  app.get('/api/access', async (c) =>
    c.json({ isListed: await isListed(c, env, gateway) }, 200, { 'Cache-Control': 'no-store' }),
  );
  app.route('/api/address-capture', addressCaptureRoutes(env, gateway));
  app.all('/api/*', (c) => refuse(c, 404, { code: 'route.not-found', message: 'Not found.' }));
  for (const path of ['/health/*', '/metrics']) app.get(path, (c) => gateway.forward(c));

  if (env.testTools && parts.testResults !== undefined)
    app.route('/inspector-data', inspectorDataRoutes(parts.testResults, parts.repository));
  if (env.testTools) app.route('/inspector-data/funnel', funnelRoutes(env.collectorUrl));
  if (env.testTools && parts.repository !== undefined)
    app.route('/inspector-data/versions', journeyVersionRoutes(parts.repository));

  app.use(async (c, next) => {
    if (!isGatewayPath(c.req.path, env)) return next();
    const answer = await gateway.forward(c);
    if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'no-store');
    return answer;
  });

  app.get('*', async (c) => {
    const canonical = canonicalAddress(new URL(c.req.url));
    if (canonical !== undefined) return c.redirect(canonical, 301);
    const isOfTools = c.req.path.endsWith('.map') || c.req.path.startsWith(STUDIO_DATA);
    const isHidden = (!env.standIns && c.req.path.startsWith(STAND_INS)) || (!env.testTools && isOfTools);
    const file = isHidden ? undefined : serveStaticFile(c, parts.files);
    if (file) return file;
    // A check that fails is no permission (AU-13).
    const allowed = await mayOpenPage(c, env, gateway).catch(() => false);
    const isPage = parts.isPage(c.req.path) || (env.testTools && isToolPage(c.req.path));
    if (!allowed || !isPage) return pages.serveNotFound(c);
    return pages.serve(c, 200, pages.differsForMembers(c.req.path) && (await isMember(c, gateway)));
  });

  return { fetch: async (request, bindings) => app.fetch(request, bindings) };
}
