import { offered, open } from '../../machines/change-plan/changes.cases.ts';
import { expect, test } from '../support/browser/test.ts';

const pageOf = (planId: string): string => `/dashboard/plans/${planId}/change`;

test('an address at which a member has no plan says so (ER-04)', async ({ page, pages, view, gateway }) => {
  await gateway.register();
  await page.goto(pageOf('no-plan'));
  await view.opensWith('We can’t find that plan');
  await pages.main.link('Back to your dashboard').click();
  await expect(page).toHaveURL('/dashboard');
});

test('before Go Live the plan’s page says from when it can be changed, and the page of a change leads to the order (DB-05)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  const { id, planId } = await gateway.placeOrder('visits-none');
  await page.goto(`/dashboard/plans/${planId}`);
  await view.opensWith('Your plan');
  await expect(
    page.getByText(/^You can change your plan once it’s live\. Your Go Live date is expected/),
  ).toBeVisible();
  await expect(pages.main.link('Change your plan or mesh Wi-Fi')).toHaveCount(0);
  await page.goto(pageOf(planId));
  await view.isAt('Your broadband isn’t live yet');
  await pages.main.link('See your order').click();
  await expect(page).toHaveURL(`/dashboard/orders/${id}`);
});

test('where the change could not be noted what was chosen and ticked is still there (ER-04)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  const { planId } = await gateway.placeOrder('visits-none');
  await gateway.fault({ operationId: 'getPlanChanges', status: 200, body: open });
  await gateway.fault({ operationId: 'offerPlanChange', status: 201, body: offered });
  await page.goto(pageOf(planId));
  await pages.main.button('Choose 1 Gbps').click();
  await view.isAt('Check your new plan');
  await page.getByRole('checkbox').check();
  await gateway.fault({ operationId: 'changePlan', status: 503, times: 1 });
  await pages.main.button('Change my plan').click();
  await view.isAt('We couldn’t change your plan');
  await pages.main.button('Look at the change again').click();
  await view.isAt('Check your new plan');
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test.describe('on a gateway whose clock moves', { tag: '@own-gateway' }, () => {
  test.afterEach(({ gateway }) => gateway.moveClock({ reset: true }));

  test(
    'a member changes from the page of their plan, by documents that they tick, once by two presses, undoes it, and has the plan they asked for next with the next bill; nobody else sees it (DB-05)',
    { tag: '@main' },
    async ({ page, pages, view, gateway }) => {
      const member = await gateway.register();
      const { planId } = await gateway.placeOrder('visits-none');
      await gateway.liveForMonths(1);
      await page.goto(`/dashboard/plans/${planId}`);
      await pages.enteringCredentials.logIn(member);
      await view.isAt('Your plan');
      await pages.main.link('Change your plan or mesh Wi-Fi').click();
      await expect(page).toHaveURL(pageOf(planId));
      await view.isAt('Change your plan');

      await pages.main.button('Choose 1 Gbps').click();
      await expect(page).toHaveURL(`${pageOf(planId)}/confirm`);
      await view.isAt('Check your new plan');
      await page.goBack();
      await view.isAt('Change your plan');
      await page.goForward();
      await view.isAt('Check your new plan');
      await page.reload();
      await view.isAt('Change your plan');
      await expect(page).toHaveURL(pageOf(planId));
      await pages.main.button('Choose 1 Gbps').click();
      await view.isAt('Check your new plan');

      await page.getByRole('checkbox').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText('Tick the box');
      await page.getByRole('checkbox').press('Space');
      const paper = await page.request.get((await pages.main.link(/^Contract summary/).getAttribute('href')) ?? '');
      expect(paper.headers()['content-type']).toBe('application/pdf');
      await pages.main.button('Change my plan').dblclick();
      await view.isAt('Your plan is changing');
      await expect(page).toHaveURL(pageOf(planId));
      await page.reload();
      await view.isAt('Your plan is changing');

      await pages.main.button('Undo this change').click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await pages.main.button('Undo this change').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Yes, undo it' }).click();
      await view.isAt('Your plan stays as it is');
      expect((await gateway.outbox(member.email)).slice(0, 2).map(({ subject }) => subject)).toEqual([
        'Your plan stays as it is',
        expect.stringMatching(/^Your plan changes to 1 Gbps with mesh Wi-Fi on /),
      ]);

      await pages.main.button('Choose another plan').click();
      await pages.main.button('Choose 500 Mbps').click();
      await page.getByRole('checkbox').check();
      await pages.main.button('Change my plan').click();
      await view.isAt('Your plan is changing');
      await pages.main.link('Back to your plan').click();
      await expect(
        page.getByText(/^It becomes 500 Mbps with mesh Wi-Fi on .* and change it again once it’s done\.$/),
      ).toBeVisible();
      await gateway.moveClock({ advanceDays: 31 });
      await page.goto(`/dashboard/plans/${planId}`);
      await pages.enteringCredentials.logIn(member);
      await expect(page.getByRole('region', { name: '500 Mbps' })).toContainText('£39 a month');
      await pages.main.link('See your bills').click();
      await expect(page.getByRole('main')).toContainText('£39');

      await gateway.register();
      await page.goto(pageOf(planId));
      await view.isAt('We can’t find that plan');
    },
  );

  test('a member takes mesh Wi-Fi out and keeps their plan, reads when the second point goes back, and pays less from the next bill on; the box keeps what was chosen (CU-02, DB-05)', async ({
    page,
    pages,
    view,
    gateway,
  }) => {
    const member = await gateway.register();
    const { planId } = await gateway.placeOrder('visits-none');
    await gateway.liveForMonths(1);
    await page.goto(`/dashboard/plans/${planId}`);
    await pages.enteringCredentials.logIn(member);
    await pages.main.link('Change your plan or mesh Wi-Fi').click();
    await view.isAt('Change your plan');
    const mesh = page.getByRole('checkbox', { name: 'Keep mesh Wi-Fi' });
    await expect(mesh).toBeChecked();
    const now = page.getByRole('article', { name: '150 Mbps' });
    await expect(now).toContainText('£29 a month with mesh Wi-Fi');
    await mesh.press('Space');
    await expect(now).toContainText('£25 a month');
    await expect(now).toContainText('£4 a month less than now');
    await expect(page.getByRole('article', { name: '1 Gbps' })).toContainText('£16 a month more than now');

    await pages.main.button('Keep 150 Mbps, take out mesh Wi-Fi').click();
    await view.isAt('Check your new plan');
    await expect(page.getByText(/we’ll post you a prepaid bag: please send it back by/i)).toBeVisible();
    await page.goBack();
    await view.isAt('Change your plan');
    await expect(mesh).not.toBeChecked();
    await page.goForward();
    await view.isAt('Check your new plan');
    await page.getByRole('checkbox').check();
    await pages.main.button('Change my plan').click();
    await view.isAt('Your plan is changing');
    await expect(page.getByRole('main')).toContainText('150 Mbps without mesh Wi-Fi from');
    const [mail] = await gateway.outbox(member.email);
    expect(mail?.subject).toMatch(/^Your plan changes to 150 Mbps without mesh Wi-Fi on /);
    expect(mail?.body).toContain('Use your second Wi-Fi point until');
    await pages.main.link('Back to your plan').click();
    await expect(page.getByText(/^It becomes 150 Mbps without mesh Wi-Fi on /)).toBeVisible();
    await gateway.moveClock({ advanceDays: 31 });
    await page.goto(`/dashboard/plans/${planId}`);
    await pages.enteringCredentials.logIn(member);
    await expect(page.getByRole('region', { name: '150 Mbps' })).toContainText('£25 a month');
    await expect(page.getByRole('region', { name: '150 Mbps' })).not.toContainText('with mesh Wi-Fi');
  });

  test('a change that another tab has asked for is not asked for again, and the page says so', async ({
    page,
    pages,
    view,
    gateway,
    context,
  }) => {
    const member = await gateway.register();
    const { planId } = await gateway.placeOrder('visits-none');
    await gateway.liveForMonths(1);
    await page.goto(pageOf(planId));
    await pages.enteringCredentials.logIn(member);
    const chooses = async (tab: typeof page, name: string) => {
      await tab.getByRole('button', { name }).click();
      await tab.getByRole('checkbox').check();
    };
    await chooses(page, 'Choose 1 Gbps');
    const other = await context.newPage();
    await other.goto(pageOf(planId));
    await chooses(other, 'Choose 500 Mbps');
    await other.getByRole('button', { name: 'Change my plan' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your plan is changing');
    await pages.main.button('Change my plan').click();
    await view.isAt('Your plan is changing');
    await expect(page.getByText(/^A change of this plan has been asked for elsewhere/)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('500 Mbps with mesh Wi-Fi from');
  });
});
