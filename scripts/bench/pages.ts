import { chromium, type Browser } from 'playwright';
import { chromium as browserPath } from '../browser.ts';
import { measuredPaths } from '../build/built-pages.ts';
import { floorOf, serveFloor } from './floor.ts';
import { audit, type Audit, type Cookies } from './lighthouse.ts';
import { cookiesAt } from './member.ts';
import { median, short, times, type Section } from './report.ts';

const CPU_SLOWDOWN = 4;

type Ready = { heading: number; ready: number };

/** On a slow processor: when the heading stands there, and when a page that is touched at once answers. ms from the start of the navigation. */
async function readyAt(browser: Browser, url: string, cookies: Cookies): Promise<Ready> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  try {
    await page.context().addCookies(cookiesAt(url, cookies));
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'commit' });
    return await page.evaluate(
      () =>
        new Promise<Ready>((resolve) => {
          let heading = 0;
          const hasApp = () => 'early' in window;
          const look = () => {
            const main = document.querySelector('main');
            if (heading === 0 && document.querySelector('h1')) {
              heading = performance.now();
              // The customer touches the page as soon as they see it.
              dispatchEvent(new Event('pointerdown'));
            }
            const isTakenOver = main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
            const isReady = hasApp() ? isTakenOver : document.readyState === 'complete';
            if (heading > 0 && isReady) resolve({ heading, ready: performance.now() });
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
  } finally {
    await page.close();
  }
}

type Figures = { simulated: Audit[]; applied: Audit[]; ready: Ready[] };

const middle = (all: readonly Audit[], pick: (one: Audit) => number): number => median(all.map(pick));

function rowOf(name: string, own: Figures, floor: Figures): (string | number)[] {
  const { simulated, applied, ready } = own;
  const kB = (pick: (one: Audit) => number) => short(middle(simulated, pick) / 1000);
  const ratio = (pick: (one: Audit) => number) => times(middle(simulated, pick), middle(floor.simulated, pick));
  const lcp = (one: Audit) => one.lcp;
  const readyOf = (figures: Figures) => median(figures.ready.map((one) => one.ready));
  return [
    name,
    [0, 1, 2, 3].map((at) => middle(simulated, ({ scores }) => scores[at] ?? 0)).join('/'),
    middle(simulated, ({ requests }) => requests),
    kB(({ js }) => js),
    kB(({ html }) => html),
    short(
      middle(simulated, ({ fcp }) => fcp),
      0,
    ),
    ratio(({ fcp }) => fcp),
    short(middle(simulated, lcp), 0),
    ratio(lcp),
    times(middle(applied, lcp), middle(floor.applied, lcp)),
    short(
      middle(simulated, ({ tbt }) => tbt),
      0,
    ),
    short(
      middle(simulated, ({ cls }) => cls),
      3,
    ),
    short(
      middle(simulated, ({ work }) => work),
      0,
    ),
    short(readyOf({ simulated, applied, ready }), 0),
    times(readyOf(own), readyOf(floor)),
  ];
}

/** Pages beside their own words as static HTML, turn by turn. Of a page behind the log-in these are the words that it is sent with. */
export async function comparePages(
  title: string,
  siteUrl: string,
  { rounds, paths, cookies }: { rounds: number; paths: readonly string[]; cookies: Cookies },
): Promise<Section> {
  const words = await Promise.all(
    paths.map(async (path) => [path, floorOf(await (await fetch(siteUrl + path)).text())] as const),
  );
  const floor = await serveFloor(new Map(words));
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox', '--disable-gpu'] });
  const none = (): Figures => ({ simulated: [], applied: [], ready: [] });
  const targets = paths.flatMap((path) => [
    { name: path, url: siteUrl + path, figures: none() },
    { name: `${path} as static HTML`, url: floor.url + path, figures: none() },
  ]);
  try {
    for (let round = 0; round < rounds; round++) {
      for (const { url, figures } of targets) {
        figures.simulated.push(await audit(url, 'simulate', cookies));
        figures.applied.push(await audit(url, 'devtools', cookies));
        figures.ready.push(await readyAt(browser, url, cookies));
      }
    }
  } finally {
    await browser.close();
    floor.stop();
  }
  const rows = targets.map(({ name, figures }, at) =>
    rowOf(name, figures, (targets[at - (at % 2) + 1] ?? targets[at])?.figures ?? figures),
  );
  return {
    title,
    head: [
      'page',
      'Lighthouse P/A/BP/SEO',
      'requests',
      'JS kB',
      'HTML kB',
      'FCP',
      'FCP × static',
      'LCP',
      'LCP × static',
      'LCP × static, throttled',
      'TBT',
      'CLS',
      'main thread',
      'ready at 4× CPU',
      'ready × static',
    ],
    rows,
    notes: [
      `Medians of ${rounds} rounds; Lighthouse mobile; ms. Read sizes and requests as they are, times as ratios of one run, and TBT only on an idle machine. The styles are in the HTML.`,
    ],
  };
}

/** The pages that people arrive at. */
export const measurePages = (siteUrl: string, rounds: number): Promise<Section> =>
  comparePages('Pages', siteUrl, { rounds, paths: measuredPaths, cookies: new Map() });
