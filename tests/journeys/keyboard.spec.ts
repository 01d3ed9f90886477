import { homeOf, newMember } from '../support/browser/gateway.ts';
import { expect, test } from '../support/browser/test.ts';
import type { Locator, Page } from '@playwright/test';

/** Tab forwards until the wanted thing has the focus, as somebody without a mouse would; fails when it is never reached. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  await expect(wanted).toBeEnabled();
  for (let press = 0; press < 60; press += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

async function press(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

test(
  'a customer without a mouse gets from the address to the order, by keyboard alone (AD-01, BK-13, OR-02, SH-01)',
  { tag: ['@both', '@main'] },
  async ({ page, pages, view, gateway }) => {
    const home = homeOf('visits-both');
    const member = await gateway.registerElsewhere();
    await page.goto('/postcode-checker');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, pages.enteringAddress.byHand);
    await view.shows(pages.enteringAddressByHand.heading);
    await typeInto(page, pages.enteringAddressByHand.postcode, home.postcode);
    await typeInto(page, pages.enteringAddressByHand.streetNumber, home.streetNumber);
    await page.keyboard.press('Enter');
    await view.isAt(pages.addressOutcome.served);
    await press(page, pages.addressOutcome.showPlans);
    await view.isAt(pages.choosingPlan.heading);
    await press(page, pages.choosingPlan.select('500 Mbps'));
    await view.isAt(pages.enteringRegistration.headingInOrder);
    await press(page, pages.enteringRegistration.logIn);
    await view.isAt(pages.enteringCredentials.heading);
    await typeInto(page, pages.enteringCredentials.email, member.email);
    await typeInto(page, pages.enteringCredentials.password, member.password);
    await page.keyboard.press('Enter');
    await view.isAt(pages.choosingSwitch.heading);
    await tabTo(page, pages.choosingSwitch.radio('switch'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(pages.choosingSwitch.radio('none')).toBeChecked();
    await press(page, pages.choosingSwitch.submit);
    await view.isAt(pages.customisingPlan.heading);
    await tabTo(page, pages.customisingPlan.mesh);
    await page.keyboard.press('Space');
    await expect(pages.customisingPlan.mesh).toBeChecked();
    await press(page, pages.customisingPlan.viewSummary);
    await expect(pages.customisingPlan.summary).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(pages.customisingPlan.viewSummary).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await press(page, pages.customisingPlan.book);
    await view.isAt(pages.readingOverview.heading);
    await press(page, pages.readingOverview.continue);
    await view.isAt(pages.readingKeyInfo.heading);
    await press(page, pages.readingKeyInfo.chooseDates);
    await view.isAt(pages.choosingPair.heading);
    await press(page, pages.choosingPair.eachDate);
    await view.isAt(pages.outsideVisit.heading);
    await press(page, pages.outsideVisit.change);
    await expect(pages.choosingDate.dialog).toBeVisible();
    await tabTo(page, pages.choosingDate.chosenDate);
    const first = await pages.choosingDate.chosenDate.inputValue();
    await page.keyboard.press('ArrowRight');
    await expect(pages.choosingDate.chosenDate).not.toHaveValue(first);
    await press(page, pages.choosingDate.confirm);
    await expect(pages.outsideVisit.change).toBeFocused();
    await press(page, pages.outsideVisit.continue);
    await view.isAt(pages.inHomeVisit.heading);
    await press(page, pages.inHomeVisit.continue);
    await expect(pages.addingEngineerNotes.dialog).toBeVisible();
    await typeInto(page, pages.addingEngineerNotes.healthAndSafety, 'A friendly dog');
    await press(page, pages.addingEngineerNotes.confirm);
    await view.isAt(pages.reviewingOrder.heading);
    await tabTo(page, pages.reviewingOrder.accept);
    await page.keyboard.press('Space');
    await press(page, pages.reviewingOrder.placeOrder);
    await view.isAt(pages.orderPlaced.heading);
    expect(await gateway.orders()).toHaveLength(1);
  },
);

test(
  'a new customer without a mouse makes an account, takes a pair of Fridays, changes their notes at the review, and copies the order’s number (RS-04, OR-02, SH-01)',
  { tag: '@both' },
  async ({ page, pages, view, gateway }) => {
    const home = homeOf('visits-both');
    const member = newMember();
    await page.goto('/postcode-checker');
    await press(page, pages.enteringAddress.byHand);
    await typeInto(page, pages.enteringAddressByHand.postcode, home.postcode);
    await typeInto(page, pages.enteringAddressByHand.streetNumber, home.streetNumber);
    await page.keyboard.press('Enter');
    await view.isAt(pages.addressOutcome.served);
    await press(page, pages.addressOutcome.showPlans);
    await view.isAt(pages.choosingPlan.heading);
    await press(page, pages.choosingPlan.select('150 Mbps'));
    await view.isAt(pages.enteringRegistration.headingInOrder);
    await typeInto(page, page.getByLabel('First name'), member.firstName);
    await typeInto(page, page.getByLabel('Last name'), member.lastName);
    await typeInto(page, page.getByLabel('Email address'), member.email);
    for (const [field, text] of [
      ['Day', '14'],
      ['Month', '3'],
      ['Year', '1990'],
    ] as const)
      await typeInto(page, page.getByRole('group', { name: 'Date of birth' }).getByLabel(field), text);
    await typeInto(page, page.getByLabel('Password', { exact: true }), member.password);
    await press(page, pages.enteringRegistration.submit);
    await view.isAt(pages.choosingSwitch.heading);
    await tabTo(page, pages.choosingSwitch.radio('switch'));
    await page.keyboard.press('ArrowUp');
    await expect(pages.choosingSwitch.radio('none')).toBeChecked();
    await press(page, pages.choosingSwitch.submit);
    await view.isAt(pages.customisingPlan.heading);
    await press(page, pages.customisingPlan.book);
    await view.isAt(pages.readingOverview.heading);
    await press(page, pages.readingOverview.continue);
    await view.isAt(pages.readingKeyInfo.heading);
    await press(page, pages.readingKeyInfo.chooseDates);
    await view.isAt(pages.choosingPair.heading);
    await expect(pages.choosingPair.pairs).toHaveCount(3);
    await tabTo(page, pages.choosingPair.only('Any weekday'));
    const fridays = pages.choosingPair.only('Only Fridays');
    for (let presses = 0; presses < 7 && !(await fridays.isChecked()); presses += 1)
      await page.keyboard.press('ArrowRight');
    await expect(pages.choosingPair.pairs.first()).toHaveText(/works from Friday/);
    await press(page, pages.choosingPair.pairs.first().getByRole('button', { name: 'Take these dates' }));
    await expect(pages.addingEngineerNotes.dialog).toBeVisible();
    if ((await pages.addingEngineerNotes.phone.inputValue()) === '')
      await typeInto(page, pages.addingEngineerNotes.phone, member.phone);
    await press(page, pages.addingEngineerNotes.confirm);
    await view.isAt(pages.reviewingOrder.heading);
    await press(page, pages.reviewingOrder.changeNotes('health and safety'));
    await expect(pages.addingEngineerNotes.dialog).toBeVisible();
    await typeInto(page, pages.addingEngineerNotes.healthAndSafety, 'A friendly dog');
    await press(page, pages.addingEngineerNotes.save);
    await expect(pages.reviewingOrder.bookings).toContainText('A friendly dog');
    await tabTo(page, pages.reviewingOrder.accept);
    await page.keyboard.press('Space');
    await press(page, pages.reviewingOrder.placeOrder);
    await view.isAt(pages.orderPlaced.heading);
    const [order] = await gateway.orders();
    const { key } = await gateway.order(order?.id ?? '');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(page, page.getByRole('button', { name: /^Copy/ }).first());
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  },
);
