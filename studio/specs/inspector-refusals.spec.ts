import type { BrowserContext } from '@playwright/test';
import { expectNoBarriers } from '../../tests/support/browser/axe.ts';
import { expect, test } from '../../tests/support/browser/test.ts';
import { inspectorIn } from './pages/Inspector.ts';

async function inspectorBeside(context: BrowserContext, journey = '') {
  const tab = await context.newPage();
  const inspector = inspectorIn(tab);
  await inspector.open(journey);
  return { tab, ...inspector };
}

const meant = 'The page that is looked at';

test('a tester reads in the log and in what can be sent which condition said no, and what it looked at', async ({
  context,
  pages,
}) => {
  await pages.enteringAddress.open();
  await pages.enteringAddress.search('L');
  const { tab, log, filter, event, panel, showPanel } = await inspectorBeside(context);
  await showPanel('History', 'Log');
  await filter.fill('search submitted');
  await expect(log.first()).toContainText('“if searchable” said no: event.text is ‹text›');
  await showPanel('Try', 'Send');
  await expect(event(/^search submitted · text LK1/)).not.toContainText('says no');
  await expect(event(/^search submitted · text empty/)).toContainText(
    /Otherwise → stays: “if searchable” says no: event\.text is empty/,
  );
  await expect(panel.getByLabel(meant)).toHaveValue('');
  await expectNoBarriers(tab, 'what can be sent, with what says no');
});

test('a connection breaks for as many calls as a tester asked for, though the browser has used it before', async ({
  page,
  pages,
  gateway,
}) => {
  await pages.enteringAddress.open();
  const ask = () =>
    page.evaluate(() =>
      fetch('/broadband/v1/products')
        .then((answer) => answer.text())
        .then(
          () => 'answered',
          () => 'failed',
        ),
    );
  expect(await ask()).toBe('answered');
  await gateway.fault({ operationId: 'listProducts', drop: true, times: 2 });
  const answers = [];
  for (let call = 1; call <= 4; call += 1) answers.push(await ask());
  expect(answers).toEqual(['failed', 'failed', 'answered', 'answered']);
});

test.describe('faults', () => {
  // The page marks its calls itself, so that the fault meets it alone.
  test.use({ extraHTTPHeaders: {} });

  test('a tester chooses which of two pages a fault is for, and sees what it has met', async ({
    context,
    page,
    pages,
    view,
  }) => {
    await pages.enteringAddressByHand.checkHome('visits-both');
    await expect(pages.addressOutcome.showPlans).toBeVisible();
    const other = await context.newPage();
    await other.goto('/auth/login');
    const { tab, shownAs, find, panel } = await inspectorBeside(context, 'choose-plan');
    await shownAs('Chart').check();
    await find.fill('list products: failed');
    await find.press('Enter');
    const choice = panel.getByLabel(meant);
    await expect(choice.getByRole('option', { name: / · \/auth\/login · Log in$/ }).last()).toBeAttached();
    const first = await choice
      .getByRole('option', { name: / · \/postcode-checker · Check an address$/ })
      .last()
      .textContent();
    await choice.selectOption(first);
    await panel.getByRole('radio', { name: 'The connection breaks' }).check();
    await panel.getByRole('button', { name: 'Make it go wrong' }).click();
    await expect(panel).toContainText(
      `listProductsForHome drops the connection, for the next call, only in “${first}”`,
    );
    await expect(panel).toContainText('It has met no call yet.');
    await pages.addressOutcome.showPlans.click();
    await view.isAt('We couldn’t fetch the plans');
    await expect(panel).toContainText(/It has met one call: listProductsForHome at .* It is used up/);
    await expectNoBarriers(tab, 'a fault that has met a call');
    await page.getByRole('button', { name: 'Try again' }).click();
    await view.isAt(pages.choosingPlan.heading);
  });

  test('a tester sees a delay counting, and the call that waits', async ({ context, pages, view }) => {
    await pages.enteringAddressByHand.checkHome('visits-both');
    await expect(pages.addressOutcome.showPlans).toBeVisible();
    const { shownAs, find, panel, showPanel, panelTab } = await inspectorBeside(context, 'choose-plan');
    await shownAs('Chart').check();
    await find.fill('list products: failed');
    await find.press('Enter');
    await panel.getByRole('radio', { name: 'It answers late' }).check();
    // Of ten seconds the site would think that nobody answers.
    await panel.getByLabel('Status, or seconds').fill('9');
    await panel.getByRole('button', { name: 'Make it go wrong' }).click();
    await expect(panel).toContainText('It has met no call yet.');
    await pages.addressOutcome.showPlans.click();
    await expect(panel).toContainText(/listProductsForHome is kept waiting: \d+ of 9 s\./);
    await showPanel('Now', 'State');
    await expect(panel).toContainText(/waits for the answer, \d+ s by now/);
    await expect(pages.choosingPlan.cards.first()).toBeVisible({ timeout: 30_000 });
    await view.isAt(pages.choosingPlan.heading);
    await panelTab('Details').click();
    await expect(panel).not.toContainText('is kept waiting');
  });
});

test('the inspector follows a customer from the order to the log-in that it leads to', async ({
  context,
  pages,
  view,
}) => {
  await pages.enteringAddressByHand.checkHome('visits-both');
  await pages.addressOutcome.showPlans.click();
  await view.isAt(pages.choosingPlan.heading);
  const { tab } = await inspectorBeside(context);
  await expect(tab).toHaveURL('/inspector/choose-plan');
  await pages.choosingPlan.select('500 Mbps').click();
  await view.isAt(pages.enteringRegistration.headingInOrder);
  await expect(tab).toHaveURL('/inspector/register');
});
