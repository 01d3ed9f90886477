import { arrive } from '../support/browser/arrive.ts';
import { homeOf } from '../support/browser/gateway.ts';
import { expect, test } from '../support/browser/test.ts';

test(
  'a customer we cannot reach yet is the first to know, at the address that was checked (RI-01, RI-02)',
  { tag: '@main' },
  async ({ page, pages, view, gateway }) => {
    const { enteringDetails } = pages;
    const email = `linnet.${Date.now()}@example.com`;
    await pages.enteringAddressByHand.checkHome('address-no-products');
    await pages.addressOutcome.beFirstToKnow.click();
    await view.shows(enteringDetails.heading);
    await expect(page).toHaveURL('/register-interest');
    await expect(page.getByRole('main')).toContainText('LK9 1NP');
    await enteringDetails.firstName.fill('Linnet');
    await enteringDetails.email.fill(email);
    await enteringDetails.submit.click();
    await view.shows(enteringDetails.done);
    await expect(page.getByRole('main')).toContainText(email);
    await expect.poll(async () => (await gateway.outbox(email)).length).toBe(1);
  },
);

test('a member who comes from the address check need not type who they are (RI-01)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const { enteringDetails } = pages;
  const member = await gateway.register();
  await page.goto('/postcode-checker');
  await expect(pages.shell.dashboard).toBeVisible();
  await pages.enteringAddress.byHand.click();
  await pages.enteringAddressByHand.check(homeOf('address-no-products'));
  await pages.addressOutcome.beFirstToKnow.click();
  await view.shows(enteringDetails.heading);
  await expect(enteringDetails.firstName).toHaveValue(member.firstName);
  await expect(enteringDetails.lastName).toHaveValue(member.lastName);
  await expect(enteringDetails.email).toHaveValue(member.email);
  await enteringDetails.submit.click();
  await view.isAt(enteringDetails.done);
});

test('somebody who comes without an address gives a postcode at least, and is told of it (RI-01, RI-02)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const { enteringDetails } = pages;
  const email = `linnet.${Date.now()}@example.com`;
  await page.goto('/register-interest');
  await view.opensWith(enteringDetails.heading);
  await enteringDetails.firstName.fill('Linnet');
  await enteringDetails.email.fill(email);
  await enteringDetails.submit.click();
  await expect(page.getByRole('alert')).toContainText('Enter your postcode');
  await expect(enteringDetails.postcode).toHaveAttribute('aria-invalid', 'true');
  await view.hasNoBarriers('Be first to know, refused');
  await enteringDetails.postcode.fill('LKI 1AA');
  const sent = page.waitForRequest(/\/prospects$/);
  await enteringDetails.submit.click();
  expect((await sent).postDataJSON()).toMatchObject({ address: { postcode: 'LKI 1AA', lines: [] } });
  await view.isAt(enteringDetails.done);
  await expect.poll(async () => (await gateway.outbox(email)).length).toBe(1);
});

test('an email address that is none is refused, with what was entered (RI-03)', async ({ page, pages, view }) => {
  const { enteringDetails } = pages;
  await page.goto('/register-interest');
  await enteringDetails.postcode.fill('LK1 1AA');
  await enteringDetails.firstName.fill('Linnet');
  await enteringDetails.email.fill('linnet at home');
  await enteringDetails.submit.click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(enteringDetails.email).toHaveAttribute('aria-invalid', 'true');
  await expect(enteringDetails.email).toHaveValue('linnet at home');
  await enteringDetails.email.fill('linnet@example.com');
  await enteringDetails.submit.click();
  await view.isAt(enteringDetails.done);
});

test('what was typed for "be first to know" survives a reload and a failure (RI-01, ER-04)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const { enteringDetails } = pages;
  await arrive(page, '/register-interest');
  await enteringDetails.postcode.fill('LK1 1AA');
  await enteringDetails.firstName.fill('Linnet');
  await enteringDetails.email.fill('linnet@example.com');
  await page.reload();
  await expect(enteringDetails.postcode).toHaveValue('LK1 1AA');
  await expect(enteringDetails.firstName).toHaveValue('Linnet');
  await gateway.fault({ operationId: 'createProspect', status: 503, times: 1 });
  await enteringDetails.submit.click();
  await view.shows('We couldn’t save that');
  await page.getByRole('button', { name: 'Change your details' }).click();
  await view.shows(enteringDetails.heading);
  await expect(enteringDetails.postcode).toHaveValue('LK1 1AA');
  await expect(enteringDetails.email).toHaveValue('linnet@example.com');
  await gateway.fault({ operationId: 'createProspect', status: 503, times: 1 });
  await enteringDetails.submit.click();
  await view.shows('We couldn’t save that');
  await page.getByRole('button', { name: 'Try again' }).click();
  await view.isAt(enteringDetails.done);
});
