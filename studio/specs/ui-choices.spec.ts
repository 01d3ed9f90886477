import type { Locator } from '@playwright/test';
import { gallery, sizeOf } from './pages/Gallery.ts';
import { expect, test } from '../../tests/support/browser/test.ts';

/** Where in the gallery something is chosen that is pressed as a whole. */
const wholes = [
  ['radio-group', 'optional'],
  ['option-row', 'kit'],
  ['slot-choice', 'both'],
  ['chip-choice', 'days'],
  ['date-option', 'states'],
] as const;

/** Where a control of its own shows it, too. */
const controls = [
  ['radio-group', 'optional'],
  ['option-row', 'kit'],
  ['slot-choice', 'both'],
  ['checkbox', 'optional'],
  ['tick', 'ticked'],
] as const;

const look = (locator: Locator, ...names: string[]): Promise<string[]> =>
  locator.evaluate((element, asked) => asked.map((name) => getComputedStyle(element).getPropertyValue(name)), names);

/** The first that can be chosen, chosen. */
async function chosenIn(example: Locator): Promise<Locator> {
  const input = example.locator('input:enabled').first();
  await input.check({ force: true });
  return input;
}

/** What is pressed to choose it. */
const wholeOf = (input: Locator): Locator => input.locator('xpath=ancestor::label');

for (const colorScheme of ['light', 'dark'] as const)
  test(`what is chosen has one look wherever it is chosen, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const { open, example } = gallery(page);
    const seen = new Set<string>();
    for (const [slug, id] of wholes) {
      await open(slug, id);
      const whole = wholeOf(await chosenIn(example(id)));
      expect((await sizeOf(whole)).height).toBeGreaterThanOrEqual(48);
      seen.add(String(await look(whole, 'border-top-color', 'border-top-style', 'background-color', 'box-shadow')));
    }
    expect([...seen]).toEqual([
      colorScheme === 'light'
        ? 'rgb(194, 24, 91),solid,rgb(253, 232, 239),rgb(194, 24, 91) 0px 0px 0px 1px inset'
        : 'rgb(255, 141, 180),solid,rgb(60, 23, 38),rgb(255, 141, 180) 0px 0px 0px 1px inset',
    ]);
  });

test('every box and radio button is drawn by us, and by the browser where the device sets the colours', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const { open, example } = gallery(page);
  for (const [slug, id] of controls) {
    await open(slug, id);
    const input = await chosenIn(example(id));
    const seen = () => look(input, 'appearance', 'background-color', 'width', 'height');
    expect(await seen()).toEqual(['none', 'rgb(194, 24, 91)', '24px', '24px']);
    expect((await sizeOf(wholeOf(input))).height).toBeGreaterThanOrEqual(48);
    await page.emulateMedia({ forcedColors: 'active' });
    expect((await seen())[0]).toBe('auto');
    await page.emulateMedia({ forcedColors: 'none' });
  }
});
