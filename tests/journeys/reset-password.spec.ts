import { sentinel } from '../../gateway/scenarios/sentinels.ts';
import { newMember } from '../support/browser/gateway.ts';
import { arrive } from '../support/browser/arrive.ts';
import { expect, test } from '../support/browser/test.ts';

const newPassword = 'a brand new password';

test(
  'who has forgotten their password chooses a new one by the link in the e-mail (AU-10)',
  { tag: '@main' },
  async ({ page, pages, view, gateway }) => {
    const member = await gateway.registerElsewhere();
    await arrive(page, '/auth/login?referrer=broadband&redirect=%2Fpostcode-checker');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await view.shows(pages.resettingPassword.forgotten);
    await pages.resettingPassword.ask(member.email);
    await view.shows(pages.resettingPassword.sent);
    await expect(page.getByRole('main')).toContainText(`If there is an account with ${member.email}`);

    await page.goto(await gateway.newestResetLink(member.email));
    await view.opensWith(pages.resettingPassword.newPassword);
    await expect(page).toHaveURL('/auth/reset-password');
    await pages.resettingPassword.choose('short');
    await expect(page.getByRole('alert')).toContainText('at least 12 characters');
    await pages.resettingPassword.choose(newPassword);
    await view.shows(pages.resettingPassword.changed);

    // The page that asked for the log-in is still known, though the link was opened from an e-mail.
    await pages.resettingPassword.logIn.click();
    await view.isAt(pages.enteringCredentials.heading);
    await pages.enteringCredentials.logIn(member);
    await expect(page.getByRole('alert')).toContainText('do not match');
    await pages.enteringCredentials.logIn({ ...member, password: newPassword });
    await view.isAt(pages.enteringAddress.heading);
    await expect(page).toHaveURL('/postcode-checker');
    const [mail] = await gateway.outbox(member.email);
    expect(mail?.subject).toBe('Your password was changed');
  },
);

test('the link works once, and leaves its token nowhere in the browser (AU-10)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const member = await gateway.registerElsewhere();
  const link = await gateway.resetLink(member.email);
  const token = new URL(link).searchParams.get('token') ?? '';
  const referrers: (string | undefined)[] = [];
  page.on('request', (request) => referrers.push(request.headers()['referer']));
  await page.goto(link);
  await view.opensWith(pages.resettingPassword.newPassword);
  const kept = await page.evaluate(() =>
    JSON.stringify([
      location.href,
      document.cookie,
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      history.state,
    ]),
  );
  expect(token).not.toBe('');
  expect(kept).not.toContain(token);
  expect(referrers.join(' ')).not.toContain(token);
  await pages.resettingPassword.choose(newPassword);
  await view.shows(pages.resettingPassword.changed);
  await page.goto(link);
  await view.isAt('This link has been used');
});

test('an unknown address gets the same page, and no e-mail (AU-10)', async ({ page, pages, view, gateway }) => {
  const stranger = newMember().email;
  await page.goto('/auth/forgot-password');
  await pages.resettingPassword.ask(stranger);
  await view.shows(pages.resettingPassword.sent);
  await expect(page.getByRole('main')).toContainText(`If there is an account with ${stranger}`);
  // What is asked for later is sent later: by the time a member has theirs, the stranger's would be there.
  const member = await gateway.registerElsewhere();
  await gateway.resetLink(member.email);
  expect(await gateway.outbox(stranger)).toEqual([]);
});

test('other browsers of the member are logged out by the new password (AU-10)', async ({
  page,
  pages,
  view,
  gateway,
  browser,
}) => {
  const member = await gateway.register();
  await page.goto('/postcode-checker');
  await expect(pages.shell.logIn).toBeHidden();
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(await gateway.resetLink(member.email));
  await elsewhere.getByLabel('New password', { exact: true }).fill(newPassword);
  await elsewhere.getByRole('button', { name: 'Save new password' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(pages.resettingPassword.changed);
  await other.close();
  await page.goto('/order-summary');
  await view.isAt(pages.enteringCredentials.heading);
});

test('a member who is logged in may choose a new password as well, and is logged out by it (AU-10)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const member = await gateway.register();
  await page.goto(await gateway.resetLink(member.email));
  await pages.resettingPassword.choose(newPassword);
  await view.shows(pages.resettingPassword.changed);
  await pages.resettingPassword.logIn.click();
  await view.isAt(pages.enteringCredentials.heading);
});

test('a member changes a password that they know, and stays logged in (AU-10)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const member = await gateway.register();
  await page.goto('/dashboard');
  await pages.main.link('Change your password').click();
  await view.shows(pages.enteringPasswords.heading);
  await pages.enteringPasswords.change('not my password', newPassword);
  await expect(page.getByRole('alert')).toContainText('not your current password');
  await pages.enteringPasswords.change(member.password, newPassword);
  await view.shows(pages.resettingPassword.changed);
  await pages.main.link('Go to your dashboard').click();
  await expect(page).toHaveURL('/dashboard');
  await gateway.endEverySession();
  await page.goto('/auth/login');
  await pages.enteringCredentials.logIn({ ...member, password: newPassword });
  await expect(page).toHaveURL('/');
});

for (const [id, heading] of [
  ['reset-link-expired', 'This link has run out'],
  ['reset-link-used', 'This link has been used'],
] as const)
  test(`${heading}: a new one is a click away (AU-10)`, async ({ page, pages, view }) => {
    await page.goto(`/auth/reset-password?token=${sentinel(id).value}`);
    await view.opensWith(heading);
    await pages.resettingPassword.another.click();
    await view.shows(pages.resettingPassword.forgotten);
    await expect(page).toHaveURL('/auth/forgot-password');
  });

test('a page that was loaded again asks for the link once more (AU-10)', async ({ page, pages, view, gateway }) => {
  const member = await gateway.registerElsewhere();
  const link = await gateway.resetLink(member.email);
  await page.goto(link);
  await view.isAt(pages.resettingPassword.newPassword);
  await page.reload();
  await view.isAt('We don’t know this link');
  await page.goto(link);
  await view.isAt(pages.resettingPassword.newPassword);
});
