import { open } from '../support/browser/booking.ts';
import { expect } from '../support/browser/test.ts';

open(
  'a home that needs both visits is offered both dates at once, and the first pair is held (BK-03, BK-05, RS-04)',
  { tag: ['@main', '@both'] },
  async ({ page, pages, view, openBooking, gateway }) => {
    await openBooking('visits-both');
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.chooseDates.click();
    await view.isAt(pages.choosingPair.heading);
    await expect(page).toHaveURL('/book-install/dates');
    await expect(pages.choosingPair.pairs).toHaveCount(3);
    await pages.choosingPair.take(0);
    await view.showsDialog(pages.addingEngineerNotes.title);
    await pages.addingEngineerNotes.confirm.click();
    await view.isAt(pages.reviewingOrder.heading);
    await expect(pages.reviewingOrder.bookings.getByRole('region', { name: /install/ })).toHaveCount(2);
    await pages.reviewingOrder.accept.check();
    await pages.reviewingOrder.placeOrder.click();
    await view.isAt(pages.orderPlaced.heading);
    const [placed] = await gateway.orders();
    const { appointments } = await gateway.order(placed?.id ?? '');
    const dayOf = (type: string) =>
      Date.parse(appointments.find(({ visitType }) => visitType === type)?.appointmentDate ?? '');
    // The lead time of the test homes is a week.
    expect(dayOf('IN_HOME') - dayOf('PRE_WORK')).toBeGreaterThanOrEqual(7 * 24 * 60 * 60 * 1000);
  },
);

open(
  'who can be at home only on Fridays, or in the morning, sees such pairs alone, and more of them (BK-06)',
  async ({ pages, openBooking }) => {
    const { choosingPair } = pages;
    await openBooking('visits-both');
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.chooseDates.click();
    await choosingPair.only('Only Fridays').check({ force: true });
    await expect(choosingPair.pairs).toHaveText([/works from Friday/, /works from Friday/, /works from Friday/]);
    await choosingPair.only('Morning').check({ force: true });
    await expect(choosingPair.pairs.first()).toContainText(/Home installFriday .*8am-12pm/);
    await choosingPair.more.click();
    await expect(choosingPair.pairs.nth(3)).toContainText('works from Friday');
  },
);

open(
  'a pair of which a date has gone meanwhile gives way to the next pairs, and the notes are kept (BK-21)',
  async ({ page, pages, view, gateway, openBooking }) => {
    await openBooking('visits-both');
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.chooseDates.click();
    await pages.choosingPair.take(0);
    await gateway.fault({
      operationId: 'updateAppointmentV2',
      status: 409,
      body: { code: 'appointment.taken', message: 'Gone', requestId: 'test' },
      times: 1,
    });
    await pages.addingEngineerNotes.healthAndSafety.fill('A friendly dog');
    await pages.addingEngineerNotes.confirm.click();
    await view.isAt(pages.choosingPair.heading);
    await expect(page.getByText('Oops, install date is no longer available')).toBeVisible();
    await pages.choosingPair.take(1);
    await view.isAt(pages.reviewingOrder.heading);
    await expect(pages.reviewingOrder.bookings).toContainText('A friendly dog');
  },
);

open(
  'each date can be chosen by itself, also from the pairs, and Back leads to the pairs again (BK-03)',
  async ({ page, pages, view, openBooking }) => {
    await openBooking('visits-both');
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.chooseDates.click();
    await pages.choosingPair.eachDate.click();
    await view.isAt(pages.outsideVisit.heading);
    await page.goBack();
    await view.isAt(pages.choosingPair.heading);
    await pages.choosingPair.take(0);
    await pages.addingEngineerNotes.cancel.click();
    await view.isAt(pages.inHomeVisit.heading);
    await expect(pages.inHomeVisit.card).toBeVisible();
  },
);
