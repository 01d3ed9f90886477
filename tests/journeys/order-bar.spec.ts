import { expect, test } from '../support/browser/test.ts';

test.beforeEach(async ({ page, pages, view, gateway }) => {
  await gateway.register();
  await gateway.draftPlan('visits-both');
  await page.goto('/customise-plan');
  await view.opensWith(pages.customisingPlan.heading);
});

/** What is left of 1280 × 1024 at 400 %, a phone lying down, and phones with text twice as large. */
const lowScreens = [
  { what: 'at 400 %', width: 320, height: 256, text: 1 },
  { what: 'on a phone lying down', width: 568, height: 320, text: 1 },
  { what: 'with text twice as large', width: 360, height: 740, text: 2 },
  { what: 'with text twice as large on a small phone', width: 320, height: 568, text: 2 },
] as const;

for (const { what, width, height, text } of lowScreens)
  test(`${what} the bar leaves most of the screen to the choices, each of which can be made (CU-01, CU-02)`, async ({
    page,
    pages,
  }) => {
    await page.setViewportSize({ width, height });
    await page.evaluate((times) => (document.documentElement.style.fontSize = `${100 * times}%`), text);
    const { total, mesh, length, book } = pages.customisingPlan;
    await mesh.uncheck();
    await length(/rolling/).check();
    await mesh.check();
    const isStuck = await total.evaluate((bar) => getComputedStyle(bar).position === 'sticky');
    const box = await total.boundingBox();
    expect(isStuck ? (box?.height ?? Infinity) / height : 0).toBeLessThanOrEqual(0.4);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    const { y = 0, height: needed = 0 } = (await book.boundingBox()) ?? {};
    expect(needed).toBeGreaterThanOrEqual(48);
    if (isStuck) expect(y + needed).toBeLessThanOrEqual(height);
  });

test('a phone that is turned gives the choices its screen back, and the bar its place afterwards (CU-01)', async ({
  page,
  pages,
}) => {
  const position = () => pages.customisingPlan.total.evaluate((bar) => getComputedStyle(bar).position);
  await expect.poll(position).toBe('sticky');
  await page.setViewportSize({ width: 740, height: 300 });
  await expect.poll(position).toBe('static');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(position).toBe('sticky');
});
