import { describe, expect, test } from 'vitest';
import { brand } from './brand.ts';
import { socialLinks } from './external-links.ts';
import { footerGroups } from './footer.ts';
import { regulatoryText } from './legal.ts';
import { accountLinks, navigation, sessionLinks } from './navigation.ts';
import { linksUnder, visibleLinks } from './visible-links.ts';

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
      sessionLinks({ logIn: '', logOut: '' }),
      footerGroups,
      footerGroups.flatMap((group) => group.footer_links),
    ].flat();
    const ids = links.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('whom a link is for (SH-11)', () => {
  const flags = [undefined, false, true];
  const all = flags.flatMap((loggedInOnly) => flags.map((loggedOutOnly) => ({ loggedInOnly, loggedOutOnly })));

  test.each(all)('%o', (link) => {
    const isForAll = link.loggedInOnly !== true && link.loggedOutOnly !== true;
    const isForBoth = link.loggedInOnly === true && link.loggedOutOnly === true;
    expect(visibleLinks([link], true)).toEqual(isForAll || (link.loggedInOnly === true && !isForBoth) ? [link] : []);
    expect(visibleLinks([link], false)).toEqual(isForAll || (link.loggedOutOnly === true && !isForBoth) ? [link] : []);
  });

  test('the order stays as it is', () => {
    const links = [{ id: 1 }, { id: 2, loggedInOnly: true }, { id: 3 }, { id: 4, loggedOutOnly: true }];
    expect(visibleLinks(links, true).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(visibleLinks(links, false).map(({ id }) => id)).toEqual([1, 3, 4]);
  });

  test('a visitor can log in, a member can log out (SH-10)', () => {
    const links = sessionLinks({ logIn: '/auth/login?x', logOut: '/auth/logout' });
    expect(visibleLinks(links, false)).toMatchObject([{ title: 'Log in', url: '/auth/login?x' }]);
    expect(visibleLinks(links, true)).toMatchObject([{ title: 'Log out', url: '/auth/logout' }]);
  });
});

describe('what opens under a link', () => {
  const phones = { id: 'p', title: 'Phones', url: '/phones', analyticsId: 'p' };
  const apple = { id: 'a', title: 'Apple', url: '/phones/apple', analyticsId: 'a' };

  test('begins with its own page, so that this can be reached', () => {
    expect(linksUnder({ ...phones, sub_links: [apple] }).map(({ url }) => url)).toEqual(['/phones', '/phones/apple']);
  });

  test('has its own page once', () => {
    const all = { ...apple, id: 'all', url: '/phones' };
    expect(linksUnder({ ...phones, sub_links: [apple, all] })).toEqual([apple, all]);
  });
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
      'Get help': ['/help', '/accessibility', '/shipping-and-returns', '/contact-us'],
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
