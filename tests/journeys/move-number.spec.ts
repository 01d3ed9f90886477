import { expect, test } from '../support/browser/test.ts';

test.describe('on a gateway whose clock moves', { tag: '@own-gateway' }, () => {
  test.afterEach(({ gateway }) => gateway.moveClock({ reset: true }));

  test(
    'a member brings a number, stops it, and takes their own away by a PAC, each with a code from their mailbox (PH-12)',
    { tag: '@main' },
    async ({ page, pages, gateway, view }) => {
      const { email } = await gateway.register();
      await gateway.switchSimOn();
      // A PAC that nobody has used, for a number that stays where it is.
      const pac = `wrn ${String(Date.now() % 1000).padStart(3, '0')} 952`;
      const enterCode = async (submit: RegExp) => {
        await view.isAt('Is it you?');
        // Only then it is sent: the page is there before.
        await expect(page.getByRole('main')).toContainText('We’ve sent you an email with a code');
        const codes = (await gateway.outbox(email)).flatMap(({ body }) => /Your code is (\d{6})/.exec(body)?.[1] ?? []);
        await page.getByLabel('Code', { exact: true }).fill(codes[0] ?? '');
        await pages.main.button(submit).click();
      };
      await page.goto('/dashboard/number');
      await view.opensWith('Your number');
      await page.getByRole('link', { name: 'Bring a number' }).click();
      await view.isAt('Bring your number');
      await page.getByLabel('PAC', { exact: true }).fill('exp 400 952');
      await page.getByLabel('The number that you want to keep').fill('+44 7700 900952');
      await pages.main.button(/^Bring my number$/).click();
      await enterCode(/^Bring my number$/);
      await view.isAt('Bring your number');
      await expect(page.getByRole('main')).toContainText('This PAC is more than 30 days old.');
      await expect(page.getByLabel('The number that you want to keep')).toHaveValue('+44 7700 900952');
      await view.hasNoBarriersOnce('a PAC that is refused');
      await page.getByLabel('PAC', { exact: true }).fill(pac);
      await pages.main.button(/^Bring my number$/).click();
      await enterCode(/^Bring my number$/);
      await view.isAt('Your number');
      await expect(page.getByRole('region', { name: '07700 900952 is coming over' })).toBeVisible();
      await pages.main.button(/^Stop bringing this number$/).click();
      await expect(page.getByRole('region', { name: '07700 900952 stays where it is' })).toBeVisible();
      await page.getByRole('link', { name: 'Get a PAC or a STAC' }).click();
      await view.isAt('Take your number away');
      await pages.main.button(/^Get a PAC$/).click();
      await enterCode(/^Show my PAC$/);
      await view.isAt('Your PAC');
      await expect(page.getByText(/^[A-Z]{3}\d{6}$/)).toBeVisible();
      await pages.main.button(/^Done$/).click();
      await view.isAt('Take your number away');
    },
  );
});

test('who has no SIM of ours is led to one before they bring their number (PH-12)', async ({ page, gateway, view }) => {
  await gateway.register();
  await page.goto('/dashboard/number/bring');
  await view.opensWith('You need a SIM of ours that’s on');
  await page.getByRole('link', { name: 'Switch a SIM on' }).click();
  await view.isAt('Switch your SIM on');
});
