import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { shortClassName } from './scripts/build/class-names.ts';
import { firstPage } from './scripts/build/first-page.ts';
import { leanMachines } from './scripts/build/lean-machines.ts';
import { leanRouter } from './scripts/build/lean-router.ts';
import { phoneRangeModule } from './scripts/build/phone-range.ts';
import { machinesHash } from './scripts/build/machines-hash.ts';
import { screensDataFiles } from './scripts/build/screens-data.ts';
import { standIns } from './scripts/build/stand-ins.ts';
import { wordsDataFile } from './scripts/build/words-data.ts';

/** What the code needs wherever it is built: for browsers, and for Node, which draws the first pages. */
const shared = (): UserConfig => ({
  plugins: [react(), phoneRangeModule()],
  // @xstate/react brings the hook along for React 17; ours has it, 0.3 kB less on every first page.
  resolve: {
    alias: [
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
      { find: 'use-sync-external-store/shim', replacement: 'react' },
    ],
  },
  define: {
    __MACHINES_HASH__: JSON.stringify(machinesHash()),
    BUILD_YEAR: String(new Date().getFullYear()),
  },
  css: { modules: { generateScopedName: shortClassName } },
});

/** What every page needs. Few large files weigh less than many small ones: brotli finds more that repeats. */
const libraries =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|cookie|xstate|@xstate\/react|use-sync-external-store|openapi-fetch)\//;
const onEveryFirstPage =
  /\/src\/journey-host\/(?!outcome-views|coming-view|late-plan-so-far|OnItsWay)|\/src\/app\/(?:PageJourney|memory-store|order-under-way|page-drawn|asked-in)\.|\/src\/runtime\/(?:flags|flag-value|typed-value)\.|\/src\/pages\/content\/(?:advertised-facts|brand)|\/src\/ui\/format\/price\.|\/src\/ui\/(?:Button|Text|TextLink|VisuallyHidden|Icon|PageTitle)\/|\/machines\/shared\/(?:paths|needed|typed-text|local-date|email)|\/src\/ui\/tokens\.ts|\/src\/ui\/form\/(?:JourneyForm|ErrorSummary|form-|in-words|fields\.copy|FieldError|FieldFrame|use-field|TextField)/;
/** What the home page and the pages of words share: pieces too small for a request each. */
const onPagesOfWords =
  /\/src\/ui\/(?:Accordion\/|art\/FlightLine\.|use-anchor|format\/speed\.)|\/src\/pages\/content\/(?:plans|price-facts)\./;
/** A thing on a hill, which stands beside forms and at the head of pages of words; and two names, too small for a request of their own. */
const pictures = /\/src\/ui\/(?:Column\/Beside\.|form\/NameFields\.|art\/(?:OnHill|scene\.module|SidePicture|side-))/;
/** What draws a page of words, whichever it is. */
const pageOfWords =
  /\/src\/pages\/(?:content-page\/|content\/content-pages\.|NotFound\.|pages\.module)|\/src\/ui\/art\/(?:Scene|scenes)\./;
/** What the pages of accounts share. */
const onPagesOfAccounts =
  /\/src\/(?:gateway-client\/auth|journey-host\/late-plan-so-far|ui\/PageHeading\/PlanLine|ui\/Column\/(?:BesideAccount|beside-account)|ui\/form\/(?:PasswordField|secrets\.copy|new-password\.copy|BirthDateFields|birth-date\.copy))\.|\/machines\/shared\/(?:factor-code|birth-date)\./;
/**
 * A box to tick, and how it looks; and what is too small for a request: the call for a member’s account, which the pages
 * of accounts and the order share, and a friend’s link, which is also kept by what the visitor allows, after each page.
 */
const choiceField =
  /\/src\/(?:ui\/form\/(?:CheckboxField|choice\.module)|gateway-client\/member-account|session\/kept-friend)\./;
/** What the order, its steps and members' pages share: what follows from the state of a switch, which plans have begun, typed addresses, homes in a line, and where the gateway may lead. */
const rulesOfOrders =
  /\/machines\/(?:shared\/(?:typed-address|begun-plan)|switch-provider\/(?:placed-switch|switch-standing)\.rules|address-check\/(?:address-check\.selectors|prospect-address\.rules))\.|\/src\/app\/leave-for\./;

