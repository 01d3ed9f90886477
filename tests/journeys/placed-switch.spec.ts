import { sentinel, type SentinelId } from '../../gateway/scenarios/sentinels.ts';
import type { NewMember } from '../support/browser/gateway.ts';
import { pagesOf, type Pages } from '../support/browser/pages.ts';
import { brief, giveProvider, open, riverbourne } from '../support/browser/switching.ts';
import { expect } from '../support/browser/test.ts';

const notOrdered = 'We couldn’t order your switch';

type Fixtures = {
  /** A new member who orders broadband with a switch that this account number decides. */
  orderWith: (account: SentinelId) => Promise<NewMember>;
};

async function order(pages: Pages): Promise<void> {
  await pages.readingOverview.review.click();
  await pages.reviewingOrder.accept.check();
  await pages.reviewingOrder.placeOrder.click();
}

const test = open.extend<Fixtures>({
  orderWith: async ({ page, pages, gateway, view, answered }, use) =>
    use(async (account) => {
      await page.clock.install();
      const member = await gateway.register();
      await gateway.draftPlan('visits-none');
      await page.goto('/switch');
      await giveProvider(pages);
      await answered(() => pages.switching.ask({ lastName: 'Nobody', accountNumber: sentinel(account).value }));
      await pages.switching.agree();
      await pages.switching.carryOn.click();
      await order(pages);
      await view.isAt(pages.orderPlaced.heading);
      return member;
    }),
});

test(
  'a switch refused after the order is told on the page and by e-mail, and is put right from there (SW-04, SW-09)',
  { tag: '@main' },
  async ({ context, page, pages, gateway, orderWith, soon, view }) => {
    const { email } = await orderWith('switch-1201');
    await soon(() => expect(pages.orderPlaced.switch.getByRole('alert')).toContainText(notOrdered, brief));
    await expect(pages.orderPlaced.switch).not.toContainText('We are telling');
    await view.hasNoBarriers('The switch was refused');
    await page.reload();
    await expect(pages.orderPlaced.switch.getByRole('alert')).toContainText('cancel it with');

    const mail = (await gateway.outbox(email)).find(({ subject }) => subject === 'We couldn’t order your switch');
    const link = /https?:\S+/.exec(mail?.body ?? '')?.[0] ?? '';
    const tab = await context.newPage();
    await tab.goto(new URL(link).pathname);
    const inTab = pagesOf(tab);
    await expect(inTab.orderPlaced.switch.getByRole('alert')).toContainText(notOrdered);
    await inTab.orderPlaced.trySwitchAgain.click();
    await expect(tab).toHaveURL(/\/dashboard\/orders\/[^/]+\/switch$/);
    await inTab.switching.way('Change my details').click();
    await expect(inTab.switching.lastName).toHaveValue('Nobody');
    await inTab.switching.accountNumber.fill('');
    await inTab.switching.lastName.fill('Archer');
    await inTab.switching.again.click();
    await inTab.switching.agree();
    await expect(tab).toHaveURL(new URL(link).pathname);
    const hasAccepted = `${riverbourne} has accepted your switch`;
    await soon(() => expect(inTab.orderPlaced.switch).toContainText(hasAccepted, brief));
    const [placed] = await gateway.orders();
    const { plan } = await gateway.order(placed?.id ?? '');
    const { id } = await gateway.switchOf(plan.id);
    expect((await gateway.matchResult(id)).state).toBe('ordered');
  },
);

test('an order that does not reach the losing provider is told, too, with its repair (SW-09)', async ({
  page,
  pages,
  orderWith,
  soon,
}) => {
  await orderWith('switch-order-9001');
  await soon(() => expect(pages.orderPlaced.switch.getByRole('alert')).toContainText(notOrdered, brief));
  await expect(pages.orderPlaced.switch).toContainText('isn’t taking part in One Touch Switch');
  await pages.orderPlaced.trySwitchAgain.click();
  await expect(page).toHaveURL('/switch');
});

