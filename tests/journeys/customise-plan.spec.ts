import { expect, test } from '../support/browser/test.ts';

const words = 'Choose your Go Live date';

test.beforeEach(async ({ page, pages, gateway, view }) => {
  await gateway.register();
  // LK9 2NN: a home that needs no visit, so that the customer chooses the day.
  await gateway.draftPlan('visits-none');
  await page.goto('/customise-plan');
  await view.opensWith(pages.customisingPlan.heading);
});

test(
  'a date that is deleted in part is refused at its field, and costs nothing else: not on a reload, not on another page (CU-03, UI-09)',
  { tag: '@main' },
  async ({ page, pages, view }) => {
    const { connectionDate, book } = pages.customisingPlan;
    await connectionDate.focus();
    await page.keyboard.press('Backspace');
    await expect(connectionDate).toHaveAccessibleDescription(new RegExp(words));
    await expect(connectionDate).toBeFocused();

    await page.reload();
    await view.opensWith(pages.customisingPlan.heading);
    await expect(connectionDate).toHaveValue('');

    await page.goto('/choose-plan');
    await view.opensWith(pages.choosingPlan.heading);
    await page.goto('/customise-plan');
    await view.opensWith(pages.customisingPlan.heading);

    await connectionDate.focus();
    await page.keyboard.press('Backspace');
    await book.click();
    const summary = page.getByRole('alert', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: words }).click();
    await expect(connectionDate).toBeFocused();
  },
);

test('a date too far ahead says so, and the last day on offer is taken (CU-03)', async ({ page, pages, view }) => {
  const { connectionDate, saveForLater, saved } = pages.customisingPlan;
  await connectionDate.fill('2036-11-20');
  await saveForLater.click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
    'Sorry, dates not available yet. Choose an earlier date.',
  );
  await connectionDate.fill((await connectionDate.getAttribute('max')) ?? '');
  await saveForLater.click();
  await view.showsDialog('Saved for later');
  await expect(saved).toBeVisible();
});
