import { open } from '../support/browser/booking.ts';
import { expect } from '../support/browser/test.ts';

open(
  'dates whose hold is over are called held on no review, and lead to the choice of others (BK-32)',
  async ({ page, pages, view, openBooking }) => {
    await openBooking('visits-both');
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.chooseDates.click();
    await pages.choosingPair.take(0);
    await pages.addingEngineerNotes.confirm.click();
    await view.isAt(pages.reviewingOrder.heading);
    await expect(pages.reviewingOrder.bookings).toContainText(/We hold both dates until \d+(:\d\d)?[ap]m on /);
    await expect(pages.reviewingOrder.placeOrder).toBeEnabled();
    await page.clock.install({ time: Date.now() + 25 * 60 * 60 * 1000 });
    await pages.reviewingOrder.change('plan').click();
    await view.isAt(pages.choosingPlan.heading);
    await page.goBack();
    await view.isAt('Your dates are no longer held');
  },
);
