import { expect, test } from '../support/browser/test.ts';

test(
  'a member has log-in ask for a code, and a recovery code stands in for the app (AU-10)',
  { tag: '@main' },
  async ({ page, pages, view, gateway }) => {
    const member = await gateway.register();
    await page.goto('/dashboard');
    await pages.main.link('Logging in with a code').click();
    await expect(page).toHaveURL('/dashboard/second-factor');
    await view.shows(pages.secondFactor.off);
    await pages.secondFactor.setUp('not my password');
    await expect(page.getByRole('alert')).toContainText('That is not your password');
    await pages.secondFactor.setUp(member.password);
    await view.shows(pages.secondFactor.addingDevice);
    await expect(pages.secondFactor.picture).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', /^otpauth:\/\/totp\//);
    await pages.secondFactor.give(await pages.secondFactor.shownCode());
    await view.shows(pages.secondFactor.switchedOn);
    await expect(pages.secondFactor.recoveryCodes).toHaveCount(10);
    const recoveryCode = (await pages.secondFactor.recoveryCodes.first().textContent()) ?? '';
    await pages.main.link('I’ve saved them').click();
    await expect(page).toHaveURL('/dashboard');
    await gateway.endEverySession();
    await page.goto('/auth/login?redirect=%2Fdashboard%2Fsecond-factor');
    await pages.enteringCredentials.logIn(member);
    await view.isAt(pages.enteringCode.heading);
    await pages.enteringCode.recovery.click();
    await view.shows(pages.enteringCode.recoveryHeading);
    await pages.enteringCode.give(recoveryCode.toLowerCase().replaceAll('-', ' '));
    await view.shows(pages.secondFactor.on);
    await expect(page.getByText('You have 9 recovery codes left')).toBeVisible();
  },
);

test('a member moves the code at log-in to another device, then switches it off (AU-10)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const member = await gateway.register();
  await gateway.switchSecondFactorOn();
  await page.goto('/dashboard/second-factor');
  await pages.secondFactor.device.click();
  await view.isAt(pages.secondFactor.otherDevice);
  await pages.secondFactor.prove(member.password, gateway.nextRecoveryCode());
  await view.isAt(pages.secondFactor.addingDevice);
  await pages.secondFactor.give(await pages.secondFactor.shownCode());
  await view.isAt(pages.secondFactor.switchedOn);
  const recoveryCode = (await pages.secondFactor.recoveryCodes.first().textContent()) ?? '';
  await page.reload();
  await view.opensWith(pages.secondFactor.on);
  await pages.secondFactor.removal.click();
  await pages.secondFactor.prove(member.password, recoveryCode);
  await view.shows(pages.secondFactor.switchedOff);
  await gateway.endEverySession();
  await page.goto('/auth/login');
  await pages.enteringCredentials.logIn(member);
  await expect(page).toHaveURL('/');
});

test('a session that ends in the middle leads to the log-in and back to the page (AU-07)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const member = await gateway.register();
  await page.goto('/dashboard/second-factor');
  await view.isAt(pages.secondFactor.off);
  await gateway.endSession();
  await pages.secondFactor.setUp(member.password);
  await view.isAt(pages.enteringCredentials.heading);
  await pages.enteringCredentials.logIn(member);
  await view.isAt(pages.secondFactor.off);
  await expect(page).toHaveURL('/dashboard/second-factor');
});

test('a visitor who opens the page is asked to log in first (AU-07)', async ({ page, pages, view }) => {
  await page.goto('/dashboard/second-factor');
  await view.isAt(pages.enteringCredentials.heading);
});
