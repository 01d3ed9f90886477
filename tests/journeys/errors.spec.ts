import { arrive } from '../support/browser/arrive.ts';
import { homeOf } from '../support/browser/gateway.ts';
import { expect, test } from '../support/browser/test.ts';

const offline = 'You’re offline.';
const noConnection = /net::ERR_|HTTP call failed|Failed to load resource/;

test(
  'a browser that goes offline says so, keeps what is typed, and goes on when it is back (ER-04)',
  { tag: ['@both', '@main'] },
  async ({ page, pages, view, context, browserConsole }) => {
    browserConsole.expect(noConnection);
    await pages.enteringAddress.open();
    await pages.enteringAddress.byHand.click();
    await view.isAt('Enter your address');
    const { postcode, streetNumber } = homeOf('address-single-match');
    const { enteringAddressByHand } = pages;
    await enteringAddressByHand.postcode.fill(postcode);
    await enteringAddressByHand.streetNumber.fill(streetNumber);
    await expect(page.getByText(offline)).toBeHidden();

    await context.setOffline(true);
    const notice = page.getByRole('status').filter({ hasText: offline });
    await expect(notice).toBeVisible();
    await expect(notice).toHaveCount(1);
    await expect(enteringAddressByHand.postcode).toHaveValue(postcode);
    await view.hasNoBarriers('offline');

    // The call fails at once: no ten seconds of waiting for nothing.
    await enteringAddressByHand.submit.click();
    await view.isAt('We couldn’t check your address');
    await expect(notice).toBeVisible();

    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await page.getByRole('button', { name: 'Try again' }).click();
    await view.isAt(pages.addressOutcome.served);
  },
);

test('the offline bar does not cover what has the focus', async ({ page, pages, context, browserConsole }) => {
  browserConsole.expect(noConnection);
  // The app is there when it has asked who is here.
  const started = page.waitForResponse('**/client-sessions');
  await pages.enteringAddress.open();
  await started;
  await context.setOffline(true);
  await expect(page.getByText(offline)).toBeVisible();
  const box = pages.enteringAddress.box;
  await box.focus();
  await box.evaluate((field) => field.scrollIntoView({ block: 'start' }));
  const [bar, field] = [await page.getByText(offline).boundingBox(), await box.boundingBox()];
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('code that does not arrive: the page is loaded anew once, then says so, and nothing chosen is lost', async ({
  page,
  pages,
  view,
  gateway,
  context,
  browserConsole,
}) => {
  // The words of a page that is built ahead are drawn again where its code is missing.
  browserConsole.expect(/dynamically imported module/, /A page could not be drawn/, /Drawn again after an error/);
  await gateway.register();
  await gateway.draftPlan('visits-both');
  await page.goto('/customise-plan');
  await view.isAt(pages.customisingPlan.heading);
  await pages.customisingPlan.mesh.check();

  // As after a new version: the old one's files are gone.
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setBlockedURLs', { urls: ['*/assets/billing*.js'] });
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.evaluate(() => history.pushState(null, '', '/help/billing'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await view.isAt('This page didn’t load');
  expect(loads).toBe(1);

  await devTools.send('Network.setBlockedURLs', { urls: [] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await view.isAt('Billing');
  await page.goto('/customise-plan');
  await view.isAt(pages.customisingPlan.heading);
  await expect(pages.customisingPlan.mesh).toBeChecked();
});

test('a dialog whose code does not arrive costs the press: the page stays and says so, and the next press opens it', async ({
  page,
  pages,
  view,
  gateway,
  context,
  browserConsole,
}) => {
  // Whoever presses again before the failure is forgotten has the page loaded anew.
  browserConsole.expect(/dynamically imported module/, /A page could not be drawn/, /Failed to load resource/);
  await gateway.register();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setBlockedURLs', { urls: ['*/assets/ChangingName*.js'] });
  // What may come in handy comes once somebody is there: all but the code of this dialog.
  const words = page.waitForResponse(/OnItsWay.*\.js$/);
  await page.goto('/dashboard/profile');
  await view.isAt('Your profile');
  await page.mouse.move(40, 40);
  await words;

  await context.setOffline(true);
  await pages.main.button('Change name').click();
  await expect(page.getByRole('alert')).toContainText('That didn’t open');
  await view.isAt('Your profile');
  await expect(pages.main.button('Change name')).toBeFocused();

  await context.setOffline(false);
  await devTools.send('Network.setBlockedURLs', { urls: [] });
  await expect(async () => {
    await pages.main.button('Change name').click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page that does not exist answers 404 in words, with ways on (RT-06)', async ({ page, view }) => {
  for (const path of ['/404', '/no-such-page', '/book-install/attic', '/auth/elsewhere']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await view.isAt("Oops. We can't find that page.");
    await expect(page.getByRole('main').getByRole('link', { name: 'Visit our help section' })).toBeVisible();
    await expect(page).toHaveTitle(/^Page not found/);
  }
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('a member whom a link within the site leads to a page that does not exist is led to their dashboard (RT-06)', async ({
  page,
  view,
  gateway,
}) => {
  await gateway.register();
  await page.goto('/dashboard/profile');
  await view.isAt('Your profile');
  await page.evaluate(() => {
    history.pushState(null, '', '/no-such-page');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await view.isAt("Oops. We can't find that page.");
  await page.getByRole('main').getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('Back from a page that does not exist leads to where the customer was (RT-06)', async ({ page, pages, view }) => {
  await pages.enteringAddress.open();
  await view.isAt(pages.enteringAddress.heading);
  await page.goto('/no-such-page');
  await page.getByRole('main').getByRole('button', { name: 'Go back' }).click();
  await view.isAt(pages.enteringAddress.heading);
});

test('the way home from the error page leaves the error behind (ER-08)', async ({ page, pages, view, gateway }) => {
  await gateway.fault({ operationId: 'checkAddress', status: 500, times: 1 });
  await pages.enteringAddressByHand.checkHome('address-single-match');
  await view.isAt('Oops, something went wrong');
  await expect(page).toHaveTitle(/^Something went wrong/);
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await page.goto('/error');
  await expect(page).toHaveURL('/');
});

test('without an anti-forgery token nothing is written, in words, and the next try goes on (ER-10)', async ({
  page,
  pages,
  view,
  gateway,
  context,
}) => {
  await arrive(page, '/register-interest');
  await view.isAt(pages.enteringDetails.heading);
  await gateway.fault({ operationId: 'getCsrfToken', status: 503, times: 1 });
  await context.clearCookies({ name: 'XSRF-TOKEN' });
  await pages.enteringDetails.postcode.fill('LK1 1AA');
  await pages.enteringDetails.firstName.fill('Wren');
  await pages.enteringDetails.email.fill('wren@example.com');
  await pages.enteringDetails.submit.click();
  await view.isAt('We couldn’t save that');
  await page.getByRole('button', { name: 'Try again' }).click();
  await view.isAt(pages.enteringDetails.done);
});

test('a site that cannot start says so, and starts when it is asked again (ER-06)', async ({
  page,
  pages,
  view,
  browserConsole,
}) => {
  browserConsole.expect(/^The site could not be started/);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('is-mended') === null) Reflect.set(globalThis, 'BroadcastChannel', undefined);
  });
  await page.goto('/postcode-checker');
  await view.isAt('Oops, something went wrong');
  await page.evaluate(() => sessionStorage.setItem('is-mended', 'yes'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await view.isAt(pages.enteringAddress.heading);
  await expect(pages.enteringAddress.box).toBeEditable();
});
