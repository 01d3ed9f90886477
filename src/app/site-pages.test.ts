import { listedPhones } from 'virtual:phone-range';
import { beforeAll, describe, expect, test } from 'vitest';
import { benefitDetails } from '../pages/content/benefits.ts';
import { brand } from '../pages/content/brand.ts';
import { contentPages } from '../pages/content/content-pages.ts';
import type { ContentPage } from '../pages/content/content-page.types.ts';
import { footerGroups, freeSim } from '../pages/content/footer.ts';
import { benefits, home } from '../pages/content/home.ts';
import { accountLinks, navigation } from '../pages/content/navigation.ts';
import { isProtected } from '../session/protected-paths.ts';
import { sitePages, type SitePage } from './site-pages.ts';

const pages = new Map<string, ContentPage>();
let table: SitePage[] = [];
beforeAll(async () => {
  table = await sitePages();
  for (const [path, load] of Object.entries(contentPages)) pages.set(path, (await load()).page);
});

/** Every address in a piece of content: in running words, and as the `to` or `url` of a link. */
function linksIn(content: unknown): string[] {
  if (typeof content === 'string') return [...content.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, to]) => to ?? []);
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    (key === 'to' || key === 'url') && typeof value === 'string' ? [value] : linksIn(value),
  );
}

const isInternal = (to: string): boolean => to.startsWith('/');

/** Places of the home page that the navigation leads to. */
const homePlaces = ['discover-broadband', 'full-fibre-speeds', `why-${brand.slug}-broadband`];

/** What is wrong with an address, in words; null for a good one. The navigation's /broadband is the site without it. */
function wrongWith(to: string): string | null {
  const url = new URL(to.replace(/^\/broadband\/?/, '/'), 'https://site.example.com');
  if (!table.some(({ path }) => path === url.pathname)) return `${to}: no such page`;
  const places = url.pathname === '/' ? homePlaces : pages.get(url.pathname)?.sections.map(({ id }) => id);
  return url.hash === '' || places?.includes(url.hash.slice(1)) ? null : `${to}: no such place on the page`;
}

describe('links', () => {
  test('every link of header, footer and home page leads to a page, and to a place on it (MK-08, SH-04 to SH-07, SH-19, SH-20)', () => {
    const links = linksIn([navigation, accountLinks, footerGroups, freeSim, home]);
    expect(links.filter(isInternal).length).toBeGreaterThan(40);
    expect(links.filter(isInternal).flatMap((to) => wrongWith(to) ?? [])).toEqual([]);
  });

  test('every link in the words of the pages leads to a page, and to a place on it (MK-08)', () => {
    const links = [...pages.values()].flatMap(linksIn);
    expect(links.filter(isInternal).length).toBeGreaterThan(100);
    expect(links.filter(isInternal).flatMap((to) => wrongWith(to) ?? [])).toEqual([]);
    const others = links.filter((to) => !isInternal(to));
    expect(others.filter((to) => !/^(?:https:\/\/|mailto:|tel:\d+$|\?chat=true$)/.test(to))).toEqual([]);
  });

  test('no page of words is an orphan: each is linked from another page or the frame', () => {
    const linked = linksIn([navigation, accountLinks, footerGroups, freeSim, home, ...pages.values()]);
    const addresses = new Set(linked.map((to) => to.replace(/[#?].*$/, '')));
    expect([...pages.keys()].filter((path) => !addresses.has(path))).toEqual([]);
  });
});

describe('the head of every page', () => {
  test('has a title and a description that no other page has', () => {
    for (const key of ['title', 'description'] as const) {
      const all = table.map((page) => page[key]);
      expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
    }
  });

  test('has a description of 50 to 160 characters and a title that fits into a tab', () => {
    const wrong = table.filter(({ title, description }) => {
      const isLong = title.length + brand.name.length > 62;
      return isLong || title === '' || description.length < 50 || description.length > 160;
    });
    expect(wrong.map(({ path, title, description }) => [path, title.length, description.length])).toEqual([]);
  });

  test('is for search engines where anybody may begin, and nowhere else', () => {
    const listed = table.filter((page) => page.listed).map(({ path }) => path);
    const shop = ['/mobile-phones', '/mobile-phones/refurbished'];
    const phones = listedPhones.map(({ slug }) => `/mobile-phones/${slug}`);
    const words = [...pages.keys()].filter((path) => !isProtected(path));
    expect(listed).toEqual(['/', '/postcode-checker', ...shop, ...words, ...phones]);
    expect(listed.some((path) => /^\/(?:auth|error|order|book|dashboard|top-up|spread|buy|404)/.test(path))).toBe(
      false,
    );
  });
});

describe('pages of words', () => {
  test('say enough, and each something else', () => {
    const words = [...pages].map(([path, page]) => ({ path, text: JSON.stringify(page.sections) }));
    expect(words.filter(({ text }) => text.length < 400).map(({ path }) => path)).toEqual([]);
    const sentences = words.flatMap(({ text }) => text.match(/[A-Z][^".]{60,}\./g) ?? []);
    const twice = sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at);
    // The terms repeat two sentences of the rules on purpose, so that they read the same everywhere.
    expect(new Set(twice).size, [...new Set(twice)].join('\n')).toBeLessThanOrEqual(4);
  });

  test('have no place twice and every blog post its day', () => {
    for (const [path, { sections, published }] of pages) {
      const ids = sections.flatMap(({ id }) => id ?? []);
      expect(new Set(ids).size, path).toBe(ids.length);
      expect(published !== undefined, path).toBe(path.startsWith('/blog/'));
    }
  });
});

test('each of the six tiles opens a dialog that has words, or leads to the plans (MK-01)', () => {
  expect(benefits).toHaveLength(6);
  const known = benefitDetails.map(({ id }) => id);
  expect(benefits.flatMap(({ more }) => more ?? [])).toEqual(known);
  expect(benefits.filter(({ more }) => more === undefined)).toHaveLength(1);
});
