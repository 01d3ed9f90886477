import { footerOf } from '../../src/app/shell/footer-of.ts';
import type { SitePage } from '../../src/app/site-pages.ts';
import { isProtected } from '../../src/session/protected-paths.ts';
import brand from './brand-placeholders.json' with { type: 'json' };

export type BuiltPage = {
  /** The path whose words the page carries. */
  path: string;
  /** Its name in the built site. */
  file: string;
  /** Whose code it is drawn with, beside the entry's. */
  modules: readonly string[];
  /**
   * Has other words where this tab has an order, any that was `begun` or one that is `underWay` with a home, or where it
   * has `known` a member, or where a friend's link has `sent` whoever it is, or where something was `typed` before a reload.
   */
  goesOn?: readonly ('begun' | 'underWay' | 'known' | 'sent' | 'typed')[];
  /** Its address may ask for a part of what it shows (narrow-range.ts). */
  narrows?: true;
  /**
   * Stands in for other pages, so the app draws them anew instead of taking it over: `shell`, header and footer only;
   * `opening`, with the heading and the lead of one page.
   */
  standsIn?: 'shell' | 'words' | 'opening';
};

/** What a page is made of in the built site; paths below it. */
export type PageFiles = {
  page: BuiltPage;
  entry: string;
  /** Run before the entry, in a turn of its own. */
  first: string;
  scripts: string[];
  styles: string[];
  /** What the page that most go on to needs besides; none where that is this one. */
  next: string[];
};

/** The document of a page in the built site; server/pages.ts knows it by the same rule. */
export const documentOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Beside the document of a page that only members open: the one for members, with its heading and lead. As server/pages.ts has it. */
export const membersDocumentOf = (path: string): string => `${path.slice(1)}.for-members.html`;

/** The page that most go on to: its code is fetched ahead. */
export const nextPage = '/postcode-checker';

/** The pages that people arrive at from an advertisement or a search, whose weight is watched the most. */
export const arrivalPages: readonly BuiltPage[] = [
  { path: '/', file: 'index.html', modules: ['src/pages/home/Home.tsx'] },
  {
    path: '/postcode-checker',
    file: 'postcode-checker.html',
    modules: ['src/app/order.ts', 'src/journeys/address-check/views/EnteringAddress.tsx'],
    goesOn: ['begun'],
  },
  {
    path: '/register-interest',
    file: 'register-interest.html',
    modules: [
      'src/app/order.ts',
      'src/journeys/register-interest/register-interest.part.ts',
      'src/journeys/register-interest/views/EnteringDetails.tsx',
    ],
    goesOn: ['begun'],
  },
  {
    path: '/auth/login',
    file: 'auth/login.html',
    modules: ['src/app/AuthPage.tsx', 'src/journeys/log-in/views/EnteringCredentials.tsx'],
    // It has other words for who has chosen something already, and none for members.
    goesOn: ['underWay', 'known'],
  },
  {
    path: '/auth/register',
    file: 'auth/register.html',
    modules: ['src/app/AuthPage.tsx', 'src/journeys/register/views/EnteringRegistration.tsx'],
    goesOn: ['underWay', 'known', 'sent', 'typed'],
  },
  ...['/mobile-phones', '/mobile-phones/refurbished'].map((path): BuiltPage => ({
    path,
    file: documentOf(path),
    modules: [
      'src/app/ShopPages.tsx',
      'src/app/BrowsePhonesPage.tsx',
      'src/journeys/browse-phones/browse-phones.views.ts',
    ],
    narrows: true,
  })),
];

const contentModule = 'src/pages/content-page/ContentRoute.tsx';

/** The file with the words of a path. */
const wordsOf = (path: string): string => `src/pages/content/pages${path.replace(`why-${brand.slug}`, 'why-us')}.ts`;

const lookUp = ['src/app/ChargesPage.tsx', 'src/journeys/look-up-charges/look-up-charges.views.ts'];

/** Pages of words with a journey of their own above them: what they are drawn with beside the words. */
const withJourney: Readonly<Record<string, readonly string[]>> = {
  '/roaming-charges': lookUp,
  '/international': lookUp,
  '/how-much-data-do-i-need': ['src/app/EstimateDataPage.tsx', 'src/journeys/estimate-data/estimate-data.views.ts'],
};

const phonePage = (path: string): BuiltPage => ({
  path,
  file: documentOf(path),
  modules: ['src/app/ShopPages.tsx', 'src/app/ViewPhonePage.tsx', 'src/journeys/view-phone/views/ShowingPhone.tsx'],
});

/** A page whose heading and lead are known ahead of time: in a document for members where only they may see it. */
const openingPage = (path: string): BuiltPage => ({
  path,
  file: isProtected(path) ? membersDocumentOf(path) : documentOf(path),
  modules: ['src/journey-host/coming-view.tsx'],
  standsIn: 'opening',
});

const isArrival = (path: string): boolean => arrivalPages.some((page) => page.path === path);

const standIns: readonly BuiltPage[] = [
  { path: '/404', file: 'not-found.html', modules: [contentModule], standsIn: 'words' },
  // While it is looked up who is here, a page for members shows nothing of itself.
  { path: '/dashboard', file: 'app.html', modules: [], standsIn: 'shell' },
  { path: '/order-summary', file: 'app-midway.html', modules: [], standsIn: 'shell' },
];

/** What stands in for a page that is not built ahead: with the footer that it will have. */
export const shellFor = (path: string): string => (footerOf(path) === 'small' ? 'app-midway.html' : 'app.html');

/** What is drawn ahead of time: pages whose words are in the HTML, and what stands in for the others. */
export const builtPages = (pages: readonly SitePage[]): BuiltPage[] => [
  ...arrivalPages,
  ...pages
    .filter(({ isWords }) => isWords)
    .map(({ path }) => ({
      path,
      file: documentOf(path),
      modules: [...(withJourney[path] ?? [contentModule]), wordsOf(path)],
    })),
  ...pages
    .filter(({ path }) => path.startsWith('/mobile-phones/') && !isArrival(path))
    .map(({ path }) => phonePage(path)),
  ...pages.filter(({ opens }) => opens).map(({ path }) => openingPage(path)),
  ...standIns,
];

/** Whether only header and footer of it are the page's own for good: the app draws its main part anew. */
export const isShell = ({ standsIn }: BuiltPage): boolean => standsIn === 'shell' || standsIn === 'opening';

/** What the page audits measure: where people arrive, and one page for all of words and one for all phones. */
export const measuredPaths: readonly string[] = [
  ...arrivalPages.map(({ path }) => path),
  '/pricing',
  '/mobile-phones/google-pixel-10',
];
