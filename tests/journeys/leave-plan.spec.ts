import { expect, test } from '../support/browser/test.ts';

test('an address at which a member has no plan says so (ER-04)', async ({ page, view, gateway }) => {
  await gateway.register();
  await page.goto('/dashboard/plans/no-plan/leave');
  await view.opensWith('We can’t find that plan');
});

test('before Go Live there is an order to cancel and no plan to leave (DB-06)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  const { id, planId } = await gateway.placeOrder('visits-none');
  await page.goto(`/dashboard/plans/${planId}/leave`);
  await view.opensWith('Your broadband isn’t live yet');
  await pages.main.link('See your order').click();
  await expect(page).toHaveURL(`/dashboard/orders/${id}`);
});

test.describe('on a gateway whose clock moves', { tag: '@own-gateway' }, () => {
  test.afterEach(({ gateway }) => gateway.moveClock({ reset: true }));

  test(
    'a member leaves from the page of their live order, with the keyboard, reads what it costs first, and stays after all; nobody else sees it (DB-06)',
    { tag: '@main' },
    async ({ page, pages, view, gateway }) => {
      const member = await gateway.register();
      const { id, planId } = await gateway.placeOrder('visits-none');
      await gateway.liveForMonths(1);
      await page.goto(`/dashboard/orders/${id}`);
      await pages.enteringCredentials.logIn(member);
      await view.isAt('Your order');
      await pages.main.link('Leave us').click();
      await expect(page).toHaveURL(`/dashboard/plans/${planId}/leave`);
      await view.isAt('Leave us');

      await pages.main.button('See what it costs').click();
      await expect(page.getByRole('alert')).toContainText('Choose your last day');
      await page.getByRole('radio').first().focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await view.isAt('Check before you leave');
      await expect(page.getByRole('row', { name: /^Exit fee/ })).toContainText('£');
      await pages.main.button('Choose another day').click();
      await expect(page.getByRole('radio').first()).toBeChecked();
      await pages.main.button('See what it costs').click();
      await page.getByRole('checkbox').check();
      await pages.main.button('End my plan').dblclick();
      await view.isAt('Your plan is ending');
      await page.reload();
      await view.isAt('Your plan is ending');
      await expect(page.getByRole('row', { name: /^To pay/ })).toBeVisible();

      await pages.main.button('Keep my plan').click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await pages.main.button('Keep my plan').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Yes, keep my plan' }).click();
      await view.isAt('Good that you’re staying');
      expect((await gateway.outbox(member.email)).slice(0, 2).map(({ subject }) => subject)).toEqual([
        'You’re staying',
        expect.stringMatching(/^Your broadband ends on /),
      ]);

      await gateway.register();
      await page.goto(`/dashboard/plans/${planId}/leave`);
      await view.isAt('We can’t find that plan');
    },
  );
});
