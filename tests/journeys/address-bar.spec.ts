import { expect, test } from '../support/browser/test.ts';

test(
  'Back and Forward walk through the journey as through pages (RT-03)',
  { tag: '@main' },
  async ({ page, pages, view, gateway }) => {
    await gateway.register();
    await pages.enteringAddressByHand.checkHome('visits-both');
    await pages.addressOutcome.showPlans.click();
    await pages.choosingPlan.select('500 Mbps').click();
    await pages.choosingSwitch.none();
    await pages.customisingPlan.book.click();
    await pages.readingOverview.continue.click();
    await view.isAt(pages.readingKeyInfo.heading);

    await page.goBack();
    await view.shows(pages.readingOverview.heading);
    await page.goBack();
    await view.shows(pages.customisingPlan.heading);
    await page.goBack();
    await view.shows(pages.choosingSwitch.heading);
    await expect(pages.choosingSwitch.radio('none')).toBeChecked();
    await page.goBack();
    await view.shows(pages.choosingPlan.heading);
    await page.goBack();
    await view.shows(pages.addressOutcome.served);
    await page.goForward();
    await view.isAt(pages.choosingPlan.heading);
    await page.goForward();
    await view.isAt(pages.choosingSwitch.heading);
    await page.goForward();
    await view.isAt(pages.customisingPlan.heading);
    await page.goForward();
    await view.isAt(pages.readingOverview.heading);
    await expect(page).toHaveURL('/book-install');
  },
);

test('a reload in the middle shows the same page, and Back still works after it (RT-03)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  await pages.enteringAddressByHand.checkHome('visits-both');
  await pages.addressOutcome.showPlans.click();
  await pages.choosingPlan.select('500 Mbps').click();
  await pages.choosingSwitch.none();
  await pages.customisingPlan.mesh.check();
  await page.reload();
  await view.isAt(pages.customisingPlan.heading);
  await expect(pages.customisingPlan.mesh).toBeChecked();
  await page.goBack();
  await view.isAt(pages.choosingSwitch.heading);
});

test('what is typed but not sent survives a reload (RT-03)', async ({ page, pages }) => {
  const { enteringAddress, enteringAddressByHand } = pages;
  await enteringAddress.open();
  await enteringAddress.byHand.click();
  await enteringAddressByHand.postcode.fill('LK9 2BB');
  await enteringAddressByHand.streetNumber.fill('7');
  await page.reload();
  await expect(enteringAddressByHand.postcode).toHaveValue('LK9 2BB');
  await expect(enteringAddressByHand.streetNumber).toHaveValue('7');
});

for (const [path, notice] of [
  ['/choose-plan', 'First, check your address'],
  ['/customise-plan', 'First, check your address'],
  ['/book-install', 'First, check your address'],
  ['/book-install/outside', 'First, check your address'],
  ['/order-confirmation', 'First, check your address'],
  ['/order-summary', 'First, check your address'],
] as const)
  test(`a member who opens ${path} with nothing begun starts at the address and reads why (RT-03)`, async ({
    page,
    pages,
    view,
    gateway,
  }) => {
    await gateway.register();
    await page.goto(path);
    await view.isAt(pages.enteringAddress.heading);
    await expect(page).toHaveURL('/postcode-checker');
    await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible();
  });

