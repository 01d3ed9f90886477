import { expect, test } from '../support/browser/test.ts';

const home = '/dashboard';

test(
  'a member who has ordered finds what was promised and what they were sent, asks for updates, and goes to the order and back (DB-01, OR-05, OR-09)',
  { tag: '@main' },
  async ({ page, pages, view, gateway }) => {
    await gateway.register();
    const { id } = await gateway.placeOrder('visits-both');
    const { order, promises } = await gateway.memberOrder(id);
    await page.goto(home);
    await view.opensWith(pages.dashboardHome.heading);
    const card = pages.dashboardHome.order;
    await expect(card).toContainText(order.key);
    await expect(card).toContainText(order.stateDescription);
    // Each promise is said once: at its visit, or in the list of those that have none.
    await expect(card.getByText(/^We pay you £/)).toHaveCount(promises.length);
    await expect(card.getByRole('heading', { name: /^Home install/, level: 3 })).toBeVisible();

    await pages.dashboardHome.messages.getByText(/^You’re all sorted/).click();
    const inMail = pages.dashboardHome.messages.getByRole('link', { name: new RegExp(`/dashboard/orders/${id}$`) });
    await expect(inMail).toHaveAttribute('href', `/dashboard/orders/${id}`);
    await pages.dashboardHome.switchOn.click();
    await expect(pages.dashboardHome.messages).toContainText('Order updates are on.');
    await expect(pages.dashboardHome.textsAboutOrders).toBeChecked();
    await pages.dashboardHome.textsAboutOrders.uncheck();
    await page.reload();
    await expect(pages.dashboardHome.messages).toContainText('Order updates are on.');
    await expect(pages.dashboardHome.textsAboutOrders).not.toBeChecked();

    await pages.main.link(/^See and change your order/).click();
    await view.isAt('Your order');
    await page.goBack();
    await view.isAt(pages.dashboardHome.heading);
    await expect(card).toContainText(order.key);
  },
);

test('a new member is told what they can do, and what they begin waits for them here (CU-04, DB-01)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  await page.goto(home);
  await view.opensWith(pages.dashboardHome.heading);
  await expect(page.getByRole('heading', { name: 'You have no orders yet' })).toBeVisible();
  await expect(pages.dashboardHome.needsYou).toBeHidden();
  await gateway.draftPlan('visits-none');
  await page.reload();
  await pages.dashboardHome.needsYou.getByRole('link', { name: 'Carry on with your order' }).click();
  await expect(page).toHaveURL('/customise-plan');
  await view.isAt(pages.customisingPlan.heading);
});

test('everything is asked for at once, in one round', async ({ page, pages, gateway }) => {
  await gateway.register();
  const happened: string[] = [];
  const isOfCard = (url: string) =>
    /\/(?:orders|plans|bills|banners|messages|current|sims|number-moves|balance|referrals|my-plan)$/.test(
      new URL(url).pathname,
    );
  page.on('request', (request) => void (isOfCard(request.url()) && happened.push('asked')));
  page.on('requestfinished', (request) => void (isOfCard(request.url()) && happened.push('answered')));
  const calls = [
    'listMemberOrders',
    'getCurrentJourney',
    'listMemberPlans',
    'listBills',
    'listSims',
    'getNumberMoves',
    'getAirtime',
    'getReferrals',
    'getMySimPlan',
    'listBanners',
    'listMessages',
  ];
  for (const operationId of calls) await gateway.fault({ operationId, delayMs: 700, times: 1 });
  await page.goto(home);
  await expect(page.getByRole('heading', { name: 'You have no orders yet' })).toBeVisible();
  await expect.poll(() => happened).toEqual([...Array(11).fill('asked'), ...Array(11).fill('answered')]);
  await expect(pages.dashboardHome.messages).toContainText('We haven’t sent you anything yet.');
});

test('a card whose call fails leaves the others alone, and is there after another try (ER-04)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  const { id } = await gateway.placeOrder('visits-none');
  const { order } = await gateway.memberOrder(id);
  await gateway.fault({ operationId: 'listMemberOrders', status: 503, times: 1 });
  await page.goto(home);
  await view.opensWith(pages.dashboardHome.heading);
  await expect(pages.dashboardHome.orders).toContainText('We couldn’t fetch your orders');
  await expect(pages.dashboardHome.messages).toContainText(`order ${order.key}`);
  await pages.dashboardHome.retry('orders').click();
  await expect(pages.dashboardHome.order).toContainText(order.key);
});

test('plans that could not be fetched leave the orders alone, and are there after another try (DB-01, ER-04)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  await gateway.placeOrder('visits-none');
  await gateway.fault({ operationId: 'listBills', status: 503, times: 1 });
  await page.goto(home);
  await view.opensWith(pages.dashboardHome.heading);
  await expect(pages.dashboardHome.plans).toContainText('We couldn’t fetch your plans');
  await expect(pages.dashboardHome.order).toBeVisible();
  await pages.dashboardHome.retry('plans').click();
  // It has not begun: its order tells of it.
  await expect(pages.dashboardHome.plans).toBeHidden();
});

