import { gallery, sizeOf, styleOf } from './pages/Gallery.ts';
import { expect, test } from '../../tests/support/browser/test.ts';

test('somebody without a mouse picks a home from the list (UI-03)', { tag: '@main' }, async ({ page }) => {
  const { open, example } = gallery(page);
  await open('select-list', 'open');
  const list = example('open').getByRole('listbox');
  const said = example('open').getByRole('status').filter({ hasText: 'elected' });
  await list.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Selected: 5 Skylark Lane');
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expect(said).toHaveText('Selected: 19 Skylark Lane');
  await expect(list.getByRole('option', { name: '19 Skylark Lane' })).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(said).toHaveText('Selected: 17 Skylark Lane');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Selected: 3 Skylark Lane');
  for (const option of await list.getByRole('option').all())
    expect((await sizeOf(option)).height).toBeGreaterThanOrEqual(48);
});

test('a group of choices is one stop of the Tab key, and the arrows choose (UI-04)', async ({ page }) => {
  const { open, example } = gallery(page);
  await open('radio-group', 'required');
  const group = example('required').getByRole('radiogroup', { name: 'Whose home is it?' });
  await example('required').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(group.getByRole('radio', { name: 'I own it' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(group.getByRole('radio', { name: 'I rent it' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(group.locator(':focus')).toHaveCount(0);
  await expect(group).toContainText('Whose home is it? * (required)');
});

test(
  'a field is at most 60 px high and 200 with all its words, a textarea at least 160 (UI-05, UI-13)',
  { tag: '@both' },
  async ({ page }) => {
    const { open, example } = gallery(page);
    await open('text-field');
    const refused = example('error').getByRole('textbox', { name: 'Email' });
    const { height } = await sizeOf(refused);
    expect(height).toBeGreaterThanOrEqual(48);
    expect(height).toBeLessThanOrEqual(60);
    expect((await sizeOf(refused.locator('..'))).height).toBeLessThanOrEqual(200);
    await open('textarea');
    for (const area of await page.getByRole('main').getByRole('textbox').all())
      expect((await sizeOf(area)).height).toBeGreaterThanOrEqual(160);
  },
);

test('a refused field has a red border, a tinted ground and its words under it with a sign (UI-09, UI-10)', async ({
  page,
}) => {
  const { open, example } = gallery(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await open('text-field');
  const email = example('error').getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveAccessibleDescription('We send your confirmation here Enter a valid email');
  expect(await styleOf(email, 'border-top-color')).toBe('rgb(185, 28, 28)');
  expect(await styleOf(email, 'background-color')).toBe('rgb(253, 234, 234)');
  const words = example('error').getByText('Enter a valid email');
  await expect(words.locator('svg')).toBeVisible();
  const bottom = async (locator: typeof words) => locator.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await bottom(words)).toBeGreaterThan(await bottom(email));
  const fixed = example('read-only').getByRole('textbox', { name: 'Email' });
  await expect(fixed).toHaveAttribute('readonly');
  await expect(fixed).not.toHaveAttribute('aria-invalid');
  await expect(fixed).not.toHaveAttribute('aria-required');
});

test('a refused form says so above it, and leads to each field (UI-09)', async ({ page }) => {
  const { open, example } = gallery(page);
  await open('form', 'refusing');
  const form = example('refusing');
  await form.getByRole('button', { name: 'Continue' }).click();
  const summary = form.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Last name is required',
    'Choose a time',
    'Accept the contract to go on',
  ]);
  await summary.getByRole('link', { name: 'Choose a time' }).click();
  await expect(form.getByRole('radio', { name: 'In the morning' })).toBeFocused();
  await page.keyboard.press('Space');
  await form.getByRole('textbox', { name: 'Last name' }).fill('Fairweather');
  await form.getByRole('checkbox').check();
  await page.keyboard.press('Enter');
  await expect(form.getByText('Accepted: Fairweather')).toBeVisible();
  await expect(summary).toBeHidden();
});

test('a field with a pattern sorts what is typed into it, and brings its own code (UI-11)', async ({ page }) => {
  const { open, example } = gallery(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await open('button');
  expect(fetched.filter((path) => path.includes('PatternMask'))).toEqual([]);
  await open('text-field', 'pattern');
  const code = example('pattern').getByRole('textbox', { name: 'Sort code' });
  await expect(example('pattern').getByRole('textbox', { name: 'Your code' })).toHaveValue('a1b2-');
  expect(fetched.filter((path) => path.includes('PatternMask'))).not.toEqual([]);
  await code.click();
  await page.keyboard.type('1x2345');
  await expect(code).toHaveValue('12-34-5');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('9');
  await expect(code).toHaveValue('19-23-45');
  expect(await code.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(3);
  await page.keyboard.press('Backspace');
  await expect(code).toHaveValue('12-34-5');
});
