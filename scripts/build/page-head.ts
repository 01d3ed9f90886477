import type { SitePage } from '../../src/app/site-pages.ts';
import { escapeMarkup } from '../../src/ui/format/escape-markup.ts';
import { colours } from '../../src/ui/palette.ts';
import brand from './brand-placeholders.json' with { type: 'json' };

/** Stands for the public address of the site; the web host puts it in (HOST_URL). */
export const HOST = '__HOST_URL__';

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeMarkup(content)}">`;

export const titleOf = ({ title }: Pick<SitePage, 'title'>): string => `${title} – ${brand.name}`;

/** What search engines, previews and the browser's tab read of a page. They run no script. */
export function headOf(page: SitePage): string {
  const { path, description, listed, publishedOn } = page;
  const address = `${HOST}${path}`;
  return [
    `<title>${escapeMarkup(titleOf(page))}</title>`,
    meta('name', 'description', description),
    ...(listed ? [] : [meta('name', 'robots', 'noindex')]),
    `<link rel="canonical" href="${address}">`,
    meta('property', 'og:type', publishedOn === undefined ? 'website' : 'article'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:locale', 'en_GB'),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', `${HOST}/social-preview.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', 'A lark draws a line across the sky, above a hill with two telegraph poles'),
    ...(publishedOn === undefined ? [] : [meta('property', 'article:published_time', publishedOn)]),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}

/** The same on every page: icons, manifest, and the colour of the browser's own frame. */
export function siteHead(): string {
  const [light, dark] = colours.card;
  return [
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<meta name="theme-color" content="${light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)">`,
  ].join('');
}

/** The pages that search engines may list. */
export function sitemap(pages: readonly SitePage[]): string {
  const addresses = pages.filter(({ listed }) => listed).map(({ path }) => `<url><loc>${HOST}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>\n`;
}
