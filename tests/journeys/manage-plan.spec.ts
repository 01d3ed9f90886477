import { expect, test } from '../support/browser/test.ts';

const pageOf = (planId: string): string => `/dashboard/plans/${planId}`;

test('an address at which a member has no plan says so, and so does somebody else’s (ER-04)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  await gateway.placeOrder('visits-none');
  const [order] = await gateway.orders();
  const { plan } = await gateway.order(order?.id ?? '');
  await page.goto(pageOf(plan.id));
  await view.opensWith(pages.managePlan.heading);
  await expect(page.getByText(/^It’s ordered\. Your Go Live date is expected to be/)).toBeVisible();
  await expect(pages.managePlan.boost).toContainText('You can boost your plan once it’s live.');
  await expect(pages.managePlan.pause).toContainText('You can pause your plan once it’s live.');
  await gateway.register();
  await page.goto(pageOf(plan.id));
  await view.opensWith('We can’t find that plan');
  await page.goto(pageOf('no-plan'));
  await view.isAt('We can’t find that plan');
  await pages.main.link('Go to your dashboard').click();
  await expect(page).toHaveURL('/dashboard');
});

test.describe('on a gateway whose clock moves', { tag: '@own-gateway' }, () => {
  test.afterEach(({ gateway }) => gateway.moveClock({ reset: true }));

  test(
    'a link leads through the log-in to the plan, which is boosted once by two presses, paused by days, and the pause taken back (DB-01, AU-08, CO-04, CO-05)',
    { tag: '@main' },
    async ({ page, pages, view, gateway }) => {
      const { managePlan: plan } = pages;
      const member = await gateway.register();
      await gateway.placeOrder('visits-none');
      const [order] = await gateway.orders();
      const { plan: ordered } = await gateway.order(order?.id ?? '');
      await gateway.moveClock({ advanceDays: 31 });
      await page.goto(pageOf(ordered.id));
      await pages.enteringCredentials.logIn(member);
      await expect(page).toHaveURL(pageOf(ordered.id));
      await view.isAt(plan.heading);
      await expect(plan.contract).toContainText(/\d+ months × £17\.40 = £/);
      await expect(pages.main.link(/^Contract summary/)).toHaveAttribute('href', /docId=/);

      await plan.startBoost.dblclick();
      await expect(page.getByText('Your boost has begun.')).toBeVisible();
      await expect(plan.boost).toContainText('2 boosts are left this month.');
      await page.reload();
      await expect(plan.boost).toContainText('2 boosts are left this month.');

      await plan.button('Plan a pause').click();
      const first = (await plan.firstDay.getAttribute('min')) ?? '';
      await plan.firstDay.fill(first);
      await plan.days.fill('29');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toContainText('Enter 28 days or fewer');
      await plan.days.fill('14');
      await page.keyboard.press('Enter');
      await plan.button('Plan this pause').click();
      await expect(page.getByRole('dialog')).toContainText('Tick the box to agree');
      await plan.agree.check();
      await plan.button('Plan this pause').click();
      await expect(page.getByText('Your pause is planned.')).toBeVisible();
      await page.reload();
      await expect(plan.pause).toContainText('Your pause is planned: 14 days');

      await plan.button('Take the pause back').click();
      await plan.button('Keep the pause').click();
      await plan.button('Take the pause back').click();
      await plan.button('Yes, take it back').click();
      await expect(page.getByText('We’ve taken your pause back.')).toBeVisible();
      await expect(plan.button('Plan a pause')).toBeVisible();
    },
  );

  test('a pause that another tab has planned is not planned again, and the page says so', async ({
    page,
    pages,
    view,
    gateway,
    context,
  }) => {
    const { managePlan: plan } = pages;
    const member = await gateway.register();
    await gateway.placeOrder('visits-none');
    const [order] = await gateway.orders();
    const { plan: ordered } = await gateway.order(order?.id ?? '');
    await gateway.moveClock({ advanceDays: 31 });
    await page.goto(pageOf(ordered.id));
    await pages.enteringCredentials.logIn(member);
    await view.isAt(plan.heading);
    const asksFor = async (tab: typeof page, days: string) => {
      await tab.getByRole('button', { name: 'Plan a pause' }).click();
      const from = tab.getByRole('dialog').getByLabel(/^First day/);
      await from.fill((await from.getAttribute('min')) ?? '');
      await tab
        .getByRole('dialog')
        .getByLabel(/^Number of days/)
        .fill(days);
      await tab.getByRole('button', { name: 'Continue' }).click();
      await tab.getByRole('dialog').getByRole('checkbox').check();
    };
    await asksFor(page, '7');
    const other = await context.newPage();
    await other.goto(pageOf(ordered.id));
    await asksFor(other, '10');
    await other.getByRole('button', { name: 'Plan this pause' }).click();
    await expect(other.getByText('Your pause is planned.')).toBeVisible();
    await plan.button('Plan this pause').click();
    await expect(page.getByText('This pause can’t be planned any more.')).toBeVisible();
    await expect(plan.pause).toContainText('Your pause is planned: 10 days');
  });
});
