import { expect, test } from '../support/browser/test.ts';

const heading = 'Oops, something went wrong';

test(
  'a 500 leads to the error page, and Back asks again and goes on (ER-03, ER-06, ER-07, ER-08)',
  { tag: ['@both', '@main'] },
  async ({ page, pages, view, gateway }) => {
    await gateway.fault({ operationId: 'checkAddress', status: 500, times: 1 });
    const broken = page.waitForResponse((response) => response.status() === 500);
    await pages.enteringAddressByHand.checkHome('address-single-match');
    await view.isAt(heading);
    await expect(page).toHaveURL('/error');
    // The gateway logs each request under its id.
    const id = (await (await broken).headerValue('x-request-id')) ?? '';
    await expect(page.getByText(`Reference: ${id.slice(0, 8)}`)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Please try again later');
    await expect(page.getByRole('main')).toContainText('Internal server error.');
    await page.goBack();
    await view.isAt(pages.addressOutcome.served);
    await expect(page).toHaveURL('/postcode-checker');
  },
);

test('a home whose check always answers 500 leads to the error page each time (ER-03)', async ({
  page,
  pages,
  view,
}) => {
  await pages.enteringAddressByHand.checkHome('address-server-error');
  await view.isAt(heading);
  await page.goBack();
  await expect(page).toHaveURL('/error');
  await view.isAt(heading);
});

test('the way back on the error page leads to what could not be sent, which the customer sends again (ER-08)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  await pages.enteringAddressByHand.checkHome('visits-both');
  await pages.addressOutcome.showPlans.click();
  await gateway.fault({ operationId: 'createPlan', status: 500, times: 1 });
  await pages.choosingPlan.select('500 Mbps').click();
  await view.isAt(heading);
  await page.getByRole('main').getByRole('button', { name: /back/i }).click();
  await view.isAt('We couldn’t save that plan');
  await page.getByRole('button', { name: 'Try again' }).click();
  await view.isAt(pages.choosingSwitch.heading);
});

test('a 500 while dates are fetched comes back to the dates (ER-03, ER-08, BK-18)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  await gateway.draftPlan('visits-both');
  await page.goto('/book-install/key-info');
  await gateway.fault({ operationId: 'getAvailabilities', status: 500, times: 1 });
  await pages.readingKeyInfo.choose.click();
  await view.isAt(heading);
  await page.goBack();
  await view.isAt(pages.outsideVisit.heading);
  await expect(pages.outsideVisit.card).toBeVisible();
});

test('a reload of the error page leads home (ER-09)', async ({ page, pages, view, gateway }) => {
  await gateway.fault({ operationId: 'checkAddress', status: 500, times: 1 });
  await pages.enteringAddressByHand.checkHome('address-single-match');
  await view.isAt(heading);
  await page.reload();
  await expect(page).toHaveURL('/');
});

test('the error page with nothing stored leads home (ER-09)', async ({ page }) => {
  await page.goto('/error');
  await expect(page).toHaveURL('/');
});

test('a 401 in the middle asks to log in again, comes back and goes on with what was pressed (ER-01)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const member = await gateway.register();
  await gateway.draftPlan('visits-both');
  await page.goto('/customise-plan');
  await view.isAt(pages.customisingPlan.heading);
  await pages.customisingPlan.mesh.check();
  await gateway.endSession();
  await pages.customisingPlan.book.click();
  await view.shows(pages.enteringCredentials.heading);
  await expect(page).toHaveURL('/auth/login?referrer=broadband&redirect=%2Fcustomise-plan');
  await pages.enteringCredentials.logIn(member);
  await view.isAt(pages.readingOverview.heading);
});

test('a 401 while the order is placed leads to log-in, and the order is placed once after it (ER-01, OR-02)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const member = await gateway.register();
  await gateway.draftPlan('visits-none');
  await page.goto('/book-install');
  await pages.readingOverview.review.click();
  await pages.reviewingOrder.accept.check();
  await expect(pages.reviewingOrder.placeOrder).toBeEnabled();
  await gateway.endSession();
  await pages.reviewingOrder.placeOrder.click();
  await view.isAt(pages.enteringCredentials.heading);
  await pages.enteringCredentials.logIn(member);
  await view.isAt(pages.orderPlaced.heading);
  expect(await gateway.orders()).toHaveLength(1);
});

test("after a 401 another member does not see the first one's journey (ER-01, SC-04)", async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const other = await gateway.registerElsewhere();
  await gateway.register();
  await gateway.draftPlan('visits-both');
  await page.goto('/customise-plan');
  await view.isAt(pages.customisingPlan.heading);
  await gateway.endEverySession();
  await pages.customisingPlan.book.click();
  await view.isAt(pages.enteringCredentials.heading);
  await pages.enteringCredentials.logIn(other);
  await view.isAt(pages.enteringAddress.heading);
  await expect(page).toHaveURL('/postcode-checker');
});

test('plans that cannot be fetched are a state with words, and trying again shows them (ER-04)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.fault({ operationId: 'listProductsForHome', status: 503, times: 1 });
  await gateway.fault({ operationId: 'listProducts', status: 503, times: 1 });
  await pages.enteringAddressByHand.checkHome('visits-both');
  await pages.addressOutcome.showPlans.click();
  await view.shows('We couldn’t fetch the plans');
  await gateway.endFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await view.isAt(pages.choosingPlan.heading);
  await expect(pages.choosingPlan.cards).toHaveCount(3);
});

test('a plan that cannot be made is remembered and made on the next try (ER-04, PL-06)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  await pages.enteringAddressByHand.checkHome('visits-both');
  await pages.addressOutcome.showPlans.click();
  await gateway.fault({ operationId: 'createPlan', status: 409, times: 1 });
  await pages.choosingPlan.select('1 Gbps').click();
  await view.shows('We couldn’t save that plan');
  await page.getByRole('button', { name: 'Try again' }).click();
  await pages.choosingSwitch.none();
  await view.isAt(pages.customisingPlan.heading);
  await expect(pages.customisingPlan.total).toContainText('£45');
});

test('where no plan can be given the banner says so, and the customer can be first to know (PL-04)', async ({
  page,
  pages,
  view,
}) => {
  await pages.enteringAddressByHand.checkHome('products-none');
  await pages.addressOutcome.showPlans.click();
  await expect(page.getByText('Sorry, we are are unable to provide you with a plan at this time.')).toBeVisible();
  await view.shows('Choose your plan');
  await page.getByRole('main').getByRole('link', { name: 'Be first to know' }).click();
  await view.isAt(pages.enteringDetails.heading);
});

test('a home whose dates always answer 500 leads to the error page (ER-03)', async ({ page, pages, view, gateway }) => {
  await gateway.register();
  await gateway.draftPlan('dates-server-error');
  await page.goto('/book-install/key-info');
  await pages.readingKeyInfo.choose.click();
  await view.isAt(heading);
  await expect(page).toHaveURL('/error');
});

test('a gateway that takes eight seconds is waited for, and the page says what for (HT-02)', async ({
  page,
  pages,
}) => {
  await pages.enteringAddressByHand.checkHome('address-slow');
  await expect(page.getByText(/^Checking \d+, LK\d \d[A-Z]{2}$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.addressOutcome.served, { timeout: 15_000 });
});

test('a gateway that gives no answer at all is given up after ten seconds (HT-02, ER-05)', async ({
  page,
  pages,
  gateway,
}) => {
  await gateway.fault({ operationId: 'checkAddress', delayMs: 12_000, times: 1 });
  await pages.enteringAddressByHand.checkHome('address-single-match');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t check your address', {
    timeout: 15_000,
  });
});
