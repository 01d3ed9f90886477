import { pagesOf } from '../support/browser/pages.ts';
import { giveProvider } from '../support/browser/switching.ts';
import { expect, test } from '../support/browser/test.ts';

/** On the review page of a home that needs no visit: the shortest way to an order. */
const reviewing = test.extend<{ openReview: () => Promise<{ email: string }> }>({
  openReview: async ({ page, pages, view, gateway }, use) =>
    use(async () => {
      const member = await gateway.register();
      await gateway.draftPlan('visits-none');
      await page.goto('/book-install');
      await pages.readingOverview.review.click();
      await view.isAt(pages.reviewingOrder.heading);
      return member;
    }),
});

reviewing(
  'the agreement links to the contract, the terms and the privacy policy (CO-01, CO-02, CO-03, CO-04)',
  async ({ page, pages, openReview }) => {
    await openReview();
    const { document } = pages.reviewingOrder;
    for (const name of [/^Contract summary/, /^Contract information, your contract/]) {
      await expect(document(name)).toHaveAttribute('target', '_blank');
      await expect(document(name)).toHaveAttribute('rel', /noopener/);
      const answer = await page.request.get((await document(name).getAttribute('href')) ?? '');
      expect(answer.headers()['content-type']).toBe('application/pdf');
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
    }
    await expect(document(/Terms and conditions/)).toBeVisible();
    await expect(document(/Privacy policy/)).toBeVisible();
  },
);

reviewing(
  'what is changed from the review leads back to it, with the new price (OR-01, CU-01)',
  async ({ page, pages, view, openReview }) => {
    await openReview();
    const { reviewingOrder, customisingPlan } = pages;
    await expect(reviewingOrder.plan).toContainText('To pay today£0.00');
    await reviewingOrder.change('mesh wi-fi').click();
    await view.isAt(customisingPlan.heading);
    await customisingPlan.mesh.check();
    await customisingPlan.book.click();
    await view.isAt(reviewingOrder.heading);
    await expect(page).toHaveURL('/order-confirmation');
    await expect(reviewingOrder.plan).toContainText('Plan £25 + mesh Wi-Fi £4');
    await reviewingOrder.change('plan').click();
    await view.isAt(pages.choosingPlan.heading);
    await pages.choosingPlan.select('150 Mbps').click();
    await view.isAt(reviewingOrder.heading);
    await expect(reviewingOrder.plan).toContainText('Each month£29');
  },
);

for (const width of [320, 360, 390])
  reviewing(
    `on a screen of ${width} px the box to tick stays where it is as the contract comes, so that a press meets it (CO-02)`,
    async ({ page, pages, view, gateway }) => {
      await page.setViewportSize({ width, height: 800 });
      await gateway.register();
      await gateway.draftPlan('visits-none');
      await page.goto('/book-install');
      await gateway.fault({ operationId: 'createPreContract', delayMs: 1500, times: 1 });
      await pages.readingOverview.review.click();
      await view.isAt(pages.reviewingOrder.heading);
      await expect(page.getByText('being prepared').first()).toBeVisible();
      const { accept, document } = pages.reviewingOrder;
      const before = await accept.boundingBox();
      await expect(document(/^Contract information, your contract/)).toBeVisible();
      expect((await accept.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    },
  );

reviewing(
  'a double click on "Place order" makes one order (OR-02)',
  { tag: '@main' },
  async ({ pages, view, gateway, openReview }) => {
    await openReview();
    await gateway.fault({ operationId: 'createOrder', delayMs: 500, times: 1 });
    await pages.reviewingOrder.accept.check();
    await pages.reviewingOrder.placeOrder.dblclick();
    await view.isAt(pages.orderPlaced.heading);
    expect(await gateway.orders()).toHaveLength(1);
  },
);

reviewing(
  'a reload while the order is placed makes one order and shows it (OR-02)',
  async ({ page, pages, gateway, openReview }) => {
    await openReview();
    await gateway.fault({ operationId: 'createOrder', delayMs: 1500, times: 1 });
    await pages.reviewingOrder.accept.check();
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/broadband/v1/orders'),
    );
    await pages.reviewingOrder.placeOrder.click();
    await sent;
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.orderPlaced.heading, { timeout: 15_000 });
    expect(await gateway.orders()).toHaveLength(1);
  },
);

reviewing(
  'an order whose answer is lost is shown on the next try and not placed twice (OR-02, ER-04)',
  async ({ page, pages, view, gateway, openReview }) => {
    await openReview();
    await pages.reviewingOrder.accept.check();
    await gateway.fault({ operationId: 'createOrder', status: 503, times: 1 });
    await pages.reviewingOrder.placeOrder.click();
    await view.shows('We couldn’t place your order');
    await page.getByRole('button', { name: 'Try again' }).click();
    await view.isAt(pages.orderPlaced.heading);
    expect(await gateway.orders()).toHaveLength(1);
  },
);

