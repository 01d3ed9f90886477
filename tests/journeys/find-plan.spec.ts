import { another, live } from '../../machines/find-plan/find-plan.cases.ts';
import { expect, test } from '../support/browser/test.ts';

const plans = '/dashboard/plans';

test('a member without a plan is led to an order, one whose plan is on its way to that order (DB-01)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  await page.goto(plans);
  await view.opensWith('You have no plan yet');
  await pages.main.link('Check your address').click();
  await expect(page).toHaveURL('/postcode-checker');
  const { id } = await gateway.placeOrder('visits-none');
  await page.goto(plans);
  await view.opensWith('Your plan isn’t live yet');
  await pages.main.link('See your order').click();
  await expect(page).toHaveURL(`/dashboard/orders/${id}`);
});

test('a member with several plans chooses one, after another try where they did not come (DB-01, ER-04)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  await gateway.fault({ operationId: 'listMemberPlans', status: 503, times: 1 });
  await gateway.fault({ operationId: 'listMemberPlans', status: 200, body: [live, another] });
  await page.goto(`${plans}?for=change`);
  await view.opensWith('We couldn’t fetch your plan');
  await pages.main.retry.click();
  await view.isAt('Your plans');
  await pages.main.link(/^Choose this plan ?, Full Fibre 500/).click();
  await expect(page).toHaveURL(`${plans}/${another.plan.id}/change`);
  await page.goBack();
  await view.isAt('Your plans');
});

test.describe('on a gateway whose clock moves', { tag: '@own-gateway' }, () => {
  test.afterEach(({ gateway }) => gateway.moveClock({ reset: true }));

  test(
    'a page of words leads through the log-in to the only plan, and to what is done about it; Back leads to the words (DB-01, AU-08)',
    { tag: '@main' },
    async ({ page, pages, view, gateway }) => {
      const member = await gateway.register();
      await gateway.placeOrder('visits-none');
      const [order] = await gateway.orders();
      const { plan } = await gateway.order(order?.id ?? '');
      await gateway.moveClock({ advanceDays: 31 });
      await page.goto('/help/your-plan');
      await pages.main.link('Go to my plan').click();
      await pages.enteringCredentials.logIn(member);
      await expect(page).toHaveURL(`${plans}/${plan.id}`);
      await view.isAt(pages.managePlan.heading);

      await page.goto('/help/faults');
      await pages.main.link('Report the fault').click();
      await expect(page).toHaveURL(`${plans}/${plan.id}/fault`);
      await page.goBack();
      await expect(page).toHaveURL('/help/faults');
      await view.isAt('Faults and slow Wi-Fi');
    },
  );
});
