import type { Page } from '@playwright/test';
import { sentinel } from '../../gateway/scenarios/sentinels.ts';
import { longDate } from '../../src/ui/format/date.ts';
import type { GatewaySession } from '../support/browser/gateway.ts';
import { expect, test } from '../support/browser/test.ts';

const pageOf = (planId: string): string => `/dashboard/plans/${planId}/fault`;

/** Everything that a report needs, by the keyboard; the day is the Go Live date, which has been in any case. */
async function fillIn(page: Page, problem: string): Promise<void> {
  await page.getByRole('radio', { name: problem }).focus();
  await page.keyboard.press('Space');
  const since = page.getByLabel(/^Since which day/);
  await since.fill((await since.getAttribute('min')) ?? '');
  await page.getByRole('radio', { name: /^Night/ }).focus();
  await page.keyboard.press('Space');
}

/** The network books a visit within three quarters of an hour; the session lasts for half an hour without use. */
async function waitForVisit(page: Page, gateway: GatewaySession): Promise<void> {
  for (const minutes of [25, 20]) {
    await gateway.moveClock({ advanceMs: minutes * 60_000 });
    await page.getByRole('button', { name: 'Check for news' }).click();
    await expect(page.getByText(/The network tested your line/)).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Engineer visits' })).toBeVisible();
}

test('an address at which a member has no plan says so, and before Go Live there is an order and nothing to repair (ER-04, DB-01)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  const { id, planId } = await gateway.placeOrder('visits-none');
  await page.goto(pageOf('no-plan'));
  await view.opensWith('We can’t find that plan');
  await page.goto(pageOf(planId));
  await view.isAt('Your broadband isn’t live yet');
  await expect(pages.main.link('Chat with us')).toBeVisible();
  await pages.main.link('See your order').click();
  await expect(page).toHaveURL(`/dashboard/orders/${id}`);
  await page.goBack();
  await view.isAt('Your broadband isn’t live yet');
});

