import type { Page } from '@playwright/test';
import { codeBeyondShell } from '../support/browser/page-code.ts';
import { expect, test } from '../support/browser/test.ts';

/** The most that a page behind the log-in may bring beyond the code of the shell, as it is sent. */
const mostBytes = 60_000;

/** Each page of the dashboard, and what its heading says to a member whose order is on its way. */
const onItsWay = ({ orderId, planId }: { orderId: string; planId: string }): Record<string, string> => ({
  '/dashboard': 'Your dashboard',
  [`/dashboard/orders/${orderId}`]: 'Your order',
  [`/dashboard/orders/${orderId}/order-summary`]: "You're all sorted",
  '/dashboard/bills': 'Your bills',
  [`/dashboard/bills/${orderId}`]: 'We can’t find that bill',
  '/dashboard/plans': 'Your plan isn’t live yet',
  [`/dashboard/plans/${planId}`]: 'Your plan',
  [`/dashboard/plans/${planId}/change`]: 'Your broadband isn’t live yet',
  [`/dashboard/plans/${planId}/leave`]: 'Your broadband isn’t live yet',
  [`/dashboard/plans/${planId}/fault`]: 'Your broadband isn’t live yet',
  [`/dashboard/switches/${planId}`]: 'We can’t find that switch',
  '/dashboard/profile': 'Your profile',
  '/dashboard/password': 'Change your password',
  '/dashboard/second-factor': 'Log in with a code, too',
});

/** The pages that say more to a member who is live. */
const live = ({ planId, billId }: { planId: string; billId: string }): Record<string, string> => ({
  '/dashboard': 'Your dashboard',
  '/dashboard/bills': 'Your bills',
  [`/dashboard/bills/${billId}`]: 'Your bill',
  [`/dashboard/plans/${planId}`]: 'Your plan',
  [`/dashboard/plans/${planId}/change`]: 'Change your plan',
  [`/dashboard/plans/${planId}/leave`]: 'Leave us',
  [`/dashboard/plans/${planId}/fault`]: 'Report a fault',
});

/** No page brings nothing, or more than it may. */
async function assertLight(page: Page, headings: Record<string, string>): Promise<void> {
  const bytes = Object.entries(await codeBeyondShell(page, headings));
  expect(bytes.filter(([, size]) => size === 0)).toEqual([]);
  expect(bytes.filter(([, size]) => size > mostBytes)).toEqual([]);
}

test('the code of every page of the dashboard is at most 60 kB beyond that of the shell', async ({ page, gateway }) => {
  test.slow();
  await gateway.register();
  const { id: orderId } = await gateway.placeOrder('visits-none');
  const { plan } = await gateway.order(orderId);
  await assertLight(page, onItsWay({ orderId, planId: plan.id }));
});

test.describe('on a gateway whose clock moves', { tag: '@own-gateway' }, () => {
  test.afterEach(({ gateway }) => gateway.moveClock({ reset: true }));

  test('so is that of the pages which say more to a member who is live', async ({ page, pages, gateway }) => {
    test.slow();
    const member = await gateway.register();
    const { planId } = await gateway.placeOrder('visits-none');
    await gateway.liveForMonths(1);
    await page.goto('/dashboard/bills');
    await pages.enteringCredentials.logIn(member);
    const bill = await page
      .getByRole('region', { name: 'Bills so far' })
      .getByRole('link')
      .first()
      .getAttribute('href');
    await assertLight(page, live({ planId, billId: bill?.split('/').at(-1) ?? '' }));
  });
});
