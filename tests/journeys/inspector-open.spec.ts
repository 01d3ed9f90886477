import type { BrowserContext, Page } from '@playwright/test';
import { inspectorIn } from '../pages/Inspector.ts';
import { expect, test } from '../support/browser/test.ts';

// A fresh page marks its calls itself, so that the faults of its way meet it alone.
test.use({ extraHTTPHeaders: {} });

/** Opens a state by its link: a page comes up, stands there, and the chart says so. */
async function opened(page: Page, context: BrowserContext, journey: string, state: string): Promise<Page> {
  const comesUp = context.waitForEvent('page');
  await page.goto(`/inspector/${journey}?open=${state}`);
  const fresh = await comesUp;
  const { panel } = inspectorIn(page);
  await expect(panel.getByText('The page stands there.')).toBeVisible({ timeout: 75_000 });
  await expect(page.locator(`[data-state="${state}"][data-lit]`)).toBeVisible();
  return fresh;
}

const asked = [
  ['address-check', 'addressCheck.areaNotServed', 'a test home', "We're not in your area yet"],
  ['address-check', 'addressCheck.enteringAddress.retrievalFailed', 'a fault', 'Can you get our broadband?'],
  ['choose-plan', 'choosePlan.homeOrdered', 'a member and a fault', 'You already have an order for this home'],
  ['customise-plan', 'customisePlan.customisationNotKept', 'a plan and a fault', "We couldn't keep your choice"],
  ['switch-provider', 'switchProvider.matchFound.switchReadyToStart', 'another provider', 'We found your broadband'],
  [
    'book-install',
    'bookInstall.choosingOutsideVisit.outsideVisitRejected',
    'a fault about this member’s own visit',
    "We couldn't hold your outside install",
  ],
  ['review-order', 'reviewOrder.visitsExpired', 'a plan and a fault', 'Your dates are no longer held'],
  ['order-broadband', 'orderBroadband.ordering.orderPlaced.offeringUpdates', 'a whole order', "You're all sorted"],
] as const;

for (const [journey, state, needs, shows] of asked)
  test(`a product owner opens ${state}, which needs ${needs}`, async ({ page, context }) => {
    test.setTimeout(120_000);
    const fresh = await opened(page, context, journey, state);
    await expect(fresh.getByRole('heading', { level: 1 })).toHaveText(shows);
  });

test('a product owner opens a state from the chart, and copies the link to it', async ({ page, context, view }) => {
  const { open, find, panel, lit } = inspectorIn(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('log-in');
  await find.fill('entering code');
  await find.press('Enter');
  await panel.getByRole('button', { name: 'Copy link to this state' }).click();
  await expect(panel.getByText('Copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe('?open=logIn.enteringCode');
  const [fresh] = await Promise.all([
    context.waitForEvent('page'),
    panel.getByRole('button', { name: 'Open here' }).click(),
  ]);
  await expect(panel.getByText('The page stands there.')).toBeVisible({ timeout: 75_000 });
  await expect(lit('Entering code')).toBeVisible();
  await expect(fresh.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
  await view.hasNoBarriers('a state that has been opened');
});

test('a product owner hears why no customer is ever seen in a state', async ({ page }) => {
  const { open, find, panel } = inspectorIn(page);
  await open('address-check');
  await find.fill('deciding premise');
  await find.press('Enter');
  await expect(panel).toContainText('The journey passes through it at once: nobody ever stands here.');
  await expect(panel.getByRole('button', { name: 'Open here' })).toHaveCount(0);
});
