import type { Locator } from '@playwright/test';
import { expectContrast, expectNoBarriers } from '../../tests/support/browser/axe.ts';
import { expect, test } from '../../tests/support/browser/test.ts';
import { inspectorIn } from './pages/Inspector.ts';

const first = 'Do you have broadband at this address?';
const second = 'Your current provider';

/** px of the smallest words within, as they are seen. */
const smallestText = (within: Locator): Promise<number> =>
  within.evaluate((element) => {
    const scale = element.getBoundingClientRect().width / (element as HTMLElement).offsetWidth;
    return (
      Math.min(...[...element.querySelectorAll('p, button')].map((one) => parseFloat(getComputedStyle(one).fontSize))) *
      scale
    );
  });

test(
  'a product owner opens a journey, and reads its pages in the order in which customers meet them',
  { tag: ['@both', '@main'] },
  async ({ page }) => {
    const { open, map, cards } = inspectorIn(page);
    await open('switch-provider');
    await expect(cards).toHaveCount(7);
    await expect(cards.nth(0)).toContainText(first);
    await expect(cards.nth(1)).toContainText('Find the provider in the list, by name.');
    await expect(cards.nth(6)).toContainText('Switch settled');
    expect(await smallestText(map.locator('..'))).toBeGreaterThanOrEqual(10.9);
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isTooWide, 'the map is wider than the screen').toBe(false);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectNoBarriers(page, 'the map of a journey, light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page, 'the map of a journey, dark');
  },
);

test(
  'a product owner goes by keyboard from the map to the states of a page, to the whole chart, and back',
  { tag: '@both' },
  async ({ page, view }) => {
    const inspector = inspectorIn(page);
    await inspector.open('switch-provider');
    await inspector.card(first).focus();
    await page.keyboard.press('Tab');
    await expect(inspector.card(second)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(inspector.page(second)).toBeFocused();
    await expect(inspector.picture).toHaveAccessibleName(`${second}, its states`);
    await expect(page.locator('[data-state]').filter({ hasText: 'Choosing provider' }).last()).toBeInViewport();
    await view.hasNoBarriers('the states of a page');

    await page.keyboard.press('Tab');
    await expect(inspector.wholeChart).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(inspector.picture).toHaveAccessibleName(/^Switch from another provider, a chart\./);
    await expect(page.locator('[data-state][data-selected]')).toBeInViewport();
    await expect(inspector.picture).toBeFocused();
    // Over the choices of a layer and of whose way is shown.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(inspector.backToPage).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(inspector.page(second)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(inspector.allPages).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(inspector.card(second)).toBeFocused();
  },
);

test('a product owner unfolds the ways in which a page can go wrong, and looks into one', async ({ page, view }) => {
  const { open, cards, badge, card, page: opened, allPages } = inspectorIn(page);
  await open('switch-provider');
  await badge('9 ways this can go wrong').click();
  await expect(badge('9 ways this can go wrong')).toHaveAttribute('aria-expanded', 'true');
  await expect(cards).toHaveCount(16);
  await view.hasNoBarriers('ways in which a page can go wrong');
  const wrong = await cards.nth(4).getByRole('button').first().textContent();
  await card(wrong ?? '').click();
  await expect(opened(wrong ?? '')).toBeFocused();
  // It is folded away by then: the card that it is folded into stands for it.
  await allPages.press('Enter');
  await expect(
    cards
      .filter({ has: page.getByRole('button', { name: '9 ways this can go wrong' }) })
      .getByRole('button')
      .first(),
  ).toBeFocused();
});

test('what is unfolded folds again', async ({ page }) => {
  const { open, cards, badge } = inspectorIn(page);
  await open('switch-provider');
  await badge('2 other ways').click();
  await expect(cards).toHaveCount(9);
  await badge('2 other ways').press('Enter');
  await expect(cards).toHaveCount(7);
});

test('a product owner sees on which card the customer is, and where they go in the other tab', async ({
  context,
  pages,
}) => {
  await pages.enteringAddress.open();
  const tab = await context.newPage();
  const { open, here, card, page: opened, picture, shownAs } = inspectorIn(tab);
  await open();
  await expect(here).toContainText('The customer is here: Awaiting text');
  await expect(here.getByRole('button').first()).toHaveText('Check your address');
  await here.getByRole('button').first().click();
  await expect(opened('Check your address')).toBeFocused();

  // Whoever looks at the page that the customer is on goes on with them, and the focus stays where it is.
  await shownAs('Map').focus();
  await pages.enteringAddress.byHand.click();
  await expect(opened('Check your address')).toBeHidden();
  await expect(
    tab.locator('[data-state][data-lit]').filter({ hasText: 'Entering address by hand' }).last(),
  ).toBeVisible();
  await expect(shownAs('Map')).toBeFocused();
  await pages.enteringAddressByHand.check({ postcode: 'LK9 1SA', streetNumber: '7' });
  await expect(tab.locator('[data-state][data-lit]').filter({ hasText: 'Address served' }).last()).toBeVisible();
  await expect(shownAs('Map')).toBeFocused();
  await pages.addressOutcome.showPlans.click();
  await expect(tab).toHaveURL('/inspector/choose-plan');
  await expect(here).toContainText('The customer is here: Comparing plans');
  await card('Choose your plan').click();
  await expect(opened('Choose your plan')).toBeVisible();
  await expect(picture).toBeVisible();
  await expect(tab.locator('[data-state="choosePlan.choosingPlan.comparingPlans"]')).toHaveAttribute('data-lit');
});

test('a journey on the map that is part of another leads to a map of its own', async ({ page }) => {
  const { open, map } = inspectorIn(page);
  await open('order-broadband');
  await map.getByRole('button', { name: 'Switch from another provider' }).click();
  await expect(page).toHaveURL('/inspector/switch-provider');
  await expect(map).toBeFocused();
});

test('whoever leaves an address below the inspector without loading a page has the site around them again', async ({
  page,
}) => {
  await page.goto('/inspector/switch-provider/nothing');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).toBeVisible();
});
