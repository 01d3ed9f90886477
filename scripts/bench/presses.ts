import { chromium, type Browser, type Locator, type Page } from 'playwright';
import type { HttpBrowser } from '../../gateway/testing/browser.ts';
import { chromium as browserPath } from '../browser.ts';
import { cookiesAt } from './member.ts';
import { median, short, times, type Section } from './report.ts';

export const CPU_SLOWDOWN = 4;
export const ROUNDS = 5;
/** The browser tells how long a press took a little after the frame that answered it. */
const TOLD_WITHIN_MS = 600;
/** A shorter one it does not tell, and it counts as this. */
const TOLD_FROM_MS = 16;
/** What can be pressed, and how its page is opened anew before each press. */
export type Press = { name: string; open: (page: Page, url: string) => Promise<void>; what: (page: Page) => Locator };

/** The limit: a fold of a page without code. */
const floor: Press = {
  name: 'a fold of a static page',
  open: async (page, url) => {
    await page.goto(`${url}/robots.txt`);
    await page.setContent('<details><summary>Older</summary>One line</details>');
  },
  what: (page) => page.locator('summary'),
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

/** Presses in the browser of a member, each in a page that is opened anew, at a quarter of the speed and at full speed. */
export class PressTable {
  readonly #took = new Map<string, number[]>();
  readonly #work = new Map<string, number[]>();

  /** Takes each of these presses in all rounds, beside the floor. `began` is done once, in the first page, before all of them. */
  async take(
    url: string,
    { cookies }: HttpBrowser,
    presses: readonly Press[],
    began: (page: Page) => Promise<void> = async () => {},
  ): Promise<void> {
    const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
      await context.addCookies(cookiesAt(url, cookies));
      const page = await context.newPage();
      await page.addInitScript(noteLongPresses);
      const session = await context.newCDPSession(page);
      await began(page);
      for (let round = 0; round < ROUNDS; round++)
        for (const { name, open, what } of [floor, ...presses]) {
          await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
          await open(page, url);
          noted(this.#took, name, await pressed(page, what(page)));
          await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
          await open(page, url);
          noted(this.#work, name, await workOf(browser, page, what(page)));
        }
    } finally {
      await browser.close();
    }
  }

  section(title: string): Section {
    const least = Math.max(TOLD_FROM_MS, median(this.#took.get(floor.name) ?? []));
    return {
      title,
      head: ['press', 'median ms', 'longest ms', '× static', 'work of the main thread, ms'],
      rows: [...this.#took].map(([name, all]) => [
        name,
        short(median(all), 0),
        short(Math.max(...all), 0),
        times(median(all), least),
        short(median(this.#work.get(name) ?? []) * CPU_SLOWDOWN, 0),
      ]),
      notes: [
        `${ROUNDS} rounds at ${CPU_SLOWDOWN}× CPU, from the finger to the frame that answers. Bar: 100 ms.`,
        `The work is that of the same span at full speed, ${CPU_SLOWDOWN} times: a busy machine makes it no longer.`,
      ],
    };
  }
}
