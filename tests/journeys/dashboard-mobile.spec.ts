import { allMobile, noSimPlan, runningSimPlan } from '../../machines/dashboard/mobile.cases.ts';
import type { GatewaySession } from '../support/browser/gateway.ts';
import { expect, test } from '../support/browser/test.ts';

const home = '/dashboard';

test.beforeEach(({ gateway }) => gateway.register());

type Bodies = Readonly<Record<string, unknown>>;

const parts = {
  listSims: allMobile.sims,
  getNumberMoves: allMobile.numberMoves,
  getAirtime: allMobile.airtime,
  getReferrals: allMobile.referrals,
};
const all: Bodies = { ...parts, getMySimPlan: runningSimPlan };

/** The next call of each operation is answered with that. */
async function answer(gateway: GatewaySession, bodies: Bodies): Promise<void> {
  for (const [operationId, body] of Object.entries(bodies))
    await gateway.fault({ operationId, status: 200, body, times: 1 });
}

test(
  'a member without broadband finds their mobile first, with what is left of the plan, goes to each page and back (DB-01, PH-12, MK-05, MK-06, MK-07)',
  { tag: '@main' },
  async ({ page, pages, view, gateway }) => {
    const { mobile, meter } = pages.dashboardHome;
    for (const [link, heading] of [
      ['See and change your SIM plan', 'Your SIM plan'],
      ['See your SIMs', 'Your SIMs'],
      ['Top up, and see your credit', 'Your credit'],
      ['Share the love', 'Share the love'],
    ] as const) {
      await answer(gateway, all);
      await page.goto(home);
      await view.opensWith(pages.dashboardHome.heading);
      await mobile.getByRole('link', { name: link }).press('Enter');
      await view.isAt(heading);
    }
    await answer(gateway, all);
    await page.goto(home);
    await expect(meter('Data')).toHaveAttribute('aria-valuetext', '12.4 GB of 30 GB left');
    await expect(mobile).toContainText('07700 900951 comes over on Thursday 26 November 2026.');
    const [first] = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(first).toBe('Your mobile');
    await view.hasNoBarriers('the dashboard of a member with a SIM plan');
  },
);

test('a member who has nothing of it finds one way to begin below their orders (DB-01)', async ({
  page,
  pages,
  view,
}) => {
  await page.goto(home);
  await view.opensWith(pages.dashboardHome.heading);
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.slice(0, 2)).toEqual(['You have no orders yet', 'Your mobile']);
  await pages.dashboardHome.mobile.getByRole('link', { name: 'See our SIM plans' }).click();
  await expect(page).toHaveURL('/sim-only-deals');
});

test('a SIM plan that comes late moves nothing of what is being read (MK-07)', async ({ page, pages, gateway }) => {
  await answer(gateway, parts);
  await gateway.fault({ operationId: 'getMySimPlan', delayMs: 5000, status: 200, body: runningSimPlan, times: 1 });
  await page.goto(home);
  const orders = page.getByRole('heading', { name: 'You have no orders yet' });
  await expect(orders).toBeVisible();
  await expect(pages.dashboardHome.meter('Data')).toBeHidden();
  const before = await orders.boundingBox();
  await expect(pages.dashboardHome.meter('Data')).toBeVisible();
  expect(await orders.boundingBox()).toEqual(before);
});

test('what could not be fetched leaves the rest alone, and is there after another try (ER-04)', async ({
  page,
  pages,
  gateway,
}) => {
  const { mobile, meter, retry } = pages.dashboardHome;
  const { getAirtime: _, ...others } = parts;
  await answer(gateway, { ...others, getMySimPlan: noSimPlan });
  await gateway.fault({ operationId: 'getAirtime', status: 503, times: 1 });
  await page.goto(home);
  await expect(mobile).toContainText('We couldn’t fetch your credit.');
  await expect(mobile).toContainText('07700 900200');
  await answer(gateway, { getAirtime: allMobile.airtime });
  await retry('mobile').click();
  await expect(mobile).toContainText('£12Topped up by £10');

  await gateway.fault({ operationId: 'getMySimPlan', status: 503, times: 1 });
  await answer(gateway, parts);
  await page.reload();
  await expect(mobile).toContainText('We couldn’t fetch your SIM plan');
  await answer(gateway, { getMySimPlan: runningSimPlan });
  await retry('simPlan').click();
  await expect(meter('Days')).toBeVisible();
});
