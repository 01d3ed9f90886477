import { arrive } from '../support/browser/arrive.ts';
import { expect, test } from '../support/browser/test.ts';

const external = /^https:\/\//;

/** What each group leads to; the links to other sites by their titles. */
const groups: Record<string, (string | RegExp)[][]> = {
  'Network, SIM and plans': [
    ['SIM only deals', '/sim-only-deals'],
    ['Pricing', '/pricing'],
    ['Students', '/students'],
    ['Coverage and service', '/coverage-and-service'],
  ],
  'Mobile Phones': [
    ['All phones', '/mobile-phones'],
    ['Refurbished phones', '/mobile-phones/refurbished'],
    ['Sell your phone', external],
  ],
  'Manage your account': [
    ['My dashboard', '/dashboard'],
    ['Download the app', external],
  ],
  'Get help': [
    ['Help articles', '/help'],
    ['Community', external],
    ['Ask an agent', external],
    ['Accessibility', '/accessibility'],
    ['Shipping and returns', '/shipping-and-returns'],
    ['Contact us', '/contact-us'],
  ],
  About: [
    ['About us', '/about-us'],
    ['Community', external],
    ['Press office', external],
    ['B Corp', '/b-corp'],
    ['Jobs', external],
  ],
  Legal: [
    ['Terms and conditions', '/terms'],
    ['Privacy policy', '/privacy'],
    ['Cookie policy', '/cookies'],
    ['Modern slavery statement', '/modern-slavery-statement'],
  ],
};

test(
  'the full footer has logo, social links, six groups, the free SIM and what the law wants said (SH-18 to SH-21)',
  { tag: ['@both', '@main'] },
  async ({ page, pages, view, isMobile }) => {
    const { shell } = pages;
    await arrive(page);
    await expect(shell.footer.getByRole('link', { name: / home$/ })).toBeVisible();
    await expect(shell.footer.getByRole('link', { name: 'Get a free SIM' })).toHaveAttribute('href', '/free-sim-cards');
    for (const name of ['Twitter', 'Facebook', 'LinkedIn', 'YouTube', 'Instagram'])
      await expect(shell.social.getByRole('link', { name })).toHaveAttribute('href', external);
    expect((await shell.social.boundingBox())?.width).toBe(280);
    for (const [title, links] of Object.entries(groups)) {
      const group = shell.footerGroup(title);
      const toggle = group.getByRole('button', { name: title });
      if (isMobile) {
        await expect(group.getByRole('link')).toHaveCount(0);
        await toggle.click();
        await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      } else await expect(toggle).toBeHidden();
      await expect(group.getByRole('link')).toHaveCount(links.length);
      for (const [name = '', url = ''] of links)
        await expect(group.getByRole('link', { name, exact: true })).toHaveAttribute('href', url);
    }
    await expect(shell.footer).toContainText(
      'Credit is offered only to permanent UK residents aged 18 or over, subject to status',
    );
    await expect(shell.footer).toContainText('credit intermediary, not as the lender');
    if (!isMobile) return;
    // Closed, the whole page is looked at in the home page's own tests.
    await view.hasNoBarriers('the full footer, opened');
    const legal = shell.footerGroup('Legal');
    await legal.getByRole('button').click();
    await expect(legal.getByRole('link')).toHaveCount(0);
  },
);

test('the columns of the footer fit beside one another from medium (SH-18)', async ({ page, pages }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  const tops = await Promise.all(
    ['Network, SIM and plans', 'Mobile Phones', 'Manage your account'].map(
      async (title) => (await pages.shell.footerGroup(title).boundingBox())?.y,
    ),
  );
  expect(new Set(tops).size).toBe(1);
  await page.setViewportSize({ width: 1280, height: 900 });
  const wide = await Promise.all(
    Object.keys(groups).map(async (title) => (await pages.shell.footerGroup(title).boundingBox())?.y),
  );
  expect(new Set(wide).size).toBe(1);
});

for (const path of ['/', '/postcode-checker'])
  test(`the copyright of ${path} is this year’s, also when its words were built in another (SH-22)`, async ({
    page,
    pages,
  }) => {
    await page.clock.setSystemTime(new Date('2031-03-01T12:00:00Z'));
    await page.goto(path);
    await expect(pages.shell.footer).toContainText('© 2031');
  });

test(
  'in the middle of something the footer is small: cookies, privacy, copyright and the cookie settings (SH-22)',
  { tag: '@both' },
  async ({ page, pages, view }) => {
    const { footer, social } = pages.shell;
    await page.goto('/postcode-checker');
    await view.opensWith(pages.enteringAddress.heading);
    await expect(social).toHaveCount(0);
    await expect(footer.getByRole('link', { name: 'cookie policy' })).toHaveAttribute('href', '/cookies');
    await expect(footer.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
    await expect(footer.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
  },
);
