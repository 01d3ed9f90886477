import { createHost } from '../../server/app.ts';
import { readHostEnv } from '../../server/env.ts';
import { loadStaticFiles } from '../../server/static-files.ts';
import { serveHost } from '../../tests/support/browser/serve-host.ts';
import { expect, test } from '../../tests/support/browser/test.ts';

const heading = 'Tools for testers';

test.describe('what a tester sets in their tab', () => {
  // The page marks its calls itself, where a fault is to meet this tab alone.
  test.use({ extraHTTPHeaders: {} });

  test(
    'all seven flags are listed with their value and whose word it is (SC-10)',
    { tag: ['@both', '@main'] },
    async ({ page, view }) => {
      await page.goto('/tools');
      await view.opensWith(heading);
      const flags = page.getByRole('region', { name: 'Flags' }).getByRole('listitem');
      await expect(flags).toHaveCount(7);
      await expect(flags.first()).toContainText('from the session service');
      await expect(page.getByRole('link', { name: /overridden/ })).toBeHidden();
    },
  );

  test('a flag switched off changes the journey and says so on every page (SC-10)', async ({
    page,
    pages,
    view,
    gateway,
  }) => {
    await gateway.register();
    await page.goto('/tools');
    await page.getByRole('button', { name: 'Off for customise-plan' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'customise-plan' })).toContainText(
      'set by you, in this tab',
    );
    await view.hasNoBarriers('tools with a flag set');
    await pages.enteringAddressByHand.checkHome('visits-both');
    await expect(page.getByRole('link', { name: '1 flag overridden' })).toBeVisible();
    await pages.addressOutcome.showPlans.click();
    await pages.choosingPlan.select('150 Mbps').click();
    await expect(page).not.toHaveURL('/customise-plan');
    await page.goto('/customise-plan');
    await expect(page).not.toHaveURL('/customise-plan');
  });

  test('flags that were set are put back, and hold as given again (SC-10)', async ({ page, pages, view, gateway }) => {
    await gateway.register();
    await gateway.draftPlan('visits-both');
    await page.goto('/tools');
    await page.getByRole('button', { name: 'Off for customise-plan' }).click();
    await page.goto('/help');
    await page.getByRole('link', { name: '1 flag overridden' }).click();
    await page.getByRole('button', { name: 'Put all flags back' }).click();
    await expect(page.getByRole('link', { name: /overridden/ })).toBeHidden();
    await page.goto('/customise-plan');
    await view.isAt(pages.customisingPlan.heading);
  });

  test('a flag can be set by keyboard alone, to any typed value that can be read as its type (SC-12)', async ({
    page,
    view,
  }) => {
    await page.goto('/tools');
    await page.getByRole('button', { name: 'Other value for contracts-ui' }).focus();
    await page.keyboard.press('Enter');
    const form = page.locator('form[name="value-of-contracts-ui"]');
    await form.getByRole('radio', { name: 'integer' }).focus();
    await page.keyboard.press('Space');
    await form.getByLabel('Value').fill('many');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Write a whole number, like 12');
    await expect(page.getByRole('alert')).toBeFocused();
    await view.hasNoBarriers('tools with a refused value');
    await form.getByLabel('Value').fill('12');
    await page.keyboard.press('Enter');
    const flag = page.getByRole('listitem').filter({ hasText: 'contracts-ui' });
    await expect(flag).toContainText('12 (integer)');
    await expect(flag.getByText('Off', { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(flag).toContainText('12 (integer)');
  });

  test('with the launch switched off a home that we reach is coming soon, at once (SC-10: commercial-launch)', async ({
    page,
    pages,
    view,
  }) => {
    await page.goto('/tools');
    await page.getByRole('button', { name: 'Off for commercial-launch' }).click();
    await pages.enteringAddressByHand.checkHome('address-single-match');
    await view.shows('Full fibre is coming to your home');
    await page.getByRole('button', { name: 'Be first to know' }).click();
    await expect(page.getByRole('main')).toContainText('LK9 1SA');
  });

  test('the other address look-up finds and fetches a home as well (SC-10: address-lookup-spike, AD-05)', async ({
    page,
    pages,
    view,
  }) => {
    await page.goto('/tools');
    await page.getByRole('button', { name: 'On for address-lookup-spike' }).click();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await pages.enteringAddress.open();
    await pages.enteringAddress.box.fill('4 Heron Way');
    await pages.enteringAddress.suggestions.first().click();
    await view.isAt('Good news, we cover your address');
    expect(asked.filter((path) => path.includes('address-capture'))).toEqual([]);
    expect(asked.filter((path) => path.startsWith('/address-api/')).length).toBeGreaterThan(1);
  });

  test('a fault meets this tab alone, as often as was asked for (HT-08)', async ({
    page,
    pages,
    view,
    browser,
    baseURL,
  }) => {
    await page.goto('/tools');
    const faults = page.getByRole('region', { name: 'Make a call go wrong' });
    await faults.getByLabel('Which call').selectOption('listProductsForHome');
    await faults.getByLabel('Status, or seconds').fill('99');
    await faults.getByRole('button', { name: 'Add this rule' }).click();
    await expect(faults.getByRole('alert')).toContainText('Write a status from 200 to 599');
    await faults.getByLabel('Status, or seconds').fill('503');
    await faults.getByRole('button', { name: 'Add this rule' }).click();
    const rule = 'listProductsForHome answers 503, for the next call, in your tab only';
    await expect(faults.getByRole('listitem').filter({ hasText: rule })).toBeVisible();
    await view.hasNoBarriers('tools with a fault');
    const elsewhere = await browser.newPage();
    expect(
      (await elsewhere.request.get(`${baseURL}/broadband/v2/postcode-checker/products?uprn=900000001`)).status(),
    ).toBe(200);
    await elsewhere.close();
    await pages.enteringAddressByHand.checkHome('visits-both');
    await pages.addressOutcome.showPlans.click();
    await view.isAt('We couldn’t fetch the plans');
  });

  test('a rule can be ended before it has met a call', async ({ page }) => {
    await page.goto('/tools');
    const faults = page.getByRole('region', { name: 'Make a call go wrong' });
    await faults.getByLabel('Which call').selectOption('createPlan');
    await faults.getByRole('radio', { name: 'The connection breaks' }).check();
    await faults.getByLabel('How many calls').fill('');
    await faults.getByRole('button', { name: 'Add this rule' }).click();
    const rule = faults
      .getByRole('listitem')
      .filter({ hasText: 'createPlan drops the connection, until it is ended, in your tab only' });
    await rule.getByRole('button', { name: /^End/ }).click();
    await expect(rule).toBeHidden();
  });

  test('the session, the version of the network’s interface and the test data are there to be looked up (SC-02, SC-19)', async ({
    page,
    gateway,
  }) => {
    await gateway.logIn('member');
    await page.goto('/tools');
    const session = page.getByRole('region', { name: 'This session' });
    await expect(session).toContainText('Alex Finch, member 100001');
    await expect(session).toContainText('granted');
    const version = page.getByRole('region', { name: /^Version/ });
    await version.getByLabel('Version').fill('two point one!');
    await version.getByRole('button').click();
    await expect(version.getByRole('alert')).toContainText('letters, digits, dots and hyphens');
    await version.getByLabel('Version').fill('2.1');
    await version.getByRole('button').click();
    await expect(version).toContainText('Address checks ask for version 2.1.');
    expect(await page.evaluate(() => localStorage.getItem('vendorApiVersion'))).toBe('2.1');
    await page.getByText('Members', { exact: true }).click();
    await expect(page.getByText('robin.wren@example.com')).toBeVisible();
  });

  test('where tools are off there is no such page (SC-07)', async ({ page, baseURL }) => {
    await using host = await serveHost((url) => {
      const env = readHostEnv({ HOST_URL: url, GATEWAY_URL: baseURL, ENVIRONMENT: 'tst', TEST_TOOLS: 'off' });
      return createHost(env, { files: loadStaticFiles('dist'), isPage: (path) => path === '/tools' });
    });
    await page.goto(`${host.url}/tools`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Oops. We can't find that page.");
    expect((await page.request.get(`${host.url}/test-tools/v1/sentinels`)).status()).toBe(404);
  });
});

test.describe('on a gateway of its own', { tag: '@own-gateway' }, () => {
  test.afterEach(({ gateway }) => gateway.moveClock({ reset: true }));

  test('the clock is moved on, set, and put right again', async ({ page, view }) => {
    await page.goto('/tools');
    const clock = page.getByRole('region', { name: 'The gateway’s clock' });
    await expect(clock).toContainText(/\d+(:\d\d)?[ap]m, the real time/);
    await clock.getByRole('button', { name: 'A day on' }).click();
    await expect(clock).toContainText('about 24 hours ahead of the real time');
    await clock.getByLabel('Time').fill('25:00');
    await clock.getByRole('button', { name: 'Set the clock' }).click();
    await expect(clock.getByRole('alert')).toContainText('Choose a date');
    await expect(clock.getByRole('alert')).toContainText('Write a time, like 09:30');
    await clock.getByLabel('Date').fill('2030-06-03');
    await clock.getByLabel('Time').fill('09:30');
    await clock.getByRole('button', { name: 'Set the clock' }).click();
    await expect(clock).toContainText(/Monday,? 3 June 2030 at 10:30am, about \d+ days ahead of the real time/);
    await view.hasNoBarriers('tools with a moved clock');
    await clock.getByRole('button', { name: 'Back to the real time' }).click();
    await expect(clock).toContainText(/\d+(:\d\d)?[ap]m, the real time/);
  });

  test('another provider asks for a member and orders; what doesn’t fit is refused with its code (SW-12)', async ({
    page,
    view,
    gateway,
  }) => {
    const { lastName } = await gateway.register();
    const { id } = await gateway.placeOrder('visits-none');
    const { order } = await gateway.memberOrder(id);
    await gateway.liveForMonths(0);
    await page.goto('/tools');
    const away = page.getByRole('region', { name: 'A switch to another provider' });
    const ask = away.getByRole('button', { name: 'Ask for this member' });
    await ask.click();
    await expect(away.getByRole('alert')).toContainText('Write the postcode');
    await away.getByLabel('Member’s last name').fill('Nobody');
    await away.getByLabel('First line').fill(`${order.premise.streetNumber ?? ''} ${order.premise.streetName}`);
    await away.getByLabel('Postcode').fill(order.premise.postcode);
    await away.getByLabel('Account number').fill(order.key);
    await ask.click();
    await expect(away).toContainText('The member was not found. The last step was refused with 11');
    await away.getByLabel('Member’s last name').fill(lastName);
    await ask.click();
    await expect(away).toContainText('The member was found. Reference');
    await view.hasNoBarriers('tools with a switch away');
    await page.reload();
    await away.getByRole('button', { name: 'Send this step' }).click();
    await expect(away).toContainText('Ordered. Reference');
    await away.getByRole('radio', { name: 'Cancel it' }).check();
    await away.getByRole('button', { name: 'Send this step' }).click();
    await expect(away).toContainText('Cancelled. Reference');
  });

  test('the site is another brand’s where the settings say so: pages, titles, links and messages (SC-09)', async ({
    page,
    gateway,
  }) => {
    const name = 'Wagtail & Daughters';
    const built = (await (await page.request.get('/')).text()).replaceAll('&amp;', '&');
    expect(built).toContain(`Why ${name} broadband`);
    expect(built).not.toMatch(/larkline|__BRAND/i);
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: `${name} home` })).toBeVisible();
    await expect(page.locator('#why-wagtail-broadband')).toContainText(name);
    await expect(page).toHaveTitle(`Full fibre broadband – ${name}`);
    expect(await page.content()).not.toMatch(/larkline|__BRAND/i);
    await page.goto('/auth/register');
    await expect(page).toHaveTitle(`Join us – ${name}`);

    const { email } = await gateway.register();
    const [{ subject, body } = { subject: '', body: '' }] = await gateway.outbox(email);
    expect(`${subject} ${body}`).toContain(name);
  });
});
