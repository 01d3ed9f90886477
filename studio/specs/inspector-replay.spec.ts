import { readFile } from 'node:fs/promises';
import { asPlaywrightTest } from '../inspector/recording/as-playwright-test.ts';
import { valuesFor, withValues } from '../inspector/recording/invented.ts';
import { readRecording } from '../inspector/recording/read-recording.ts';
import { replayed } from '../../tests/support/browser/replayed.ts';
import { expect, test } from '../../tests/support/browser/test.ts';

/** A customer looks whether a home is served, changes their mind, and looks for another one. */
test(
  'what a customer did is kept without their words, and played again with invented ones',
  { tag: '@main' },
  async ({ page, pages, view, context, machines }) => {
    await page.goto('/postcode-checker');
    await pages.enteringAddressByHand.checkHome('address-no-products');
    await expect(pages.addressOutcome.beFirstToKnow).toBeVisible();
    await pages.addressOutcome.changeAddress.click();
    await view.isAt(pages.enteringAddress.heading);

    const inspector = await context.newPage();
    await inspector.goto('/inspector/address-check');
    await inspector.getByRole('tab', { name: 'History' }).click();
    const panel = inspector.getByRole('tabpanel', { name: 'History' });
    await panel.getByRole('radio', { name: 'Replay' }).check();
    await expect(panel.getByRole('listitem')).toHaveCount(3);
    await expect(panel.getByLabel('postcode')).toHaveValue('LK9 1NP');

    const [download] = await Promise.all([
      inspector.waitForEvent('download'),
      panel.getByRole('button', { name: 'Download the recording' }).click(),
    ]);
    const file = await readFile(await download.path(), 'utf8');
    expect(file).not.toContain('LK9');
    const read = readRecording(file);
    if (!('recording' in read)) throw new Error(read.mistake);

    const [exported] = await Promise.all([
      inspector.waitForEvent('download'),
      panel.getByRole('button', { name: 'Export as a Playwright test' }).click(),
    ]);
    const played = withValues(read.recording, valuesFor(read.recording));
    expect(await readFile(await exported.path(), 'utf8')).toBe(asPlaywrightTest(played));

    const [popup] = await Promise.all([
      context.waitForEvent('page'),
      panel.getByRole('button', { name: 'Play in a new page' }).click(),
    ]);
    await expect(panel.getByRole('status')).toContainText('Played to the end', { timeout: 30_000 });
    await expect(popup.getByRole('heading', { level: 1 })).toHaveText(pages.enteringAddress.heading);

    // What the exported test does, in a page of its own.
    const again = await context.newPage();
    await again.goto(played.path);
    expect(await replayed({ page: again, machines }, played)).toEqual({ kind: 'arrived' });
  },
);