test.describe('on a gateway whose clock moves', { tag: '@own-gateway' }, () => {
  test.afterEach(({ gateway }) => gateway.moveClock({ reset: true }));

  test(
    'a member who is live finds their plan and the next bill, goes to each by keyboard and comes back (DB-01)',
    { tag: '@main' },
    async ({ page, pages, view, gateway }) => {
      const member = await gateway.register();
      await gateway.placeOrder('visits-none');
      await gateway.moveClock({ advanceDays: 31 });
      await page.goto(home);
      await pages.enteringCredentials.logIn(member);
      await view.isAt(pages.dashboardHome.heading);
      const { plans } = pages.dashboardHome;
      await expect(plans.getByRole('listitem')).toContainText('Live');
      await expect(plans).toContainText(/£29 a month with mesh Wi-Fi\s*Minimum term until/);
      await expect(plans).toContainText(/Next bill£[\d.]+ on/);
      await expect(page.getByRole('heading', { name: 'Nothing is on its way' })).toBeHidden();
      await view.hasNoBarriers('the dashboard of a live plan');

      await plans.getByRole('link', { name: /^See and change your plan/ }).press('Enter');
      await view.isAt(pages.managePlan.heading);
      await page.goBack();
      await view.isAt(pages.dashboardHome.heading);
      await plans.getByRole('link', { name: 'See your bills' }).press('Enter');
      await view.isAt('Your bills');
      await page.goBack();
      await expect(plans).toContainText('Live');
    },
  );
});

test('banners that come late stand at the end and move nothing; those that fail are asked for once (DB-07)', async ({
  page,
  pages,
  gateway,
}) => {
  await gateway.register();
  const banner = { id: 'works', title: 'Work near you', content: 'On Sunday.', variant: 'warning', dismissible: true };
  const body = [{ ...banner, showHelpBody: false, showHelpText: false, buttonText: null, buttonAction: null }];
  await gateway.fault({ operationId: 'listBanners', delayMs: 4000, status: 200, body, times: 1 });
  await page.goto(home);
  const orders = page.getByRole('heading', { name: 'You have no orders yet' });
  await expect(orders).toBeVisible();
  const before = await orders.boundingBox();
  await expect(pages.dashboardHome.banner('Work near you')).toBeVisible();
  expect(await orders.boundingBox()).toEqual(before);

  let asked = 0;
  page.on('request', (request) => void (request.url().endsWith('/banners') && (asked += 1)));
  await gateway.fault({ operationId: 'listBanners', status: 500, times: 1 });
  await page.reload();
  await expect(orders).toBeVisible();
  await expect(pages.dashboardHome.banners).toBeHidden();
  expect(asked).toBe(1);
});

test('a visit that failed stands first, with when it was and why, and leads to its order (DB-04)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  const { id } = await gateway.placeOrder('visits-both');
  const found = await gateway.memberOrder(id);
  const [outside, ...others] = found.order.appointments;
  const why = 'Nobody was at home: choose another date';
  const appointments = [{ ...outside, rebookingRequired: true, stateDescription: why }, ...others];
  const body = [{ ...found, order: { ...found.order, state: 'DELAYED', appointments } }];
  await gateway.fault({ operationId: 'listMemberOrders', status: 200, body, times: 1 });
  await page.goto(home);
  await expect(pages.dashboardHome.needsYou).toContainText(why);
  const [first] = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(first).toBe('Needs you');
  await pages.dashboardHome.needsYou.getByRole('link', { name: /^Choose another date/ }).click();
  await expect(page).toHaveURL(`/dashboard/orders/${id}`);
  await view.isAt('Your order');
});

test('a banner that is put away stays away; one that has to stay has no control (DB-07, DB-08)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.logIn('member-banners');
  await page.goto(home);
  await view.opensWith(pages.dashboardHome.heading);
  const all = pages.dashboardHome.banners.locator('[data-kind]');
  // The page may be on its way under its heading.
  await expect(all).not.toHaveCount(0);
  const count = await all.count();
  const toPutAway = all.filter({ has: page.getByRole('button', { name: 'Dismiss' }) });
  const title = await toPutAway.first().getByRole('paragraph').first().innerText();
  await pages.dashboardHome.dismiss(title).click();
  await expect(all).toHaveCount(count - 1);
  const toStay = pages.dashboardHome.banners.locator('[data-kind=error]');
  await expect(toStay.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  await page.reload();
  await expect(toStay).toBeVisible();
  await expect(all).toHaveCount(count - 1);
  await expect(pages.dashboardHome.banner(title)).toBeHidden();
});
