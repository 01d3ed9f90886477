import type { Page } from '@playwright/test';
import { sentinel } from '../../gateway/scenarios/sentinels.ts';
import { enteringCredentials } from '../pages/EnteringCredentials.ts';
import { siteShell } from '../pages/SiteShell.ts';
import { expect, test } from '../support/browser/test.ts';

/** Which of these words the tab's storage holds, and whose session it says that this is. */
const keptOf = (page: Page, ...words: string[]) =>
  page.evaluate((wanted) => {
    const all = Object.values(sessionStorage).join();
    const { memberId } = JSON.parse(sessionStorage.getItem('session') ?? '{}') as { memberId?: string | null };
    return { words: wanted.filter((word) => all.includes(word)), memberId };
  }, words);

const nothing = { words: [], memberId: null };

const { value: home } = sentinel('visits-both');

const notice = (page: Page) => page.getByRole('status').filter({ hasText: /logged (in|out)/ });

/** A member's tab, and another one of the same browser. */
async function twoTabs(page: Page, path: string) {
  const other = await page.context().newPage();
  await other.goto('/help');
  await expect(siteShell(other).dashboard).toBeAttached();
  await page.goto(path);
  return other;
}

for (const path of ['/spread', '/dashboard'])
  test(`a session that ended by idling closes ${path} and names nobody any more (SC-04, AU-07)`, async ({
    page,
    pages,
    view,
    gateway,
    machines,
  }) => {
    await page.clock.install();
    await gateway.register();
    await page.goto(path);
    await expect.poll(() => machines.activeIn('session')).toContain('session.clientSession.sessionStarted');
    await expect(siteShell(page).dashboard).toBeAttached();
    await gateway.endSession();
    await page.clock.fastForward('31:00');
    await expect(page).toHaveURL(`/auth/login?referrer=broadband&redirect=${encodeURIComponent(path)}`);
    await view.isAt(pages.enteringCredentials.heading);
    await expect(notice(page)).toContainText('Your session has ended. Log in to carry on where you were.');
    await expect(siteShell(page).dashboard).toHaveCount(0);
    expect(await keptOf(page)).toEqual(nothing);
  });

test(
  'an order whose session ended leaves the tab’s storage, and goes on for its member (SC-04, SC-05)',
  { tag: '@main' },
  async ({ page, pages, view, gateway }) => {
    await page.clock.install();
    const member = await gateway.register();
    await gateway.draftPlan('visits-both');
    await page.goto('/customise-plan');
    await view.isAt(pages.customisingPlan.heading);
    await pages.customisingPlan.length(/1 month/).check();
    expect((await keptOf(page, member.email, home)).words).toEqual([member.email, home]);
    await gateway.endSession();
    await page.clock.fastForward('31:00');
    await view.isAt(pages.enteringCredentials.heading);
    expect(await keptOf(page, member.email, home)).toEqual(nothing);
    await pages.enteringCredentials.logIn(member);
    await view.isAt(pages.customisingPlan.heading);
    await expect(pages.customisingPlan.length(/1 month/)).toBeChecked();
    await expect(notice(page)).toHaveCount(0);
  },
);

test('a page for everybody stays when the session ends, and has the way back in (SC-04)', async ({
  page,
  pages,
  gateway,
}) => {
  await page.clock.install();
  const member = await gateway.register();
  await page.goto('/help');
  await expect(siteShell(page).dashboard).toBeAttached();
  await gateway.endSession();
  await page.clock.fastForward('31:00');
  await expect(notice(page)).toContainText('You’ve been logged out');
  await expect(page).toHaveURL('/help');
  await notice(page).getByRole('link', { name: 'Log in' }).click();
  await pages.enteringCredentials.logIn(member);
  await expect(page).toHaveURL('/help');
  await expect(notice(page)).toHaveCount(0);
});

test('a log-out in one tab is one in every tab, whatever is open there (SC-05, AU-07)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const member = await gateway.register();
  await gateway.draftPlan('visits-both');
  const other = await twoTabs(page, '/customise-plan');
  await view.isAt(pages.customisingPlan.heading);
  await other.goto('/auth/logout');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('You’re logged out');
  await view.isAt(pages.enteringCredentials.heading);
  await expect(page).toHaveURL('/auth/login?referrer=broadband&redirect=%2Fcustomise-plan');
  await expect(notice(page)).toContainText('You logged out in another tab');
  expect(await keptOf(page, member.email, home)).toEqual(nothing);
});

test('another member in one tab is the member of every tab, and nothing of the first is left (SC-05)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const kit = await gateway.registerElsewhere({ firstName: 'Kit', lastName: 'Starling' });
  const wren = await gateway.register({ firstName: 'Wren' });
  await gateway.draftPlan('visits-both');
  const other = await twoTabs(page, '/customise-plan');
  await view.isAt(pages.customisingPlan.heading);
  await gateway.endSession();
  await other.goto('/auth/login?redirect=%2Fhelp');
  await enteringCredentials(other).logIn(kit);
  await expect(notice(page)).toContainText('Kit logged in in another tab');
  await view.isAt(pages.enteringAddress.heading);
  await expect(siteShell(page).dashboard).toHaveText(/^Hey Kit/);
  await expect(page.getByText('Wren')).toHaveCount(0);
  expect((await keptOf(page, wren.email, home)).words).toEqual([]);
  await notice(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('who is asked for an account goes on when they log in in another tab (SC-05, AU-10)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const member = await gateway.registerElsewhere();
  await pages.enteringAddressByHand.checkHome('visits-both');
  await pages.addressOutcome.showPlans.click();
  await pages.choosingPlan.select('1 Gbps').click();
  await view.isAt(pages.enteringRegistration.headingInOrder);
  const other = await page.context().newPage();
  await other.goto('/auth/login');
  await enteringCredentials(other).logIn(member);
  await view.isAt(pages.choosingSwitch.heading);
});

test('a log-out as a page of its own leaves nothing of the order in the tab (AU-10, SC-05)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const member = await gateway.register();
  await gateway.draftPlan('visits-both');
  await page.goto('/customise-plan');
  await view.isAt(pages.customisingPlan.heading);
  expect((await keptOf(page, member.email, home)).words).toEqual([member.email, home]);
  await page.goto('/auth/logout');
  await view.isAt('You’re logged out');
  expect(await keptOf(page, member.email, home)).toEqual(nothing);
});
