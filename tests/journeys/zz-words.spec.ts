import { test } from '../support/browser/test.ts';
import { everyWordIn } from '../../studio/specs/pages/EveryWord.ts';

test('looks', async ({ page }) => {
  const w = everyWordIn(page);
  for (const [width, height] of [[1280, 800], [768, 1000], [360, 740]] as const) {
    await page.setViewportSize({ width, height });
    await w.open('choose-plan');
    await page.evaluate(() => localStorage.removeItem('inspector.words'));
    await page.reload();
    await w.count.waitFor();
    await page.screenshot({ path: `/tmp/words-${width}-a.png` });
    await w.sentence('Who lives there?').first().click();
    await w.words.fill('Who is at home with you?');
    await w.use.click();
    await w.changed.waitFor();
    await page.screenshot({ path: `/tmp/words-${width}-b.png`, fullPage: false });
    await w.find.fill('is enough');
    await w.sentence('{plan} is enough').click();
    await w.words.fill('This is enough');
    await w.use.click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.screenshot({ path: `/tmp/words-${width}-c.png`, fullPage: true });
    await page.emulateMedia({ colorScheme: 'light' });
    await w.find.fill('');
    await w.show.selectOption('Fixed');
    await page.screenshot({ path: `/tmp/words-${width}-d.png` });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/inspector/choose-plan');
  await page.getByRole('link', { name: 'Every word' }).waitFor();
  await page.screenshot({ path: '/tmp/words-inspector.png' });
});
