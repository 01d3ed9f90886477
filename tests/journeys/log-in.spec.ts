import { sentinel } from '../../gateway/scenarios/sentinels.ts';
import { totpCodeAt, totpStepOf } from '../../gateway/domains/auth/totp.rules.ts';
import { newMember } from '../support/browser/gateway.ts';
import { expect, test } from '../support/browser/test.ts';

/** A visitor's way to the plans, where the account comes. */
async function choosePlanAsVisitor({ pages, view }: Pick<Parameters<Parameters<typeof test>[2]>[0], 'pages' | 'view'>) {
  await pages.enteringAddressByHand.checkHome('visits-both');
  await pages.addressOutcome.showPlans.click();
  await pages.choosingPlan.select('1 Gbps').click();
  await view.isAt(pages.enteringRegistration.headingInOrder);
}

test(
  'a member who logs in while choosing a plan goes on with that plan (AU-08, AU-09, AU-10)',
  { tag: '@main' },
  async ({ page, pages, view, gateway }) => {
    const member = await gateway.registerElsewhere();
    await choosePlanAsVisitor({ pages, view });
    await pages.enteringRegistration.logIn.click();
    await view.isAt(pages.enteringCredentials.heading);
    await expect(page).toHaveURL('/auth/login?referrer=broadband&redirect=%2Fchoose-plan');
    await expect(pages.progress).toHaveText(['1Plan, you are here', '2Install, to do', '3Review, to do']);
    await expect(page.getByText('We’ve saved what you’ve chosen so far.')).toBeVisible();
    await expect(page.getByText('1 Gbps · £45 a month · 12 months')).toBeVisible();
    await pages.enteringCredentials.createAccount.click();
    await view.isAt(pages.enteringRegistration.headingInOrder);
    await pages.enteringRegistration.logIn.click();
    await view.isAt(pages.enteringCredentials.heading);
    await pages.enteringCredentials.logIn(member);
    await view.shows(pages.choosingSwitch.heading);
    await pages.choosingSwitch.answer('none');
    await view.shows(pages.customisingPlan.heading);
    await expect(pages.customisingPlan.total).toContainText('£45 a month');
  },
);

test(
  'a visitor who joins while choosing a plan goes on with that plan (AU-08, AU-10)',
  { tag: '@main' },
  async ({ page, pages, view }) => {
    await choosePlanAsVisitor({ pages, view });
    await expect(page).toHaveURL('/auth/register?referrer=broadband&redirect=%2Fchoose-plan');
    await expect(page.getByText('1 Gbps · £45 a month · 12 months')).toBeVisible();
    await expect(pages.progress).toHaveText(['1Plan, you are here', '2Install, to do', '3Review, to do']);
    await expect(page.getByLabel('Mobile number')).toHaveCount(0);
    await view.hasNoBarriersOnce('creating an account in an order');
    await pages.enteringRegistration.submit.click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(5);
    await pages.enteringRegistration.join(newMember());
    await view.shows(pages.choosingSwitch.heading);
    // The account has left no entry of its own: Back is the page of plans, and Back again the home.
    await page.goBack();
    await view.shows(pages.choosingPlan.heading);
    await page.goBack();
    await expect(page).toHaveURL('/postcode-checker');
    await page.goForward();
    await view.shows(pages.choosingPlan.heading);
    await page.goForward();
    await view.shows(pages.choosingSwitch.heading);
    await pages.choosingSwitch.answer('none');
    await view.shows(pages.customisingPlan.heading);
    await expect(pages.customisingPlan.total).toContainText('£45 a month');
  },
);

test('Back from the page of a new account shows the plans again, and does not send the visitor away (AU-08, RT-03)', async ({
  page,
  pages,
  view,
}) => {
  await choosePlanAsVisitor({ pages, view });
  await page.goBack();
  await view.shows(pages.choosingPlan.heading);
  await expect(page).toHaveURL('/choose-plan');
  await pages.choosingPlan.select('150 Mbps').click();
  await view.isAt(pages.enteringRegistration.headingInOrder);
  await expect(page.getByText('150 Mbps · £25 a month · 12 months')).toBeVisible();
});

