import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { ukDateOf } from '../../platform/clock/clock.ts';
import type { OpenedDatabase } from '../../platform/db/open.ts';
import { chromium as browserPath } from '../browser.ts';
import { makeBusy } from './busy-member.ts';
import { DEMONSTRATION_MEMBER, memberAt } from './member.ts';
import { start } from './processes.ts';
import { median, short, times, type Section } from './report.ts';

export const CPU_SLOWDOWN = 4;
export const ROUNDS = 5;
/** The browser tells how long a press took a little after the frame that answered it. */
const TOLD_WITHIN_MS = 600;
/** A shorter one it does not tell, and it counts as this. */
const TOLD_FROM_MS = 16;
type Press = { name: string; what: (page: Page) => Locator };

const link = (name: RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name }).first();

/** What can be pressed on the dashboard of a member who has everything: what stays there, and the ways to other pages. */
const presses: readonly Press[] = [
  { name: 'menu opens', what: (page) => page.getByRole('button', { name: 'Menu' }).first() },
  { name: 'older messages', what: (page) => page.getByRole('main').locator('summary', { hasText: 'Older messages' }) },
  { name: 'one message', what: (page) => page.getByRole('main').locator('summary').first() },
  { name: 'a kind of message off or on', what: (page) => page.getByRole('main').getByRole('checkbox').first() },
  { name: 'way to a plan', what: link(/See and change your plan/) },
  { name: 'way to the bills', what: link(/See your bills/) },
  { name: 'way to an order', what: link(/See (and change your|this) order/) },
  { name: 'way to the profile', what: link(/Your profile/) },
];

/** The limit: a fold of a page without code. */
const floor = {
  name: 'a fold of a static page',
  open: async (page: Page, url: string) => {
    await page.goto(`${url}/robots.txt`);
    await page.setContent('<details><summary>Older</summary>One line</details>');
  },
  what: (page: Page) => page.locator('summary'),
};

/** How long the browser says that presses took since it was last asked, from the finger to the frame that answers. ms; 0 is below what it tells. */
export const longestPress = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const told = (window as unknown as { presses: number[] }).presses;
    return Math.max(0, ...told.splice(0));
  });

/** Runs in the page: has the browser tell how long presses take. */
export function noteLongPresses(): void {
  const presses: number[] = [];
  Object.assign(window, { presses });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) presses.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function openDashboard(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/dashboard`);
  await page.getByRole('heading', { name: 'Messages' }).waitFor();
  await page.waitForLoadState('networkidle');
}

export async function pressed(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await longestPress(page);
  await target.click();
  await page.waitForTimeout(TOLD_WITHIN_MS);
  return longestPress(page);
}

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tts: number;
  tdur?: number;
  args?: { data?: { type?: string } };
};

/**
 * What a press has the page's main thread do until the frame that answers is drawn, by the thread's own clock: ms at full speed. Other
 * programs on the machine make it no longer.
 */
export async function workOf(browser: Browser, page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel', '__metadata'] });
  await target.click();
  await page.waitForTimeout(TOLD_WITHIN_MS);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const click = traceEvents.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click');
  const frames = traceEvents.filter(
    ({ name, pid, tid, ts }) => name === 'Layerize' && pid === click?.pid && tid === click.tid && ts > click.ts,
  );
  const [frame] = frames.toSorted((a, b) => a.ts - b.ts);
  if (!click || !frame) throw new Error('The browser tells nothing of the press');
  return (frame.tts + (frame.tdur ?? 0) - click.tts) / 1_000;
}

function noted(took: Map<string, number[]>, name: string, ms: number): void {
  took.set(name, [...(took.get(name) ?? []), ms]);
}

/** What a press on the dashboard of a busy member costs at a quarter of the speed, with the whole product behind it. */
export async function measurePresses(databaseUrl: string, { db }: OpenedDatabase): Promise<Section> {
  const site = await start('scripts/start.ts', {
    ENVIRONMENT: 'dev',
    TEST_TOOLS: 'off',
    ANSWER_CHECKS: 'off',
    DATABASE_URL: databaseUrl,
  });
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await makeBusy(db, DEMONSTRATION_MEMBER, ukDateOf(new Date()));
    const { cookies } = await memberAt(site.url);
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: site.url })));
    const page = await context.newPage();
    await page.addInitScript(noteLongPresses);
    const session = await context.newCDPSession(page);
    const slowBy = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
    const rows: (string | number)[][] = [];
    await openDashboard(page, site.url);
    await page.getByRole('button', { name: 'Switch on order updates' }).click();
    await page.getByRole('main').getByRole('checkbox').first().waitFor();
    const took = new Map<string, number[]>();
    const work = new Map<string, number[]>();
    for (let round = 0; round < ROUNDS; round++) {
      for (const { name, open, what } of [floor, ...presses.map((press) => ({ ...press, open: openDashboard }))]) {
        await slowBy(CPU_SLOWDOWN);
        await open(page, site.url);
        noted(took, name, await pressed(page, what(page)));
        await slowBy(1);
        await open(page, site.url);
        noted(work, name, await workOf(browser, page, what(page)));
      }
    }
    const least = Math.max(TOLD_FROM_MS, median(took.get(floor.name) ?? []));
    for (const [name, all] of took)
      rows.push([
        name,
        short(median(all), 0),
        short(Math.max(...all), 0),
        times(median(all), least),
        short(median(work.get(name) ?? []) * CPU_SLOWDOWN, 0),
      ]);
    return {
      title: 'Presses on the dashboard',
      head: ['press', 'median ms', 'longest ms', '× static', 'work of the main thread, ms'],
      rows,
      notes: [
        `${ROUNDS} rounds at ${CPU_SLOWDOWN}× CPU, from the finger to the frame that answers. Bar: 100 ms.`,
        `The work is that of the same span at full speed, ${CPU_SLOWDOWN} times: a busy machine makes it no longer.`,
      ],
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}
