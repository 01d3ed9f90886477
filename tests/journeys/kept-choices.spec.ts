import { open } from '../support/browser/booking.ts';
import { expect, test } from '../support/browser/test.ts';

test('what is chosen is there again after Back and Forward, before anything was sent (CU-01)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  await gateway.draftPlan('visits-none');
  await page.goto('/switch');
  await pages.choosingSwitch.none();
  await view.isAt(pages.readingOverview.noVisitHeading);
  await page.goto('/customise-plan');
  await view.opensWith(pages.customisingPlan.heading);
  const { length, mesh, connectionDate } = pages.customisingPlan;
  await length(/rolling/).check();
  await mesh.uncheck();
  const last = (await connectionDate.getAttribute('max')) ?? '';
  await connectionDate.fill(last);
  await page.getByRole('link', { name: 'Set up, change or stop your switch' }).click();
  await view.isAt(pages.choosingSwitch.heading);
  for (const leave of [() => page.goBack(), () => page.reload()]) {
    await leave();
    await view.opensWith(pages.customisingPlan.heading);
    await expect(length(/rolling/)).toBeChecked();
    await expect(mesh).not.toBeChecked();
    await expect(connectionDate).toHaveValue(last);
  }
});

open(
  'who looks at other plans for a complete order keeps dates, length and kit, and is told so before (OR-01, PL-05)',
  { tag: '@main' },
  async ({ page, pages, view, openBooking }) => {
    const { customisingPlan, choosingPlan, reviewingOrder } = pages;
    await openBooking('visits-both');
    await page.goto('/customise-plan');
    await view.opensWith(customisingPlan.heading);
    await customisingPlan.length(/rolling/).check();
    await customisingPlan.book.click();
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.chooseDates.click();
    await pages.choosingPair.take(0);
    await pages.addingEngineerNotes.confirm.click();
    await view.isAt(reviewingOrder.heading);
    const dates = await reviewingOrder.bookings.getByRole('region', { name: /install/ }).allInnerTexts();
    expect(dates).toHaveLength(2);

    await reviewingOrder.change('plan').click();
    await view.isAt(choosingPlan.heading);
    await expect(page.getByText('The dates we hold for you stay held.')).toBeVisible();
    for (const speed of ['1 Gbps', '150 Mbps']) {
      await choosingPlan.select(speed).click();
      await view.isAt(customisingPlan.heading);
      await expect(customisingPlan.length(/rolling/)).toBeChecked();
      await expect(customisingPlan.mesh).toBeChecked();
      await expect(customisingPlan.book).toHaveText('Save and review order');
      await page.goBack();
      await view.isAt(choosingPlan.heading);
    }
    await choosingPlan.select('1 Gbps').click();
    await view.isAt(customisingPlan.heading);
    await customisingPlan.book.click();
    await view.isAt(reviewingOrder.heading);
    await expect(reviewingOrder.plan).toContainText('1 month rolling');
    await expect(reviewingOrder.plan).toContainText('Plan £45 + mesh Wi-Fi £4');
    expect(await reviewingOrder.bookings.getByRole('region', { name: /install/ }).allInnerTexts()).toEqual(dates);
    await reviewingOrder.accept.check();
    await reviewingOrder.placeOrder.click();
    await view.isAt(pages.orderPlaced.heading);
  },
);
