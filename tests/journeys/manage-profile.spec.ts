import { enteringCredentials } from '../pages/EnteringCredentials.ts';
import { siteShell } from '../pages/SiteShell.ts';
import { expect, test } from '../support/browser/test.ts';

test(
  'a member comes to the profile by logging in, and changes name, phone and addresses with the keyboard; a reload has kept them (AU-04)',
  { tag: '@main' },
  async ({ page, pages, view, gateway }) => {
    const member = await gateway.register();
    await gateway.endSession();
    await page.goto('/dashboard/profile');
    await pages.enteringCredentials.logIn(member);
    await view.isAt('Your profile');
    await expect(page).toHaveURL('/dashboard/profile');
    const dialog = page.getByRole('dialog');

    await pages.main.button('Change name').focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('textbox', { name: /^Title/ }).fill('Dr');
    await dialog.getByRole('textbox', { name: 'First name' }).fill('');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('First name is required');
    await dialog.getByRole('textbox', { name: 'First name' }).fill('Robin');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(`Dr Robin ${member.lastName}`)).toBeVisible();
    await expect(siteShell(page).dashboard).toHaveAccessibleName(/Robin/);

    await pages.main.button('Add other phone number').click();
    await dialog.getByRole('textbox', { name: /^Phone number/ }).fill('01632 960999');
    await dialog.getByRole('button', { name: 'Save' }).dblclick();
    await expect(page.getByText('01632 960999')).toBeVisible();

    await pages.main.button('Add home address').click();
    await dialog.getByRole('textbox', { name: /^First line/ }).fill('4 Heron Way');
    await dialog.getByRole('textbox', { name: /^Town/ }).fill('Larkhaven');
    await dialog.getByRole('textbox', { name: 'Postcode' }).fill('lk11aa');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await pages.main.button('Add billing address').click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page.reload();
    await view.isAt('Your profile');
    await expect(page.getByText(`Dr Robin ${member.lastName}`)).toBeVisible();
    await expect(page.getByText('01632 960999')).toBeVisible();
    await expect(page.locator('address')).toHaveText('4 Heron Way Larkhaven LK1 1AA');
    await pages.main.button('Change home address').click();
    await dialog.getByRole('button', { name: 'Remove this address' }).click();
    await expect(page.getByText('The address has been removed.')).toBeVisible();
    await expect(page.locator('address')).toHaveCount(0);
  },
);

test('what a member may be sent is kept as they ticked it, also after a failure (AU-04, ER-04)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  await page.goto('/dashboard/profile');
  await view.isAt('Your profile');
  const post = page.getByRole('checkbox', { name: 'Offers by post' });
  await post.check();
  await gateway.fault({ operationId: 'updateMember', times: 1, status: 503 });
  await pages.main.button('Save your choice').click();
  await view.isAt('We couldn’t save your choice');
  await pages.main.button('Look at your choice').click();
  await view.isAt('Your profile');
  await expect(post).toBeChecked();
  await pages.main.button('Save your choice').click();
  await expect(page.getByText('Your choice is saved.')).toBeVisible();
  await page.reload();
  await expect(post).toBeChecked();
});

test('another email address is asked for with the password, and taken back (AU-10)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const member = await gateway.register();
  await page.goto('/dashboard/profile');
  await view.isAt('Your profile');
  const dialog = page.getByRole('dialog');
  await pages.main.button('Change email').click();
  await dialog.getByRole('textbox', { name: 'New email address' }).fill(`new.${member.email}`);
  await dialog.getByLabel('Your password').fill('not my password');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByRole('alert')).toContainText('That is not your password');
  await expect(dialog.getByRole('textbox', { name: 'New email address' })).toHaveValue(`new.${member.email}`);
  await dialog.getByLabel('Your password').fill(member.password);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`We’ve sent a link to new.${member.email}.`)).toBeVisible();
  expect((await gateway.outbox(`new.${member.email}`)).map(({ body }) => body).join()).toContain('/auth/confirm-email');
  await page.reload();
  await expect(page.getByText(`We’ve sent a link to new.${member.email}.`)).toBeVisible();
  await pages.main.button('Keep the old address').click();
  await expect(page.getByText('The link no longer works.')).toBeVisible();
  await expect(page.getByText(/We’ve sent a link/)).toHaveCount(0);
});

test('a member ends a session elsewhere, and then all of them: each has to log in again (AU-10)', async ({
  page,
  pages,
  view,
  gateway,
  browser,
  baseURL,
}) => {
  const member = await gateway.register();
  const elsewhere = await browser.newContext({
    ...(baseURL && { baseURL }),
    userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  });
  const other = await elsewhere.newPage();
  const logInThere = async () => {
    await other.goto('/auth/login?redirect=%2Fdashboard%2Fprofile');
    await enteringCredentials(other).logIn(member);
    await expect(other.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  };
  await logInThere();
  await page.goto('/help');
  await page.goto('/dashboard/profile');
  await view.isAt('Your profile');
  await pages.main.button(/^Log out \(Firefox on Android/).click();
  await expect(page.getByText('You’re logged out on that device.')).toBeVisible();
  await expect(pages.main.button(/^Log out \(/)).toHaveCount(0);
  await other.reload();
  await expect(other).toHaveURL(/\/auth\/login/);

  await logInThere();
  await pages.main.button('Log out everywhere').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay logged in' }).click();
  await pages.main.button('Log out everywhere').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, log me out' }).dblclick();
  await view.isAt('You’re logged out');
  await expect(page).toHaveURL('/auth/logout');
  await page.goBack();
  await expect(page).toHaveURL('/help');
  await other.reload();
  await expect(other).toHaveURL(/\/auth\/login/);
  await elsewhere.close();
});

test('a member downloads everything that we hold of them as a file, ten times an hour (AU-04)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const member = await gateway.register();
  await page.goto('/dashboard');
  await pages.main.link('Your profile').click();
  await view.isAt('Your profile');
  const press = pages.main.button(/^Download your data/);
  const waiting = page.waitForEvent('download');
  await press.click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/-data-\d{4}-\d{2}-\d{2}\.json$/);
  const stream = await download.createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toContain(member.email);
  await expect(page.getByText('Your file is in your downloads.')).toBeVisible();
  for (let n = 2; n <= 10; n++) expect((await page.request.get('/member-api/v1/members/me/data')).status()).toBe(200);
  await press.click();
  await expect(page.getByText(/You can download it again in an hour at the latest/)).toBeVisible();
  await view.isAt('Your profile');
  await page.goBack();
  await view.isAt(pages.dashboardHome.heading);
});

test('who was logged out elsewhere downloads their data after a log-in (AU-04, AU-10)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  await page.goto('/dashboard/profile');
  await view.isAt('Your profile');
  await gateway.fault({
    operationId: 'downloadMemberData',
    status: 401,
    body: { code: 'session.missing', message: 'Unauthorised', requestId: 'test' },
    times: 1,
  });
  await pages.main.button(/^Download your data/).click();
  await expect(page).toHaveURL(/\/auth\/login/);
});
