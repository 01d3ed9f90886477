import { sentinel } from '../../gateway/scenarios/sentinels.ts';
import { newMember } from '../support/browser/gateway.ts';
import { expect, test } from '../support/browser/test.ts';

test(
  'a member confirms another email address by the link, on a device where they are not logged in (AU-10)',
  { tag: '@main' },
  async ({ page, pages, view, gateway }) => {
    const member = await gateway.register();
    const { email } = newMember();
    const link = await gateway.emailLink(email);
    await gateway.endEverySession();

    await page.goto(link);
    await view.opensWith(pages.confirmingEmail.heading);
    await expect(page).toHaveURL('/auth/confirm-email');
    await expect(page.getByRole('main')).toContainText(email);
    await pages.confirmingEmail.confirm('not my password');
    await expect(page.getByRole('alert')).toContainText('That is not your password');
    await pages.confirmingEmail.confirm(member.password);
    await view.shows(pages.confirmingEmail.changed);
    await expect(page.getByRole('main')).toContainText(email);
    const [told] = await gateway.outbox(member.email);
    expect(told?.subject).toBe('Your email address was changed');

    await pages.confirmingEmail.logIn.click();
    await view.isAt(pages.enteringCredentials.heading);
    await pages.enteringCredentials.logIn(member);
    await expect(page.getByRole('alert')).toContainText('do not match');
    await pages.enteringCredentials.logIn({ ...member, email });
    await expect(page).toHaveURL('/dashboard/profile');
  },
);

test('to open the link changes nothing, as mail scanners open links, too (AU-10)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const member = await gateway.register();
  const link = await gateway.emailLink(newMember().email);
  for (let times = 0; times < 2; times++) {
    await page.goto(link);
    await view.isAt(pages.confirmingEmail.heading);
    await expect(pages.confirmingEmail.button).toBeEnabled();
  }
  expect((await gateway.outbox(member.email)).map(({ subject }) => subject)).not.toContain(
    'Your email address was changed',
  );
});

test('the link works once, by keyboard and by a double click, and leaves its token nowhere in the browser (AU-10)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const member = await gateway.register();
  const link = await gateway.emailLink(newMember().email);
  const token = new URL(link).searchParams.get('token') ?? '';
  const referrers: (string | undefined)[] = [];
  const confirmations: string[] = [];
  page.on('request', (request) => {
    referrers.push(request.headers()['referer']);
    if (request.url().endsWith('/email-changes/confirmation')) confirmations.push(request.url());
  });
  await page.goto(link);
  await view.opensWith(pages.confirmingEmail.heading);
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
  await pages.confirmingEmail.password.fill(member.password);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await view.shows(pages.confirmingEmail.changed);
  expect(confirmations).toHaveLength(1);
  await page.goto(link);
  await view.isAt('This link no longer works');
  await expect(pages.confirmingEmail.profile).toBeVisible();
});

test('a member who is logged in stays so, and the site knows their new address (AU-10)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const member = await gateway.register();
  const { email } = newMember();
  await page.goto(await gateway.emailLink(email));
  await view.isAt(pages.confirmingEmail.heading);
  const lookedUp = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && new URL(answer.url()).pathname === '/member-api/v1/members/me',
  );
  await pages.confirmingEmail.password.fill(member.password);
  await pages.confirmingEmail.button.dblclick();
  await view.shows(pages.confirmingEmail.changed);
  expect(await (await lookedUp).json()).toMatchObject({ email });
  await pages.confirmingEmail.profile.click();
  await expect(page).toHaveURL('/dashboard/profile');
});

test('somebody who joins with the address first has it: nothing is changed (AU-10)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const member = await gateway.register();
  const { email } = newMember();
  const link = await gateway.emailLink(email);
  await gateway.endEverySession();
  await gateway.registerElsewhere({ email });
  await page.goto(link);
  await pages.confirmingEmail.confirm(member.password);
  await view.shows(pages.confirmingEmail.taken);
  await pages.confirmingEmail.logIn.click();
  await view.isAt(pages.enteringCredentials.heading);
  await pages.enteringCredentials.logIn(member);
  await expect(page).toHaveURL('/dashboard/profile');
});

for (const [id, heading] of [
  ['email-link-expired', 'This link has run out'],
  ['email-link-used', 'This link no longer works'],
] as const)
  test(`${heading}: the profile is a click away (AU-10)`, async ({ page, pages, view }) => {
    await page.goto(`/auth/confirm-email?token=${sentinel(id).value}`);
    await view.opensWith(heading);
    await expect(pages.confirmingEmail.profile).toHaveAttribute('href', '/dashboard/profile');
  });

test('a page that was loaded again asks for the link once more, and so does Back (AU-10)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  const link = await gateway.emailLink(newMember().email);
  await page.goto('/');
  await page.goto(link);
  await view.isAt(pages.confirmingEmail.heading);
  await page.reload();
  await view.isAt('We don’t know this link');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goto(link);
  await view.isAt(pages.confirmingEmail.heading);
});
