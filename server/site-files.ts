import { Hono } from 'hono';
import type { HostHono } from './context.ts';
import { withSite, type PageParts } from './pages.ts';

/** Seconds: a day. Crawlers and phones ask for these files often, and they hardly ever change. */
const CACHE = { 'Cache-Control': 'public, max-age=86400' };

/** Every page may be read; those that are nobody's to list say so themselves (noindex). */
const robots = (hostUrl: string): string =>
  ['User-agent: *', 'Allow: /', 'Disallow: /api/', `Sitemap: ${hostUrl}/sitemap.xml`, ''].join('\n');

/** For phones that put the site on their home screen. */
function webManifest(brand: { name: string }): string {
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: `${brand.name} broadband`,
    short_name: brand.name,
    start_url: '/',
    display: 'browser',
    lang: 'en-GB',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
}

/** What programs read of the site: robots.txt, the sitemap, the manifest. They name the site's address and brand. */
export function siteFileRoutes(parts: PageParts): Hono<HostHono> {
  const built = parts.files.get('/sitemap.xml');
  const sitemap = built && withSite(new TextDecoder().decode(built.plain), parts);
  const app = new Hono<HostHono>();
  app.get('/robots.txt', (c) => c.text(robots(parts.hostUrl), 200, CACHE));
  app.get('/site.webmanifest', (c) =>
    c.body(webManifest(parts.config.brand), 200, { ...CACHE, 'Content-Type': 'application/manifest+json' }),
  );
  app.get('/sitemap.xml', (c) =>
    sitemap === undefined
      ? c.text('404 Not Found', 404)
      : c.body(sitemap, 200, { ...CACHE, 'Content-Type': 'application/xml; charset=utf-8' }),
  );
  return app;
}