test('a page opened too early leads to the furthest one, and takes its place in the history (RT-03)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  await gateway.draftPlan('visits-both');
  await page.goto('/postcode-checker');
  await page.goto('/order-confirmation');
  await view.isAt(pages.outsideVisit.heading);
  await expect(page).toHaveURL('/book-install/outside');
  await expect(page.getByRole('status').filter({ hasText: 'Book your installation first' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/postcode-checker');
});

test('a page in the middle opened in another tab goes on where the member is (RT-03)', async ({
  page,
  pages,
  view,
  gateway,
  context,
}) => {
  await gateway.register();
  await gateway.draftPlan('visits-both');
  await page.goto('/book-install/outside');
  await view.isAt(pages.outsideVisit.heading);
  const other = await context.newPage();
  await other.goto('/customise-plan');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(pages.customisingPlan.heading);
  await expect(other).toHaveURL('/customise-plan');
});

test('a page in the middle that is opened comes up at once, and no page before it (RT-03, SC-15)', async ({
  page,
  pages,
  view,
  gateway,
  machines,
}) => {
  await gateway.register();
  await gateway.draftPlan('visits-both');
  await page.goto('/customise-plan');
  await view.isAt(pages.customisingPlan.heading);
  const began = new Set(machines.steps.map(({ machine }) => machine));
  expect(began).toContain('customisePlan');
  expect(began).not.toContain('bookInstall');
});

test('a notice stays with the page that it is about (RT-03)', async ({ page, pages, view }) => {
  await page.goto('/choose-plan');
  const notice = page.getByRole('status').filter({ hasText: 'First, check your address' });
  await expect(notice).toBeVisible();
  await page.goto('/register-interest');
  await view.isAt(pages.enteringDetails.heading);
  await expect(notice).toHaveCount(0);
});

test('another home starts the choice anew (RT-03)', async ({ page, pages, view, gateway }) => {
  await gateway.register();
  await pages.enteringAddressByHand.checkHome('visits-both');
  await pages.addressOutcome.showPlans.click();
  await pages.choosingPlan.select('500 Mbps').click();
  await pages.choosingSwitch.none();
  await view.isAt(pages.customisingPlan.heading);
  await pages.homeLine.change.click();
  await view.isAt(pages.addressOutcome.served);
  await pages.addressOutcome.changeAddress.click();
  await pages.enteringAddress.byHand.click();
  await pages.enteringAddressByHand.check({ postcode: 'LK9 1SA', streetNumber: '7' });
  await pages.addressOutcome.showPlans.click();
  await view.isAt(pages.choosingPlan.heading);
  await expect(pages.choosingPlan.cards.filter({ hasText: 'You chose this before' })).toHaveAccessibleName('500 Mbps');
  await page.goto('/customise-plan');
  await view.isAt(pages.choosingPlan.heading);
  await expect(page.getByRole('status').filter({ hasText: 'Choose a plan first' })).toBeVisible();
});

test('the same home again keeps what was chosen for it (RT-03)', async ({ page, pages, view, gateway }) => {
  await gateway.register();
  await pages.enteringAddressByHand.checkHome('visits-both');
  await pages.addressOutcome.showPlans.click();
  await pages.choosingPlan.select('500 Mbps').click();
  await pages.choosingSwitch.none();
  await pages.customisingPlan.mesh.check();
  await pages.customisingPlan.book.click();
  await view.isAt(pages.readingOverview.heading);
  await pages.homeLine.change.click();
  await view.shows(pages.addressOutcome.served);
  await pages.addressOutcome.showPlans.click();
  await view.isAt(pages.choosingPlan.heading);
  await pages.choosingPlan.select('500 Mbps').click();
  await view.isAt(pages.customisingPlan.heading);
  await expect(pages.customisingPlan.mesh).toBeChecked();
  await expect(page).toHaveURL('/customise-plan');
});

test('a double click on "Select plan" makes one plan (PL-06)', async ({ page, pages, view, gateway }) => {
  await gateway.register();
  await gateway.fault({ operationId: 'createPlan', delayMs: 400 });
  let made = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/broadband/v1/plans')) made += 1;
  });
  await pages.enteringAddressByHand.checkHome('visits-both');
  await pages.addressOutcome.showPlans.click();
  await pages.choosingPlan.select('500 Mbps').dblclick();
  await view.isAt(pages.choosingSwitch.heading);
  expect(made).toBe(1);
});

test('Back is refused while the plan is being made, and the journey goes on (RT-03)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  await pages.enteringAddressByHand.checkHome('visits-both');
  await pages.addressOutcome.showPlans.click();
  await gateway.fault({ operationId: 'createPlan', delayMs: 1500 });
  await pages.choosingPlan.select('500 Mbps').click();
  await page.goBack();
  await view.isAt(pages.choosingSwitch.heading);
  await expect(page).toHaveURL('/switch');
  await page.goBack();
  await view.isAt(pages.choosingPlan.heading);
});

test('an unknown page says so, with three ways on (RT-06)', { tag: '@both' }, async ({ page, view }) => {
  await page.goto('/no-such-page');
  await view.opensWith("Oops. We can't find that page.");
  await expect(page.getByRole('main').getByRole('link', { name: /home/i }).first()).toBeVisible();
});
