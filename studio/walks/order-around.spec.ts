import { pagesOf } from '../../tests/support/browser/pages.ts';
import { expect, test } from '../../tests/support/browser/test.ts';
import { giveProvider } from '../../tests/support/browser/switching.ts';

/**
 * The order around its steps: what a customer does with the address bar, with a code, and beside the steps. Its steps are
 * walked each by itself, so the parent would only walk them again.
 */

test(
  'an order that was saved comes back by its link, also after a try that got no answer (CU-04, ER-04)',
  { tag: '@main' },
  async ({ page, pages, view, gateway }) => {
    await gateway.register();
    const { id } = await gateway.draftPlan('visits-both');
    const { code } = await gateway.saveJourney(id);
    await gateway.fault({ operationId: 'getSavedJourney', status: 503 });
    await page.goto(`/postcode-checker?saved=${code}`);
    await view.shows('Oops, something went wrong');
    await gateway.endFaults();
    await pages.main.retry.click();
    await view.isAt(pages.customisingPlan.heading);
  },
);

test('a customer whose saved order cannot be shown may start from the address (CU-04, ER-04)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  await gateway.fault({ operationId: 'getSavedJourney', status: 503 });
  await page.goto('/postcode-checker?saved=ABCD2345');
  await view.isAt('Oops, something went wrong');
  await pages.main.button('Start from my address').click();
  await view.isAt(pages.enteringAddress.heading);
});

test('where the order begun elsewhere cannot be looked up, the customer starts at the address (RT-03)', async ({
  page,
  pages,
  view,
  gateway,
  machines,
}) => {
  await gateway.register();
  await gateway.draftPlan('visits-both');
  await gateway.fault({ operationId: 'getCurrentJourney', status: 503, times: 1 });
  await page.goto('/customise-plan');
  await view.isAt(pages.enteringAddress.heading);
  const isGivenUp =
    'orderBroadband.ordering.findingCurrentJourney · xstate.error.actor.findCurrentJourney → orderBroadband.ordering.decidingPage';
  await expect.poll(() => machines.steps.flatMap(({ taken }) => taken)).toContain(isGivenUp);
});

test('in another tab the order goes on where it is: at the switch with a plan alone, at the review with dates (RT-03)', async ({
  context,
  page,
  pages,
  gateway,
  machines,
}) => {
  const taken = () => machines.steps.flatMap((step) => step.taken);
  await gateway.register();
  await pages.enteringAddressByHand.checkHome('visits-none');
  await pages.addressOutcome.showPlans.click();
  await pages.choosingPlan.select('150 Mbps').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.choosingSwitch.heading);
  const second = await context.newPage();
  await second.goto('/book-install');
  const goesOn = 'orderBroadband.ordering.decidingPage · always[5] → orderBroadband.ordering.decidingSwitch';
  await expect.poll(taken).toContain(goesOn);
  await second.close();

  await pages.choosingSwitch.answer('none');
  await pages.customisingPlan.book.click();
  await pages.readingOverview.review.click();
  await expect(pages.reviewingOrder.placeOrder).toBeVisible();
  await page.goto('/book-install');
  await expect(pages.readingOverview.review).toBeVisible();
  await page.goto('/order-confirmation');
  await expect(pages.reviewingOrder.placeOrder).toBeVisible();
  await expect.poll(taken).toContain('orderBroadband · xstate.route[6] → reviewingOrder');
});

test('in another tab every page for members of an order that has come to its review can be opened by itself (RT-03)', async ({
  context,
  page,
  pages,
  gateway,
}) => {
  await gateway.register();
  await gateway.draftPlan('visits-outside-only');
  await page.goto('/book-install/outside');
  await pages.outsideVisit.continue.click();
  await pages.addingEngineerNotes.confirm.click();
  await expect(pages.reviewingOrder.placeOrder).toBeVisible();
  for (const [path, heading] of [
    ['/switch', pages.choosingSwitch.heading],
    ['/customise-plan', pages.customisingPlan.heading],
    ['/book-install', pages.readingOverview.heading],
  ] as const) {
    const tab = await context.newPage();
    await tab.goto(path);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(tab).toHaveURL(path);
    await tab.close();
  }
});

