import { brand } from './brand.ts';
import { externalLinks } from './external-links.ts';
import type { AccountLink, NavigationLink, SubLink } from './navigation.types.ts';

function sub(id: string, title: string, url: string, more: Partial<SubLink> = {}): SubLink {
  return { id: `nav-${id}`, title, url, analyticsId: `nav_${id.replaceAll('-', '_')}`, ...more };
}

/** The header's navigation (specification, point 2; SH-04 to SH-08). */
export const navigation: readonly NavigationLink[] = [
  {
    id: 'nav-join',
    title: 'Join us',
    url: '/auth/register',
    analyticsId: 'nav_join',
    loggedOutOnly: true,
    sub_links: [
      sub('join-why', `Why ${brand.name}`, `/why-${brand.slug}`),
      sub('join-free-sim', 'Free SIM cards', '/free-sim-cards'),
      sub('join-activate', 'Activate your SIM', '/activate'),
      sub('join-broadband', 'Broadband', '/broadband', { newLink: true }),
      sub('join-coverage', 'Coverage and service', '/coverage-and-service'),
    ],
  },
  {
    id: 'nav-sim-only',
    title: 'SIM only',
    url: '/sim-only-deals',
    analyticsId: 'nav_sim_only',
    sub_links: [
      sub('sim-only-deals', 'SIM only deals', '/sim-only-deals'),
      sub('sim-only-roaming', 'Roaming charges', '/roaming-charges'),
      sub('sim-only-international', 'International calls', '/international'),
      sub('sim-only-data', 'How much data do I need?', '/how-much-data-do-i-need'),
    ],
  },
  {
    id: 'nav-phones',
    title: 'Phones',
    url: '/mobile-phones',
    analyticsId: 'nav_phones',
    sub_links: [
      sub('phones-apple', 'Apple phones', '/mobile-phones?brands=apple'),
      sub('phones-samsung', 'Samsung phones', '/mobile-phones?brands=samsung'),
      sub('phones-all', 'All phones', '/mobile-phones'),
      sub('phones-refurbished', 'Refurbished phones', '/mobile-phones/refurbished'),
      sub('phones-sell', 'Sell your phone', externalLinks.sellYourPhone),
    ],
  },
  {
    id: 'nav-broadband',
    title: 'Broadband',
    url: '/broadband',
    analyticsId: 'nav_broadband',
    openByDefaultMobile: true,
    sub_links: [
      sub('broadband-discover', 'Discover broadband', '/broadband#discover-broadband'),
      sub('broadband-speeds', 'Full fibre speeds', '/broadband#full-fibre-speeds'),
      sub('broadband-why', `Why ${brand.name} broadband`, `/broadband#why-${brand.slug}-broadband`),
      sub('broadband-check', 'Check your address', '/broadband/postcode-checker'),
    ],
  },
  {
    id: 'nav-community',
    title: 'Community',
    url: externalLinks.community,
    analyticsId: 'nav_community',
    sub_links: [
      sub('community-discussion', 'Discussion', externalLinks.discussion),
      sub('community-updates', 'Service updates', externalLinks.serviceUpdates),
      sub('community-announcements', 'Announcements', externalLinks.announcements),
      sub('community-blog', 'Blog', '/blog'),
    ],
  },
  { id: 'nav-help', title: 'Help', url: externalLinks.help, analyticsId: 'nav_help', target: '_blank' },
];

/** The account area's links (SH-09). */
export const accountLinks: readonly AccountLink[] = [
  { id: 'account-buy', title: 'Buy a plan', url: '/buy/goodybag', analyticsId: 'account_buy' },
  { id: 'account-credit', title: 'Add credit', url: '/top-up', analyticsId: 'account_credit' },
  { id: 'account-share', title: 'Share the love', url: '/spread', analyticsId: 'account_share', loggedInOnly: true },
  { id: 'account-app', title: 'Download the app', url: externalLinks.downloadTheApp, analyticsId: 'account_app' },
];

/** Log in and Log out (SH-10); their addresses are the page's. */
export const sessionLinks = (urls: { logIn: string; logOut: string }): readonly AccountLink[] => [
  { id: 'account-log-in', title: 'Log in', url: urls.logIn, analyticsId: 'account_log_in', loggedOutOnly: true },
  { id: 'account-log-out', title: 'Log out', url: urls.logOut, analyticsId: 'account_log_out', loggedInOnly: true },
];
