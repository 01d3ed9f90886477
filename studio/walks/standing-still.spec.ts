import type { Page } from '@playwright/test';
import { expect, test } from '../../tests/support/browser/test.ts';
import { watchShifts } from './runner/standing-still.ts';

/** A page with a button, whose words move down when the button is pressed or, without one, a moment after they are seen. */
const pageThat = (script: string): string =>
  `data:text/html,${encodeURIComponent(`<button>Move</button><div id="late"></div><p style="font-size:3rem">Words</p><script>
    const move = () => { document.getElementById('late').style.height = '200px'; document.title = 'moved'; };
    ${script}
  </script>`)}`;

const painted = (page: Page) =>
  page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));

test('a page that moves before anybody has pressed anything is told of, with what moved', async ({ page }) => {
  const { expectNone } = await watchShifts(page);
  await page.goto(pageThat('requestAnimationFrame(() => setTimeout(move, 100));'));
  await expect(page).toHaveTitle('moved');
  await painted(page);
  await expect(expectNone()).rejects.toThrow('Words');
});

test('what moves after a press is left out, however late it comes', async ({ page }) => {
  const { expectNone } = await watchShifts(page);
  await page.goto(pageThat("document.querySelector('button').onclick = () => setTimeout(move, 900);"));
  await page.getByRole('button').click();
  await expect(page).toHaveTitle('moved');
  await painted(page);
  await expectNone();
});

test('each page is looked at anew, also the one that a press leads to', async ({ page }) => {
  const { expectNone } = await watchShifts(page);
  await page.goto(pageThat(''));
  await page.getByRole('button').click();
  await expectNone();
  await page.goto(pageThat('requestAnimationFrame(() => setTimeout(move, 100));'));
  await expect(page).toHaveTitle('moved');
  await painted(page);
  await expect(expectNone()).rejects.toThrow('what moved under the eyes');
});

test('a screen that is made wider or narrower moves nothing that is told of', async ({ page }) => {
  const { expectNone } = await watchShifts(page);
  await page.goto(pageThat("document.querySelector('button').style.width = '50vw'; addEventListener('resize', move);"));
  await page.setViewportSize({ width: 900, height: 700 });
  await expect(page).toHaveTitle('moved');
  await painted(page);
  await expectNone();
});
