import type { Page } from '@playwright/test';
import { open } from '../support/browser/booking.ts';
import type { pagesOf } from '../support/browser/pages.ts';
import { expect } from '../support/browser/test.ts';

/** The review of a home that needs a visit inside alone, which is held. */
const toReview = open.extend<{ openHeldVisit: () => Promise<void> }>({
  openHeldVisit: async ({ pages, view, openBooking }, use) =>
    use(async () => {
      await openBooking('visits-in-home-only');
      await pages.readingOverview.continue.click();
      await pages.readingKeyInfo.choose.click();
      await pages.inHomeVisit.continue.click();
      await pages.addingEngineerNotes.confirm.click();
      await view.isAt(pages.reviewingOrder.heading);
    }),
});

const waysOut: Record<string, (page: Page, pages: ReturnType<typeof pagesOf>) => Promise<unknown>> = {
  Cancel: (_, { addingEngineerNotes }) => addingEngineerNotes.cancel.click(),
  'the cross': (_, { addingEngineerNotes }) =>
    addingEngineerNotes.dialog.getByRole('button', { name: 'Close' }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  Back: (page) => page.goBack(),
};

for (const [way, leave] of Object.entries(waysOut))
  toReview(
    `notes that were left by ${way} do not come back, and are not saved with the next ones (BK-23)`,
    async ({ page, pages, view, openHeldVisit }) => {
      const { addingEngineerNotes: notes, reviewingOrder } = pages;
      await openHeldVisit();
      await reviewingOrder.changeNotes('contact').click();
      await notes.firstName.fill('Linnet');
      await notes.anythingElse.fill('Ring the lower bell');
      // Who reloads has not left it.
      await page.reload();
      await expect(notes.firstName).toHaveValue('Linnet');
      await expect(notes.anythingElse).toHaveValue('Ring the lower bell');
      await leave(page, pages);
      await view.isAt(reviewingOrder.heading);
      await expect(notes.dialog).toBeHidden();
      await reviewingOrder.changeNotes('health and safety').click();
      await expect(notes.firstName).not.toHaveValue('Linnet');
      await expect(notes.anythingElse).toHaveValue('');
    },
  );

toReview(
  'notes that are saved as they were lead back to their row at once, and nothing is written or held (BK-23, OR-01)',
  async ({ page, pages, view, openHeldVisit }) => {
    const { addingEngineerNotes: notes, reviewingOrder } = pages;
    await openHeldVisit();
    const written: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() !== 'GET' && /appointment/i.test(pathname)) written.push(pathname);
    });
    for (const [row, leave] of [
      ['engineer notes', notes.save],
      ['contact', notes.cancel],
    ] as const) {
      await reviewingOrder.changeNotes(row).click();
      await view.showsDialog(notes.title);
      await expect(notes.confirm).toHaveCount(0);
      await leave.click();
      await view.isAt(reviewingOrder.heading);
      await expect(reviewingOrder.changeNotes(row)).toBeFocused();
      await expect(reviewingOrder.changeNotes(row)).toBeInViewport();
    }
    expect(written).toEqual([]);
    // Whoever loads the page again starts at the top, as on every page.
    await page.reload();
    await view.isAt(reviewingOrder.heading);
    await expect(reviewingOrder.changeNotes('contact')).not.toBeFocused();
  },
);

toReview(
  'where a visit could not be held again, no review shows the notes of before as though they stood (BK-20, OR-01)',
  async ({ page, pages, view, gateway, openHeldVisit }) => {
    const { addingEngineerNotes: notes, reviewingOrder } = pages;
    await openHeldVisit();
    await reviewingOrder.changeNotes('health and safety').click();
    await notes.healthAndSafety.fill('A friendly dog');
    await gateway.fault({ operationId: 'reservePlanAppointments', status: 503, times: 1 });
    await notes.save.click();
    await view.isAt('We couldn’t hold your dates');
    await page.goBack();
    await expect(page).toHaveURL('/book-install/home');
    await view.isAt('We couldn’t hold your dates');
    await pages.main.retry.click();
    await view.isAt(reviewingOrder.heading);
    await expect(reviewingOrder.bookings).toContainText('A friendly dog');
    await expect(reviewingOrder.changeNotes('health and safety')).toBeFocused();
  },
);

for (const { home, title } of [
  { home: 'visits-in-home-only', title: 'a home install' },
  { home: 'visits-outside-only', title: 'an outside install' },
] as const)
  open(
    `what the engineer is told of ${title} is changed from the review, which the dialog leads back to (BK-23, OR-01)`,
    async ({ page, pages, view, gateway, openBooking }) => {
      const { addingEngineerNotes, reviewingOrder } = pages;
      await openBooking(home);
      await pages.readingOverview.continue.click();
      await pages.readingKeyInfo.choose.click();
      await pages.main.button(/^(Continue|Confirm booking)$/).click();
      await addingEngineerNotes.confirm.click();
      await view.isAt(reviewingOrder.heading);

      await reviewingOrder.changeNotes('health and safety').click();
      await view.showsDialog(addingEngineerNotes.title);
      await addingEngineerNotes.cancel.click();
      await view.isAt(reviewingOrder.heading);
      await expect(page).toHaveURL('/order-confirmation');

      await reviewingOrder.changeNotes('contact').click();
      await addingEngineerNotes.firstName.fill('Linnet');
      await addingEngineerNotes.healthAndSafety.fill('A friendly dog');
      await addingEngineerNotes.save.click();
      await view.isAt(reviewingOrder.heading);
      await expect(reviewingOrder.bookings).toContainText('Linnet');
      await expect(reviewingOrder.bookings).toContainText('A friendly dog');

      // What can’t be saved is told on the page of the visit, which goes on to the review once it can.
      await reviewingOrder.changeNotes('engineer notes').click();
      await gateway.fault({ operationId: 'updateAppointmentV2', status: 503, times: 1 });
      await addingEngineerNotes.anythingElse.fill('Ring the lower bell');
      await addingEngineerNotes.save.click();
      await view.shows('We couldn’t save your dates');
      await pages.main.retry.click();
      await view.isAt(reviewingOrder.heading);
      await expect(reviewingOrder.bookings).toContainText('Ring the lower bell');
    },
  );

toReview(
  'the dialog that the review has opened is there after a reload, and Back leads to the review (RT-03, BK-23)',
  async ({ page, pages, view, openHeldVisit }) => {
    const { addingEngineerNotes, reviewingOrder } = pages;
    await openHeldVisit();
    await reviewingOrder.changeNotes('contact').click();
    await view.showsDialog(addingEngineerNotes.title);
    await page.reload();
    await view.showsDialog(addingEngineerNotes.title);
    await addingEngineerNotes.firstName.fill('Linnet');
    await page.goBack();
    await view.isAt(reviewingOrder.heading);
    // Whoever comes for the date finds the date.
    await reviewingOrder.changeHome.click();
    await view.isAt(pages.inHomeVisit.heading);
    await expect(addingEngineerNotes.dialog).toBeHidden();
  },
);