reviewing(
  'Back is refused while the order is placed (RT-03, OR-02)',
  async ({ page, pages, view, gateway, openReview }) => {
    await openReview();
    await pages.reviewingOrder.accept.check();
    await gateway.fault({ operationId: 'createOrder', delayMs: 1500, times: 1 });
    await pages.reviewingOrder.placeOrder.click();
    await page.goBack();
    await view.isAt(pages.orderPlaced.heading);
    await expect(page).toHaveURL('/order-summary');
  },
);

reviewing(
  'who has no way to pay reads that the order is placed, goes on to “How you pay”, and finds the way back (OR-04)',
  { tag: '@main' },
  async ({ page, pages, view, openReview }) => {
    await openReview();
    await pages.reviewingOrder.accept.check();
    await pages.reviewingOrder.placeOrder.click();
    await view.isAt(pages.orderPlaced.heading);
    const key = (await pages.orderPlaced.orderId.textContent()) ?? '';
    await pages.main.link('Choose how you pay').click();
    await view.isAt('How you pay your bills');
    await pages.main.link('Back to your order’s confirmation').click();
    await view.isAt(pages.orderPlaced.heading);
    await expect(pages.orderPlaced.orderId).toHaveText(key);
    await page.goBack();
    await view.isAt('How you pay your bills');
    await page.goBack();
    await view.isAt(pages.orderPlaced.heading);
    await expect(page).toHaveURL('/order-summary');
  },
);

reviewing(
  'after the order every Back leads to the order, never into the finished journey (RT-03)',
  async ({ page, pages, view, openReview }) => {
    await openReview();
    await pages.reviewingOrder.accept.check();
    await pages.reviewingOrder.placeOrder.click();
    await view.shows(pages.orderPlaced.heading);
    const key = await pages.orderPlaced.orderId.textContent();
    await page.goBack();
    await view.isAt(pages.orderPlaced.heading);
    await expect(page).toHaveURL('/order-summary');
    await page.reload();
    await view.isAt(pages.orderPlaced.heading);
    await expect(pages.orderPlaced.orderId).toHaveText(key ?? '');
  },
);

reviewing(
  'after the order a link to the address check starts a new one (RT-03)',
  async ({ page, pages, view, openReview }) => {
    await openReview();
    await pages.reviewingOrder.accept.check();
    await pages.reviewingOrder.placeOrder.click();
    await view.isAt(pages.orderPlaced.heading);
    await pages.orderPlaced.backToBroadband.click();
    await expect(page).toHaveURL('/');
    await page.getByRole('main').getByRole('link', { name: /check/i }).first().click();
    await view.isAt(pages.enteringAddress.heading);
    await expect(page).toHaveURL('/postcode-checker');
  },
);

reviewing(
  'after the order the address check can be opened by its address as well (RT-03)',
  async ({ page, pages, view, openReview }) => {
    await openReview();
    await pages.reviewingOrder.accept.check();
    await pages.reviewingOrder.placeOrder.click();
    await view.isAt(pages.orderPlaced.heading);
    await page.goto('/postcode-checker');
    await view.isAt(pages.enteringAddress.heading);
  },
);

reviewing(
  'a contract that cannot be made ready is a state with a way on (CO-01, ER-04)',
  async ({ page, pages, view, gateway }) => {
    await gateway.register();
    await gateway.draftPlan('visits-none');
    await page.goto('/book-install');
    await gateway.fault({ operationId: 'createPreContract', status: 503, times: 1 });
    await pages.readingOverview.review.click();
    await view.shows('We couldn’t prepare your contract');
    await page.getByRole('button', { name: 'Try again' }).click();
    await view.isAt(pages.reviewingOrder.heading);
  },
);

reviewing(
  'a switch begun in another tab is finished before anything is ordered (SW-01, OR-03)',
  async ({ page, pages, view, gateway, context, openReview }) => {
    await openReview();
    const tab = await context.newPage();
    const there = pagesOf(tab);
    await tab.goto('/switch');
    await giveProvider(there);
    await there.switching.ask({ lastName: 'Archer' });
    await expect(there.switching.dialog).toBeVisible();
    await pages.reviewingOrder.accept.check();
    await pages.reviewingOrder.placeOrder.click();
    await view.isAt('Finish your switch first');
    expect(await gateway.orders()).toHaveLength(0);
    await page.getByRole('button', { name: 'Go to my switch' }).click();
    await expect(page).toHaveURL('/switch');
    await pages.switching.agree();
    await pages.switching.carryOn.click();
    await view.isAt(pages.reviewingOrder.heading);
  },
);

test(
  'an order that names a place to go on to takes the customer there (OR-04)',
  { tag: '@main' },
  async ({ page, pages, view, gateway }) => {
    await gateway.register();
    await gateway.draftPlan('order-redirect');
    await page.goto('/book-install/outside');
    await pages.outsideVisit.continue.click();
    await pages.inHomeVisit.continue.click();
    await pages.addingEngineerNotes.confirm.click();
    await pages.reviewingOrder.accept.check();
    await pages.reviewingOrder.placeOrder.click();
    await expect(page).toHaveURL('/order-summary?from=payment');
    await view.isAt(pages.orderPlaced.heading);
  },
);
