import type { Page } from '@playwright/test';
import { inspectorIn } from './pages/Inspector.ts';
import { openedState } from '../../tests/support/browser/opened-state.ts';
import { expect, test } from '../../tests/support/browser/test.ts';

// A fresh page marks its calls itself, so that the faults of its way meet it alone.
test.use({ extraHTTPHeaders: {} });

/** A page comes up, stands there, and the chart says so. */
async function opened(page: Page, journey: string, state: string): Promise<Page> {
  const fresh = await openedState(page, journey, state);
  await expect(page.locator(`[data-state="${state}"][data-lit]`)).toBeVisible();
  return fresh;
}

const asked = [
  ['address-check', 'addressCheck.areaNotServed', 'a test home', 'We’re not in your area yet'],
  ['address-check', 'addressCheck.enteringAddress.retrievalFailed', 'a fault', 'Can you get our broadband?'],
  ['choose-plan', 'choosePlan.homeOrdered', 'a member and a fault', 'You already have a plan for this home'],
  ['customise-plan', 'customisePlan.customisationNotKept', 'a plan and a fault', 'We couldn’t save your choice'],
  ['switch-provider', 'switchProvider.matchFound.switchReadyToStart', 'another provider', 'We found your broadband'],
  [
    'book-install',
    'bookInstall.choosingVisit.date.visitRejected',
    'a fault about this member’s own visit',
    'We couldn’t hold your outside install',
  ],
  [
    'book-install',
    'bookInstall.choosingVisit.date.visitExpired',
    'a visit with a date, and a fault',
    'Your home install has expired',
  ],
  ['session', 'session.person.lookingUpMember', 'a call that is held', 'Can you get our broadband?'],
  ['session', 'session.clientSession.startingSession', 'another call that is held', 'Can you get our broadband?'],
  ['review-order', 'reviewOrder.visitsExpired', 'a plan and a fault', 'Your dates are no longer held'],
  ['order-broadband', 'orderBroadband.ordering.orderPlaced.offeringUpdates', 'a whole order', "You're all sorted"],
] as const;

for (const [journey, state, needs, shows] of asked)
  test(`a product owner opens ${state}, which needs ${needs}`, async ({ page }) => {
    test.setTimeout(120_000);
    const fresh = await opened(page, journey, state);
    await expect(fresh.getByRole('heading', { level: 1 })).toHaveText(shows);
  });

const inDialogs = [
  [
    'select-appointment',
    'selectAppointment.choosingDate.selection.noDateChosen',
    'Choose a date for your outside install',
    'Oops, something went wrong',
  ],
  [
    'select-appointment',
    'selectAppointment.choosingDate.blocks.loadingBlock',
    'Choose a date for your outside install',
    'Looking for free dates',
  ],
  [
    'select-appointment',
    'selectAppointment.choosingDate.blocks.blockNotLoaded',
    'Choose a date for your outside install',
    'Oops, something went wrong',
  ],
  ['mobile-menu', 'mobile-menu.open', 'Menu', 'Broadband'],
] as const;

for (const [journey, state, dialog, shows] of inDialogs)
  test(`a product owner opens ${state}, in a dialog`, async ({ page }) => {
    test.setTimeout(120_000);
    const fresh = await opened(page, journey, state);
    await expect(fresh.getByRole('dialog', { name: dialog })).toContainText(shows);
  });

test(
  'a product owner opens a state from the chart, and copies the link to it',
  { tag: '@main' },
  async ({ page, context, view }) => {
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
  },
);

test('a product owner looks at something else meanwhile, and the state is opened all the same', async ({
  page,
  context,
}) => {
  const { open, find, panel, panelTab } = inspectorIn(page);
  await open('address-check');
  await find.fill('area not served');
  await find.press('Enter');
  const [fresh] = await Promise.all([
    context.waitForEvent('page'),
    panel.getByRole('button', { name: 'Open here' }).click(),
  ]);
  await panelTab('History').click();
  await expect(fresh.getByRole('heading', { level: 1 })).toHaveText('We’re not in your area yet', { timeout: 30_000 });
  await panelTab('Details').click();
  await expect(panel.getByText('The page stands there.')).toBeVisible();
});

test('a product owner whose browser blocks windows opens the state of a link by a press', async ({
  page,
  context,
  view,
}) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    let isPressed = false;
    addEventListener('click', () => (isPressed = true), { capture: true });
    window.open = (...given) => (isPressed ? open(...given) : null);
  });
  const { panel } = inspectorIn(page);
  await page.goto('/inspector/address-check?open=addressCheck.areaNotServed');
  await expect(page.getByText('The browser has blocked the new page')).toBeVisible();
  await view.hasNoBarriers('a page that was blocked');
  const [fresh] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Open “Area not served”' }).click(),
  ]);
  await expect(panel.getByText('The page stands there.')).toBeVisible({ timeout: 30_000 });
  await expect(fresh.getByRole('heading', { level: 1 })).toHaveText('We’re not in your area yet');
  await expect(page.getByText('The browser has blocked the new page')).toHaveCount(0);
});

test('a product owner hears why no customer is ever seen in a state', async ({ page }) => {
  const { open, find, panel } = inspectorIn(page);
  await open('address-check');
  await find.fill('deciding premise');
  await find.press('Enter');
  await expect(panel).toContainText('The journey passes through it at once: nobody ever stands here.');
  await expect(panel.getByRole('button', { name: 'Open here' })).toHaveCount(0);
});
