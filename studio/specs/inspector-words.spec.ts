import { readFile } from 'node:fs/promises';
import { expectContrast } from '../../tests/support/browser/axe.ts';
import { expect, test } from '../../tests/support/browser/test.ts';
import { everyWordIn } from './pages/EveryWord.ts';

const written = 'Can you get our broadband?';
const better = 'Is our broadband in your street?';

test(
  'a product owner changes a sentence, sees it on the customer’s page at once, and takes it away as a patch',
  { tag: ['@both', '@main'] },
  async ({ page, context, view }) => {
    await page.goto('/postcode-checker');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(written);

    const tab = await context.newPage();
    const { open, find, sentence, words, use, takeBack, changed, patch } = everyWordIn(tab);
    await open('address-check');
    await find.fill('can you get our');
    await sentence(written).first().click();
    await words.fill(better);
    await words.press('Tab');
    await use.click();
    await expect(changed).toContainText(better);
    await expect(heading).toHaveText(better);

    // Both pages are loaded again: the change is the tool's, and the tool has it still.
    await tab.reload();
    await expect(changed).toContainText(better);
    await page.reload();
    await expect(heading).toHaveText(better);

    const [download] = await Promise.all([tab.waitForEvent('download'), patch.click()]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain('+++ b/src/journeys/address-check/address-check.entering.copy.ts');
    expect(text).toMatch(new RegExp(`^-.*'${written.replace('?', '\\?')}'`, 'm'));
    expect(text).toContain(`'${better}'`);

    await find.fill(better);
    await sentence(better).first().click();
    await takeBack.click();
    await expect(changed).toBeHidden();
    await expect(heading).toHaveText(written);
    await expect(words).toBeFocused();
    await expect(words).toHaveValue(written);
    await view.hasNoBarriers('the page after all of it');
  },
);

test('a page says its own words again once the tool is left', async ({ page, context }) => {
  await page.goto('/postcode-checker');
  const heading = page.getByRole('heading', { level: 1 });
  const tab = await context.newPage();
  const { open, find, sentence, words, use } = everyWordIn(tab);
  await open('address-check');
  await find.fill(written);
  await sentence(written).first().click();
  await words.fill(better);
  await use.click();
  await expect(heading).toHaveText(better);
  await tab.goto('/inspector');
  await expect(heading).toHaveText(written);
});

test(
  'a product owner is told which placeholder is missing, keeps what they typed, and sees what the specification locks',
  { tag: '@both' },
  async ({ page, view }) => {
    const { open, find, sentence, words, use, row, show, readingAge, saidBy, count, sort } = everyWordIn(page);
    await open('choose-plan');
    await find.fill('is enough');
    await sentence('{plan} is enough').click();
    await words.fill('This is enough for you');
    await use.click();
    await expect(page.getByText('{plan} is missing.')).toBeVisible();
    await expect(words).toBeFocused();
    await expect(words).toHaveValue('This is enough for you');
    await view.hasNoBarriers('a refused sentence');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page, 'a refused sentence, dark');
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isTooWide, 'the sentences are wider than the screen').toBe(false);

    // A row that is closed keeps what was typed in it.
    await sentence('{plan} is enough').click();
    await sentence('{plan} is enough').click();
    await expect(words).toHaveValue('This is enough for you');

    await find.fill('');
    await show.selectOption('Fixed');
    await expect(row('Select plan')).toContainText('Fixed by the specification: PL-03');
    await sentence('Select plan').click();
    await expect(page.getByText('so they are locked here')).toBeVisible();
    await expect(words).toBeHidden();

    await show.selectOption('All');
    const all = (await count.textContent()) ?? '';
    await readingAge.selectOption('Over 11 years');
    await expect(count).not.toHaveText(all);
    await sort('Words').click();
    await expect(page.getByRole('columnheader', { name: 'Words' })).toHaveAttribute('aria-sort', 'descending');

    await page.getByRole('combobox', { name: 'Journey' }).selectOption('All');
    await readingAge.selectOption('Any');
    await saidBy.selectOption('E-mail or text message');
    await find.fill('There’s nothing for you to do');
    await page
      .getByRole('table')
      .getByRole('button', { name: /There’s nothing for you to do/ })
      .first()
      .click();
    await expect(page.getByText('You won’t see your words in the running app; the patch has them.')).toBeVisible();
  },
);
