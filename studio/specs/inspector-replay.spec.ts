import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { readRecording } from '../inspector/recording/read-recording.ts';
import { riverbourne } from '../../tests/support/browser/switching.ts';
import { runInAFolderOfItsOwn } from '../../tests/support/browser/exported-test.ts';
import { expect, test } from '../../tests/support/browser/test.ts';
import { inspectorIn } from './pages/Inspector.ts';

/** The panel with what was done in the page that is open beside it. */
async function replayPanel(inspector: Page): Promise<Locator> {
  await inspector.goto('/inspector/address-check');
  const { showPanel, panel } = inspectorIn(inspector);
  await showPanel('History', 'Replay');
  return panel;
}

async function downloaded(inspector: Page, panel: Locator, button: string): Promise<string> {
  const [download] = await Promise.all([
    inspector.waitForEvent('download'),
    panel.getByRole('button', { name: button }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

/** A customer looks whether a home is served, changes their mind, and looks for another one. */
test(
  'what a customer did is kept without their words, and played again with invented ones',
  { tag: '@main' },
  async ({ page, pages, view, context }) => {
    test.setTimeout(150_000);
    await page.goto('/postcode-checker');
    await pages.enteringAddressByHand.checkHome('address-no-products');
    await expect(pages.addressOutcome.beFirstToKnow).toBeVisible();
    await pages.addressOutcome.changeAddress.click();
    await view.isAt(pages.enteringAddress.heading);

    const inspector = await context.newPage();
    const panel = await replayPanel(inspector);
    await expect(panel.getByRole('listitem')).toHaveCount(3);
    await expect(panel.getByLabel(/^Step 2, .*: postcode$/)).toHaveValue('LK9 1NP');

    const file = await downloaded(inspector, panel, 'Download the recording');
    expect(file).not.toContain('LK9');
    expect(readRecording(file)).not.toHaveProperty('mistake');
    const unplayed = await downloaded(inspector, panel, 'Export it all the same');
    expect(unplayed).toContain('// It has not been played to the end');

    const [popup] = await Promise.all([
      context.waitForEvent('page'),
      panel.getByRole('button', { name: 'Play in a new page' }).click(),
    ]);
    await expect(panel.getByRole('status')).toContainText('Played to the end', { timeout: 30_000 });
    await expect(popup.getByRole('heading', { level: 1 })).toHaveText(pages.enteringAddress.heading);
    expect(await downloaded(inspector, panel, 'Export as a Playwright test')).toContain(
      '// The inspector played it to the end',
    );

    // Another home than the customer's: the page says where it goes another way, and what may be why.
    await panel.getByLabel(/^Step 2, .*: postcode$/).fill('LK9 1SA');
    await panel.getByRole('button', { name: 'Play in a new page' }).click();
    await expect(panel.getByRole('alert')).toContainText('and stands at addressCheck.addressServed', {
      timeout: 40_000,
    });
    await expect(panel.getByRole('alert')).toContainText('Step 2 was the last that brought a value along');
  },
);

test('a visit with log-in, switch and booking becomes a test that passes again and again, two at once', async ({
  page,
  pages,
  view,
  gateway,
  context,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const member = await gateway.registerElsewhere({ lastName: 'Archer' });
  const { switching, enteringCredentials } = pages;
  await pages.enteringAddressByHand.checkHome('visits-both');
  await pages.addressOutcome.showPlans.click();
  await pages.choosingPlan.select('500 Mbps').click();
  await view.isAt(pages.enteringRegistration.headingInOrder);
  await pages.enteringRegistration.logIn.click();
  await view.isAt(enteringCredentials.heading);
  // A slip, put right.
  await enteringCredentials.logIn({ ...member, password: 'a slip of the pen' });
  await expect(page.getByRole('alert')).toBeVisible();
  await enteringCredentials.logIn(member);
  await pages.choosingSwitch.answer('switch');
  await switching.choose(riverbourne);
  await switching.ask({ lastName: 'Archer' });
  await view.showsDialog(switching.dialogTitle);
  await switching.agree();
  await switching.carryOn.click();
  await pages.customisingPlan.book.click();
  await pages.readingOverview.continue.click();
  await pages.readingKeyInfo.choose.click();
  await pages.outsideVisit.continue.click();
  await pages.inHomeVisit.continue.click();
  await pages.addingEngineerNotes.confirm.click();
  await view.isAt(pages.reviewingOrder.heading);

  const inspector = await context.newPage();
  const panel = await replayPanel(inspector);
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    panel.getByRole('button', { name: 'Play in a new page' }).click(),
  ]);
  await expect(panel.getByRole('status')).toContainText('Played to the end', { timeout: 90_000 });
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText(pages.reviewingOrder.heading);
  const file = await downloaded(inspector, panel, 'Export as a Playwright test');
  expect(file).not.toContain(member.email);
  expect(await runInAFolderOfItsOwn(file, { baseURL, times: 3 })).toContain('3 passed');
});
