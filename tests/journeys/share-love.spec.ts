import { newMember } from '../support/browser/gateway.ts';
import { pagesOf } from '../support/browser/pages.ts';
import { expect, test } from '../support/browser/test.ts';

const letters = 'abcdefghij';

/** A name that nobody else has: whoever has joined before under it would be taken for the same person. */
const uniqueName = (): string =>
  `Wader${String(Date.now()).replaceAll(/\d/g, (digit) => letters.charAt(Number(digit)))}`;

test(
  'a member’s link brings a friend who joins, and the member sees that, and not who they are (MK-06)',
  { tag: '@main' },
  async ({ page, pages, view, gateway, browser, baseURL }) => {
    await gateway.register({ lastName: uniqueName() });
    await page.goto('/spread');
    await view.opensWith('Share the love');
    await expect(page.getByRole('region', { name: 'Your friends' })).toContainText('Nobody has joined');
    await view.hasNoBarriersOnce('sharing a link');
    const link = (await page.getByText(/\?friend=\w+$/).textContent()) ?? '';

    const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const friendly = await elsewhere.newPage();
    const { search } = new URL(link);
    await friendly.goto(`/full-fibre${search}`);
    await expect(friendly).toHaveURL('/full-fibre');
    await friendly.goto('/auth/register');
    await expect(friendly.getByText(/^A friend sent you\. You’ll both get £5 of credit/)).toBeVisible();
    await pagesOf(friendly).enteringRegistration.join(newMember({ lastName: uniqueName(), phone: '' }));
    await expect(friendly).toHaveURL('/');
    await friendly.goto('/spread');
    await expect(friendly.getByText(/^You joined with a friend’s link/)).toBeVisible();
    await elsewhere.close();

    await page.reload();
    const friends = page.getByRole('region', { name: 'Your friends' });
    await expect(friends).toContainText('Waiting for their first payment');
    await expect(friends).not.toContainText('Wader');
    await pages.main.button(/^Copy the link$/).click();
  },
);

test('a link on any page is taken out of its address at once, and the rest of that stays (MK-06)', async ({ page }) => {
  for (const [given, left] of [
    ['/?friend=K7QM2XWD9H', '/'],
    ['/postcode-checker?friend=K7QM2XWD9H&utm_source=friend#main', '/postcode-checker?utm_source=friend#main'],
    ['/auth/login?redirect=%2Fspread&friend=K7QM2XWD9H', '/auth/login?redirect=%2Fspread'],
    ['/no-such-page?friend=K7QM2XWD9H', '/no-such-page'],
  ] as const) {
    await page.goto(given, { waitUntil: 'commit' });
    await expect(page).toHaveURL(left);
    const kept = await page.evaluate(() => {
      const key = Object.keys(sessionStorage).find((name) => name.endsWith('.friend')) ?? '';
      return sessionStorage.getItem(key);
    });
    expect(kept).toBe('K7QM2XWD9H');
    expect(await page.evaluate(() => localStorage.getItem('friend-link'))).toBeNull();
  }
});

test.describe('with consent to C0003', () => {
  test.use({ consent: 'FULL' });
  test('the link is kept when the tab is closed (MK-06, SC-13)', async ({ page, context }) => {
    await page.goto('/?friend=K7QM2XWD9H');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('friend-link'))).toMatch(/^\d+ K7QM2XWD9H$/);
    await page.close();
    const later = await context.newPage();
    await later.goto('/auth/register');
    await expect(later.getByText(/^A friend sent you/)).toBeVisible();
  });
});
