import type { Page } from '@playwright/test';
import { pagesOf } from '../support/browser/pages.ts';
import { expect } from '../support/browser/test.ts';
import { giveProvider, open as test, riverbourne } from '../support/browser/switching.ts';

test(
  'a customer switches from another provider and orders: consent, review and summary (SW-01, SW-03, SW-05, SW-10, SW-13)',
  { tag: ['@both', '@main'] },
  async ({ page, pages, view, gateway }) => {
    const { switching } = pages;
    await gateway.register({ lastName: 'Archer' });
    await pages.enteringAddressByHand.checkHome('visits-both');
    await pages.addressOutcome.showPlans.click();
    await pages.choosingPlan.select('500 Mbps').click();

    await view.shows(pages.choosingSwitch.heading);
    await pages.choosingSwitch.submit.click();
    await expect(page.getByRole('alert')).toContainText('Choose one of the answers');
    await pages.choosingSwitch.answer('switch');

    await view.shows(switching.providerHeading);
    await expect(switching.providers).toHaveCount(0);
    await page.getByRole('button', { name: /^See all \d{3} providers$/ }).click();
    await expect(switching.providers).toBeFocused();
    await expect(switching.provider('Quietwater Telecom')).toHaveCount(0);
    await switching.search.fill('rivr bourne');
    await view.hasNoBarriers('Providers, narrowed');
    await expect(switching.few.first()).toHaveText(riverbourne);
    await switching.provider(riverbourne).click();

    await view.shows(`Your account with ${riverbourne}`);
    await expect(switching.lastName).toHaveValue('Archer');
    await switching.lastName.fill('');
    await switching.find.click();
    await expect(page.getByRole('alert')).toContainText('Last name is required');
    await switching.lastName.fill('Archer');
    await switching.find.click();

    await view.showsDialog(switching.dialogTitle);
    await expect(switching.row('Current provider')).toHaveText(riverbourne);
    await expect(switching.row('One Touch Switch reference')).toHaveText(/^[0-9a-f-]{36}$/);
    await expect(switching.row('Last name')).toHaveText('Archer');
    await expect(switching.dialog.getByText(/By email to .*\*.*@/)).toBeVisible();
    const reference = (await switching.row('One Touch Switch reference').textContent()) ?? '';
    await switching.start.click();
    await expect(switching.dialog.getByRole('alert')).toContainText('Tick the box to let us switch you');
    await switching.agree();

    await view.shows(switching.setUpHeading);
    await switching.carryOn.click();
    await view.isAt(pages.customisingPlan.heading);
    await pages.customisingPlan.book.click();
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.choose.click();
    await pages.outsideVisit.continue.click();
    await pages.inHomeVisit.continue.click();
    await pages.addingEngineerNotes.confirm.click();

    await view.shows(pages.reviewingOrder.heading);
    await expect(pages.reviewingOrder.switch).toContainText(riverbourne);
    await expect(pages.reviewingOrder.switch).toContainText(reference);
    await expect(pages.reviewingOrder.switch).toContainText('when your old service ends');
    await pages.reviewingOrder.accept.check();
    await pages.reviewingOrder.placeOrder.click();

    await view.shows(pages.orderPlaced.heading);
    await expect(pages.orderPlaced.switch).toContainText(`${riverbourne} has accepted your switch`);
    await expect(pages.orderPlaced.main).toContainText(reference);
    const [order] = await gateway.orders();
    const { plan, appointments } = await gateway.order(order?.id ?? '');
    const home = appointments.find(({ visitType }) => visitType === 'IN_HOME');
    const [ordered, installation] = [await gateway.switchOf(plan.id), await gateway.installation(plan.id)];
    expect(installation.switchId).toBe(ordered.id);
    await expect
      .poll(async () => (await gateway.matchResult(ordered.id)).state, { message: 'the losing provider has the order' })
      .toBe('ordered');
    expect(ordered.plannedSwitchDate).toBe(home?.appointmentDate);
  },
);

test('an order without a switch comes back to it from the plan and from the review (SW-01)', async ({
  page,
  pages,
  view,
  gateway,
  answered,
}) => {
  await page.clock.install();
  await gateway.register({ lastName: 'Archer' });
  await gateway.draftPlan('visits-both');
  await page.goto('/switch');
  await pages.choosingSwitch.answer('self');
  await view.isAt(pages.readingOverview.heading);
  await page.goto('/customise-plan');
  await page.getByRole('link', { name: 'Set up, change or stop your switch' }).click();
  await view.isAt(pages.choosingSwitch.heading);
  await expect(pages.choosingSwitch.radio('self')).toBeChecked();
  await pages.choosingSwitch.answer('none');
  await pages.readingOverview.continue.click();
  await pages.readingKeyInfo.choose.click();
  await pages.outsideVisit.continue.click();
  await pages.inHomeVisit.continue.click();
  await pages.addingEngineerNotes.confirm.click();
  await view.isAt(pages.reviewingOrder.heading);
  await expect(pages.reviewingOrder.switch).toContainText('You’re not switching from another provider.');

  await pages.reviewingOrder.changeSwitch.click();
  await giveProvider(pages);
  await answered(() => pages.switching.find.click());
  await pages.switching.agree();
  await pages.switching.carryOn.click();
  await view.isAt(pages.reviewingOrder.heading);
  await expect(pages.reviewingOrder.switch).toContainText(riverbourne);

  await pages.reviewingOrder.changeSwitch.click();
  await view.shows(pages.switching.setUpHeading);
  await pages.switching.stop.click();
  await view.isAt(pages.reviewingOrder.heading);
  await expect(pages.reviewingOrder.switch).toContainText('You’ll need to cancel with your current provider yourself');
});

