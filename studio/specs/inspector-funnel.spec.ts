import type { APIRequestContext, Page } from '@playwright/test';
import { addressCheckMachine } from '../../machines/address-check/address-check.machine.ts';
import { journeys } from '../../machines/index.ts';
import { expectContrast, expectNoBarriers } from '../../tests/support/browser/axe.ts';
import { expect, test } from '../../tests/support/browser/test.ts';
import { questionOf } from '../inspector/funnel/funnel-question.ts';
import { sumsAt, wentBetween } from '../inspector/funnel/funnel-words.ts';
import type { Funnel } from '../inspector/funnel/funnel.types.ts';
import { mapOf } from '../map/maps.ts';
import { inspectorIn } from './pages/Inspector.ts';

const journey = journeys.find(({ name }) => name === 'address-check');
if (!journey) throw new Error('No address-check in the register');
const map = mapOf(journey);

/** What tablets have done so far, which no other test is: the log is everybody's. */
async function tabletsSoFar(request: APIRequestContext): Promise<Funnel> {
  const asked = { machine: addressCheckMachine.id, map, now: new Date() };
  const data = questionOf({ period: 'all', device: 'tablet', version: null }, asked);
  const answer = await request.post('/inspector-data/funnel', { data });
  return (await answer.json()) as Funnel;
}

const byHand = 'page:EnteringAddressByHand';
const served = 'page:AddressServed';

async function expectToBeReadByAnybody(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoBarriers(page, 'the funnel, light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, 'the funnel, dark');
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isTooWide, 'the funnel is wider than the screen').toBe(false);
}

test.describe('the funnel of customers who have agreed to being counted', () => {
  test.use({ consent: 'FULL' });

  test(
    'has a customer’s walk on the map, to the number, and is read by keyboard alone',
    // In one project alone: in the other it would be a tablet, too, and each would count both.
    { tag: '@main' },
    async ({ page, pages, request }) => {
      const before = await tabletsSoFar(request);
      const size = page.viewportSize() ?? { width: 1_280, height: 900 };
      await page.setViewportSize({ width: 900, height: 900 });
      await pages.enteringAddressByHand.checkHome('visits-both');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.addressOutcome.served);
      await expect
        .poll(async () => sumsAt(await tabletsSoFar(request), served).came)
        .toBe(sumsAt(before, served).came + 1);
      await page.setViewportSize(size);

      const now = await tabletsSoFar(request);
      const [entered, reached] = [sumsAt(now, byHand), sumsAt(now, served)];
      expect(now.runs).toBe(before.runs + 1);
      expect(entered).toMatchObject({
        came: sumsAt(before, byHand).came + 1,
        wentOn: sumsAt(before, byHand).wentOn + 1,
      });
      expect(reached.left + reached.stillThere).toBe(reached.came - reached.wentOn);
      expect(wentBetween(now, byHand, served)).toBe(wentBetween(before, byHand, served) + 1);

      const { open, cards, panel } = inspectorIn(page);
      await open('address-check');
      const layer = page.getByRole('combobox', { name: 'Layer' });
      await layer.focus();
      await page.keyboard.type('Visits');
      await page.getByRole('combobox', { name: 'Period' }).selectOption('All that is kept');
      const device = page.getByRole('combobox', { name: 'Device' });
      await device.focus();
      await page.keyboard.type('Tab');
      await expect(device).toHaveValue('tablet');
      await expect(page.getByRole('status').filter({ hasText: `${now.runs} run` })).toBeVisible();
      const card = cards.filter({ hasText: 'We cover your address' });
      await expect(card).toContainText(`${reached.came} came, ${reached.wentOn} went on`);
      const row = panel.getByRole('table', { name: 'By page' }).getByRole('row', { name: /^Enter your address / });
      await expect(row.getByRole('cell').first()).toHaveText(String(entered.came));
      await expect(row.getByRole('cell').nth(1)).toHaveText(String(entered.wentOn));
      await page.getByRole('combobox', { name: 'Compare with' }).selectOption('computers');
      await expect(page.getByText(/Compared with computers: /)).toBeVisible();
      await expectToBeReadByAnybody(page);
    },
  );

  test('is read by anybody, on a small screen and on a large one', { tag: '@both' }, async ({ page, pages, view }) => {
    const counted = page.waitForResponse((response) => response.url().endsWith('/tags/v1/entries'));
    await pages.enteringAddressByHand.checkHome('visits-both');
    await view.isAt(pages.addressOutcome.served);
    await counted;
    await inspectorIn(page).open('address-check');
    await page.getByRole('combobox', { name: 'Layer' }).selectOption('Visits counted');
    await expect(page.getByRole('table', { name: 'By page' })).toBeAttached();
    await page.getByRole('combobox', { name: 'Compare with' }).selectOption('computers');
    await expect(page.getByText(/Compared with computers: /)).toBeVisible();
    await expectToBeReadByAnybody(page);
  });
});

test('a funnel that nobody has filled says how to fill it', async ({ page }) => {
  const { open } = inspectorIn(page);
  // Nobody who agrees to being counted leaves a plan in any test.
  await open('leave-plan');
  await page.getByRole('combobox', { name: 'Layer' }).selectOption('Visits counted');
  await expect(page.getByText(/Nobody has been counted in this journey yet/).first()).toContainText(
    'npm run fill-funnel',
  );
  await expectToBeReadByAnybody(page);
});