test('in another tab an order with its dates held goes on at the review (RT-03, RS-04)', async ({
  context,
  page,
  pages,
  gateway,
  machines,
}) => {
  await gateway.register();
  await gateway.draftPlan('visits-outside-only');
  await page.goto('/book-install/outside');
  await pages.outsideVisit.continue.click();
  await pages.addingEngineerNotes.confirm.click();
  await expect(pages.reviewingOrder.placeOrder).toBeVisible();
  const second = await context.newPage();
  await second.goto('/order-confirmation');
  await expect(pagesOf(second).reviewingOrder.placeOrder).toBeVisible();
  const taken = machines.steps.flatMap((step) => step.taken);
  expect(taken).toContain('orderBroadband.ordering.decidingPage · always[3] → orderBroadband.ordering.decidingReview');
});

test('a customer at a home that waits for the launch goes on when the launch has come (SC-10: commercial-launch)', async ({
  page,
  pages,
  view,
}) => {
  await page.goto('/tools');
  await page.getByRole('button', { name: 'Off for commercial-launch' }).click();
  await pages.enteringAddressByHand.checkHome('address-single-match');
  await view.isAt('Full fibre is coming to your home');
  await page.goto('/tools');
  await page.getByRole('button', { name: 'Put all flags back' }).click();
  await page.goto('/postcode-checker');
  await view.isAt(pages.addressOutcome.served);
});

test('a match that is still looked for is looked for while the customer goes on, and on some pages only (SW-07)', async ({
  page,
  pages,
  view,
  gateway,
  machines,
}) => {
  const watching = 'orderBroadband.watchingMatch';
  const isAt = (state: string) =>
    expect.poll(() => machines.activeIn('orderBroadband')).toContain(`${watching}.${state}`);
  await page.clock.install();
  await gateway.register();
  await gateway.draftPlan('visits-none');
  await page.goto('/switch');
  await giveProvider(pages);
  await pages.switching.ask({ lastName: 'Silence' });
  await pages.switching.later.click();
  await view.isAt(pages.readingOverview.noVisitHeading);
  await isAt('matchWatched');
  await expect.poll(() => machines.activeIn('matchWatch')).toContain('matchWatch.awaitingNextLook');
  await page.clock.runFor(15_000);
  const notYet = 'matchWatch.looking · xstate.error.actor.checkMatch[1] → matchWatch.awaitingNextLook';
  await expect.poll(() => machines.steps.flatMap(({ taken }) => taken)).toContain(notYet);
  // With everything else done there is only the switch to wait for, and its page looks by itself.
  await pages.readingOverview.review.click();
  await isAt('noMatchAwaited');
  await expect(page).toHaveURL('/switch');
  await page.goto('/book-install');
  await isAt('matchWatched');
  await gateway.fault({ operationId: 'getMatchResult', delayMs: 8000, times: 1 });
  await page.clock.runFor(15_000);
  await expect.poll(() => machines.activeIn('matchWatch')).toContain('matchWatch.looking');
  await pages.readingOverview.review.click();
  await isAt('noMatchAwaited');
});

test('from the plan to the review the order can be looked at, and closed by Back as well (CU-01, OR-08)', async ({
  page,
  pages,
  gateway,
  view,
  machines,
}) => {
  const { viewSummary, summary, closeSummary } = pages.customisingPlan;
  await gateway.register();
  await gateway.draftPlan('visits-none');
  await page.goto('/switch');
  const steps = [
    ['/switch', pages.choosingSwitch.heading],
    ['/customise-plan', pages.customisingPlan.heading],
    ['/book-install', pages.readingOverview.noVisitHeading],
  ] as const;
  for (const [path, heading] of steps) {
    await page.goto(path);
    await view.isAt(heading);
    await viewSummary.click();
    await expect(summary).toContainText('To pay today£0.00');
    await closeSummary.click();
    await expect(viewSummary).toBeFocused();
  }
  await pages.readingOverview.review.click();
  await view.isAt(pages.reviewingOrder.heading);
  await viewSummary.click();
  await expect(summary).toContainText('Home installNot needed');
  await page.goBack();
  await view.isAt(pages.readingOverview.noVisitHeading);
  await expect(summary).toBeHidden();
  const taken = machines.steps.flatMap((step) => step.taken);
  const region = 'orderBroadband.orderSummary';
  expect(taken).toContain(`${region}.summaryClosed · summary.opened → ${region}.viewingSummary`);
  expect(taken).toContain(`${region}.viewingSummary · summary.closed → ${region}.summaryClosed`);
});