test('the links between a new account and the log-in leave no entry, so that no Back leads a member on (AU-08, RT-03)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const member = await gateway.registerElsewhere();
  await choosePlanAsVisitor({ pages, view });
  await pages.enteringRegistration.logIn.click();
  await view.isAt(pages.enteringCredentials.heading);
  await pages.enteringCredentials.createAccount.click();
  await view.isAt(pages.enteringRegistration.headingInOrder);
  await pages.enteringRegistration.logIn.click();
  await view.isAt(pages.enteringCredentials.heading);
  // Back is where the customer left the order, and Forward the page that they were at.
  await page.goBack();
  await view.isAt(pages.choosingPlan.heading);
  await page.goForward();
  await view.isAt(pages.enteringCredentials.heading);
  await pages.enteringCredentials.logIn(member);
  await view.isAt(pages.choosingSwitch.heading);
  await page.goBack();
  await view.isAt(pages.choosingPlan.heading);
  await page.goBack();
  await expect(page).toHaveURL('/postcode-checker');
});

test('Forward to the page of a new account still works after Back (AU-08)', async ({ page, pages, view }) => {
  await choosePlanAsVisitor({ pages, view });
  await page.goBack();
  await view.isAt(pages.choosingPlan.heading);
  await page.goForward();
  await view.isAt(pages.enteringRegistration.headingInOrder);
});

test('a reload while an account is created loses neither the way back nor the plan (AU-08)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const member = await gateway.registerElsewhere();
  await choosePlanAsVisitor({ pages, view });
  await page.reload();
  await view.isAt(pages.enteringRegistration.headingInOrder);
  await pages.enteringRegistration.logIn.click();
  await pages.enteringCredentials.logIn(member);
  await pages.choosingSwitch.none();
  await view.isAt(pages.customisingPlan.heading);
  await expect(pages.customisingPlan.total).toContainText('£45 a month');
});

test('wrong and missing details are refused in words, and the email address stays (AU-10)', async ({
  page,
  pages,
  view,
}) => {
  await page.goto('/auth/login');
  await view.opensWith(pages.enteringCredentials.heading);
  await expect(page.getByText(/chosen so far/), 'nothing has been chosen').toHaveCount(0);
  await pages.enteringCredentials.submit.click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
  await pages.enteringCredentials.logIn({ email: sentinel('member').value, password: 'not this one at all' });
  await expect(page.getByRole('alert')).toContainText('do not match');
  await expect(pages.enteringCredentials.email).toHaveValue(sentinel('member').value);
});

