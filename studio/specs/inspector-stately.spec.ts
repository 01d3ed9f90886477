import { expect, test } from '../../tests/support/browser/test.ts';

/** Stands in for the hosted inspector, which is on the net: says that it is there, and keeps what it is told. */
const hosted = `<!doctype html><title>Inspector</title><script>
  window.told = [];
  addEventListener('message', ({ data }) => window.told.push(data));
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

test(
  'who has the hosted inspector sees the machines there, and nothing that the customer types',
  { tag: '@main' },
  async ({ context, page, pages }) => {
    await context.route('https://stately.ai/**', (route) => route.fulfill({ contentType: 'text/html', body: hosted }));
    const opened = context.waitForEvent('page');
    await page.goto('/postcode-checker?inspect=stately');
    const inspector = await opened;
    await pages.enteringAddress.byHand.click();
    await pages.enteringAddressByHand.check({ postcode: 'LK9 1SA', streetNumber: '7' });
    await expect(pages.addressOutcome.showPlans).toBeVisible();
    const told = () => inspector.evaluate(() => JSON.stringify((window as unknown as { told: unknown[] }).told));
    await expect.poll(told).toContain('addressServed');
    expect(await told()).toContain('manualEntry.requested');
    expect(await told()).not.toMatch(/LK9 ?1SA/);
  },
);
