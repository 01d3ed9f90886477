import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromium as browserPath } from '../browser.ts';
import { cookiesAt } from './member.ts';
import { freePort } from './processes.ts';

/** One Lighthouse run on a phone. Scores 0 to 100, times in ms, sizes in bytes on the wire. */
export type Audit = {
  scores: number[];
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Work of the main thread until the page is at rest. */
  work: number;
  requests: number;
  js: number;
  css: number;
  html: number;
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type NetworkRequest = { url: string; resourceType?: string; transferSize?: number };

/** Lighthouse loses a page now and then on a busy machine ("something went wrong with recording the trace"). */
const ATTEMPTS = 4;

export type Cookies = ReadonlyMap<string, string>;

/** `devtools` slows the browser down, `simulate` is Lighthouse's arithmetic. With cookies, as the member sees it whose they are. */
export async function audit(url: string, throttling: 'simulate' | 'devtools', cookies: Cookies): Promise<Audit> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await auditOnce(url, throttling, cookies);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function auditOnce(url: string, throttling: 'simulate' | 'devtools', cookies: Cookies): Promise<Audit> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      `--remote-debugging-port=${port}`,
    ],
  });
  try {
    // Lighthouse opens its page in the browser's own context, which only the protocol reaches.
    const protocol = await browser.newBrowserCDPSession();
    await protocol.send('Storage.setCookies', { cookies: cookiesAt(url, cookies) });
    const run = await lighthouse(url, {
      port,
      disableStorageReset: true,
      logLevel: 'error',
      formFactor: 'mobile',
      throttlingMethod: throttling,
      onlyCategories: [...categories],
      maxWaitForLoad: 45_000,
    });
    if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? `No result for ${url}`);
    const { audits } = run.lhr;
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const details = audits['network-requests']?.details as { items?: NetworkRequest[] } | undefined;
    const requests = (details?.items ?? []).filter((item) => /^https?:/.test(item.url));
    const size = (type: string) =>
      requests
        .filter(({ resourceType }) => resourceType === type)
        .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
    return {
      scores: categories.map((name) => Math.round((run.lhr.categories[name]?.score ?? 0) * 100)),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      work: value('mainthread-work-breakdown'),
      requests: requests.length,
      js: size('Script'),
      css: size('Stylesheet'),
      html: size('Document'),
    };
  } finally {
    await browser.close();
  }
}