test('a member with a second factor is asked for the code from their app (AU-10)', async ({ page, pages, view }) => {
  const { value: email, also } = sentinel('member-second-factor');
  await page.goto('/auth/login?redirect=%2Fpostcode-checker');
  await pages.enteringCredentials.logIn({ email, password: also?.password ?? '' });
  await view.shows('Enter your code');
  const code = page.getByLabel('6-digit code');
  await code.fill('12');
  await page.getByRole('button', { name: 'Carry on' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter the 6-digit code');
  await code.fill(totpCodeAt(also?.totpSecret ?? '', totpStepOf(new Date())));
  await page.getByRole('button', { name: 'Carry on' }).click();
  await view.isAt(pages.enteringAddress.heading);
  await expect(page).toHaveURL('/postcode-checker');
});

for (const redirect of ['https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example', '/auth/logout'])
  test(`after log-in nobody is sent to ${redirect} (AU-10)`, async ({ page, pages, gateway }) => {
    const member = await gateway.registerElsewhere();
    await page.goto(`/auth/login?redirect=${encodeURIComponent(redirect)}`);
    await pages.enteringCredentials.logIn(member);
    await expect(page).toHaveURL('/');
  });

test('a member who opens the log-in page is where they want to be already (AU-10)', async ({ page, gateway }) => {
  await gateway.register();
  await page.goto('/auth/login?redirect=%2Fpostcode-checker');
  await expect(page).toHaveURL('/postcode-checker');
});

for (const path of ['/customise-plan', '/book-install', '/book-install/home', '/order-confirmation', '/order-summary'])
  test(`a visitor who opens ${path} is asked to log in and sees nothing of it (AU-07, AU-08, AU-09)`, async ({
    page,
    pages,
    view,
  }) => {
    await page.goto(`${path}?from=mail`);
    await view.isAt(pages.enteringCredentials.heading);
    await expect(page).toHaveURL(`/auth/login?referrer=broadband&redirect=${encodeURIComponent(`${path}?from=mail`)}`);
  });

test('a log-in that gets no answer can be tried again (ER-04)', async ({ page, pages, view, gateway }) => {
  const member = await gateway.registerElsewhere();
  await page.goto('/auth/login');
  await gateway.fault({ operationId: 'logIn', status: 503, times: 1 });
  await pages.enteringCredentials.logIn(member);
  await view.shows('We couldn’t log you in');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(pages.enteringCredentials.email).toHaveValue(member.email);
  await pages.enteringCredentials.logIn(member);
  await expect(page).toHaveURL('/');
});

test('somebody who tried too often is asked to wait (AU-10)', async ({ page, pages, view, gateway }) => {
  await gateway.fault({ operationId: 'logIn', status: 429, times: 1 });
  await page.goto('/auth/login');
  await pages.enteringCredentials.logIn({ email: 'linnet@example.com', password: 'no such password' });
  await view.shows('Too many attempts');
  await page.getByRole('button', { name: 'Back to log in' }).click();
  await view.isAt(pages.enteringCredentials.heading);
});

test('logging out ends the session and leaves nothing of the journey behind (AU-10, SC-04)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  await gateway.draftPlan('visits-both');
  await page.goto('/customise-plan');
  await view.isAt(pages.customisingPlan.heading);
  await page.goto('/auth/logout');
  await view.opensWith('You’re logged out');
  await page.goBack();
  await view.isAt(pages.enteringCredentials.heading);
  await page.goto('/postcode-checker');
  await view.isAt(pages.enteringAddress.heading);
});

test('a server error while joining costs no more than the password (ER-08, AU-10)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const member = newMember();
  await page.goto('/auth/register?redirect=/help');
  await view.opensWith(pages.enteringRegistration.heading);
  await gateway.fault({ operationId: 'register', status: 500, times: 1 });
  await pages.enteringRegistration.join(member);
  await view.isAt('Oops, something went wrong');
  await page.getByRole('button', { name: 'Go back' }).click();
  await view.isAt(pages.enteringRegistration.heading);
  await expect(page.getByLabel('Email address')).toHaveValue(member.email);
  await expect(page.getByLabel('Mobile number')).toHaveValue(member.phone);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await pages.enteringRegistration.submit.click();
  await expect(page).toHaveURL('/help');
});

test('a reload while joining costs no more than the password, and once they have joined nothing is kept (AU-10)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const member = newMember();
  const { enteringRegistration } = pages;
  await gateway.fault({ operationId: 'register', status: 503, times: 1 });
  await page.goto('/auth/register?redirect=/help');
  await view.opensWith(enteringRegistration.heading);
  await page.getByRole('checkbox').check();
  await enteringRegistration.join({ ...member, password: 'short' });
  await expect(page.getByRole('alert')).toBeFocused();
  await page.reload();
  await view.opensWith(enteringRegistration.heading);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('First name')).toHaveValue(member.firstName);
  await expect(page.getByLabel('Email address')).toHaveValue(member.email);
  await expect(page.getByLabel('Mobile number')).toHaveValue(member.phone);
  await expect(page.getByLabel('Year')).toHaveValue('1990');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await enteringRegistration.submit.click();
  await view.isAt('We couldn’t create your account');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(member.password);
  await page.reload();
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await enteringRegistration.submit.click();
  await expect(page).toHaveURL('/help');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(member.email);
});

test('joining checks what is typed, and keeps it (AU-10)', async ({ page, pages, view, gateway }) => {
  const taken = await gateway.registerElsewhere();
  await page.goto('/auth/register');
  await view.opensWith(pages.enteringRegistration.heading);
  await pages.enteringRegistration.submit.click();
  await expect(page.getByRole('alert')).toBeFocused();
  await pages.enteringRegistration.join(taken);
  await expect(page.getByRole('alert')).toContainText('There is a member with that email address');
  await expect(page.getByLabel('Email address')).toHaveValue(taken.email);
  await pages.enteringRegistration.join(newMember());
  await expect(page).toHaveURL('/');
});