/** Drawings that the home page and the pages of words have, beyond those of every page, and where we are reached. */
const icons = /\/src\/(?:ui\/AnyIcon\/|app\/shell\/social-icons\.|pages\/content\/(?:chat-link|contact)\.)/;

/**
 * What most pages have that nobody arrives at, steps of the order and members' pages alike: facts in a list, cards and
 * dates, the waiting and the end of something. Too small for a request each.
 */
const beyondArrival =
  /\/src\/(?:ui\/(?:SummaryList|Unbroken|Card|DateCard|ShortDate|Skeleton|WaitingPage|OutcomePage|ChipChoice\/ChipChoice\.module|form\/RadioField\.|format\/slot\.)|journey-host\/(?:coming-view|outcome-views)\.|gateway-client\/(?:gateway-id|orders|products|payments)\.|pages\/content\/contract-document\.)|\/machines\/book-install\/engineer-details\.rules\./;

/** What members' pages share among themselves: their calls, and the names and rules of what they have. */
const onPagesOfMembers =
  /\/src\/(?:gateway-client\/(?:airtime|bills|credit|email-change|item-names|member-plans|member-switches|my-sim-plan|number-moves|payment-method|plan-changes|referrals|sims)\.|app\/(?:journey-at|new-request-id|page-store|quiet-look)\.|runtime\/somebody-there\.|ui\/(?:BillLines|Meter|PromiseLedger|form\/Tick\.|format\/(?:card|mobile-data|plan-name|plan-state|switch-ahead\.copy|visit-name)\.))|\/machines\/(?:shared\/(?:kept-card|meant-for|order-address|own-sim-plan|quiet-look|switch-ahead|check-digit)|move-number\/move-number\.rules|onboard-sim\/own-sims\.rules|follow-switch\/follow-switch\.rules|pay\/pay\.rules|read-bills\/read-bills\.rules)\./;

/** What the pages of the phone shop share. */
const onPagesOfTheShop =
  /\/src\/(?:ui\/(?:PhonePicture\/|format\/(?:phone|instalments\.copy)\.)|gateway-client\/phones\.|app\/ShopPages\.)|\/machines\/shared\/phone-address\./;

export default defineConfig({
  ...shared(),
  plugins: [
    react(),
    phoneRangeModule(),
    leanRouter(),
    leanMachines(),
    standIns(),
    wordsDataFile(),
    screensDataFiles(shared()),
    firstPage(shared()),
  ],
  build: {
    target: 'baseline-widely-available',
    sourcemap: true,
    // A browser that knows no such link fetches the code a moment later; the piece that does it by hand weighs on every page.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    // Drawing the first pages and compressing take their time; no need to be told at every build.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // Each page names a score of files, and what a hash is made of no compression makes shorter.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [
            { name: 'libraries', test: libraries, priority: 4 },
            { name: 'first', test: onEveryFirstPage, priority: 3 },
            // Without what they import: that is on the first page already, or comes by itself.
            { name: 'pages', test: onPagesOfWords, priority: 2, includeDependenciesRecursively: false },
            { name: 'pictures', test: pictures, priority: 1, includeDependenciesRecursively: false },
            { name: 'words', test: pageOfWords, priority: 1, includeDependenciesRecursively: false },
            { name: 'accounts', test: onPagesOfAccounts, priority: 1, includeDependenciesRecursively: false },
            { name: 'choice', test: choiceField, priority: 1, includeDependenciesRecursively: false },
            { name: 'shop', test: onPagesOfTheShop, priority: 1, includeDependenciesRecursively: false },
            { name: 'beyond', test: beyondArrival, priority: 1, includeDependenciesRecursively: false },
            { name: 'members', test: onPagesOfMembers, priority: 1, includeDependenciesRecursively: false },
            { name: 'icons', test: icons, priority: 1, includeDependenciesRecursively: false },
            { name: 'orders', test: rulesOfOrders, priority: 1, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