test.describe('on a gateway whose clock moves', { tag: '@own-gateway' }, () => {
  test.afterEach(({ gateway }) => gateway.moveClock({ reset: true }));

  test(
    'a member reports a fault from the page of their plan, loses nothing when that fails, follows the visit and the repair, and nobody else sees it (DB-01, BK-31, ER-04)',
    { tag: '@main' },
    async ({ page, pages, view, gateway }) => {
      // Nobody comes to this home before Go Live, so that the member's own last name decides.
      const member = await gateway.register({ lastName: sentinel('fault-in-home').value });
      const { id, planId } = await gateway.placeOrder('visits-none');
      await gateway.moveClock({ advanceDays: 31 });
      await page.goto(`/dashboard/orders/${id}`);
      await pages.enteringCredentials.logIn(member);
      await view.isAt('Your order');
      await pages.main.link('See your plan, boost it or pause it').click();
      await view.isAt('Your plan');
      await pages.main.link('Report a fault').click();
      await expect(page).toHaveURL(pageOf(planId));
      await view.isAt('Report a fault');

      await pages.main.button('Report this fault').click();
      await expect(page.getByRole('alert')).toContainText('Choose what’s wrong');
      await fillIn(page, 'No connection at all');
      await page.getByLabel(/^In your own words/).fill('Since the storm');
      await gateway.fault({ operationId: 'reportFault', times: 1, status: 503, body: { code: 'server.busy' } });
      await pages.main.button('Report this fault').click();
      await view.isAt('We couldn’t send your report');
      await pages.main.button('Back to your report').click();
      await expect(page.getByRole('radio', { name: 'No connection at all' })).toBeChecked();
      await expect(page.getByLabel(/^In your own words/)).toHaveValue('Since the storm');
      await expect(page.getByLabel(/^Phone number/)).toHaveValue(member.phone);
      await pages.main.button('Report this fault').dblclick();
      await view.isAt('We’re on it');
      await expect(page.getByText(/^[A-Z]{2}-\w+-F01$/)).toBeVisible();
      await expect(page.getByText(/^We’ll have it repaired by the end of /)).toBeVisible();
      expect((await gateway.outbox(member.email)).filter(({ body }) => body.includes(pageOf(planId)))).toHaveLength(1);
      await page.reload();
      await view.isAt('We’re on it');

      await page.goto('/dashboard');
      await view.isAt('Your dashboard');
      const repairs = page.getByRole('region', { name: 'Being repaired' });
      await expect(repairs).toContainText('We’ll have it repaired by the end of ');
      await view.hasNoBarriers('The dashboard with a fault');
      await repairs.getByRole('link', { name: 'See your fault' }).click();
      await expect(page).toHaveURL(pageOf(planId));
      await view.isAt('We’re on it');

      // The network tests the line, and then books a visit; the session lasts as long.
      await gateway.moveClock({ advanceMs: 25 * 60_000 });
      await pages.main.button('Check for news').click();
      await expect(page.getByText(/The network tested your line/)).toBeVisible();
      await gateway.moveClock({ advanceMs: 25 * 60_000 });
      await pages.main.button('Check for news').click();
      await expect(page.getByRole('region', { name: 'Engineer visits' })).toContainText('Somebody aged 18 or over');
      await expect(page.getByText('You: let the engineer in')).toBeVisible();

      await gateway.moveClock({ advanceDays: 5 });
      await page.goto(pageOf(planId));
      await pages.enteringCredentials.logIn(member);
      await view.isAt('Your broadband is repaired');
      await pages.main.button('No, report it again').click();
      await view.isAt('Report a fault');
      await expect(page.getByRole('region', { name: 'Earlier faults' })).toContainText('Repaired');

      await gateway.register();
      await page.goto(pageOf(planId));
      await view.isAt('We can’t find that plan');
    },
  );

  test('two tabs make one fault, and one of them ends it once it works again (DB-01)', async ({
    page,
    pages,
    view,
    gateway,
    context,
  }) => {
    const member = await gateway.register();
    const { planId } = await gateway.placeOrder('visits-none');
    await gateway.moveClock({ advanceDays: 31 });
    await page.goto(pageOf(planId));
    await pages.enteringCredentials.logIn(member);
    await view.isAt('Report a fault');
    const other = await context.newPage();
    await other.goto(pageOf(planId));
    await fillIn(other, 'It’s slow');
    await fillIn(page, 'It keeps dropping');
    await other.getByRole('button', { name: 'Report this fault' }).click();
    await expect(other.getByText(/^We’ve got your report/)).toBeVisible();
    await pages.main.button('Report this fault').click();
    await view.isAt('We’re on it');
    await expect(page.getByText(/we haven’t made a second one/)).toBeVisible();
    await expect(page.getByText('It’s slow')).toBeVisible();

    await pages.main.button('Yes, it works again').click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await pages.main.button('Yes, it works again').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, end the repair' }).dblclick();
    await view.isAt('Good that it works again');
    await other.getByRole('button', { name: 'Check for news' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Good that it works again');
    await page.goBack();
    await page.goto(pageOf(planId));
    await view.isAt('Good that it works again');
  });

  test('a member puts the engineer’s visit on another day by the keyboard, finds one taken, and the other tab learns of it (DB-04, BK-31)', async ({
    page,
    pages,
    view,
    gateway,
    context,
  }) => {
    const member = await gateway.register({ lastName: sentinel('fault-contested').value });
    const { planId } = await gateway.placeOrder('visits-none');
    await gateway.moveClock({ advanceDays: 31 });
    await page.goto(pageOf(planId));
    await pages.enteringCredentials.logIn(member);
    await view.isAt('Report a fault');
    await fillIn(page, 'No connection at all');
    await pages.main.button('Report this fault').click();
    await view.isAt('We’re on it');
    await waitForVisit(page, gateway);
    const visits = page.getByRole('region', { name: 'Engineer visits' });
    const promises = page.getByRole('region', { name: 'What we promised you' });
    await expect(visits).toContainText('You can choose another day until ');
    const before = await visits.locator('time').first().getAttribute('datetime');
    const other = await context.newPage();
    await other.goto(pageOf(planId));
    await expect(other.getByRole('button', { name: 'Choose another day' })).toBeVisible();

    // Escape leaves everything as it was, and the focus where it came from.
    await visits.getByRole('button', { name: 'Choose another day' }).focus();
    await page.keyboard.press('Enter');
    await expect(pages.choosingDate.chosenDate).toHaveCount(1);
    await view.hasNoBarriers('The days for an engineer');
    await page.keyboard.press('Escape');
    await expect(pages.choosingDate.dialog).toHaveCount(0);
    await expect(visits.getByRole('button', { name: 'Choose another day' })).toBeFocused();

    await page.keyboard.press('Enter');
    await pages.choosingDate.chosenDate.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await pages.choosingDate.confirm.focus();
    await page.keyboard.press('Enter');
    await view.isAt('That time has just been taken');
    await pages.main.button('Choose another day').click();
    await gateway.fault({ operationId: 'moveFaultAppointment', times: 1, status: 503, body: { code: 'server.busy' } });
    await pages.choosingDate.freeDates.nth(4).check({ force: true });
    await pages.choosingDate.confirm.dblclick();
    await view.isAt('We couldn’t save your new day');
    await pages.main.retry.dblclick();
    await view.isAt('We’re on it');
    await expect(page.getByText(/^The engineer’s visit has its new day/)).toBeVisible();
    const after = await visits.locator('time').first().getAttribute('datetime');
    expect(after?.localeCompare(before ?? '')).toBe(1);
    await expect(promises.getByText(/Moved by you/).first()).toBeVisible();
    const moved = (await gateway.outbox(member.email)).filter(({ subject }) => subject?.includes('on another day'));
    expect(moved).toHaveLength(1);
    await page.reload();
    await view.isAt('We’re on it');
    await expect(visits.locator('time').first()).toHaveAttribute('datetime', after ?? '');
    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: 'Being repaired' })).toContainText(longDate(after ?? ''));

    // The other tab still shows the day of before, and its repair ends here: nothing is moved there.
    await page.goto(pageOf(planId));
    await pages.main.button('Yes, it works again').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, end the repair' }).click();
    await view.isAt('Good that it works again');
    await other.getByRole('button', { name: 'Choose another day' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Good that it works again');
    await expect(other.getByText(/^We haven’t moved the engineer’s visit/)).toBeVisible();
  });

  test('a member who wasn’t at home chooses the day of the next visit, and can’t on its own day (BK-31, DB-04)', async ({
    page,
    pages,
    view,
    gateway,
  }) => {
    const member = await gateway.register({ lastName: sentinel('fault-no-access').value });
    const { planId } = await gateway.placeOrder('visits-none');
    await gateway.moveClock({ advanceDays: 31 });
    await page.goto(pageOf(planId));
    await pages.enteringCredentials.logIn(member);
    await fillIn(page, 'It keeps dropping');
    await pages.main.button('Report this fault').click();
    await view.isAt('We’re on it');
    await waitForVisit(page, gateway);
    const visits = page.getByRole('region', { name: 'Engineer visits' });
    const visit = (await visits.locator('time').first().getAttribute('datetime')) ?? '';

    // The night before the visit is over, and nobody has come yet; two hours later the engineer has been.
    await gateway.moveClock({ set: `${visit}T06:00:00Z` });
    await page.goto(pageOf(planId));
    await pages.enteringCredentials.logIn(member);
    await expect(visits).toContainText('It’s too late to choose another day');
    await expect(page.getByRole('button', { name: 'Choose another day' })).toHaveCount(0);
    await gateway.moveClock({ set: `${visit}T10:00:00Z` });
    await page.goto(pageOf(planId));
    await pages.enteringCredentials.logIn(member);
    await view.isAt('We’re on it');
    const next = page.getByRole('region', { name: 'What happens next' });
    await expect(next).toContainText('Nobody was at home when the engineer came.');
    await view.hasNoBarriers('A fault that waits for a day');
    await page.goto('/dashboard');
    const repairs = page.getByRole('region', { name: 'Being repaired' });
    await expect(repairs).toContainText('Choose another day');
    await repairs.getByRole('link', { name: 'See your fault' }).click();
    await next.getByRole('button', { name: 'Choose a day for the engineer' }).click();
    await pages.choosingDate.take(1);
    await expect(page.getByText(/^The engineer’s visit has its new day/)).toBeVisible();
    await expect(visits.getByRole('heading', { level: 3 })).toHaveCount(2);
    await expect(next.getByRole('button')).toHaveCount(0);
    await expect(visits.getByRole('button', { name: 'Choose another day' })).toBeVisible();
  });
});
