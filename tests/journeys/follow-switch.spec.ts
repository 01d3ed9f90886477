import { addDays } from '../../platform/clock/local-date.ts';
import { anotherProvider, riverbourne } from '../support/browser/another-provider.ts';
import type { NewMember } from '../support/browser/gateway.ts';
import { expect, test as plain } from '../support/browser/test.ts';

type Fixtures = {
  /** A new member with a plan that is live, logged out as the clock has moved; the other provider that asks for them. */
  live: {
    member: NewMember;
    planId: string;
    provider: ReturnType<typeof anotherProvider>;
    ask: () => Promise<{ id: string }>;
  };
};

const test = plain.extend<Fixtures>({
  live: async ({ gateway, page }, use) => {
    const member = await gateway.register();
    const { id, planId } = await gateway.placeOrder('visits-none');
    const order = await gateway.memberOrder(id);
    await gateway.liveForMonths(1);
    const provider = anotherProvider(page.request);
    await use({ member, planId, provider, ask: () => provider.asksFor(order, member.lastName) });
  },
});

test('an address at which a member has no switch says so (ER-04)', async ({ page, pages, view, gateway }) => {
  await gateway.register();
  for (const id of ['no-switch', '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c9999']) {
    await page.goto(`/dashboard/switches/${id}`);
    await view.opensWith('We can’t find that switch');
  }
  await pages.main.link('Back to your dashboard').click();
  await expect(page).toHaveURL('/dashboard');
});

