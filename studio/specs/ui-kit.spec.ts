import { gallery, sizeOf, styleOf } from './pages/Gallery.ts';
import { expect, test } from '../../tests/support/browser/test.ts';

test(
  'a dialog is 680 px wide, or the whole screen of a phone, and closes in three ways (UI-01)',
  { tag: ['@both', '@main'] },
  async ({ page }) => {
    const { open } = gallery(page);
    const isWide = (page.viewportSize()?.width ?? 0) >= 768;
    await open('modal', 'long');
    const opener = page.getByRole('button', { name: 'Open a long modal' });
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(0);
    const dialog = page.getByRole('dialog', { name: 'What happens on the day' });
    const close = dialog.getByRole('button', { name: 'Close' });
    const shows = async () => {
      await opener.click();
      await expect(dialog).toBeVisible();
      await expect(close).toBeFocused();
    };
    const isGone = async () => {
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    };

    await shows();
    expect(await sizeOf(close)).toEqual({ width: 62, height: 62 });
    const { width, height } = await sizeOf(dialog);
    expect(width).toBe(isWide ? 680 : page.viewportSize()?.width);
    if (!isWide) expect(height).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? Infinity);
    expect(await styleOf(page.locator('body'), 'position')).toBe('fixed');
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await isGone();
    await shows();
    await close.click();
    await isGone();
    if (!isWide) return;
    await shows();
    await page.mouse.click(20, 450);
    await isGone();
  },
);

test('a dialog is the whole screen up to 767 px and not from 768 on (UI-01, TK-01)', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await gallery(page).open('modal');
  await page.getByRole('button', { name: 'Open a modal' }).click();
  const dialog = page.getByRole('dialog');
  await expect.poll(async () => (await sizeOf(dialog)).width).toBe(767);
  await page.setViewportSize({ width: 768, height: 800 });
  await expect.poll(async () => (await sizeOf(dialog)).width).toBe(680);
});

test('Enter and Space open an answer and put it away (UI-05)', async ({ page }) => {
  const { open, example } = gallery(page);
  await open('accordion', 'closed');
  const answer = example('closed').getByText('Only for the in-home visit');
  await example('closed').locator('summary').first().focus();
  await expect(answer).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
});

test(
  'what can be pressed is 48 px high, and a loading button 92 px wide (UI-06, TK-03)',
  { tag: '@both' },
  async ({ page }) => {
    const { open, example } = gallery(page);
    await open('button');
    const buttons = await page.getByRole('main').getByRole('button').all();
    expect(buttons.length).toBeGreaterThan(20);
    for (const button of buttons)
      if (await button.isVisible()) expect((await sizeOf(button)).height).toBeGreaterThanOrEqual(48);
    const small = example('primary').getByRole('button', { name: /^OK/ });
    expect((await sizeOf(small)).width).toBeGreaterThanOrEqual(92);

    const ignoring = example('ignoring');
    await ignoring.getByRole('button', { name: /^Place order/ }).click({ force: true });
    await ignoring.getByRole('button', { name: 'Choose a date first' }).click({ force: true });
    await expect(ignoring).toContainText('Presses that counted: 0');
    await ignoring.getByRole('button', { name: 'Stop loading' }).click();
    await ignoring.getByRole('button', { name: 'Place order' }).click();
    await expect(ignoring).toContainText('Presses that counted: 1');
  },
);

test('a spinner turns in 0.7 s, and stands still for who asked for less motion (UI-12)', async ({ page }) => {
  const { open, example } = gallery(page);
  await open('spinner');
  const spinner = example('sizes').getByRole('status', { name: '' }).filter({ hasText: 'Checking your address' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await styleOf(spinner, 'animation-name', '::before')).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await styleOf(spinner, 'animation-name', '::before')).not.toBe('none');
  expect(await styleOf(spinner, 'animation-duration', '::before')).toBe('0.7s');
  expect(await styleOf(spinner, 'animation-iteration-count', '::before')).toBe('infinite');
});

test('a wait shows its spinner after 200 ms (UI-12)', async ({ page }) => {
  const { open, example } = gallery(page);
  await open('lazy-loader');
  const waits = example('default');
  await expect(waits.getByText('One moment …', { exact: true })).toBeAttached();
  await page.clock.install({ time: new Date('2026-01-05T10:00:00') });
  await page.clock.pauseAt(new Date('2026-01-05T10:01:00'));
  await waits.getByRole('button', { name: 'Wait again' }).click();
  await expect(waits.getByText('One moment …', { exact: true })).not.toBeAttached();
  await page.clock.runFor(199);
  await expect(waits.getByText('One moment …', { exact: true })).not.toBeAttached();
  await page.clock.runFor(1);
  await expect(waits.getByText('One moment …', { exact: true })).toBeAttached();
});

test('icons come in their sizes, 48 by 48 where none is asked for (UI-13)', async ({ page }) => {
  const { open, example } = gallery(page);
  await open('icons');
  const sizes = await example('sizes')
    .locator('svg')
    .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width));
  expect(sizes).toEqual([16, 24, 48, 72, 120, 192]);
  expect(await sizeOf(example('default').locator('svg'))).toEqual({ width: 48, height: 48 });
});

test(
  'a grid has twelve columns, and what stands in it takes more of them on a phone (TK-03)',
  { tag: '@both' },
  async ({ page }) => {
    const { open, example } = gallery(page);
    const isWide = (page.viewportSize()?.width ?? 0) >= 992;
    await open('grid');
    const items = example('twelve').locator('[data-span]');
    await expect(items).toHaveCount(12);
    const tops = await items.evaluateAll((found) => found.map((item) => Math.round(item.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(isWide ? 1 : 3);
    const columns = await styleOf(items.first().locator('..'), 'grid-template-columns');
    expect(columns.split(' ')).toHaveLength(12);
  },
);

test('a link in a new tab gives that tab nothing of this one, and a disabled one leads nowhere (UI-07)', async ({
  page,
}) => {
  const { open, example } = gallery(page);
  await open('link', 'disabled');
  for (const link of await example('new-tab').getByRole('link').all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  for (const link of await example('disabled').getByRole('link').all()) {
    await expect(link).toBeDisabled();
    await link.click({ force: true });
  }
  await expect(page).toHaveURL('/ui/link#disabled');
  expect(page.context().pages()).toHaveLength(1);
});

test('a member is gold or not, small or not, named or not (SH-24)', async ({ page }) => {
  const { open, example } = gallery(page);
  await open('member-avatar');
  const looks = example('looks');
  const picture = (name: string) =>
    looks.getByText(name, { exact: true }).locator('xpath=following-sibling::*[1]/span[1]');
  expect(await sizeOf(picture('As it is'))).toEqual({ width: 48, height: 48 });
  expect(await sizeOf(picture('Gold and small'))).toEqual({ width: 32, height: 32 });
  expect(await styleOf(picture('Gold'), 'background-color')).not.toBe(
    await styleOf(picture('As it is'), 'background-color'),
  );
  await expect(looks.getByText('Wren', { exact: true })).toHaveCount(2);
});

test('an alert is put away by its button, which stays 48 px to tap (UI-02)', async ({ page }) => {
  const { open, example } = gallery(page);
  await open('alert', 'dismissible');
  const alerts = example('dismissible');
  const dismiss = alerts.getByRole('button', { name: 'Dismiss', exact: true });
  await expect(dismiss).toHaveCount(5);
  expect(await sizeOf(dismiss.first())).toEqual({ width: 48, height: 48 });
  await dismiss.first().click();
  await expect(dismiss).toHaveCount(4);
  await expect(alerts.getByText('Your dates are held')).toBeHidden();
});