test('the page of the switch tells the same from the page of the order, also elsewhere, and leads to its repair (SW-09, SW-11)', async ({
  page,
  pages,
  gateway,
  orderWith,
  soon,
  view,
}) => {
  await orderWith('switch-1201');
  await soon(() => expect(pages.orderPlaced.switch.getByRole('alert')).toContainText(notOrdered, brief));
  const [placed] = await gateway.orders();
  await page.goto(`/dashboard/orders/${placed?.id ?? ''}`);
  await pages.main.link('See your switch').click();
  await view.isAt('Your switch');
  await expect(page.getByRole('alert')).toContainText(notOrdered);
  await pages.main.button('See all about your switch').click();
  await expect(page.getByRole('dialog', { name: 'Switch ready to start' })).toContainText(riverbourne);
  await page.keyboard.press('Escape');
  await pages.main.link('Try the switch again').click();
  await pages.orderPlaced.trySwitchAgain.click();
  await expect(page).toHaveURL(`/dashboard/orders/${placed?.id ?? ''}/switch`);
});

test('who would rather cancel the old broadband alone says so, or comes back with Back (SW-04, SW-09)', async ({
  page,
  pages,
  gateway,
  orderWith,
  soon,
}) => {
  await orderWith('switch-1202');
  await soon(() => expect(pages.orderPlaced.switch).toContainText('Your switch has run out', brief));
  // Nobody has to wait for the look that the page begins with.
  await gateway.fault({ operationId: 'getMatchResult', delayMs: 8000, times: 1 });
  await page.reload();
  await pages.orderPlaced.trySwitchAgain.click();
  await expect(page).toHaveURL('/switch');
  await page.goBack();
  await expect(pages.orderPlaced.switch).toContainText('Your switch has run out');
  await pages.orderPlaced.trySwitchAgain.click();
  await pages.switching.without.click();
  await expect(pages.orderPlaced.switch).toContainText('Cancel with your old provider');
  await expect(pages.orderPlaced.trySwitchAgain).toBeHidden();
});

test('a look at the switch that fails, or is left, is followed by another (SW-09, ER-04)', async ({
  page,
  pages,
  gateway,
  orderWith,
  soon,
  view,
}) => {
  await orderWith('switch-1211');
  await gateway.fault({ operationId: 'getMatchResult', status: 503, times: 2 });
  await page.reload();
  await soon(() => expect(pages.orderPlaced.switch).toContainText('this service is already being switched', brief));
  await gateway.fault({ operationId: 'getMatchResult', delayMs: 8000, times: 2 });
  await page.reload();
  await expect(pages.orderPlaced.switch).toBeVisible();
  await page.goto('/register-interest');
  await view.isAt(pages.enteringDetails.heading);
  await page.goto('/order-summary');
  await expect(pages.orderPlaced.switch).toContainText('this service is already being switched');
});

test('without an order its summary leads to the address, also where nobody can be asked (OR-07, RT-03)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  await page.goto('/order-summary');
  await view.isAt(pages.enteringAddress.heading);
  await page.evaluate(() => sessionStorage.clear());
  await gateway.fault({ operationId: 'getPlacedJourney', status: 503, times: 1 });
  await page.goto('/order-summary');
  await view.isAt(pages.enteringAddress.heading);
});

test.describe('on a gateway whose clock moves', { tag: '@own-gateway' }, () => {
  test.afterEach(({ gateway }) => gateway.moveClock({ reset: true }));

  test('who is live is still asked to try a refused switch again, and to agree to it where they left before the answer (SW-09)', async ({
    page,
    pages,
    gateway,
    orderWith,
    answered,
    soon,
    view,
  }) => {
    const member = await orderWith('switch-1201');
    await soon(() => expect(pages.orderPlaced.switch.getByRole('alert')).toContainText(notOrdered, brief));
    await gateway.liveForMonths(1);
    await page.goto('/dashboard');
    await pages.enteringCredentials.logIn(member);
    const { needsYou } = pages.dashboardHome;
    await expect(needsYou).toContainText('Try your switch again');
    await needsYou.getByRole('link', { name: 'See your switch' }).click();
    await pages.orderPlaced.trySwitchAgain.click();
    await pages.switching.way('Change my details').click();
    await pages.switching.accountNumber.fill('');
    await pages.switching.lastName.fill('Archer');
    await answered(() => pages.switching.again.click());
    await view.isAt(pages.switching.foundHeading);

    await page.goto('/dashboard');
    await expect(needsYou).toContainText('Agree to your switch');
    await needsYou.getByRole('link', { name: 'See your switch' }).click();
    await pages.orderPlaced.switch.getByRole('button', { name: 'Review your switch' }).click();
    await pages.switching.agree();
    await expect(page).toHaveURL(/order-summary$/);
    await page.goto('/dashboard');
    await expect(pages.dashboardHome.plans).toBeVisible();
    await expect(needsYou).toBeHidden();
  });
});