test.describe('on a gateway whose clock moves', { tag: '@own-gateway' }, () => {
  test.afterEach(({ gateway }) => gateway.moveClock({ reset: true }));

  test('an enquiry is told by e-mail alone; “This wasn’t me” voids it, with the keyboard and sent once, and the order of it is refused (SW-12)', async ({
    page,
    pages,
    view,
    gateway,
    live: { member, planId, provider, ask },
  }) => {
    const asked = await ask();
    const [mail] = await gateway.outbox(member.email);
    expect(mail?.subject).toBe('What switching your broadband would mean');
    const link = /https?:\S+\/dashboard\/switches\/\S+/.exec(mail?.body ?? '')?.[0] ?? '';
    const { pathname } = new URL(link);

    await page.goto('/dashboard');
    await pages.enteringCredentials.logIn(member);
    await view.isAt('Your dashboard');
    await expect(pages.dashboardHome.messages).toContainText('What switching your broadband would mean');
    // Their first bill is due, which stands there until it is paid.
    await expect(pages.dashboardHome.banners).not.toContainText(/switch|provider/);

    await page.goto(pathname);
    await view.opensWith(`${riverbourne} has asked about your broadband`);
    await expect(page.getByRole('region', { name: 'What it would cost' })).toContainText(/\d+ months × £17\.40 = £/);
    await expect(pages.main.button('See all about your switch')).toBeHidden();
    await pages.main.button('This wasn’t me').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Wasn’t it you?' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Yes, this wasn’t me' }).dblclick();
    await view.isAt('You’ve stopped this request');
    await expect(page.getByRole('status').filter({ hasText: 'We’ve stopped the request' })).toBeVisible();
    await page.reload();
    await view.isAt('You’ve stopped this request');
    await expect(pages.main.button('This wasn’t me')).toBeHidden();
    const stopped = (await gateway.outbox(member.email)).filter(
      ({ subject }) => subject === 'We’ve stopped the request',
    );
    expect(stopped).toHaveLength(1);
    expect(await provider.sends(asked, 'order')).toBe('1201');

    await page.goto(`/dashboard/plans/${planId}`);
    await view.opensWith(pages.managePlan.heading);
    await expect(pages.main.link('See your switch')).toBeHidden();
  });

  test(
    'another provider’s order stands first on the dashboard; its page tells what ends and costs, and “This wasn’t me” opens one case, which the other provider closes; nobody else sees it (SW-10, SW-12, DB-03)',
    { tag: '@main' },
    async ({ page, pages, view, gateway, live: { member, planId, provider, ask } }) => {
      const asked = await ask();
      expect(await provider.sends(asked, 'order')).toBe('ordered');
      const [ordered] = await gateway.outbox(member.email);
      expect(ordered?.subject).toMatch(/^Your broadband moves to Riverbourne Broadband on /);
      const { pathname } = new URL(/https?:\S+\/dashboard\/switches\/\S+/.exec(ordered?.body ?? '')?.[0] ?? '');

      await page.goto(pathname);
      await pages.enteringCredentials.logIn(member);
      await expect(page).toHaveURL(pathname);
      await view.isAt(`Your broadband moves to ${riverbourne}`);
      await expect(page.getByRole('heading', { name: 'Your final bill' })).toBeVisible();
      await expect(page.getByRole('row', { name: /^To pay/ })).toBeVisible();
      await pages.main.button('See all about your switch').click();
      const details = page.getByRole('dialog', { name: 'Switch ready to start' });
      await expect(details).toContainText('One Touch Switch reference');
      await expect(details).toContainText('The switch happens on the day that you requested from your new provider.');
      await view.hasNoBarriers('The details of a switch away');
      await page.keyboard.press('Escape');
      await expect(details).toBeHidden();

      await pages.main.link('Back to your dashboard').click();
      await view.isAt('Your dashboard');
      const told = pages.dashboardHome.banner(`Your broadband moves to ${riverbourne}`);
      await expect(told.getByRole('button', { name: 'Dismiss' })).toBeHidden();
      await told.getByRole('link', { name: 'See your switch' }).click();
      await expect(page).toHaveURL(pathname);
      await page.goBack();
      await view.isAt('Your dashboard');
      await page.goto(`/dashboard/plans/${planId}`);
      await pages.main.link('See your switch').click();
      await expect(page).toHaveURL(pathname);

      await pages.main.button('This wasn’t me').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Yes, this wasn’t me' }).dblclick();
      await expect(page.getByRole('heading', { name: /^Case SW-/ })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'We’ve opened a case' })).toBeVisible();
      await view.hasNoBarriers('A switch with a case');
      await page.reload();
      await expect(page.getByRole('heading', { name: /^Case SW-/ })).toBeVisible();
      await expect(pages.main.button('This wasn’t me')).toBeHidden();
      const cases = (await gateway.outbox(member.email)).filter(({ subject }) => subject.startsWith('Case SW-'));
      expect(cases).toHaveLength(1);

      expect(await provider.sends(asked, 'cancel')).toBe('cancelled');
      await page.reload();
      await view.isAt('Your broadband stays with us');
      await expect(page.getByText('The case is closed, as the switch has ended.')).toBeVisible();

      await gateway.register();
      await page.goto(pathname);
      await view.isAt('We can’t find that switch');
    },
  );

  test('who wants to leave reads first of the switch that is ordered, which of the days come before it, and that keeping the plan doesn’t stop it (SW-12, DB-06)', async ({
    page,
    pages,
    view,
    gateway,
    live: { member, planId, provider, ask },
  }) => {
    const leaving = `/dashboard/plans/${planId}/leave`;
    await page.goto(leaving);
    await pages.enteringCredentials.logIn(member);
    await view.isAt('Leave us');
    const first = await page.getByRole('radio').first().inputValue();
    const asked = await ask();
    expect(await provider.sends(asked, 'order', addDays(first, 11))).toBe('ordered');
    await page.reload();
    const ordered = page.getByRole('region', { name: `Your switch to ${riverbourne}` });
    await expect(ordered).toContainText('You need do nothing here.');
    await expect(page.getByText('10 days without broadband from us before the switch')).toHaveCount(1);
    await expect(page.getByText('The switch comes first').first()).toBeVisible();
    await view.hasNoBarriers('Leaving beside a switch');
    await ordered.getByRole('link', { name: 'See your switch' }).click();
    await view.isAt(`Your broadband moves to ${riverbourne}`);
    await page.goBack();
    await view.isAt('Leave us');

    await page.getByRole('radio').last().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await view.isAt('Check before you leave');
    await expect(page.getByText(/counts only if the switch is called off/)).toBeVisible();
    await page.getByRole('checkbox').check();
    await pages.main.button('End my plan').dblclick();
    await view.isAt('Your plan is ending');
    await expect(ordered).toContainText('You need do nothing more.');
    const [ends] = await gateway.outbox(member.email);
    expect(ends?.subject).toMatch(/ at the latest$/);

    await pages.main.button('Keep my plan').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('keeping your plan doesn’t stop the switch');
    await dialog.getByRole('button', { name: 'Yes, keep my plan' }).click();
    await view.isAt('You’ve kept your plan');
    await page.goto(leaving);
    await expect(ordered).toContainText('You need do nothing here.');
  });

  test('who has asked for an earlier end reads of that one and of the days in between, and of no plan that stays once the switch is off (SW-12, DB-06)', async ({
    page,
    pages,
    view,
    gateway,
    live: { member, planId, provider, ask },
  }) => {
    await page.goto(`/dashboard/plans/${planId}/leave`);
    await pages.enteringCredentials.logIn(member);
    await view.isAt('Leave us');
    await page.getByRole('radio').first().check();
    await pages.main.button('See what it costs').click();
    await page.getByRole('checkbox').check();
    await pages.main.button('End my plan').click();
    await view.isAt('Your plan is ending');
    const asked = await ask();
    const { serviceEnd } = await gateway.plan(planId);
    expect(await provider.sends(asked, 'order', addDays(serviceEnd ?? '', 20))).toBe('ordered');
    const [ordered] = await gateway.outbox(member.email);
    expect(ordered?.subject).toMatch(/^Riverbourne Broadband has ordered your switch for /);

    await page.goto('/dashboard');
    const told = pages.dashboardHome.banner('Your broadband ends on ');
    await expect(told).toContainText('in between you have no broadband from us');
    await told.getByRole('link', { name: 'See your switch' }).click();
    await view.isAt(`${riverbourne} has ordered your switch`);
    const own = page.getByRole('region', { name: 'The end that you asked for' });
    await expect(own).toContainText('In between you have no broadband from us');
    await view.hasNoBarriers('A switch after the end of its plan');

    expect(await provider.sends(asked, 'cancel')).toBe('cancelled');
    await page.reload();
    await view.isAt(`Your switch to ${riverbourne} is off`);
    await expect(own).toContainText('as you asked us');
    await own.getByRole('link', { name: 'Keep your plan' }).click();
    await expect(page).toHaveURL(`/dashboard/plans/${planId}/leave`);
    await view.isAt('Your plan is ending');
    await page.goBack();
    await view.isAt(`Your switch to ${riverbourne} is off`);
  });

  test('who moves while “This wasn’t me” is on its way is told that it was too late, and where their final bill is (SW-12, OR-06)', async ({
    page,
    pages,
    view,
    gateway,
    live: { member, provider, ask },
  }) => {
    const asked = await ask();
    await provider.sends(asked, 'order');
    const [ordered] = await gateway.outbox(member.email);
    const { pathname } = new URL(/https?:\S+\/dashboard\/switches\/\S+/.exec(ordered?.body ?? '')?.[0] ?? '');
    await page.goto(pathname);
    await pages.enteringCredentials.logIn(member);
    await view.isAt(`Your broadband moves to ${riverbourne}`);
    await pages.main.button('This wasn’t me').click();
    expect(await provider.sends(asked, 'trigger')).toBe('triggered');
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, this wasn’t me' }).click();
    await view.isAt(`Your broadband has moved to ${riverbourne}`);
    await expect(page.getByText('there was nothing left to stop')).toBeVisible();
    await pages.main.link('See your bills').click();
    await expect(page).toHaveURL('/dashboard/bills');
  });
});
