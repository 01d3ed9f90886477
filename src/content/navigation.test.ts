import { describe, expect, test } from 'vitest';
import { brand } from './brand.ts';
import { socialLinks } from './external-links.ts';
import { footerGroups } from './footer.ts';
import { regulatoryText } from './legal.ts';
import { accountLinks, navigation } from './navigation.ts';
import { visibleLinks } from './navigation.types.ts';

const external = /^https:\/\//;

const inside = (urls: string[]): string[] => urls.filter((url) => !external.test(url));

const subLinks = (id: string): string[] =>
  navigation.find((link) => link.id === id)?.sub_links?.map(({ url }) => url) ?? [];

describe('the header', () => {
  test('the top level leads where the specification says (SH-04 to SH-08)', () => {
    expect(inside(navigation.map(({ url }) => url))).toEqual([
      '/auth/register',
      '/sim-only-deals',
      '/mobile-phones',
      '/broadband',
    ]);
    expect(navigation.map(({ title }) => title)).toEqual([
      'Join us',
      'SIM only',
      'Phones',
      'Broadband',
      'Community',
      'Help',
    ]);
  });

  test.each([
    ['nav-join', [`/why-${brand.slug}`, '/free-sim-cards', '/activate', '/broadband', '/coverage-and-service']],
    ['nav-sim-only', ['/sim-only-deals', '/roaming-charges', '/international', '/how-much-data-do-i-need']],
    [
      'nav-phones',
      ['/mobile-phones?brands=apple', '/mobile-phones?brands=samsung', '/mobile-phones', '/mobile-phones/refurbished'],
    ],
    [
      'nav-broadband',
      [
        '/broadband#discover-broadband',
        '/broadband#full-fibre-speeds',
        `/broadband#why-${brand.slug}-broadband`,
        '/broadband/postcode-checker',
      ],
    ],
    ['nav-community', ['/blog']],
  ])('%s has its sub-links (SH-04 to SH-08)', (id, urls) => {
    expect(inside(subLinks(id))).toEqual(urls);
  });

  test('the account links are buy, top up and, for members, share (SH-09)', () => {
    expect(inside(visibleLinks(accountLinks, true).map(({ url }) => url))).toEqual([
      '/buy/goodybag',
      '/top-up',
      '/spread',
    ]);
    expect(inside(visibleLinks(accountLinks, false).map(({ url }) => url))).toEqual(['/buy/goodybag', '/top-up']);
  });

  test('every link has an id of its own', () => {
    const links = [
      navigation,
      navigation.flatMap((link) => link.sub_links ?? []),
      accountLinks,
      footerGroups,
      footerGroups.flatMap((group) => group.footer_links),
    ].flat();
    const ids = links.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test.each([
  [{ loggedInOnly: true }, true, false],
  [{ loggedOutOnly: true }, false, true],
  [{}, true, true],
  [{ loggedInOnly: false, loggedOutOnly: false }, true, true],
])('%o shows to members: %s, to visitors: %s (SH-11)', (link, toMembers, toVisitors) => {
  expect(visibleLinks([link], true)).toHaveLength(toMembers ? 1 : 0);
  expect(visibleLinks([link], false)).toHaveLength(toVisitors ? 1 : 0);
});

describe('the footer', () => {
  test('the groups are the six of the specification, with their links (SH-19, SH-20)', () => {
    expect(
      Object.fromEntries(
        footerGroups.map(({ title, footer_links: links }) => [title, inside(links.map(({ url }) => url))]),
      ),
    ).toEqual({
      'Network, SIM and plans': ['/sim-only-deals', '/pricing', '/students', '/coverage-and-service'],
      'Mobile Phones': ['/mobile-phones', '/mobile-phones/refurbished'],
      'Manage your account': ['/dashboard'],
      'Get help': [],
      About: ['/about-us', '/b-corp'],
      Legal: ['/terms', '/privacy', '/cookies', '/modern-slavery-statement'],
    });
  });

  test('there are the five social networks (SH-18)', () => {
    expect(socialLinks.map(({ icon }) => icon)).toEqual(['twitter', 'facebook', 'linkedin', 'youtube', 'instagram']);
  });

  test('credit is for permanent UK residents of age, from a lender that is someone else (SH-21)', () => {
    expect(regulatoryText.join(' ')).toContain('only to permanent UK residents aged 18 or over');
    expect(regulatoryText.join(' ')).toContain('credit intermediary, not as the lender');
  });
});
