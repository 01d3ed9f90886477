import { availabilityOf } from '../../machines/select-appointment/select-appointment.cases.ts';
import { open } from '../../tests/support/browser/booking.ts';
import { expect } from '../../tests/support/browser/test.ts';

/**
 * The date selector asks for dates as it is scrolled, at moments that no walk can foresee. What the customer does in it
 * is told here by hand.
 */

open(
  'a customer takes the afternoon, and looks through the months (BK-13, BK-14, BK-16)',
  { tag: '@main' },
  async ({ pages, view, machines, openBooking }) => {
    const { choosingDate, outsideVisit } = pages;
    await openBooking('visits-both');
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.choose.click();
    await outsideVisit.change.click();
    await view.showsDialog(choosingDate.outsideTitle);
    await choosingDate.nextMonth.click();
    const pause = 'selectAppointment.choosingDate.months.awaitingPause';
    await expect.poll(() => machines.steps.map(({ event }) => event)).toContain(`xstate.after.monthPause.${pause}`);
    // Not every day has both times free, and the only one of a day is chosen with it.
    // By keyboard: the list may still glide, and a click would land on the day that was there before.
    await choosingDate
      .slot(/2 times free/)
      .first()
      .press('Space');
    await choosingDate.slot(/12pm-4pm/).press('Space');
    await choosingDate.confirm.click();
    await expect(outsideVisit.card).toContainText('12pm-4pm');
  },
);

open(
  'a date that somebody else took meanwhile gives way to the first one that is still free (BK-15)',
  async ({ page, pages, view, gateway, machines, openBooking }) => {
    const { choosingDate, outsideVisit } = pages;
    await openBooking('visits-both');
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.choose.click();
    await expect(outsideVisit.card).toBeVisible();
    // After a reload the dates have to be fetched again.
    await page.reload();
    await gateway.fault({ operationId: 'getAvailabilities', body: availabilityOf(), times: 1 });
    await outsideVisit.change.click();
    await view.showsDialog(choosingDate.outsideTitle);
    await expect(choosingDate.chosenDate).toHaveCount(1);
    const lost =
      'selectAppointment.choosingDate.selection.dateChosen · always → selectAppointment.choosingDate.selection.noDateChosen';
    expect(machines.steps.flatMap(({ taken }) => taken)).toContain(lost);
  },
);

open(
  'dates that do not come can be asked for again, all of them or those of one week (BK-18, ER-04)',
  async ({ page, pages, view, gateway, openBooking }) => {
    const { choosingDate, outsideVisit } = pages;
    await openBooking('dates-block-fails');
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.choose.click();
    await expect(outsideVisit.card).toBeVisible();
    // After a reload the dates have to be fetched again.
    await page.reload();
    await gateway.fault({ operationId: 'getAvailabilities', status: 503, times: 1 });
    await outsideVisit.change.click();
    await view.showsDialog(choosingDate.outsideTitle);
    await choosingDate.retry.click();
    await choosingDate.freeDates.last().scrollIntoViewIfNeeded();
    await expect(choosingDate.dialog.getByRole('alert')).toContainText(/Error loading appointments for/);
    await choosingDate.retry.first().click();
    await expect(choosingDate.dialog.getByRole('alert')).toContainText(/Error loading appointments for/);
  },
);
