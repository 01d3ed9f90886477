import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { cookieConsent } from '../pages/CookieConsent.ts';
import { homeOf } from '../support/browser/gateway.ts';
import { expectStandIns, keptNames } from '../support/browser/stand-ins.ts';
import { expect, test } from '../support/browser/test.ts';

type Entry = Record<string, unknown> & { event?: string };
type Sent = { visit: string; device: string; version: string; steps: Entry[] };

const byHand = 'enteringAddressByHand';

const isCounted = (request: Request): boolean => request.url().endsWith('/tags/v1/entries');

/** All that the page sends to the collector from now on. */
function heardFrom(page: Page): Sent[] {
  const heard: Sent[] = [];
  page.on('request', (request) => isCounted(request) && heard.push(request.postDataJSON() as Sent));
  return heard;
}

/** The steps of journeys on the page's data layer, as a collector would have them. */
const stepsOn = (page: Page): Promise<Entry[]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: Entry[] }).dataLayer ?? [])
      .filter(({ event }) => event === 'step_shown')
      .map((entry) => Object.fromEntries(Object.entries(entry).filter(([field]) => field !== 'event'))),
  );

/** The collector has been told what is on the data layer, from a step on, and nothing else; the layer is read a little after things happen. */
async function expectAllHeard(page: Page, heard: readonly Sent[], from = 0): Promise<void> {
  await expect(async () => {
    const told = (await stepsOn(page)).slice(from);
    expect(told).not.toEqual([]);
    expect(heard.flatMap(({ steps }) => steps)).toEqual(told);
  }).toPass({ timeout: 10_000 });
}

test.describe('a customer who has agreed to being counted', () => {
  test.use({ consent: 'FULL' });

  test(
    'is told to the collector step by step, as a tab without a name (SC-14, SC-15)',
    { tag: '@main' },
    async ({ page, pages, view }) => {
      const heard = heardFrom(page);
      const answered = page.waitForResponse((response) => isCounted(response.request()));
      await pages.enteringAddressByHand.checkHome('visits-both');
      await view.isAt(pages.addressOutcome.served);
      expect((await answered).status()).toBe(204);
      await expectAllHeard(page, heard);
      expect(heard.flatMap(({ steps }) => steps)).toContainEqual(
        expect.objectContaining({ journey: 'addressCheck', state: byHand }),
      );
      const [first] = heard;
      expect(first).toMatchObject({ device: 'phone' });
      expect(first?.version).toMatch(/^(?!unknown$)[\w-]{6,}$/);
      expect(new Set(heard.map(({ visit }) => visit))).toEqual(new Set([first?.visit]));
      expect(JSON.stringify(heard).toLowerCase()).not.toMatch(/lk1|larkhaven|saltmarsh/);
      // A reload is the same visit, and tells nothing again.
      const before = heard.length;
      await page.reload();
      await expectStandIns(page, ['tag-manager', 'personalisation']);
      await pages.addressOutcome.showPlans.click();
      await expect.poll(() => heard.length).toBeGreaterThan(before);
      expect(heard.at(-1)?.visit).toBe(first?.visit);
    },
  );

  test('is told in the order of their steps: what is sent waits for what was sent before', async ({
    page,
    pages,
    view,
  }) => {
    const log: string[] = [];
    let hasFollowed = (): void => undefined;
    const followed = new Promise<void>((settle) => (hasFollowed = settle));
    await page.route('**/tags/v1/entries', async (route) => {
      log.push('asked');
      if (log.length === 1) {
        await followed;
        // Longer than the script gathers steps before it sends them.
        await wait(1_500);
      }
      log.push('answered');
      await route.continue();
    });
    await pages.enteringAddress.open();
    await expect.poll(() => log).toEqual(['asked']);
    await pages.enteringAddress.byHand.click();
    await view.isAt(pages.enteringAddressByHand.heading);
    await expect.poll(() => stepsOn(page)).toContainEqual(expect.objectContaining({ state: byHand }));
    hasFollowed();
    await expect.poll(() => log).toEqual(['asked', 'answered', 'asked', 'answered']);
  });

  for (const what of ['measuring alone', 'measuring and advertising'])
    test(`and withdraws ${what} is no visit any more`, async ({ page, pages, view }) => {
      const heard = heardFrom(page);
      const cookies = cookieConsent(page);
      await pages.enteringAddress.open();
      await expect.poll(() => heard.length).toBe(1);
      expect((await keptNames(page)).session).toContain('tm_visit');
      await cookies.openSettings.click();
      await cookies.box('Measuring visits').uncheck();
      if (what !== 'measuring alone') await cookies.box('Advertising').uncheck();
      await cookies.save.click();
      await expect.poll(async () => (await keptNames(page)).session).not.toContain('tm_visit');
      await pages.enteringAddress.byHand.click();
      await view.isAt(pages.enteringAddressByHand.heading);
      await page.goto('/');
      expect((await keptNames(page)).session).not.toContain('tm_visit');
      expect(heard.flatMap(({ steps }) => steps)).not.toContainEqual(expect.objectContaining({ state: byHand }));
    });
});

test('a customer who has refused is told to nobody: neither script nor collector is asked (SC-14)', async ({
  page,
  pages,
  view,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await pages.enteringAddressByHand.checkHome('visits-both');
  await view.isAt(pages.addressOutcome.served);
  await expect.poll(() => stepsOn(page)).not.toEqual([]);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/tags/'))).toEqual([]);
});

test.describe('a customer who has not been asked yet', () => {
  test.use({ consent: 'undecided' });

  test('and agrees to advertising alone is not counted', async ({ page, pages, view }) => {
    const heard = heardFrom(page);
    const cookies = cookieConsent(page);
    await pages.enteringAddress.open();
    await cookies.choose.click();
    await cookies.box('Advertising').check();
    await cookies.save.click();
    await expectStandIns(page, ['tag-manager']);
    await pages.enteringAddress.byHand.click();
    await view.isAt(pages.enteringAddressByHand.heading);
    await expect.poll(() => stepsOn(page)).not.toEqual([]);
    // What waits is sent at the latest as the page is left.
    await page.goto('/');
    expect(heard).toEqual([]);
    expect((await keptNames(page)).session).not.toContain('tm_visit');
  });

  test('refuses, goes on, and accepts later on the same page is counted from then on alone', async ({
    page,
    pages,
    view,
  }) => {
    const heard = heardFrom(page);
    const cookies = cookieConsent(page);
    await pages.enteringAddress.open();
    await cookies.rejectAll.click();
    await pages.enteringAddress.byHand.click();
    await view.isAt(pages.enteringAddressByHand.heading);
    await expect.poll(() => stepsOn(page)).toContainEqual(expect.objectContaining({ state: byHand }));
    await cookies.openSettings.click();
    await cookies.box('Measuring visits').check();
    await cookies.save.click();
    await expectStandIns(page, ['tag-manager']);
    const refused = await stepsOn(page);
    await pages.enteringAddressByHand.check(homeOf('visits-both'));
    await view.isAt(pages.addressOutcome.served);
    await expectAllHeard(page, heard, refused.length);
  });

  test('and agrees after some steps is counted from the first', async ({ page, pages, view }) => {
    const heard = heardFrom(page);
    await pages.enteringAddress.open();
    await pages.enteringAddress.byHand.click();
    await view.isAt(pages.enteringAddressByHand.heading);
    expect(heard).toEqual([]);
    await cookieConsent(page).acceptAll.click();
    await expectAllHeard(page, heard);
    expect(heard[0]?.steps[0]).toMatchObject({ by: 'start' });
  });
});
