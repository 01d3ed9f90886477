import { expect, test } from '../support/browser/test.ts';

/**
 * With a gateway of their own, one after the other: its clock is moved, and its flags are switched off
 * (playwright.config.ts), so the older way of booking is walked here as well.
 */
test.describe('on a gateway whose clock moves and whose flags are off', { tag: '@own-gateway' }, () => {
  test.afterEach(({ gateway }) => gateway.moveClock({ reset: true }));

  test(
    'where customising is switched off the plan leads straight to the booking (CU-05)',
    { tag: '@main' },
    async ({ page, pages, view, gateway }) => {
      await gateway.register();
      await pages.enteringAddressByHand.checkHome('visits-both');
      await pages.addressOutcome.showPlans.click();
      await pages.choosingPlan.select('500 Mbps').click();
      await pages.choosingSwitch.none();
      await view.shows(pages.readingOverview.heading);
      await expect(page).toHaveURL('/book-install');
      await page.goto('/customise-plan');
      await view.isAt(pages.readingOverview.heading);
      await expect(page).toHaveURL('/book-install');
    },
  );

  test('the older way of booking leads to the order as well (BK-01, BK-25, CO-03, SC-09)', async ({
    pages,
    view,
    gateway,
  }) => {
    await gateway.register();
    await pages.enteringAddressByHand.checkHome('visits-both');
    await pages.addressOutcome.showPlans.click();
    await pages.choosingPlan.select('150 Mbps').click();
    await pages.choosingSwitch.none();
    // The page before has a button of the same name.
    await view.shows(pages.readingOverview.heading);
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.choose.click();
    await pages.outsideVisit.change.click();
    await pages.choosingDate.take(1);
    await pages.outsideVisit.continue.click();
    await pages.inHomeVisit.continue.click();
    await pages.addingEngineerNotes.anythingElse.fill('Ring twice');
    await pages.addingEngineerNotes.confirm.click();
    await view.shows(pages.reviewingOrder.heading);
    await expect(pages.reviewingOrder.document(/^Contract \(PDF\)$/)).not.toHaveAttribute('target', '_blank');
    await expect(pages.reviewingOrder.document(/^Contract summary/)).toBeHidden();
    await pages.reviewingOrder.accept.check();
    await pages.reviewingOrder.placeOrder.click();
    await view.shows(pages.orderPlaced.heading);
    const [placed] = await gateway.orders();
    const { appointments, key } = await gateway.order(placed?.id ?? '');
    // The gateway's other brand has order IDs of its own (SC-09).
    expect(key).toMatch(/^WT-/);
    expect(appointments.map(({ appointmentNotes }) => appointmentNotes?.engineerInstructions)).toEqual([
      'Ring twice',
      'Ring twice',
    ]);
  });

  test('dates held for more than a day are free again, and the order asks for them once more (BK-32, RS-04)', async ({
    page,
    pages,
    view,
    gateway,
  }) => {
    const member = await gateway.register();
    await gateway.draftPlan('visits-both');
    await page.goto('/book-install/outside');
    await pages.outsideVisit.continue.click();
    await pages.inHomeVisit.continue.click();
    await pages.addingEngineerNotes.confirm.click();
    await view.isAt(pages.reviewingOrder.heading);
    await expect(pages.reviewingOrder.placeOrder).toBeEnabled();

    await gateway.moveClock({ advanceMs: 25 * 3_600_000 });
    // Half an hour without use ends a session, too.
    await pages.reviewingOrder.accept.check();
    await pages.reviewingOrder.placeOrder.click();
    await view.isAt(pages.enteringCredentials.heading);
    await pages.enteringCredentials.logIn(member);

    await view.isAt('Your dates are no longer held');
    await page.getByRole('button', { name: 'Choose dates' }).click();
    await view.isAt(pages.readingOverview.heading);
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.chooseDates.click();
    await view.shows('Your outside install has expired');
    await pages.outsideVisit.change.click();
    await pages.choosingDate.take(0);
    await pages.outsideVisit.continue.click();
    await view.shows('Your home install has expired');
    await pages.inHomeVisit.change.click();
    await pages.choosingDate.take(0);
    await pages.inHomeVisit.continue.click();
    await pages.addingEngineerNotes.confirm.click();
    await view.isAt(pages.reviewingOrder.heading);
    await pages.reviewingOrder.accept.check();
    await pages.reviewingOrder.placeOrder.click();
    await view.isAt(pages.orderPlaced.heading);
  });

  test('a link to a new password works for one hour and not longer (AU-10)', async ({ page, pages, view, gateway }) => {
    const member = await gateway.registerElsewhere();
    const link = await gateway.resetLink(member.email);
    await gateway.moveClock({ advanceMs: 59 * 60_000 });
    await page.goto(link);
    await view.isAt(pages.resettingPassword.newPassword);
    await gateway.moveClock({ advanceMs: 60_000 });
    await pages.resettingPassword.choose('a brand new password');
    await view.shows('This link has run out');
    await pages.resettingPassword.another.click();
    await view.isAt(pages.resettingPassword.forgotten);
  });

  test('a code is kept for 30 days and not longer (CU-04)', async ({ page, pages, view, gateway }) => {
    const member = await gateway.register();
    const plan = await gateway.draftPlan('visits-both');
    const { code } = await gateway.saveJourney(plan.id);
    await gateway.moveClock({ advanceDays: 31 });
    await pages.enteringAddress.open();
    await pages.enteringAddress.resume(code);
    await pages.enteringCredentials.logIn(member);
    await view.shows('We can’t find that code');
    await page.getByRole('button', { name: 'Start from my address' }).click();
    await view.isAt(pages.enteringAddress.heading);
  });
});
