import type { Page } from '@playwright/test';
import { sentinel } from '../../gateway/scenarios/sentinels.ts';
import type { GatewaySession, NewMember } from '../support/browser/gateway.ts';
import type { Pages } from '../support/browser/pages.ts';
import { brief, giveProvider, open, riverbourne } from '../support/browser/switching.ts';
import { expect } from '../support/browser/test.ts';

const notOrdered = 'We couldn’t order your switch';
const summaryOf = (orderId: string) => `/dashboard/orders/${orderId}/order-summary`;
const nobodys = '0197f3a2-1111-4222-8333-444455556666';

type Fixtures = {
  /** The id of a member's older order, whose switch was refused, and the member; the newer one is for another home. */
  older: { id: string; member: NewMember };
};

/** From the switch on; gives the order's id. */
async function orderWithRefusedSwitch(
  { page, pages, gateway }: { page: Page; pages: Pages; gateway: GatewaySession },
  answered: (ask: () => Promise<unknown>) => Promise<void>,
) {
  await giveProvider(pages);
  await answered(() => pages.switching.ask({ lastName: 'Nobody', accountNumber: sentinel('switch-1201').value }));
  await pages.switching.agree();
  await pages.switching.carryOn.click();
  await pages.readingOverview.review.click();
  await pages.reviewingOrder.accept.check();
  await pages.reviewingOrder.placeOrder.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.orderPlaced.heading);
  const [placed] = await gateway.orders();
  return placed?.id ?? '';
}

const test = open.extend<Fixtures>({
  older: async ({ page, pages, gateway, answered, soon }, use) => {
    await page.clock.install();
    const member = await gateway.register();
    await gateway.draftPlan('visits-none');
    await page.goto('/switch');
    const id = await orderWithRefusedSwitch({ page, pages, gateway }, answered);
    await soon(() => expect(pages.orderPlaced.switch.getByRole('alert')).toContainText(notOrdered, brief));
    await gateway.placeOrder('visits-outside-only');
    // A tab that has never been here.
    await page.evaluate(() => sessionStorage.clear());
    await use({ id, member });
  },
});

test(
  'a member with orders for two homes repairs the switch of the older one, from the dashboard (SW-04, SW-09)',
  { tag: '@main' },
  async ({ page, pages, gateway, view, older, answered, soon }) => {
    const home = (await gateway.order(older.id)).premise.streetName;
    await page.goto('/dashboard');
    await pages.main.link('Try the switch again').click();
    await view.isAt(pages.orderPlaced.heading);
    await expect(page).toHaveURL(summaryOf(older.id));
    await expect(pages.orderPlaced.main).toContainText(home);
    await expect(pages.orderPlaced.switch.getByRole('alert')).toContainText(notOrdered);
    await view.hasNoBarriers('The summary of the older order');

    await pages.orderPlaced.trySwitchAgain.click();
    await expect(page).toHaveURL(`/dashboard/orders/${older.id}/switch`);
    await pages.switching.way('Change my details').click();
    await pages.switching.lastName.fill('Archer');
    await pages.switching.accountNumber.fill('');
    // What is typed, and which order it is about, outlive a reload.
    await page.reload();
    await expect(pages.switching.lastName).toHaveValue('Archer');
    await expect(page).toHaveURL(`/dashboard/orders/${older.id}/switch`);
    await answered(() => pages.switching.again.click());
    await pages.switching.agree();
    await expect(page).toHaveURL(summaryOf(older.id));
    await soon(() => expect(pages.orderPlaced.switch).toContainText(`${riverbourne} has accepted your switch`, brief));
    const { plan } = await gateway.order(older.id);
    expect((await gateway.matchResult((await gateway.switchOf(plan.id)).id)).state).toBe('ordered');
    expect((await gateway.memberOrder(older.id)).switchToRepair).toBeNull();
  },
);

test('the e-mail about it leads there through the log-in, and Back leads from the switch to that order (SW-09, AU-10)', async ({
  page,
  pages,
  gateway,
  view,
  older,
}) => {
  const mails = await gateway.outbox(older.member.email);
  const link = /https?:\S+/.exec(mails.find(({ subject }) => subject === notOrdered)?.body ?? '')?.[0] ?? '';
  const { pathname } = new URL(link);
  expect(pathname).toBe(summaryOf(older.id));
  await gateway.endSession();
  await page.goto(pathname);
  await pages.enteringCredentials.logIn(older.member);
  await expect(page).toHaveURL(pathname);
  await pages.orderPlaced.trySwitchAgain.click();
  await expect(page).toHaveURL(`/dashboard/orders/${older.id}/switch`);
  await page.goBack();
  await view.isAt(pages.orderPlaced.heading);
  await expect(page).toHaveURL(pathname);
  await page.reload();
  await view.isAt(pages.orderPlaced.heading);
  await expect(pages.orderPlaced.switch.getByRole('alert')).toContainText(notOrdered);
});

test('an order that is being made in this tab stays as it is beside the one that is looked after (SW-09, RT-03)', async ({
  page,
  pages,
  gateway,
  view,
  older,
}) => {
  await gateway.draftPlan('visits-both');
  await page.goto('/customise-plan');
  await view.isAt(pages.customisingPlan.heading);
  await page.goto(summaryOf(older.id));
  await view.isAt(pages.orderPlaced.heading);
  await pages.orderPlaced.trySwitchAgain.click();
  await expect(page).toHaveURL(`/dashboard/orders/${older.id}/switch`);
  // Nobody has to look for it.
  await gateway.fault({ operationId: 'getCurrentJourney', status: 503 });
  await page.goto('/customise-plan');
  await view.isAt(pages.customisingPlan.heading);
});

test('an order of somebody else, of nobody, and what is no order’s id look alike, and lead to the dashboard (ER-04)', async ({
  page,
  pages,
  gateway,
  view,
  older,
}) => {
  await gateway.endEverySession();
  await gateway.register();
  for (const id of [older.id, nobodys, 'LK-7Q4M2X9']) {
    await page.goto(summaryOf(id));
    await view.isAt('We can’t find that order');
    await expect(page).toHaveURL(summaryOf(id));
  }
  await page.goto(`/dashboard/orders/${nobodys}/switch`);
  await view.isAt('We can’t find that order');
  await view.hasNoBarriers('No such order');
  await pages.main.link('Go to your dashboard').click();
  await expect(page).toHaveURL('/dashboard');
});

test('what the tab keeps of that order goes with the member (SW-09)', async ({ page, pages, view, older }) => {
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.endsWith('.placed')));
  await page.goto(summaryOf(older.id));
  await view.isAt(pages.orderPlaced.heading);
  await page.goto('/help');
  expect(await kept()).toHaveLength(1);
  await page.goto('/auth/logout');
  await view.isAt('You’re logged out');
  expect(await kept()).toEqual([]);
});

test('whoever has left the page keeps nothing of that order in the tab, whatever is heard of its switch then (SW-09)', async ({
  page,
  pages,
  view,
  older,
}) => {
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.endsWith('.placed')));
  await page.goto('/dashboard');
  await pages.main.link('Try the switch again').click();
  await expect(page).toHaveURL(summaryOf(older.id));
  await view.isAt(pages.orderPlaced.heading);
  expect(await kept()).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  let isHeardOf = false;
  page.on('response', (response) => {
    isHeardOf ||= response.url().includes('/switch');
  });
  // The dashboard may ask for the clock only after it has run.
  await expect(async () => {
    await page.clock.runFor(130_000);
    expect(isHeardOf).toBe(true);
  }).toPass();
  expect(await kept()).toEqual([]);
});
