import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';

/** On the review page of a home that needs no visit, with a contract. */
const reviewing = test.extend<{ openReview: () => Promise<void> }>({
  openReview: async ({ page, pages, view, gateway }, use) =>
    use(async () => {
      await gateway.register();
      await gateway.draftPlan('visits-none');
      await page.goto('/book-install');
      await pages.readingOverview.review.click();
      await view.isAt(pages.reviewingOrder.heading);
      await expect(pages.reviewingOrder.document(/^Contract summary/)).toBeVisible();
    }),
});

const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' }).click();

async function correctName(page: Page, firstName: string): Promise<void> {
  await dialog(page)
    .getByRole('textbox', { name: /^First name/ })
    .fill(firstName);
  await save(page);
  await expect(dialog(page)).toBeHidden();
}

const backToOrder = (page: Page) => page.getByRole('link', { name: 'Back to your order' }).first().click();

reviewing(
  'a name that is corrected from the review stands on it and in another contract, which has to be accepted itself (OR-01, CO-01, CO-02)',
  async ({ page, pages, view, openReview }) => {
    await openReview();
    const { reviewingOrder } = pages;
    const contract = () => reviewingOrder.document(/^Contract information, your contract/).getAttribute('href');
    const before = await contract();
    await reviewingOrder.accept.check();
    await reviewingOrder.change('name').click();
    await expect(page).toHaveURL('/dashboard/profile?order=name');
    await correctName(page, 'Ashley');
    await backToOrder(page);
    await view.isAt(reviewingOrder.heading);
    await expect(page).toHaveURL('/order-confirmation');
    await expect(reviewingOrder.details).toContainText('Ashley');
    await expect.poll(contract).not.toBe(before);
    expect((await page.request.get((await contract()) ?? '')).headers()['content-type']).toBe('application/pdf');
    await expect(reviewingOrder.accept).not.toBeChecked();
    await page.reload();
    await expect(reviewingOrder.details).toContainText('Ashley');
    await reviewingOrder.accept.check();
    await reviewingOrder.placeOrder.click();
    await view.isAt(pages.orderPlaced.heading);
  },
);

reviewing(
  'a form that is opened from the review is closed with nothing changed, by Back too, and the tick stays (OR-01)',
  async ({ page, pages, view, openReview }) => {
    await openReview();
    const { reviewingOrder } = pages;
    await reviewingOrder.accept.check();
    await reviewingOrder.change('email').click();
    await expect(dialog(page).getByRole('textbox', { name: /^New email/ })).toBeVisible();
    // A reload knows what they have come for.
    await page.reload();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(/^Your order is kept\./)).toBeVisible();
    await page.goBack();
    await view.isAt(reviewingOrder.heading);
    await expect(reviewingOrder.accept).toBeChecked();
  },
);

reviewing(
  'a mobile number of a SIM is changed by no form, and the page says so; another number is given beside it (OR-01)',
  async ({ page, pages, view, openReview }) => {
    await openReview();
    await pages.reviewingOrder.change('phone').click();
    await view.isAt('Your profile');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText(/^Your mobile number belongs to your SIM\./)).toBeVisible();
    await backToOrder(page);
    await view.isAt(pages.reviewingOrder.heading);
  },
);

reviewing(
  'where the contract cannot be made in the new name, that is said, and trying again makes it (CO-01, ER-04)',
  async ({ page, pages, view, gateway, openReview }) => {
    await openReview();
    await pages.reviewingOrder.change('name').click();
    await gateway.fault({ operationId: 'createPreContract', status: 503, times: 1 });
    await correctName(page, 'Ashley');
    await backToOrder(page);
    await view.isAt('We couldn’t prepare your contract');
    await pages.main.retry.click();
    await view.isAt(pages.reviewingOrder.heading);
    await expect(pages.reviewingOrder.details).toContainText('Ashley');
  },
);
