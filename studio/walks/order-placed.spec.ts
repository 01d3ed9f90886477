import { sentinel } from '../../gateway/scenarios/sentinels.ts';
import { brief, giveProvider, open } from '../../tests/support/browser/switching.ts';
import { expect, test } from '../../tests/support/browser/test.ts';

/** The order once it is placed: what a customer does on its confirmation, and comes back to. */

test('after the order a customer asks for news of it, and comes back to it from "be first to know" (OR-09, RT-03)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  await gateway.draftPlan('visits-none');
  await page.goto('/register-interest');
  await page.goto('/book-install');
  await pages.readingOverview.review.click();
  await pages.reviewingOrder.accept.check();
  await pages.reviewingOrder.placeOrder.click();
  await view.isAt(pages.orderPlaced.heading);
  await gateway.fault({ operationId: 'optInToNotifications', status: 503, times: 1 });
  await pages.main.button('Keep me posted').click();
  await expect(pages.orderPlaced.main).toContainText('We couldn’t turn on updates.');
  await pages.main.retry.click();
  await expect(pages.orderPlaced.main).toContainText('You’ll get order updates');
  // The button is gone; the customer is where it was.
  await expect(page.getByRole('heading', { name: 'Follow your order' })).toBeFocused();
  // The steps of the finished order lead to its end; what was no step of it comes back.
  await page.goBack();
  await expect(page).toHaveURL('/order-summary');
  await page.goBack();
  await view.isAt(pages.enteringDetails.heading);
  await page.goto('/order-summary');
  await view.isAt(pages.orderPlaced.heading);
});

test('an order that its address names is found at the second try, and one of nobody is not (OR-07, ER-04)', async ({
  page,
  pages,
  view,
  gateway,
  machines,
}) => {
  const taken = () => machines.steps.flatMap((step) => step.taken);
  await gateway.register();
  const { id } = await gateway.placeOrder('visits-none');
  await gateway.fault({ operationId: 'getPlacedJourney', status: 503, times: 1 });
  await page.goto(`/dashboard/orders/${id}/order-summary`);
  await view.isAt('We couldn’t fetch your order');
  await pages.main.retry.click();
  await view.isAt(pages.orderPlaced.heading);
  await expect(page).toHaveURL(`/dashboard/orders/${id}/order-summary`);
  await page.goto('/dashboard/orders/0197f3a2-1111-4222-8333-444455556666/order-summary');
  await view.isAt('We can’t find that order');
  const isMissing =
    'orderBroadband.ordering.findingPlacedOrder · xstate.done.actor.findPlacedOrder[1] → orderBroadband.ordering.orderMissing';
  await expect.poll(taken).toContain(isMissing);
});

test('after the order a customer keeps a visit in their calendar, at the second try (OR-07, BK-29)', async ({
  page,
  pages,
  view,
  gateway,
  machines,
}) => {
  const taken = () => machines.steps.flatMap((step) => step.taken);
  await gateway.register();
  await gateway.placeOrder('visits-both');
  await page.goto('/order-summary');
  await view.isAt(pages.orderPlaced.heading);
  await gateway.fault({ operationId: 'getVisitCalendar', status: 503, times: 1 });
  const home = page.getByRole('region', { name: 'Home install' });
  await home.getByRole('button', { name: 'Add to calendar' }).click();
  await expect(home).toContainText('We couldn’t make the calendar file.');
  const download = page.waitForEvent('download');
  await home.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/-\d{4}-\d{2}-\d{2}\.ics$/);
  await expect(home).not.toContainText('We couldn’t make the calendar file.');
  const filled =
    'orderBroadband.fillingCalendar.makingFile · xstate.done.actor.makeCalendar → orderBroadband.fillingCalendar.noFileWanted';
  await expect.poll(taken).toContain(filled);
  // A date is changed on the page of the order.
  await home.getByRole('link', { name: 'Change this date' }).click();
  await view.isAt('Your order');
});

test('an order that leads to a place we do not know leaves the customer at its summary (OR-04)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  await gateway.draftPlan('visits-none');
  await page.goto('/book-install');
  await pages.readingOverview.review.click();
  await pages.reviewingOrder.accept.check();
  const body = {
    planId: '0197f3a2-1111-4222-8333-444455556665',
    id: '0197f3a2-1111-4222-8333-444455556666',
    orderKey: 'LK-7Q4M2X9',
    redirectUrl: 'https://elsewhere.example/',
  };
  await gateway.fault({ operationId: 'createOrder', body, status: 201, times: 1 });
  await pages.reviewingOrder.placeOrder.click();
  await view.isAt(pages.orderPlaced.heading);
  await expect(page).toHaveURL('/order-summary');
});

open(
  'whoever tries the switch again is told no more of the file, whether it was being made or could not be (SW-09, BK-29)',
  async ({ page, pages, view, gateway, machines, answered, soon }) => {
    const taken = () => machines.steps.flatMap((step) => step.taken);
    const region = 'orderBroadband.fillingCalendar';
    await page.clock.install();
    await gateway.register();
    await gateway.draftPlan('visits-both');
    await page.goto('/switch');
    await giveProvider(pages);
    await answered(() => pages.switching.ask({ lastName: 'Nobody', accountNumber: sentinel('switch-1201').value }));
    await pages.switching.agree();
    await pages.switching.carryOn.click();
    await view.isAt(pages.readingOverview.heading);
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.choose.click();
    await pages.outsideVisit.continue.click();
    await pages.inHomeVisit.continue.click();
    await pages.addingEngineerNotes.confirm.click();
    await view.isAt(pages.reviewingOrder.heading);
    await pages.reviewingOrder.accept.check();
    await pages.reviewingOrder.placeOrder.click();
    await view.isAt(pages.orderPlaced.heading);
    await soon(() => expect(pages.orderPlaced.trySwitchAgain).toBeVisible(brief));
    const home = page.getByRole('region', { name: 'Home install' });
    const addToCalendar = home.getByRole('button', { name: 'Add to calendar' });

    await page.route('**/calendar', () => undefined);
    await addToCalendar.click();
    await expect.poll(() => machines.activeIn('orderBroadband')).toContain(`${region}.makingFile`);
    await pages.orderPlaced.trySwitchAgain.click();
    await expect.poll(taken).toContain(`${region}.makingFile · always → ${region}.noFileWanted`);
    await page.goBack();
    await view.isAt(pages.orderPlaced.heading);

    await page.unroute('**/calendar');
    await gateway.fault({ operationId: 'getVisitCalendar', status: 503, times: 1 });
    await addToCalendar.click();
    await expect(home).toContainText('We couldn’t make the calendar file.');
    await pages.orderPlaced.trySwitchAgain.click();
    await expect.poll(taken).toContain(`${region}.fileNotMade · always → ${region}.noFileWanted`);
  },
);
