import { expect, it } from 'vitest';
import { headOf, sitemap } from './page-head.ts';

const page = {
  path: '/pricing',
  title: 'Prices & "fees"',
  description: 'Every price <we> have.',
  listed: true,
  isWords: true,
};

it('a page says what it is, where it is and how it looks when it is shared', () => {
  const head = headOf(page);
  expect(head).toContain('<title>Prices &amp; &quot;fees&quot; – __BRAND_NAME__</title>');
  expect(head).toContain('<meta name="description" content="Every price &lt;we&gt; have.">');
  expect(head).toContain('<link rel="canonical" href="__HOST_URL__/pricing">');
  expect(head).toContain('<meta property="og:title" content="Prices &amp; &quot;fees&quot;">');
  expect(head).toContain('<meta property="og:image" content="__HOST_URL__/social-preview.png">');
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(head).not.toContain('noindex');
});

it('a page that nobody begins with is not for search engines', () => {
  expect(headOf({ ...page, listed: false })).toContain('<meta name="robots" content="noindex">');
});

it('an article has its day', () => {
  const head = headOf({ ...page, publishedOn: '2026-06-09' });
  expect(head).toContain('<meta property="og:type" content="article">');
  expect(head).toContain('<meta property="article:published_time" content="2026-06-09">');
});

it('the sitemap has the listed pages and no others', () => {
  const xml = sitemap([page, { ...page, path: '/dashboard', listed: false }]);
  expect(xml.match(/<loc>[^<]*/g)).toEqual(['<loc>__HOST_URL__/pricing']);
});