test('an order found again asks with nothing chosen: nobody has kept what was said (SW-01, CU-04)', async ({
  page,
  pages,
  gateway,
}) => {
  await gateway.register();
  await gateway.draftPlan('visits-both');
  await page.goto('/switch');
  for (const wish of ['switch', 'self', 'none'] as const)
    await expect(pages.choosingSwitch.radio(wish)).not.toBeChecked();
  await pages.choosingSwitch.submit.click();
  await expect(page.getByRole('alert')).toContainText('Choose one of the answers');
});

test('what was ticked for one provider is not agreed to with another (SW-04)', async ({
  pages,
  askAs,
  answered,
  view,
}) => {
  const { switching } = pages;
  await answered(() => askAs('switch-landline'));
  await switching.landline('End my landline').check();
  await switching.consent.check();
  await switching.close.click();
  await switching.way('Choose another provider').click();
  await expect(switching.search).toHaveValue('');
  await switching.choose('Wrenline Broadband');
  await view.isAt('Your account with Wrenline Broadband');
  await expect(switching.lastName).toHaveValue('Bellamy');
  await answered(() => switching.find.click());
  await expect(switching.row('Current provider')).toHaveText('Wrenline Broadband');
  await expect(switching.consent).not.toBeChecked();
  await expect(switching.landline('End my landline')).not.toBeChecked();
  await expect(switching.row('Completion date')).toHaveText('Your Go Live date');
  await switching.landline('Keep my landline').check();
  await switching.agree();
  await view.isAt(switching.setUpHeading);
});

test('a home that cannot be switched is ordered for without being asked (AD-18, SW-01)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  await pages.enteringAddressByHand.checkHome('address-no-switching');
  await page.getByRole('button', { name: /without switching/i }).click();
  await pages.choosingPlan.select('500 Mbps').click();
  await view.isAt(pages.customisingPlan.heading);
  await expect(page.getByRole('link', { name: 'Set up, change or stop your switch' })).toHaveCount(0);
  await page.goto('/switch');
  await view.isAt(pages.customisingPlan.heading);
});

test('a home that cannot be switched stays so in another tab, on another device and by its code (AD-18, CU-04)', async ({
  browser,
  context,
  gateway,
}) => {
  const member = await gateway.register();
  const { id } = await gateway.draftPlan('address-no-switching');
  const { code } = await gateway.saveJourney(id);
  const isAskedNothing = async (page: Page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pagesOf(page).customisingPlan.heading);
    await expect(page.getByRole('link', { name: 'Set up, change or stop your switch' })).toHaveCount(0);
  };
  const tab = await context.newPage();
  await tab.goto('/customise-plan');
  await isAskedNothing(tab);
  const elsewhere = await browser.newContext();
  const device = await elsewhere.newPage();
  await device.goto(`/customise-plan?saved=${code}`);
  await pagesOf(device).enteringCredentials.logIn(member);
  await isAskedNothing(device);
  await device.goto('/switch');
  await expect(device).not.toHaveURL('/switch');
  await elsewhere.close();
});

test('a provider that is not on the list: what to do instead (SW-02)', async ({ pages, view, gateway, page }) => {
  await gateway.register();
  await gateway.draftPlan('visits-both');
  await page.goto('/switch');
  await pages.choosingSwitch.answer('switch');
  await pages.switching.search.fill('zzzz');
  await expect(page.getByText(/No provider matches/)).toBeVisible();
  await pages.switching.missed.click();
  await view.shows('We can’t switch you from that provider');
  await pages.switching.without.click();
  await view.isAt(pages.readingOverview.heading);
});

test('the provider is chosen by keyboard alone (SW-02)', async ({ pages, view, gateway, page }) => {
  await gateway.register();
  await gateway.draftPlan('visits-both');
  await page.goto('/switch');
  await pages.choosingSwitch.answer('switch');
  await pages.switching.search.focus();
  await page.keyboard.type('broadband');
  await page.keyboard.press('ArrowDown');
  await expect(pages.switching.providers).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your account with .* Broadband$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await view.isAt((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
});

for (const [label, ends] of [
  ['Keep my landline', false],
  ['End my landline', true],
] as const)
  test(`a linked landline: "${label}" is what the provider is told (SW-10)`, async ({
    pages,
    askAs,
    answered,
    gateway,
    view,
  }) => {
    const { switching } = pages;
    await answered(() => askAs('switch-landline'));
    await view.showsDialog(switching.dialogTitle);
    const main = await switching.row('One Touch Switch reference').textContent();
    await switching.agree();
    await expect(switching.dialog.getByRole('alert')).toContainText('Choose what happens to your landline');
    await switching.landline(label).check();
    await switching.start.click();
    await view.shows(switching.setUpHeading);
    const { reference, services } = await gateway.currentMatch();
    expect(reference === main).toBe(!ends);
    const landline = services?.find(({ serviceType }) => serviceType === 'NBICS');
    expect(landline?.switchAction).toBe(ends ? 'OptionToCease' : 'OptionToRetain');
  });

test('a landline that ends with the broadband, and a provider who writes by post, are said so (SW-09)', async ({
  page,
  pages,
  askAs,
  answered,
}) => {
  await answered(() => askAs('switch-landline-ends'));
  await expect(pages.switching.dialog.getByText(/can’t carry on without your broadband/)).toBeVisible();
  await pages.switching.notNow.click();
  await page.getByRole('button', { name: 'Change my details' }).click();
  await answered(() => pages.switching.ask({ lastName: 'Penfold' }));
  await expect(pages.switching.dialog.getByText(/^By first class post/)).toBeVisible();
});
