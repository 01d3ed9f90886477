import { chromium, type Locator, type Page } from 'playwright';
import { phoneOffers, phones } from '../../gateway/db/schema/phones.ts';
import { phoneRange } from '../../gateway/domains/phones/range/seed-phones.ts';
import type { OpenedDatabase } from '../../platform/db/open.ts';
import { chromium as browserPath } from '../browser.ts';
import { CPU_SLOWDOWN, longestPress, noteLongPresses, pressed, ROUNDS, workOf } from './presses.ts';
import { startSite } from './processes.ts';
import { median, short, type Section } from './report.ts';

const PHONES = 200;

/** As many phones as a large shop has: those of the seed again and again, each a phone of its own. */
async function fillRange(db: OpenedDatabase['db']): Promise<void> {
  const copies = Math.ceil(PHONES / phoneRange.phones.length) - 1;
  for (let copy = 1; copy <= copies; copy += 1) {
    const room = PHONES - phoneRange.phones.length * copy;
    const added = phoneRange.phones.slice(0, room);
    const slugs = new Set(added.map(({ slug }) => slug));
    const offers = phoneRange.offers.filter(({ slug }) => slugs.has(slug));
    const named = (slug: string) => `${slug}-${copy}`;
    await db.insert(phones).values(
      added.map((phone) => ({
        ...phone,
        slug: named(phone.slug),
        place: phone.place + copy * phoneRange.phones.length,
      })),
    );
    await db
      .insert(phoneOffers)
      .values(offers.map((offer) => ({ ...offer, slug: named(offer.slug), sku: `${offer.sku}-${copy}` })));
  }
}

const filter = (page: Page, group: string, name: RegExp) =>
  page.getByRole('group', { name: group }).getByRole('link', { name });

const filters = [
  { name: 'one brand', what: (page: Page) => filter(page, 'Brand', /^Apple/) },
  { name: 'one grade', what: (page: Page) => filter(page, 'Grade', /^Good/) },
  { name: 'in stock only', what: (page: Page) => filter(page, 'Availability', /^In stock only/) },
  { name: 'the cheapest first', what: (page: Page) => filter(page, 'Sort by', /^Price, lowest/) },
] as const;

/** The limit: presses in the same page that ask no code of ours. A button of the bench's own changes one word, or hides all phones but those of a brand. */
const floors = [
  { name: 'one word of the page', what: (page: Page) => bare(page, 'word') },
  { name: 'one brand, by the browser alone', what: (page: Page) => bare(page, 'brand') },
  { name: 'another order, by the browser alone', what: (page: Page) => bare(page, 'order') },
] as const;

async function bare(page: Page, act: 'word' | 'brand' | 'order'): Promise<Locator> {
  await page.evaluate((does) => {
    const button = document.createElement('button');
    button.id = 'bare';
    button.textContent = 'Bare';
    button.style.cssText = 'position:fixed;inset:0 auto auto 0';
    const list = document.querySelector('[data-filtered]');
    const cards = [...document.querySelectorAll<HTMLElement>('[data-brand]')];
    button.addEventListener('click', () => {
      if (does === 'word') document.querySelector('main [role=status]')?.firstChild?.replaceWith('201 phones');
      else if (does === 'brand') for (const card of cards) card.hidden = card.dataset['brand'] !== 'apple';
      else list?.append(...cards.toReversed());
    });
    document.body.append(button);
  }, act);
  return page.locator('#bare');
}

/** What a filter of the range costs at a quarter of the speed, with 200 phones, from the finger to the frame that answers. */
export async function measureRange(databaseUrl: string, { db }: OpenedDatabase): Promise<Section> {
  const site = await startSite(databaseUrl);
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await fillRange(db);
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript(noteLongPresses);
    const session = await context.newCDPSession(page);
    const open = async (rate: number) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      await page.goto(`${site.url}/mobile-phones`);
      await page
        .getByRole('status')
        .filter({ hasText: `${PHONES} phones` })
        .waitFor();
      await page.waitForLoadState('networkidle');
      await longestPress(page);
    };
    const rows: string[][] = [];
    for (const { name, what } of [...floors, ...filters]) {
      const took: number[] = [];
      const work: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        await open(CPU_SLOWDOWN);
        took.push(await pressed(page, await what(page)));
        await open(1);
        work.push(await workOf(browser, page, await what(page)));
      }
      rows.push([name, short(median(took), 0), short(Math.max(...took), 0), short(median(work) * CPU_SLOWDOWN, 0)]);
    }
    return {
      title: `Filters of a range of ${PHONES} phones`,
      head: ['filter', 'median ms', 'longest ms', 'work of the main thread, ms'],
      rows,
      notes: [
        `${ROUNDS} rounds at ${CPU_SLOWDOWN}× CPU, from the finger to the frame that answers. Bar: 50 ms.`,
        `The work is that of the same span at full speed, ${CPU_SLOWDOWN} times: a busy machine makes it no longer.`,
      ],
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}
