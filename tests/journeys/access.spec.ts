import { createHost } from '../../server/app.ts';
import { readHostEnv } from '../../server/env.ts';
import { loadStaticFiles } from '../../server/static-files.ts';
import { expect, test } from '../support/browser/test.ts';
import { serveHost } from '../support/browser/serve-host.ts';

const notFound = "Oops. We can't find that page.";

test(
  'a member without access is told so plainly, and can register interest (AU-11)',
  { tag: '@main' },
  async ({ page, view, gateway }) => {
    await gateway.logIn('member-without-access');
    await page.goto('/customise-plan');
    await view.opensWith('This page isn’t open to you yet');
    await expect(page.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', /^https:\/\/my\./);
    await page.getByRole('link', { name: 'Be first to know' }).click();
    await expect(page).toHaveURL('/register-interest');
  },
);

test('before the launch nobody can order, and is told first instead (SC-10: commercial-launch)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.logIn('member-without-access');
  await pages.enteringAddressByHand.checkHome('address-no-switching');
  await view.shows('Full fibre is coming to your home');
  await page.getByRole('button', { name: 'Be first to know' }).click();
  await expect(page).toHaveURL('/register-interest');
  await page.goto('/choose-plan');
  await expect(page).toHaveURL('/postcode-checker');
});

test('whoever logs in without access is not let in either (AU-11)', async ({ page, pages, view }) => {
  await page.goto('/customise-plan');
  await pages.enteringCredentials.logIn({ email: 'kit.plover@example.com', password: 'larkline-demo-1' });
  await view.isAt('This page isn’t open to you yet');
  await expect(page).toHaveURL('/customise-plan');
});

test('while it is looked up who is here, a page for members shows a loading indicator alone (SH-03, AU-07)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  // The client session says whether there is a member to look up.
  await gateway.fault({ operationId: 'startClientSession', delayMs: 3000, times: 1 });
  const seen: string[] = [];
  await page.exposeFunction('note', (text: string) => void seen.push(text));
  await page.addInitScript(() => {
    const note = Reflect.get(globalThis, 'note') as (text: string) => void;
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading) note(heading);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/customise-plan');
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'One moment …' })).toBeVisible();
  await view.isAt(pages.enteringCredentials.heading);
  expect([...new Set(seen)]).toEqual(['One moment', pages.enteringCredentials.heading]);
});

for (const path of ['/switch', '/dashboard', '/about-you'])
  test(`a visitor who follows a link to ${path} is asked to log in (AU-08)`, async ({ page, pages, view }) => {
    await page.goto(path);
    await view.isAt(pages.enteringCredentials.heading);
    await expect(page).toHaveURL(`/auth/login?referrer=broadband&redirect=${encodeURIComponent(path)}`);
  });

test('a full name that is missing is asked for once, and kept (SC-10: about-you-redirect)', async ({
  page,
  view,
  gateway,
}) => {
  await gateway.logIn('member-sparse');
  await page.goto('/tools');
  await page.getByRole('button', { name: 'On for about-you-redirect' }).click();
  await page.goto('/book-install/key-info');
  await view.opensWith('What is your full name?');
  await expect(page).toHaveURL('/about-you?redirect=%2Fbook-install%2Fkey-info');
  await expect(page.getByLabel('First name')).toHaveValue('Jo');
  await page.getByRole('button', { name: 'Save and carry on' }).click();
  await expect(page.getByRole('alert')).toContainText('Last name is required');
  await page.getByLabel('Last name').fill('Dunnock');
  await gateway.fault({ operationId: 'updateMember', status: 503, times: 1 });
  await page.getByRole('button', { name: 'Save and carry on' }).click();
  await view.isAt('We couldn’t save your name');
  await page.getByRole('button', { name: 'Try again' }).click();
  // Nothing is booked yet: the journey shows the furthest page that it can.
  await expect(page).not.toHaveURL(/about-you/);
  await page.goto('/about-you?redirect=%2Fhelp');
  await expect(page).toHaveURL('/help');
});

test('where two gateways are there, a flag of the browser’s own chooses the one that comes with the site (SC-08)', async ({
  page,
  pages,
  gateway,
  context,
  baseURL,
}) => {
  await gateway.logIn('member');
  const withSite = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(`${baseURL}${pathname}${search}`, request));
  };
  await using host = await serveHost((url) => {
    // Nobody listens at the other one.
    const settings = { HOST_URL: url, GATEWAY_URL: 'http://127.0.0.1:9', ENVIRONMENT: 'tst', MOCK_SERVICE: 'by-flag' };
    return createHost(readHostEnv(settings), { files: loadStaticFiles('dist'), isPage: () => true, gateway: withSite });
  });
  await page.goto(`${host.url}/help`);
  await expect(pages.shell.logIn).toBeVisible();
  await context.addCookies([{ name: 'mock-service', value: 'on', url: host.url }]);
  await page.reload();
  await expect(pages.shell.dashboard).toHaveText(/^Hey Alex/);
});

test.describe('where only listed members may see the site (AU-12)', () => {
  const only = (origin: string, url: string) => {
    const files = loadStaticFiles('dist');
    const env = readHostEnv({ HOST_URL: url, GATEWAY_URL: origin, ENVIRONMENT: 'tst', MEMBER_WHITELIST: '100001' });
    return createHost(env, { files, isPage: () => true });
  };

  test.beforeEach(({ browserConsole }) => browserConsole.expect(/HTTP/));

  test('a member on the list sees it', async ({ page, gateway, baseURL }) => {
    await gateway.logIn('member');
    await using host = await serveHost((url) => only(baseURL ?? '', url));
    await page.goto(`${host.url}/help`);
    await expect(page.getByRole('banner')).toContainText('Hey Alex');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(notFound);
  });

  test('another member finds no page, whatever the address is, but for registering interest', async ({
    page,
    gateway,
    baseURL,
  }) => {
    await gateway.logIn('member-not-listed');
    await using host = await serveHost((url) => only(baseURL ?? '', url));
    expect((await page.goto(`${host.url}/postcode-checker`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound);
    await expect(page).toHaveURL(`${host.url}/postcode-checker`);
    expect((await page.goto(`${host.url}/register-interest`))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/first to know/i);
    await page
      .getByRole('banner')
      .getByRole('link', { name: / home$/ })
      .click();
    await expect(page).toHaveURL(`${host.url}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound);
  });
});
