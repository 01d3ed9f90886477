import { arrive } from '../support/browser/arrive.ts';
import { expect, test } from '../support/browser/test.ts';

test('a visitor moves the sliders by the keyboard, and is told how much data and which plan they need (MK-04)', async ({
  page,
  pages: { estimatingData: estimate, main },
}) => {
  await arrive(page, '/how-much-data-do-i-need');
  await expect(estimate.need).toHaveText('No data yet');
  await estimate.move('Music', 6);
  await expect(estimate.slider('Music')).toHaveAttribute('aria-valuetext', '7 hours a week');
  await expect(estimate.need).toHaveText('About 3 GB a month');
  await expect(page.getByText('The 4 GB plan has enough')).toBeVisible();
  await expect(page.getByText('£6 for 30 days')).toBeVisible();
  await estimate.move('Films in HD', 6);
  await expect(page.getByText('The Unlimited plan has enough')).toBeVisible();
  await main.link('Compare all SIM plans').click();
  await expect(page).toHaveURL('/sim-only-deals#plans');
  await expect(page.getByRole('listitem').filter({ hasText: 'Buy Unlimited' })).toContainText('£20');
});
