import { defineConfig, devices } from '@playwright/test';
import { chromium } from './scripts/browser.ts';

const port = Number(process.env['TEST_PORT'] ?? 4793);
const address = (at: number) => `http://127.0.0.1:${at}`;

/** A pixel of the page is one of the screen: seven times as many to paint are a third of the time of every walk, and show no test anything. */
const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } };
const ownGateway = /@own-gateway/;

/** What `npm test` has chosen, by title, file and tags; without it, everything that is asked for. */
const chosen = process.env['BROWSER_TESTS'];
const wanted = chosen ? new RegExp(chosen) : null;
const both = (one: RegExp, other: RegExp | null): RegExp =>
  other ? new RegExp(`^(?=.*(?:${one.source}))(?=.*(?:${other.source}))`, 's') : one;

/** The whole product with a database of its own. All tests come from one network address, which is limited elsewhere. */
const product = (at: number, dataDir: string, env: Record<string, string> = {}) => ({
  command: 'node scripts/start.ts',
  url: `${address(at)}/health/ready`,
  reuseExistingServer: false,
  // It tells of errors alone: what a test met for which nothing else is to blame.
  stdout: 'pipe' as const,
  // The site may have to be built first.
  timeout: 300_000,
  env: {
    HOST_URL: address(at),
    PORT: String(at),
    TEST_TOOLS: 'on',
    ENVIRONMENT: 'tst',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ADDRESS_CAPTURE_CALLS_PER_MINUTE: '100000',
    ATTEMPTS_PER_ADDRESS: '100000',
    ...env,
  },
});

/** `npm run test:model -- --watch`: one customer at a time, whom somebody follows by eye. */
const isWatched = process.env['MODEL_WATCH'] !== undefined;

const launchOptions = {
  executablePath: chromium(),
  headless: !isWatched,
  slowMo: isWatched ? 700 : 0,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig({
  testDir: '.',
  testMatch: ['tests/journeys/**/*.spec.ts', 'studio/**/*.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // What fails is tried once more, with a trace of all that happens; the summary names it as flaky when it passes then.
  retries: process.env['AUDIT'] || process.env['MODEL_RANDOM'] || isWatched ? 0 : 1,
  workers: isWatched ? 1 : 2,
  // A look at a view in every way takes longer than all that the customer does there.
  timeout: process.env['AUDIT'] ? 600_000 : 60_000,
  expect: { timeout: 10_000 },
  // A full run keeps from the report how long its tests took.
  reporter: [['list'], ['json', { outputFile: 'test-results/tests.json' }]],
  use: {
    baseURL: address(port),
    actionTimeout: 10_000,
    // Recording costs a third of the time of every test.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  // Everything runs on a phone; what is drawn differently on a wide screen runs there, too.
  projects: [
    { name: 'phone', use: phone, grepInvert: ownGateway, ...(wanted && { grep: wanted }) },
    { name: 'desktop', use: desktop, grep: both(/@both/, wanted) },
    {
      name: 'own-gateway',
      use: { ...phone, baseURL: address(port + 1) },
      grep: both(ownGateway, wanted),
      // Its clock is the same for all: one test after the other.
      fullyParallel: false,
      workers: 1,
    },
  ],
  webServer: [
    product(port, '.data/test'),
    product(port + 1, '.data/test-own', {
      // A provider that does not answer; its origin is in the content security policy.
      CHAT_URL: `${address(port + 2)}/chat.js`,
      FEATURES: 'customise-plan=B,book-install-v2=B,contracts-ui=B,contract-new-tab=B',
      BRAND_NAME: 'Wagtail & Daughters',
      BRAND_SLUG: 'wagtail',
      BRAND_ORDER_PREFIX: 'WT',
    }),
  ],
});
