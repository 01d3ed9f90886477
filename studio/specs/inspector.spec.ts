import type { BrowserContext, Page } from '@playwright/test';
import { inspectorIn } from './pages/Inspector.ts';
import { expectContrast, expectNoBarriers } from '../../tests/support/browser/axe.ts';
import { expect, test } from '../../tests/support/browser/test.ts';

/** An inspector in a tab of its own, beside the customer's. */
async function inspectorBeside(context: BrowserContext, journey = '') {
  const tab = await context.newPage();
  const inspector = inspectorIn(tab);
  await inspector.open(journey);
  await inspector.showChart();
  return { tab, ...inspector };
}

async function expectNoBarriersInAnyColours(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoBarriers(page, `${where}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, `${where}, dark`);
}

test(
  'a product owner sees in another tab where a customer stands, with nobody else asked for anything',
  { tag: ['@both', '@main'] },
  async ({ context, pages, baseURL }) => {
    const elsewhere: string[] = [];
    context.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !/^(data|blob):/.test(request.url()))
        elsewhere.push(request.url());
    });
    await pages.enteringAddress.open();
    const { tab, stands, lit, taken } = await inspectorBeside(context);
    await expect(stands).toContainText('Awaiting text');
    await expect(tab).toHaveURL('/inspector/address-check');
    await pages.enteringAddress.byHand.click();
    await expect(stands).toContainText('Entering address by hand');
    await expect(lit('Entering address by hand')).toBeVisible();
    await expect(taken.first()).toBeVisible();
    await pages.enteringAddressByHand.check({ postcode: 'LK9 1SA', streetNumber: '7' });
    await expect(lit('Address served')).toBeInViewport();
    await pages.addressOutcome.showPlans.click();
    await expect(tab).toHaveURL('/inspector/choose-plan');
    await expect(stands).toContainText('Comparing plans');
    await expectNoBarriersInAnyColours(tab, 'the inspector');
    const isTooWide = await tab.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isTooWide, 'the inspector is wider than the screen').toBe(false);
    expect(elsewhere).toEqual([]);
  },
);

test('a tester filters the log, looks at an earlier step with its data, and comes back', async ({ context, pages }) => {
  await pages.enteringAddressByHand.checkHome('address-single-match');
  await expect(pages.addressOutcome.showPlans).toBeVisible();
  const { tab, stands, log, filter, panel, showPanel, backToNow, picture } = await inspectorBeside(context);
  await expect(stands).toContainText('Address served');
  await showPanel('History', 'Log');
  const all = await log.count();
  await filter.fill('manual entry');
  await expect(log).toHaveCount(1);
  expect(all).toBeGreaterThan(3);
  await log.getByRole('button').click();
  await expect(stands).toContainText('Entering address by hand');
  await expect(tab.getByRole('group', { name: 'Steps' })).toContainText('page /postcode-checker');
  await expectNoBarriersInAnyColours(tab, 'an earlier step');
  await showPanel('Now', 'Data');
  await expect(panel).toContainText('Context');
  await expect(panel).not.toContainText('LK9 1SA');
  await showPanel('History', 'Sequence');
  await expect(
    panel.getByRole('button', { name: 'The page to Check an address: manual entry requested' }),
  ).toBeVisible();
  await expectNoBarriersInAnyColours(tab, 'the sequence diagram');
  await backToNow.click();
  await expect(stands).toContainText('Address served');
  await expect(picture).toBeVisible();
});

test('a tester sends an event, and is told which condition says no to another', async ({
  context,
  page,
  pages,
  view,
}) => {
  await pages.enteringAddressByHand.checkHome('address-single-match');
  await pages.addressOutcome.showPlans.click();
  await view.isAt(pages.choosingPlan.heading);
  const { tab, stands, event, json, send, panel, showPanel } = await inspectorBeside(context);
  await expect(stands).toContainText('Comparing plans');
  await showPanel('Try', 'Send');
  const selected = event(/^plan selected/)
    .filter({ hasText: 'Blocked: “if on offer” says no' })
    .first();
  await selected.click();
  await expectNoBarriersInAnyColours(tab, 'events to send');
  await json.fill('{ "type": "plan.selected" ');
  await send.click();
  await expect(panel).toContainText('This is no JSON');
  await json.fill('{ "type": "plan.selected", "product": "a" }');
  await send.click();
  await expect(panel).toContainText('“productId” is missing');
  await json.fill('{ "type": "plan.selected", "productId": "a" }');
  await send.click();
  await expect(panel).toContainText(
    /Not sent\. Blocked: “if on offer” says no: context\.products\[0\]\.productId is .*, event\.productId is ‹productId›/,
  );
  const [product] = (await (await page.request.get('/broadband/v1/products')).json()) as { productId: string }[];
  await json.fill(JSON.stringify({ type: 'plan.selected', productId: product?.productId }));
  await send.click();
  await view.isAt(pages.enteringRegistration.headingInOrder);
});

test('a product owner goes through a chart by keyboard alone', { tag: '@both' }, async ({ page, view }) => {
  const { open, heading, find, found, picture, panel, showChart, shownAs, words, panelTab } = inspectorIn(page);
  await open('choose-plan');
  await view.opensWith(heading);
  await showChart();
  await expect(picture).toBeVisible();
  await find.focus();
  await page.keyboard.type('plans not loaded');
  await page.keyboard.press('ArrowDown');
  await expect(found.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(found).toHaveCount(0);
  await expect(page.locator('[data-state][data-selected]')).toBeInViewport();
  await expect(panel).toContainText('Ways on');
  await picture.focus();
  const place = () => page.locator('[data-state][data-selected]').first().boundingBox();
  const before = await place();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await place())?.x).toBeLessThan(before?.x ?? 0);
  await page.keyboard.press('+');
  await expect.poll(async () => (await place())?.width).toBeGreaterThan(before?.width ?? 0);
  await page.keyboard.press('0');
  await expect.poll(async () => (await place())?.width).toBeLessThan(before?.width ?? 0);
  await shownAs('Chart').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('region', { name: 'Choose a plan: Outline' })).toBeVisible();
  await view.hasNoBarriers('a chart as an outline');
  await words('Customer’s').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'plansNotLoaded', exact: true })).toBeVisible();
  await shownAs('Outline').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('table')).toContainText('createPlan ✓');
  await view.hasNoBarriers('a chart as a table');
  await panelTab('Details').focus();
  await page.keyboard.press('End');
  await expect(panelTab('Try')).toBeFocused();
  await expect(panel).toContainText('nobody to send to');
});

test.describe('faults', () => {
  // The page marks its calls itself, so that the fault meets it alone.
  test.use({ extraHTTPHeaders: {} });

  test('a tester has a call go wrong by its arrow in the chart, for the page that is looked at', async ({
    context,
    pages,
    view,
  }) => {
    await pages.enteringAddressByHand.checkHome('visits-both');
    await expect(pages.addressOutcome.showPlans).toBeVisible();
    const { tab, find, panel } = await inspectorBeside(context, 'choose-plan');
    await find.fill('list products: failed');
    await find.press('Enter');
    await panel.getByLabel('Status, or seconds').fill('503');
    await expectNoBarriersInAnyColours(tab, 'the fault lens');
    await panel.getByRole('button', { name: 'Make it go wrong' }).click();
    await expect(panel).toContainText(
      /listProductsForHome answers 503, for the next call, only in “.* · \/postcode-checker · Check an address”/,
    );
    await pages.addressOutcome.showPlans.click();
    await view.isAt('We couldn’t fetch the plans');
  });
});

test(
  'a tester has the inspector beside the page, makes it larger by keyboard, and goes on with the order',
  { tag: '@both' },
  async ({ page, pages, view }) => {
    await page.goto('/postcode-checker?inspect=1');
    const dock = page.getByRole('complementary', { name: 'Inspector' });
    const { stands } = inspectorIn(page, dock);
    await expect(stands).toContainText('Awaiting text');
    await view.hasNoBarriers('a page with the inspector beside it');
    const size = dock.getByRole('slider', { name: 'Size of the inspector' });
    const before = Number(await size.getAttribute('aria-valuenow'));
    await size.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await expect.poll(async () => Number(await size.getAttribute('aria-valuenow'))).toBeGreaterThan(before);
    await pages.enteringAddress.byHand.click();
    await pages.enteringAddressByHand.check({ postcode: 'LK9 1SA', streetNumber: '7' });
    await expect(stands).toContainText('Address served');
    await expect(dock.getByRole('link', { name: 'In a window of its own' })).toHaveAttribute('href', '/inspector');
    await page.reload();
    await expect(dock).toBeVisible();
    await page.keyboard.press('Alt+Shift+KeyJ');
    await expect(dock).toBeHidden();
    await page.keyboard.press('Alt+Shift+KeyJ');
    await dock.getByRole('button', { name: 'Close the inspector' }).click();
    await expect(dock).toBeHidden();
    await pages.addressOutcome.showPlans.click();
    await view.isAt(pages.choosingPlan.heading);
  },
);

test('a journey that nobody has made has no page', async ({ page, view }) => {
  await page.goto('/inspector/unicorn');
  await view.opensWith("Oops. We can't find that page.");
});
